"""The things as they are shown: tokens, effects and cards, all from the edition's data."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra_futura.cards import LEVELS, STARTING, level_of
from terrarium.games.terra_futura.effects.amounts import Icon
from terrarium.games.terra_futura.effects.assistance import ASSISTANCE
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.resources import kinds_in
from terrarium.games.terra_futura.rules import Rules

_SCENES: Final = {
    "green": "field",
    "red": "quarry",
    "yellow": "meadow",
    "money": "market",
    "food": "kitchen",
    "construction": "site",
    "goods": "workshop",
    "product": "hall",
    "any": "depot",
}
_HOME: Final = "home"
_PARK: Final = "park"


class Pile:
    """So many tokens of one kind: a resource, one's choice of some, or pollution."""

    def __init__(self, kind: str, count: int) -> None:
        self.kind: Final = kind
        self.count: Final = count


def piles_of(bundle: i64) -> list[Pile]:
    return _piles(kinds_in(bundle))


def _piles(icons: list[Icon]) -> list[Pile]:
    return [Pile(kind, count) for count, kind in icons]


class EffectFace:
    """One line of a card as it is drawn: what it takes, an arrow, what it brings."""

    def __init__(self, effect: Effect) -> None:
        self.kind: Final = effect.kind
        self.most: Final = int(effect.most)
        self.pays: Final = _piles(effect.takes.icons())
        self.brings: Final = _piles(effect.brings.icons())


class CardFace:
    """A card of the box: its name, its scene, its effects and its pollution spaces."""

    def __init__(self, rules: Rules, card: int) -> None:
        self.number: Final = card
        self.name: Final = rules.names[card]
        self.level: Final = LEVELS[level_of(card)] if card >= STARTING else ""
        self.first: Final = card == rules.symbol
        self.spaces: Final = rules.spaces[card]
        self.effects: Final = [EffectFace(effect) for effect in rules.effects_of[card]]
        self.scene: Final = _scene(self.effects)


def _scene(effects: list[EffectFace]) -> str:
    """Each kind of card has a little drawing of its own, by what it brings first."""
    if any(effect.kind == ASSISTANCE for effect in effects):
        return _HOME
    return _SCENES[effects[0].brings[0].kind] if effects[0].brings else _PARK
