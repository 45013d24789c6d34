"""How a card's effects are read: each says its timing first, such as `at once: 2 culture`."""

from collections.abc import Callable
from typing import Final

from terrarium.core.reason import Message
from terrarium.games.terramara.effects import always, at_end
from terrarium.games.terramara.effects.at_end import FinalEffect
from terrarium.games.terramara.effects.effect import Effect, Icon, icons_of, words_of
from terrarium.games.terramara.effects.powers import Line, Powers
from terrarium.games.terramara.effects.reading import quoted
from terrarium.games.terramara.effects.registry import parts_spelt
from terrarium.games.terramara.effects.trigger import Trigger
from terrarium.games.terramara.goods import NOTHING, RAWS
from terrarium.games.terramara.traits import HAS_USES, TAKES_LAND, TAKES_TILES

LEFTOVERS: Final = {"leftover tiles": TAKES_TILES, "leftover land": TAKES_LAND}


def powers_spelt(texts: list[str]) -> Powers:
    """All effects of a card; ValueError says what is wrong."""
    reading = _Reading()
    for text in texts:
        reading.read(" ".join(text.split()))
    return reading.powers()


class _Reading:
    """What has been read of a card so far."""

    def __init__(self) -> None:
        self._lines: Final[list[Line]] = []
        self._at_once: Final[list[Effect]] = []
        self._each_round: Final[list[Effect]] = []
        self._traits = 0
        self._triggers: Final[list[Trigger]] = []
        self._less: Final = [NOTHING] * RAWS
        self._at_end: Final[list[FinalEffect]] = []

    def read(self, text: str) -> None:
        if text in LEFTOVERS:
            self._traits |= LEFTOVERS[text]
            name = text.replace(" ", "-")
            self._say(text, Message(f"terramara-{name}"), [(0, name)])
            return
        timing, _, what = text.partition(": ")
        readers: dict[str, Callable[[str, str], None]] = {
            "at once": self._read_at_once,
            "each round": self._read_each_round,
            "always": self._read_always,
            "at the end": self._read_at_end,
        }
        if timing not in readers:
            known = ", ".join(f"`{word}: …`" for word in readers)
            raise ValueError(f"an effect says when it comes, by {known}; {quoted(text)} does not")
        readers[timing](text, what)

    def powers(self) -> Powers:
        return Powers(
            lines=tuple(self._lines),
            at_once=tuple(self._at_once),
            each_round=tuple(self._each_round),
            traits=self._traits,
            triggers=tuple(self._triggers),
            less=tuple([int(bundle) for bundle in self._less]),
            at_end=tuple(self._at_end),
        )

    def _read_at_once(self, text: str, what: str) -> None:
        parts = parts_spelt(what)
        self._at_once.extend(parts)
        self._say_parts(text, "at-once", parts)

    def _read_each_round(self, text: str, what: str) -> None:
        parts = parts_spelt(what)
        self._each_round.extend(parts)
        self._traits |= HAS_USES
        self._say_parts(text, "each-round", parts)

    def _read_always(self, text: str, what: str) -> None:
        found = always.read(what)
        self._traits |= found.traits
        if found.trigger is not None:
            self._triggers.append(found.trigger)
        for category, bundle in enumerate(found.less):
            self._less[category] += bundle
        self._say(text, found.words, [(0, "always"), *found.icons])

    def _read_at_end(self, text: str, what: str) -> None:
        found = at_end.read(what)
        self._at_end.append(found)
        self._say(text, found.words(), [(0, "at-end"), *found.icons()])

    def _say_parts(self, text: str, timing: str, parts: tuple[Effect, ...]) -> None:
        words = Message(f"terramara-{timing}", {}, {"effect": words_of(parts)})
        self._say(text, words, [(0, timing), *icons_of(parts)])

    def _say(self, text: str, words: Message, icons: list[Icon]) -> None:
        self._lines.append(Line(text, words, icons))
