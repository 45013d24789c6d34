"""All that a card can do, by its four timings: at once, once a round, always, at the end."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Message
from terrarium.games.terramara.effects.at_end import FinalEffect
from terrarium.games.terramara.effects.effect import Effect, Icon
from terrarium.games.terramara.effects.trigger import Trigger
from terrarium.games.terramara.goods import NOTHING, RAWS


class Line:
    """One effect with its timing, as it is written, said and shown."""

    def __init__(self, text: str, words: Message, icons: list[Icon]) -> None:
        self.text: Final = text
        self.words: Final = words
        self.icons: Final = icons


class Powers:
    """The effects of one artefact, or of one side of a character.

    less         for each category a bundle: so much less its artefacts cost
    """

    def __init__(
        self,
        *,
        lines: tuple[Line, ...] = (),
        at_once: tuple[Effect, ...] = (),
        each_round: tuple[Effect, ...] = (),
        traits: i64 = 0,
        triggers: tuple[Trigger, ...] = (),
        less: tuple[int, ...] = (NOTHING,) * RAWS,
        at_end: tuple[FinalEffect, ...] = (),
    ) -> None:
        self.lines: Final = lines
        self.at_once: Final = at_once
        self.each_round: Final = each_round
        self.traits: Final[i64] = traits
        self.triggers: Final = triggers
        self.less: Final = less
        self.at_end: Final = at_end
