"""The scoring track: where each marker stands, in the units of its drawing."""

from dataclasses import dataclass
from typing import Final

WIDTH: Final = 500
_MARGIN: Final = 18
_LEAST_END: Final = 40
_STEP: Final = 5
_MOST_IN_FIVES: Final = 60
_SHIFT: Final = 14


@dataclass(frozen=True)
class Mark:
    """A number on the track."""

    points: int
    x: int


@dataclass(frozen=True)
class Marker:
    """A player's marker; those on one point stand around it."""

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
            Marker(seat, points, self._first(points, scores) + _SHIFT * scores[:seat].count(points))
            for seat, points in enumerate(scores)
        ]

    def _first(self, points: int, scores: list[int]) -> int:
        """Markers on one point stand around it, as far as the track goes."""
        beside = _SHIFT * (scores.count(points) - 1)
        farthest = WIDTH - _MARGIN - beside
        return max(_MARGIN, min(self._place(points) - beside // 2, farthest))

    def _place(self, points: int) -> int:
        return _MARGIN + points * (WIDTH - 2 * _MARGIN) // self.end
