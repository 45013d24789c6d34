"""What counts at the end of the match, of one seat: plain data from a state or from a view."""

from typing import Final

from mypy_extensions import i64


class Holdings:
    """Never changed.

    caravans     the place of the one behind, then of the one ahead
    road_points  the points of its caravans at the end of the road
    outposts     the conditions of the outposts that have its flag, Land's own one included
    flags        how many flags it has placed
    workers      for each level how many
    explorers    in hand and everywhere else
    """

    def __init__(
        self,
        *,
        goods: i64,
        strength: i64,
        culture: i64,
        points: i64,
        caravans: tuple[int, int],
        road_points: i64,
        outposts: tuple[int, ...],
        flags: i64,
        workers: tuple[int, int, int],
        artefacts: tuple[int, ...],
        reserved: i64,
        explorers: i64,
        power_level: i64,
    ) -> None:
        self.goods: Final[i64] = goods
        self.strength: Final[i64] = strength
        self.culture: Final[i64] = culture
        self.points: Final[i64] = points
        self.caravans: Final = caravans
        self.road_points: Final[i64] = road_points
        self.outposts: Final = outposts
        self.flags: Final[i64] = flags
        self.workers: Final = workers
        self.artefacts: Final = artefacts
        self.reserved: Final[i64] = reserved
        self.explorers: Final[i64] = explorers
        self.power_level: Final[i64] = power_level

    def worker_levels(self) -> i64:
        """The sum of the levels of all workers (1.16)."""
        return self.workers[0] + 2 * self.workers[1] + 3 * self.workers[2]
