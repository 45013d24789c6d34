"""What a card always does: what it allows, what it makes cheaper, and what it answers (1.6)."""

import re
from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Message
from terrarium.games.terramara.components import CATEGORY_NAMES, LEVELS, TERRAIN_NAMES
from terrarium.games.terramara.effects.effect import Effect, Icon, icons_of, joined, words_of
from terrarium.games.terramara.effects.points import Points
from terrarium.games.terramara.effects.reading import quoted
from terrarium.games.terramara.effects.registry import parts_spelt
from terrarium.games.terramara.effects.take_back import TAKE_BACK
from terrarium.games.terramara.effects.tracks import CULTURE
from terrarium.games.terramara.effects.trigger import NO_GOOD, Trigger
from terrarium.games.terramara.goods import GOOD_NAMES, NOTHING, RAWS, one
from terrarium.games.terramara.members import CHIEF, EXPLORER
from terrarium.games.terramara.road import CROSSROAD_COUNT
from terrarium.games.terramara.traits import (
    CRAFTS_FOR_LESS,
    EXTRA_CULTURE,
    EXTRA_MOVEMENT,
    GAINS_CULTURE,
    JOINS_EQUALS,
    KEEPS_STRENGTH,
    PLACES_FLAG,
    RAIDS_HIGHER,
    TO_CROSSROAD,
    TO_NOBODY,
    TO_OTHERS,
    TO_TERRAIN,
    TWO_RAW_INSTEAD,
    crafts,
    reaches,
    sends,
)

_TRAITS: Final = {
    "craft: 2 raw": TWO_RAW_INSTEAD,
    "raid +1": RAIDS_HIGHER,
    "join equal": JOINS_EQUALS,
    "extra movement": EXTRA_MOVEMENT,
    "extra culture": EXTRA_CULTURE,
    "never lose strength": KEEPS_STRENGTH,
}
_SENT: Final = re.compile(r"(explorer|chief|member) goes to (.+)")
_REACHES: Final = re.compile(r"(first|second) caravan at c([1-5])")
_CRAFTED: Final = re.compile(r"craft(?: (L[123](?: or L[123])*))?")
_PER_GOOD: Final = re.compile(r"(.+) per (\S+)")
_LESS: Final = re.compile(r"craft(?: (\S+))?: less 1 (\S+)")
_EACH: Final = "each"
_OR: Final = " or "
_MEMBERS: Final = {"explorer": (EXPLORER,), "chief": (CHIEF,), "member": (EXPLORER, CHIEF)}
_PLACES: Final = {
    **{name: TO_TERRAIN + number for number, name in enumerate(TERRAIN_NAMES[:4])},
    "other explorer": TO_OTHERS,
    "empty": TO_NOBODY,
    "crossroad": TO_CROSSROAD,
}
_EXAMPLES: Final = (
    "`when explorer goes to plain: 1 vp`, `when culture: 1 vp`, `when flag: 1 vp`, "
    "`when caravan at crossroad: 1 vp`, `when first caravan at c3: 1 vp`, `when craft L3: 1 vp`, "
    "`when craft: 1 vp per timber`"
)


class Always:
    """What was read: bits of traits.py, an answer to some occasions, or what becomes cheaper."""

    def __init__(
        self,
        words: Message,
        icons: list[Icon],
        traits: i64,
        trigger: Trigger | None = None,
        less: tuple[int, ...] = (NOTHING,) * RAWS,
    ) -> None:
        self.words: Final = words
        self.icons: Final = icons
        self.traits: Final[i64] = traits
        self.trigger: Final = trigger
        self.less: Final = less


def read(text: str) -> Always:
    """What stands behind `always:`; ValueError says what is wrong."""
    if text in _TRAITS:
        name = text.replace(":", "").replace(" +", "-").replace(" ", "-")
        return Always(Message(f"terramara-always-{name}"), [(0, name)], _TRAITS[text])
    found = _LESS.fullmatch(text)
    if found is not None:
        return _less(found.group(1) or "", found.group(2))
    word, _, rest = text.partition(" ")
    when, colon, reward = rest.partition(": ")
    if word != "when" or not colon:
        known = ", ".join(f"`{trait}`" for trait in _TRAITS)
        cheaper = "`craft: less 1 each`, `craft tools: less 1 timber`"
        raise ValueError(f"{quoted(text)} is none of {known}, {cheaper}, {_EXAMPLES}")
    return _answer(when, reward)


# What becomes cheaper (1.21c).


def _less(category: str, good: str) -> Always:
    if category and category not in CATEGORY_NAMES:
        raise ValueError(f"{quoted(category)} is none of {', '.join(CATEGORY_NAMES)}")
    if good != _EACH and good not in GOOD_NAMES[RAWS:]:
        raise ValueError(f"{quoted(good)} is none of {', '.join(GOOD_NAMES[RAWS:])}, {_EACH}")
    bundle = _saved(good)
    less = tuple([bundle if category in ("", name) else NOTHING for name in CATEGORY_NAMES])
    words = Message("terramara-always-less", {"category": category or "all", "saved": good})
    icons = [(0, category or "craft"), (-1, good)]
    return Always(words, icons, CRAFTS_FOR_LESS, None, less)


