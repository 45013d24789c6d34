"""All that a card can do, by its four timings: at once, once a round, always, at the end."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Effect


class Powers:
    """The effects of one artefact, or of one side of a character."""

    def __init__(
        self,
        *,
        at_once: tuple[Effect, ...] = (),
        each_round: tuple[Effect, ...] = (),
        traits: i64 = 0,
    ) -> None:
        self.at_once: Final = at_once
        self.each_round: Final = each_round
        self.traits: Final[i64] = traits
