"""How the things of Terra are drawn: cards, crises and sets, each with a letter for its colour."""

from terrarium.core.picture import Card, Cell, Phrase
from terrarium.core.player import Player
from terrarium.core.reason import Message
from terrarium.games.terra.cards import (
    CARD_BY_NAME,
    COLOURS,
    CRISIS_BY_NAME,
    REGIONS,
    VALUES,
    spell_card,
    spell_crisis,
)
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.sets import SET_POINTS, SETS


def drawn(name: str, value: str) -> list[Cell]:
    """A card, a crisis or a set inside a sentence."""
    if name == "card" and value in CARD_BY_NAME:
        return [card_cell(CARD_BY_NAME[value])]
    if name == "crisis" and value in CRISIS_BY_NAME:
        return [crisis_cell(CRISIS_BY_NAME[value])]
    if name == "set":
        return set_cells(NOTATION.meant(f"hoard {value}")["set"])
    return []


def card_cell(card: int, by: Player | None = None) -> Card:
    colour, value = COLOURS[card // VALUES], card % VALUES + 1
    face = Message("terra-card-face", {"colour": colour, "value": value})
    return Card(Message("terra-picture-card", {"card": spell_card(card)}), face, colour, by)


def hidden_card(by: Player) -> Card:
    """A sealed card shows its back."""
    return Card(Message("terra-picture-sealed"), Message("terra-card-back"), "", by)


def crisis_cell(crisis: int) -> Phrase:
    colour = COLOURS[crisis % len(COLOURS)]
    return Phrase(
        Message("terra-picture-crisis", {"crisis": spell_crisis(crisis)}),
        colour,
        _mark(colour),
        region_words(REGIONS[crisis // len(COLOURS)]),
    )


def region_words(region: str) -> Message:
    return Message("terra-picture-region", {"region": region})


def colour_cell(colour: str) -> Phrase:
    return Phrase(Message("terra-colour", {"colour": colour}), colour, _mark(colour))


def set_cells(number: int) -> list[Cell]:
    return [card_cell(card) for card in SETS[number]]


def set_with_points(number: int) -> list[Cell]:
    worth = Message("terra-picture-points", {"points": SET_POINTS[number]})
    return [*set_cells(number), Phrase(worth)]


def _mark(colour: str) -> Message:
    return Message("terra-colour-mark", {"colour": colour})