def _saved(good: str) -> int:
    if good != _EACH:
        return one(GOOD_NAMES.index(good))
    return sum(int(one(kind)) for kind in range(RAWS, 2 * RAWS))


# What is answered.


def _answer(when: str, reward: str) -> Always:
    found = _PER_GOOD.fullmatch(reward)
    if when == "craft" and found is not None:
        return _per_good(found.group(1), found.group(2))
    parts = parts_spelt(reward)
    occasions, said, icons = _occasions(when)
    _refuse_endless(occasions, parts)
    words = Message("terramara-whenever", {}, {"when": said, "effect": words_of(parts)})
    shown = [*icons, (0, "colon"), *icons_of(parts)]
    return Always(words, shown, occasions, Trigger(occasions, parts, NO_GOOD))


def _per_good(reward: str, good: str) -> Always:
    """Such as `1 vp per timber`: for each that was paid (ruling 3)."""
    parts = parts_spelt(reward)
    if good not in GOOD_NAMES[RAWS:] or not all(isinstance(part, Points) for part in parts):
        raise ValueError("crafting brings points per refined good, such as `1 vp per timber`")
    occasions, said, icons = _occasions("craft")
    each = Message("terramara-per-good", {"good": good}, {"effect": parts[0].words()})
    words = Message("terramara-whenever", {}, {"when": said, "effect": each})
    shown = [*icons, (0, "colon"), *parts[0].icons(), (0, "per"), (1, good)]
    return Always(words, shown, occasions, Trigger(occasions, parts, GOOD_NAMES.index(good)))


def _refuse_endless(occasions: i64, parts: tuple[Effect, ...]) -> None:
    """What would set itself off again and again."""
    for part in parts:
        for _, thing in part.icons():
            if thing == CULTURE and occasions & GAINS_CULTURE:
                raise ValueError("what follows a gain of culture cannot bring culture")
        if TAKE_BACK in part.text:
            raise ValueError("whatever is taken back each time could be sent again for ever")


def _occasions(when: str) -> tuple[int, Message, list[Icon]]:
    """The bits of an occasion, how it is said and shown; ValueError if there is none such."""
    if when == "culture":
        return GAINS_CULTURE, Message("terramara-when-culture"), [(0, "when-culture")]
    if when == "flag":
        return PLACES_FLAG, Message("terramara-when-flag"), [(0, "flag")]
    if when == "caravan at crossroad":
        return _any_crossroad(), Message("terramara-when-crossroad"), [(0, "caravan-at-crossroad")]
    for pattern, occasion in ((_SENT, _sent), (_REACHES, _reached), (_CRAFTED, _crafted)):
        found = pattern.fullmatch(when)
        if found is not None:
            return occasion(found.group(1) or "", found.group(found.re.groups) or "")
    raise ValueError(f"{quoted(when)} is no occasion; there are {_EXAMPLES}")


def _any_crossroad() -> int:
    crossroads = range(1, CROSSROAD_COUNT + 1)
    return sum(int(reaches(n, False) | reaches(n, True)) for n in crossroads)


def _sent(member: str, where: str) -> tuple[int, Message, list[Icon]]:
    places = where.split(_OR)
    for place in places:
        if place not in _PLACES:
            raise ValueError(f"members go to {', '.join(_PLACES)}, not to {quoted(place)}")
    bits = sum(int(sends(kind, _PLACES[p])) for kind in _MEMBERS[member] for p in set(places))
    names = [place.replace(" ", "-") for place in places]
    said = [Message("terramara-where", {"where": name}) for name in names]
    words = Message(
        "terramara-when-sent", {"member": member}, {"where": joined("terramara-either", said)}
    )
    return bits, words, [(0, member), *((0, name) for name in names)]


def _reached(which: str, number: str) -> tuple[int, Message, list[Icon]]:
    bits = int(reaches(int(number), which == "second"))
    words = Message("terramara-when-caravan", {"which": which, "number": number})
    return bits, words, [(0, f"{which}-caravan"), (0, f"c{number}")]


def _crafted(levels: str, _: str) -> tuple[int, Message, list[Icon]]:
    """Of some levels, or of any."""
    named = [int(level[1:]) for level in levels.split(_OR)] if levels else range(1, LEVELS + 1)
    bits = sum(int(crafts(level)) for level in set(named))
    words = Message("terramara-when-crafted", {"levels": levels.replace(_OR, "-") or "all"})
    return bits, words, [(0, "craft"), *((0, f"L{level}") for level in named if levels)]
