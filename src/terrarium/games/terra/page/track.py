"""The scoring track: where each marker stands, in the units of its drawing."""

from dataclasses import dataclass
from typing import Final

WIDTH: Final = 500
_MARGIN: Final = 18
_LEAST_END: Final = 40
_STEP: Final = 5
_MOST_IN_FIVES: Final = 60
_SHIFT: Final = 20


@dataclass(frozen=True)
class Mark:
    """A number on the track."""

    points: int
    x: int


@dataclass(frozen=True)
class Marker:
    """A player's marker; those on one point stand beside each other."""

    seat: int
    points: int
    x: int


class Track:
    """As long as the best score needs, in steps of five, or of ten where it is long."""

    def __init__(self, scores: list[int]) -> None:
        step = _STEP if max(scores) <= _MOST_IN_FIVES else 2 * _STEP
        self.end: Final = max(_LEAST_END, -(-max(scores) // step) * step)
        self.marks: Final = [
            Mark(points, self._place(points)) for points in range(0, self.end + 1, step)
        ]
        self.markers: Final = [
            Marker(seat, points, self._place(points) + _SHIFT * scores[:seat].count(points))
            for seat, points in enumerate(scores)
        ]

    def _place(self, points: int) -> int:
        return _MARGIN + points * (WIDTH - 2 * _MARGIN) // self.end
