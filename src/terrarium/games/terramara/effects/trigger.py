"""What follows whenever something happens (1.6: permanent effects)."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Effect

NO_GOOD: Final = -1


class Trigger:
    """Occasions are bits of traits.py; with `per_good` it comes once for each such good paid."""

    def __init__(self, occasions: i64, parts: tuple[Effect, ...], per_good: i64 = NO_GOOD) -> None:
        self.occasions: Final[i64] = occasions
        self.parts: Final = parts
        self.per_good: Final[i64] = per_good
