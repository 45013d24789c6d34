"""Bonus tiles, characters, start cards and artefacts of an edition."""

from typing import Final

from terrarium.core.edition import Entry, Names
from terrarium.games.terramara.box.members import (
    all_parts,
    check_sides,
    refuse_explorers,
    refuse_members,
)
from terrarium.games.terramara.characters import CHARACTER_NAMES
from terrarium.games.terramara.components import (
    BONUS_IN_LEVEL,
    CATEGORY_NAMES,
    FIRST_OF_LEVEL,
    LEVELS,
    NOT_SAID,
    Artefact,
    BonusTile,
    Character,
    StartCard,
)
from terrarium.games.terramara.effects.powers import Powers
from terrarium.games.terramara.effects.price import price
from terrarium.games.terramara.effects.registry import parts_spelt
from terrarium.games.terramara.effects.timed import LEFTOVERS, powers_spelt
from terrarium.games.terramara.goods import GOOD_NAMES, RAWS, count, raws_in

_KINDS: Final = ("bonus", "character", "start", "artefact")
_OWNER_OF: Final = dict(zip(LEFTOVERS.values(), ("bonus", "land"), strict=True))


class CardReader:
    """Reads one after another; `lines` says where those of each kind stand."""

    def __init__(self, names: Names) -> None:
        self.lines: Final[dict[str, list[int]]] = {kind: [] for kind in _KINDS}
        self._names: Final = names

    def read_bonus(self, entries: list[Entry]) -> list[BonusTile]:
        found: list[BonusTile] = []
        for number, entry in enumerate(entries):
            name = self._named(entry)
            _expect_level(entry, number // BONUS_IN_LEVEL + 1)
            parts = entry.parsed_text("effect", parts_spelt)
            refuse_members(entry, "effect", parts)
            entry.finish()
            found.append(BonusTile(name, parts))
        return found

    def read_characters(self, entries: list[Entry]) -> list[Character]:
        found: list[Character] = []
        for entry, expected in zip(entries, CHARACTER_NAMES, strict=True):
            name = self._named(entry)
            if name != expected:
                order = ", ".join(CHARACTER_NAMES)
                raise entry.fail(f"characters come in this order: {order}", "name")
            young, adult = _powers(entry, "young"), _powers(entry, "adult")
            _check_leftovers(entry, name, young, adult)
            check_sides(entry, young, adult, name == "scout")
            entry.finish()
            found.append(Character(name, young, adult))
        return found

    def read_starts(self, entries: list[Entry]) -> list[StartCard]:
        found: list[StartCard] = []
        for entry in entries:
            name = self._named(entry)
            parts = entry.parsed_text("effect", parts_spelt)
            refuse_explorers(entry, "effect", parts)
            entry.finish()
            found.append(StartCard(name, parts))
        return found

    def read_artefacts(self, entries: list[Entry]) -> list[Artefact]:
        return [self._artefact(entry, number) for number, entry in enumerate(entries)]

    def _artefact(self, entry: Entry, number: int) -> Artefact:
        name = self._named(entry)
        level = next(n for n in range(1, LEVELS + 1) if number < FIRST_OF_LEVEL[n])
        _expect_level(entry, level)
        category = CATEGORY_NAMES.index(entry.word("category", CATEGORY_NAMES))
        cost = _cost(entry, category)
        points = entry.integer("vp", 0, 99)
        powers = _powers(entry, "effects") if entry.has("effects") else Powers()
        refuse_members(entry, "effects", all_parts(powers))
        _refuse_leftovers(entry, "effects", powers)
        worth = entry.integer("worth", 0, 99) if entry.has("worth") else NOT_SAID
        entry.finish()
        return Artefact(
            name=name,
            level=level,
            category=category,
            cost=cost,
            points=points,
            powers=powers,
            worth=worth,
        )

    def _named(self, entry: Entry) -> str:
        self.lines[entry.name].append(entry.line())
        return self._names.read(entry)


def _expect_level(entry: Entry, level: int) -> None:
    if entry.integer("level", 1, LEVELS) != level:
        wanted = f"they stand in order of level, and this is the place of one of level {level}"
        raise entry.fail(wanted, "level")


def _powers(entry: Entry, key: str) -> Powers:
    texts = entry.texts(key)
    try:
        return powers_spelt(texts)
    except ValueError as error:
        raise entry.fail(f"{entry.name}.{key}: {error}", key) from None


def _check_leftovers(entry: Entry, name: str, young: Powers, adult: Powers) -> None:
    """Leftover tiles and land are for those who have them, while they are young (1.20)."""
    _refuse_leftovers(entry, "adult", adult)
    for trait, owner in _OWNER_OF.items():
        if bool(young.traits & trait) != (name == owner):
            wanted = "young bonus has `leftover tiles`, young land `leftover land`, nobody else"
            raise entry.fail(wanted, "young")


def _refuse_leftovers(entry: Entry, key: str, powers: Powers) -> None:
    if any(powers.traits & trait for trait in _OWNER_OF):
        raise entry.fail("leftover tiles and land are for young characters", key)


def _cost(entry: Entry, category: int) -> int:
    """Refined goods; most of them are of the category's kind (1.6)."""
    found = entry.parsed_text("cost", price)
    if found.any_raw or found.any_refined or found.strength or raws_in(found.due):
        raise entry.fail("an artefact costs leather, brick, timber and metal", "cost")
    costs = [int(count(found.due, kind + RAWS)) for kind in range(RAWS)]
    if costs[category] < max(costs):
        kind, name = GOOD_NAMES[category + RAWS], CATEGORY_NAMES[category]
        raise entry.fail(f"{name} cost more {kind} than anything else", "cost")
    return int(found.due)
