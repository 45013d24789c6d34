"""Loss of control: how many full-blown crises the world bears (End of Game)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.bits import bits_in
from terrarium.games.terra.cards import COLOURS, REGIONS, crisis_colour, crisis_region

_A_REGION: Final = 0o7
_A_COLOUR: Final = 0o111111
_ALL: Final = 0o777777


class Limit:
    """So many full-blown crises in a region, of a colour, or in all lose the world.

    `name` is the region or the colour, `counted` has a bit for each crisis that counts.
    """

    def __init__(self, kind: str, name: str, counted: int, fatal: int) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.counted: Final[i64] = counted
        self.fatal: Final[i64] = fatal

    def found(self, crises: i64) -> i64:
        """How many of these crises count."""
        return bits_in(crises & self.counted)

    def left(self, full_blown: i64) -> i64:
        """How many more it takes to lose the world; none when it is lost."""
        return self.fatal - self.found(full_blown)

    def is_off(self) -> bool:
        """Whether an option lets the world bear every crisis that counts."""
        return self.fatal > bits_in(self.counted)

    def cause(self) -> str:
        """As an outcome names it: `region africa`, `colour green` or `total`."""
        return f"{self.kind} {self.name}".rstrip()


class Limits:
    """Every way of losing the world, in the order in which they are told."""

    def __init__(self, region: int, colour: int, total: int) -> None:
        self.regions: Final = [
            Limit("region", name, _A_REGION << (number * len(COLOURS)), region)
            for number, name in enumerate(REGIONS)
        ]
        self.colours: Final = [
            Limit("colour", name, _A_COLOUR << number, colour)
            for number, name in enumerate(COLOURS)
        ]
        self.total: Final = Limit("total", "", _ALL, total)
        self.all: Final = [*self.regions, *self.colours, self.total]

    def of_region(self, crisis: i64) -> Limit:
        return self.regions[crisis_region(crisis)]

    def of_colour(self, crisis: i64) -> Limit:
        return self.colours[crisis_colour(crisis)]

    def are_met(self, full_blown: i64) -> bool:
        """Whether the world is out of control."""
        return any(limit.left(full_blown) <= 0 for limit in self.all)

    def met(self, full_blown: i64) -> list[Limit]:
        """Every condition that is met: several may be at once (R13)."""
        return [limit for limit in self.all if limit.left(full_blown) <= 0]

    def nearest(self, full_blown: i64, solved: i64, of: i64 = _ALL) -> Limit | None:
        """What one more crisis would lose the world by, if such a crisis can still come.

        Of several the widest; it counts one of the crises `of`.
        """
        to_come = _ALL & ~(full_blown | solved)
        for limit in reversed(self.all):
            if limit.left(full_blown) == 1 and limit.counted & of and limit.counted & to_come:
                return limit
        return None
