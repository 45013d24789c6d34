"""Cards and tiles as they are drawn: what stands on each, from the edition's data."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Args, Message
from terrarium.games.terramara.components import (
    BONUS_IN_LEVEL,
    CATEGORY_NAMES,
    CONDITION_NAMES,
    NO_CONDITION,
    TERRAIN_NAMES,
    Parts,
)
from terrarium.games.terramara.conditions import GRADES, SPECIAL_MARK, mark_said
from terrarium.games.terramara.effects.effect import Icon, icons_of, words_of
from terrarium.games.terramara.effects.powers import Powers
from terrarium.games.terramara.goods import GOOD_NAMES, GOODS, count
from terrarium.games.terramara.rules import Rules
from terrarium.games.terramara.text.terms import titled


class Brings:
    """What a space, a tile or a card brings: a strip of icons, and a sentence.

    words   where more is to be said than the icons do
    """

    def __init__(self, parts: Parts, words: Message | None = None) -> None:
        self.icons: Final[list[Icon]] = icons_of(parts)
        self.words: Final[Message] = words or words_of(parts)


class Due:
    """So many goods of a kind in a cost: as printed, and as many as have to be paid."""

    def __init__(self, good: str, printed: int, amount: int) -> None:
        self.good: Final = good
        self.printed: Final = printed
        self.amount: Final = amount


class ArtefactFace:
    """A card to be crafted; `due` is its cost after discounts, unless that is the printed one."""

    def __init__(self, rules: Rules, card: int, due: i64 | None = None) -> None:
        artefact = rules.artefacts[card]
        self.card: Final = card
        self.name: Final = artefact.name
        self.title: Final = titled(artefact.name)
        self.level: Final = int(artefact.level)
        self.category: Final = CATEGORY_NAMES[artefact.category]
        self.cost: Final = _cost(artefact.cost, artefact.cost if due is None else due)
        self.points: Final = artefact.points
        self.lines: Final = artefact.powers.lines


def _cost(printed: i64, due: i64) -> list[Due]:
    goods = [good for good in range(GOODS) if count(printed, good)]
    return [Due(GOOD_NAMES[g], int(count(printed, g)), int(count(due, g))) for g in goods]


class BonusFace(Brings):
    """A bonus tile of the road or the river."""

    def __init__(self, rules: Rules, tile: int) -> None:
        bonus = rules.bonus_tiles[tile]
        super().__init__(bonus.parts)
        self.name: Final = bonus.name
        self.title: Final = titled(bonus.name)
        self.level: Final = tile // BONUS_IN_LEVEL + 1


class SideFace:
    """One side of a character."""

    def __init__(self, name: str, powers: Powers) -> None:
        self.name: Final = name
        self.lines: Final = powers.lines


class CharacterFace:
    """A character with both its sides."""

    def __init__(self, rules: Rules, character: int) -> None:
        card = rules.characters[character]
        self.name: Final = card.name
        self.young: Final = SideFace("young", card.young)
        self.adult: Final = SideFace("adult", card.adult)


class StartFace(Brings):
    """A start card."""

    def __init__(self, rules: Rules, card: int) -> None:
        start = rules.start_cards[card]
        super().__init__(start.parts)
        self.name: Final = start.name
        self.title: Final = titled(start.name)


class Grade:
    """A mark of an outpost, and what a flag on it counts when it is met."""

    def __init__(self, mark: int, points: int) -> None:
        self.mark: Final = mark
        self.points: Final = points


class OutpostFace:
    """The back of a left tile: what it asks for, in three grades (1.17)."""

    def __init__(self, rules: Rules, tile: int) -> None:
        outpost = rules.tiles[tile].outpost
        self.name: Final = rules.tiles[tile].name
        self.condition: Final = CONDITION_NAMES[outpost]
        marks = [int(mark_said(rules, outpost, grade)) for grade in range(GRADES)]
        self.grades: Final = [
            Grade(mark, points) for mark, points in zip(marks, rules.outpost_points, strict=True)
        ]
        self.words: Final = _asked_by(self.condition, self.grades)


def _asked_by(condition: str, grades: list[Grade]) -> Message:
    easy, medium, hard = grades
    marks: Args = {"easy": easy.mark, "medium": medium.mark, "hard": hard.mark}
    points: Args = {"least": easy.points, "more": medium.points, "most": hard.points}
    return Message("terramara-page-outpost", {"asked": condition} | marks | points)


class SpaceFace(Brings):
    """A space of a territory tile, 0 to 2; a special one has a condition and its mark (1.16)."""

    def __init__(self, rules: Rules, tile: int, place: int) -> None:
        land = rules.tiles[tile]
        super().__init__(land.spaces[place])
        self.terrain: Final = TERRAIN_NAMES[land.terrains[place]]
        is_special = self.terrain == "special" and land.special != NO_CONDITION
        self.condition: Final = CONDITION_NAMES[land.special] if is_special else ""
        self.mark: Final = int(mark_said(rules, land.special, SPECIAL_MARK)) if is_special else 0


class CrossroadFace(Brings):
    """The back of a right tile."""

    def __init__(self, rules: Rules, tile: int) -> None:
        super().__init__(rules.tiles[tile].crossroad)
        self.name: Final = rules.tiles[tile].name
