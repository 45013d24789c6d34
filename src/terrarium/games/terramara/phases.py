"""The kinds of decisions and of things to be done, by number: steps/ has a class for each.

A phase is the name by which positions, views and texts call it.
"""

from typing import Final

# Decisions.
NEUTRALS: Final = 0  # place a neutral explorer; Task amount: how many are placed already
DRAFTING: Final = 1  # Task amount: how many cards are taken already
OWN_CROSSROAD: Final = 2
OWN_OUTPOST: Final = 3
SENDING: Final = 4
HUT: Final = 5
CHOOSING: Final = 6  # one of the alternatives of an effect
OFFER: Final = 7  # how often an exchange is made
PAYING: Final = 8
GAINING: Final = 9  # goods of one's choice; amount left, least; a GainTask of raw or refined
REFINING: Final = 10  # by an effect
WORKING: Final = 11  # refining by a worker
CULTURE: Final = 12  # a gain of culture
TILES: Final = 13  # river 14: least is a mask of those used
MOVING: Final = 14  # a gain of movement
RECALLING: Final = 15
RAIDING: Final = 16  # a raid that is offered
GIVING: Final = 17  # what a raided player gives
FIRST_PART: Final = 18  # two players: Task amount 0: First is offered after the raid; 1: the raid
CRAFTING: Final = 19  # by an effect, with raw goods
LESS: Final = 20
AFTER: Final = 21  # craft, reserve, workers, end of the turn
# Things that ask nobody.
EFFECT: Final = 22  # a part of an effect is carried out
STEPS_OF_CULTURE: Final = 23
END_OF_CULTURE: Final = 24
RAID: Final = 25  # the raid itself
NEXT_VICTIM: Final = 26
ACTION: Final = 27  # what the space brings to which a member was sent
LAY_DOWN: Final = 28  # a crafted card, once it is paid
DRAW: Final = 29  # new cards, once the outermost craft is finished
PAY_START: Final = 30  # the start cards, in turn order; Task amount: how many are paid already
NEXT_TURN: Final = 31

PHASES: Final = (
    "neutral",
    "draft",
    "crossroad",
    "outpost",
    "send",
    "hut",
    "choose",
    "offer",
    "pay",
    "gain",
    "refine",
    "work",
    "culture",
    "tiles",
    "move",
    "recall",
    "raid",
    "give",
    "first",
    "craft",
    "less",
    "after",
    "effect",
    "culture-steps",
    "culture-end",
    "raid-now",
    "next-victim",
    "action",
    "lay-down",
    "draw",
    "start-card",
    "next-turn",
)
