"""The kinds of decisions and of things to be done, by number: steps/ has a class for each.

A phase is the name by which positions, views and texts call it.
"""

from typing import Final

# Decisions. Those that go on have a Task of how much is left, and the least that may follow.
NEUTRALS: Final = 0  # place a neutral explorer; Task amount: how many are placed already
DRAFTING: Final = 1  # Task amount: how many cards are taken already
OWN_CROSSROAD: Final = 2
OWN_OUTPOST: Final = 3
SENDING: Final = 4
HUT: Final = 5
CHOOSING: Final = 6  # one of the alternatives of an effect: EffectTask
OFFER: Final = 7  # how often an exchange is made: EffectTask
PAYING: Final = 8  # PayTask
GAINING: Final = 9  # goods of one's choice: GainTask
REFINING: Final = 10  # by an effect: Task, least a raw good, or BEFORE_THE_FIRST
WORKING: Final = 11  # refining by a worker: the same
CULTURE: Final = 12  # a gain of culture: Task, amount all the steps that can be made
TILES: Final = 13  # river 14: Task, least is a mask of those used, 1 the L2 tile, 2 the L3 tile
MOVING: Final = 14  # a gain of movement: Task, amount steps left, least an edge
RECALLING: Final = 15
RAIDING: Final = 16  # a raid that an effect offers
GIVING: Final = 17  # what a raided player gives: GiveTask
FIRST_PART: Final = 18  # two players: Task amount 0: First is offered after the raid; 1: the raid
CRAFTING: Final = 19  # by an effect, with raw goods
LESS: Final = 20  # what river 12 saves: CardTask, the artefact; amount: raw goods for refined ones
AFTER: Final = 21  # craft, reserve, workers, end of the turn
# Things that ask nobody.
EFFECT: Final = 22  # a part of an effect is carried out: EffectTask
STEPS_OF_CULTURE: Final = 23  # Task, amount steps left, those beyond the end included
END_OF_CULTURE: Final = 24
RAID: Final = 25  # the raid itself
ACTION: Final = 26  # what the space brings to which a member was sent
LAY_DOWN: Final = 27  # a crafted card, once it is paid: CardTask, the artefact
DRAW: Final = 28  # new cards, once the outermost craft is finished
PAY_START: Final = 29  # the start cards, in turn order; Task amount: how many are paid already
NEXT_TURN: Final = 30

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
    "action",
    "lay-down",
    "draw",
    "start-card",
    "next-turn",
)
