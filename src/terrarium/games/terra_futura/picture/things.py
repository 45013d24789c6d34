"""The things that a page draws: tokens, effects and cards, all from the edition's data."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra_futura.cards import LEVELS, STARTING, level_of
from terrarium.games.terra_futura.effects import (
    ANY,
    ASSISTANCE,
    EFFECT_KINDS,
    GAIN,
    POLLUTION,
    PRODUCT,
    TRANSFER,
    Effect,
)
from terrarium.games.terra_futura.resources import KIND_NAMES, counts
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
    found = enumerate(counts(bundle))
    return [Pile(KIND_NAMES[kind], number) for kind, number in found if number]


def _side(bundle: i64, any_raw: i64, product: i64, cubes: i64) -> list[Pile]:
    chosen = ((ANY, any_raw), (PRODUCT, product), (POLLUTION, cubes))
    return piles_of(bundle) + [Pile(kind, int(number)) for kind, number in chosen if number]


class EffectFace:
    """One line of a card as it is drawn: what it takes, an arrow, what it brings."""

    def __init__(self, effect: Effect) -> None:
        self.kind: Final = EFFECT_KINDS[effect.kind]
        self.top: Final = effect.kind == GAIN
        self.most: Final = int(effect.most)
        self.pays: Final = _side(effect.cost, effect.any_cost, effect.product_cost, 0)
        self.brings: Final = _side(
            effect.reward, effect.any_reward, effect.product_reward, effect.cubes
        )


class CardFace:
    """A card of the box: its name, its scene, its effects and its pollution spaces."""

    def __init__(self, rules: Rules, card: int) -> None:
        self.name: Final = rules.names[card]
        self.level: Final = LEVELS[level_of(card)] if card >= STARTING else ""
        self.first: Final = card == rules.symbol
        self.spaces: Final = rules.spaces[card]
        self.effects: Final = [EffectFace(rules.effects[n]) for n in rules.effects_of[card]]
        self.scene: Final = _scene(self, [rules.effects[n] for n in rules.effects_of[card]])


def _scene(face: CardFace, effects: list[Effect]) -> str:
    """Each kind of card has a little drawing of its own."""
    if any(effect.kind == ASSISTANCE for effect in effects):
        return _HOME
    if effects[0].kind == TRANSFER:
        return _PARK
    return _SCENES[face.effects[0].brings[0].kind]
