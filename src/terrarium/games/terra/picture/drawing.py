"""How the things of Terra are drawn: cards, crises and sets, each with a letter for its colour."""

from terrarium.core.picture import Card, Cell, Phrase
from terrarium.core.player import Player
from terrarium.core.reason import Message
from terrarium.games.terra.cards import CARD_BY_NAME, COLOURS, CRISIS_BY_NAME, REGIONS, spell_crisis
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.picture.things import CardFace, SetFace


def drawn(name: str, value: str) -> list[Cell]:
    """A card, a crisis or a set inside a sentence."""
    if name == "card" and value in CARD_BY_NAME:
        return [card_cell(CardFace(CARD_BY_NAME[value]))]
    if name == "crisis" and value in CRISIS_BY_NAME:
        return [crisis_cell(CRISIS_BY_NAME[value])]
    if name == "set":
        return set_cells(SetFace(NOTATION.meant(f"hoard {value}")["set"]))
    return []


def card_cell(card: CardFace, by: Player | None = None) -> Card:
    face = Message("terra-card-face", {"colour": card.colour, "value": card.value})
    return Card(Message("terra-picture-card", {"card": card.name}), face, card.colour, by)


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


def set_cells(set: SetFace) -> list[Cell]:
    return [card_cell(card) for card in set.cards]


def set_with_points(set: SetFace) -> list[Cell]:
    worth = Message("terra-picture-points", {"points": set.points})
    return [*set_cells(set), Phrase(worth)]


def _mark(colour: str) -> Message:
    return Message("terra-colour-mark", {"colour": colour})
