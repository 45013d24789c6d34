"""Terra's edition: the deck, the threats, the deal, the limits and the points, checked by line."""

from typing import Final

from terrarium.core.edition import Edition, Entry, Source
from terrarium.games.terra.cards import (
    COLOURS,
    CRISES,
    KINDS,
    REGIONS,
    VALUES,
    crisis_of,
    spell_crisis,
)

_KINDS: Final = ("solution", "crisis", "deal", "hand", "loss", "points")
_CARDS_OF_A_COLOUR: Final = 30
_MOST_OF_A_KIND: Final = 7  # a bundle has three bits for each kind
_LEAST_THREAT: Final = 10
_MOST_THREAT: Final = 16
_LEAST_PLAYERS: Final = 3
_MOST_PLAYERS: Final = 6


class TerraEdition(Edition):
    """The components as typed values."""

    def __init__(self, text: str) -> None:
        source = Source(text, _KINDS)
        super().__init__(source.heading("terra"), source)
        self.copies: Final = _copies(source)
        self.solutions: Final = [  # every Solution of the box, kind by kind
            card for card in range(KINDS) for _ in range(self.copies[card % VALUES])
        ]
        self.threats: Final = _threats(source)
        hand = source.single("hand")
        self.hand_limit: Final = hand.integer("limit", 3, 14)
        hand.finish()
        self.dealt: Final = _deal(source, self.hand_limit)
        loss = source.single("loss")
        self.region_limit: Final = loss.integer("region", 1, 4)
        self.colour_limit: Final = loss.integer("colour", 1, 7)
        self.total_limit: Final = loss.integer("total", 1, 19)
        loss.finish()
        points = source.single("points")
        self.first_points: Final = points.integer("first", 0, 9)
        self.highest_points: Final = points.integer("highest", 0, 9)
        self.solving_points: Final = points.integer("solving", 0, 9)
        points.finish()


def _copies(source: Source) -> list[int]:
    """How many cards of each value there are in a colour."""
    copies = [0] * VALUES
    entries = source.entries("solution", VALUES)
    for entry in entries:
        value = entry.integer("value", 1, VALUES)
        if copies[value - 1]:
            raise entry.fail(f"solution value {value} stands here twice", "value")
        copies[value - 1] = entry.integer("copies", 1, _MOST_OF_A_KIND)
        entry.finish()
    if sum(copies) != _CARDS_OF_A_COLOUR:
        wanted = f"a colour must have {_CARDS_OF_A_COLOUR} solutions in all, not {sum(copies)}"
        raise entries[-1].fail(wanted, "copies")
    return copies


def _threats(source: Source) -> list[int]:
    """The threat of each crisis: one of every colour in every region."""
    threats = [0] * CRISES
    for entry in source.entries("crisis", CRISES):
        crisis = _crisis(entry)
        if threats[crisis]:
            raise entry.fail(f"{spell_crisis(crisis)} stands here twice")
        threats[crisis] = entry.integer("threat", _LEAST_THREAT, _MOST_THREAT)
        entry.finish()
    return threats


def _crisis(entry: Entry) -> int:
    region = REGIONS.index(entry.word("region", REGIONS))
    return crisis_of(region, COLOURS.index(entry.word("colour", COLOURS)))


def _deal(source: Source, hand_limit: int) -> dict[int, int]:
    """The size of the first hand for each number of players."""
    dealt: dict[int, int] = {}
    for entry in source.entries("deal", _MOST_PLAYERS - _LEAST_PLAYERS + 1):
        players = entry.integer("players", _LEAST_PLAYERS, _MOST_PLAYERS)
        if players in dealt:
            raise entry.fail(f"the deal for {players} players stands here twice")
        dealt[players] = entry.integer("cards", 0, hand_limit)
        entry.finish()
    return dealt
