"""What a card is worth at the end of the match (1.21)."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from terrarium.core.reason import Args, Message
from terrarium.games.terramara.components import CATEGORY_NAMES, LEVELS
from terrarium.games.terramara.effects.effect import Icon
from terrarium.games.terramara.effects.reading import number_in, quoted
from terrarium.games.terramara.goods import raws_in, refined_in
from terrarium.games.terramara.holdings import Holdings
from terrarium.games.terramara.road import (
    CROSSROAD_COUNT,
    PLACE_NAMES,
    crossroad_place,
    crossroads_reached,
)
from terrarium.games.terramara.state import MOST_CULTURE, MOST_STRENGTH

if TYPE_CHECKING:  # rules hold the effects of an edition
    from terrarium.games.terramara.rules import Rules

_MOST_POINTS: Final = 20
_PER: Final = re.compile(r"(\S+) vp per (.+)")
_IF: Final = re.compile(r"(.+) (\S+) -> (\S+) vp")
_DOUBLE: Final = "double caravans"
FLAG: Final = "flag"

Counter = Callable[["Rules", Holdings], int]


class FinalEffect:
    """Points for what a seat has in the end."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def points(self, rules: "Rules", holdings: Holdings) -> int:
        raise NotImplementedError

    def words(self) -> Message:
        raise NotImplementedError

    def icons(self) -> list[Icon]:
        raise NotImplementedError


class PerThing(FinalEffect):
    """Such as `2 vp per flag` or `1 vp per 3 strength`."""

    def __init__(self, each: int, thing: str) -> None:
        super().__init__(f"{each} vp per {thing}")
        self._each: Final = each
        self._thing: Final = thing

    def points(self, rules: "Rules", holdings: Holdings) -> int:
        return self._each * _THINGS[self._thing](rules, holdings)

    def each_of(self, thing: str) -> int:
        """What one more of a thing brings."""
        return self._each if thing == self._thing else 0

    def words(self) -> Message:
        thing = "-".join(reversed(self._many()))
        return Message("terramara-at-end-per", {"points": self._each, "thing": thing})

    def icons(self) -> list[Icon]:
        many, thing = self._many()
        return [(self._each, "vp"), (0, "per"), (int(many), thing)]

    def _many(self) -> tuple[str, str]:
        """How many of it count once, and what it is."""
        many, _, thing = self._thing.rpartition(" ")
        if many.isdigit():
            return many, thing
        return "1", self._thing.replace(" ", "-")


class IfReached(FinalEffect):
    """Such as `strength 12 -> 5 vp`."""

    def __init__(self, what: str, mark: int, reward: int) -> None:
        self._mark_text: Final = PLACE_NAMES[mark] if what == _BOTH else str(mark)
        super().__init__(f"{what} {self._mark_text} -> {reward} vp")
        self._what: Final = what
        self._mark: Final = mark
        self._reward: Final = reward

    def points(self, rules: "Rules", holdings: Holdings) -> int:
        return self._reward if _REACHED[self._what](rules, holdings) >= self._mark else 0

    def words(self) -> Message:
        what = self._what.replace(" ", "-")
        args: Args = {"points": self._reward, "what": what, "mark": self._said()}
        return Message("terramara-at-end-if", args)

    def icons(self) -> list[Icon]:
        reached = f"{self._what}-from".replace(" ", "-")
        return [(self._said(), reached), (1, "arrow"), (self._reward, "vp")]

    def _said(self) -> int:
        """A number, on the road that of a crossroad."""
        return int(self._mark_text.removeprefix("c"))


class DoubleCaravans(FinalEffect):
    """The points at the end of the road once more (1.23b)."""

    def __init__(self) -> None:
        super().__init__(_DOUBLE)

    def points(self, rules: "Rules", holdings: Holdings) -> int:
        return int(holdings.road_points)

    def words(self) -> Message:
        return Message("terramara-at-end-double-caravans")

    def icons(self) -> list[Icon]:
        return [(0, "double-caravans")]


def read(text: str) -> FinalEffect:
    """What stands behind `at the end:`; ValueError says what is wrong."""
    if text == _DOUBLE:
        return DoubleCaravans()
    found = _PER.fullmatch(text)
    if found is not None:
        if found.group(2) not in _THINGS:
            things = ", ".join(_THINGS)
            raise ValueError(f"points are per {things}, not per {quoted(found.group(2))}")
        return PerThing(_points(found.group(1)), found.group(2))
    found = _IF.fullmatch(text)
    if found is None:
        wanted = "`2 vp per flag`, `strength 12 -> 5 vp` or `double caravans`"
        raise ValueError(f"an effect at the end is such as {wanted}, not {quoted(text)}")
    what, mark, reward = found.groups()
    if what not in _REACHED:
        raise ValueError(f"a condition is of {', '.join(_REACHED)}, not of {quoted(what)}")
    return IfReached(what, _mark(what, mark), _points(reward))


def _points(text: str) -> int:
    return number_in(text, 1, _MOST_POINTS, "points at the end")


def _mark(what: str, text: str) -> int:
    if what != _BOTH:
        return number_in(text, 1, _MOST_MARK[what], what)
    crossroads = [PLACE_NAMES[crossroad_place(n)] for n in range(1, CROSSROAD_COUNT + 1)]
    if text not in crossroads:
        raise ValueError(f"a crossroad is one of {', '.join(crossroads)}, not {quoted(text)}")
    return PLACE_NAMES.index(text)


# What is counted.


def _of_category(category: int) -> Counter:
    def counted(rules: "Rules", holdings: Holdings) -> int:
        return sum(rules.artefacts[card].category == category for card in holdings.artefacts)

    return counted


def _of_level_three(rules: "Rules", holdings: Holdings) -> int:
    return sum(rules.artefacts[card].level == LEVELS for card in holdings.artefacts)


def _crossroads(rules: "Rules", holdings: Holdings) -> int:
    """One for each caravan and each crossroad that it has reached."""
    return sum(int(crossroads_reached(place)) for place in holdings.caravans)


_THINGS: Final[dict[str, Counter]] = {
    **{name: _of_category(number) for number, name in enumerate(CATEGORY_NAMES)},
    "artefact": lambda rules, holdings: len(holdings.artefacts),
    "L3 artefact": _of_level_three,
    FLAG: lambda rules, holdings: int(holdings.flags),
    "worker level": lambda rules, holdings: int(holdings.worker_levels()),
    "worker": lambda rules, holdings: sum(holdings.workers),
    "2 culture": lambda rules, holdings: int(holdings.culture // 2),
    "3 strength": lambda rules, holdings: int(holdings.strength // 3),
    "power level": lambda rules, holdings: int(holdings.power_level),
    "crossroad": _crossroads,
    "refined": lambda rules, holdings: int(refined_in(holdings.goods)),
    "2 raw": lambda rules, holdings: int(raws_in(holdings.goods) // 2),
    "explorer": lambda rules, holdings: int(holdings.explorers),
}
_BOTH: Final = "both caravans"
_REACHED: Final[dict[str, Counter]] = {
    "strength": lambda rules, holdings: int(holdings.strength),
    "culture": lambda rules, holdings: int(holdings.culture),
    _BOTH: lambda rules, holdings: holdings.caravans[0],
    "worker levels": lambda rules, holdings: int(holdings.worker_levels()),
}
_MOST_MARK: Final = {"strength": MOST_STRENGTH, "culture": MOST_CULTURE, "worker levels": 20}
