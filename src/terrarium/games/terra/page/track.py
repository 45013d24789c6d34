"""The scoring track: where each marker stands, in the units of its drawing."""

from dataclasses import dataclass
from statistics import mean
from typing import Final

WIDTH: Final = 500
_MARGIN: Final = 18
_LEAST_END: Final = 40
_STEP: Final = 5
_MOST_IN_FIVES: Final = 60
_APART: Final = 24  # of two markers, so that the letters of each are seen


@dataclass(frozen=True)
class Mark:
    """A number on the track."""

    points: int
    x: int


@dataclass(frozen=True)
class Marker:
    """A player's marker; those on one point, or close together, stand side by side."""

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
        rising = sorted((points, seat) for seat, points in enumerate(scores))
        places = _apart([self._place(points) for points, _ in rising])
        placed = zip(rising, places, strict=True)
        markers = [Marker(seat, points, x) for (points, seat), x in placed]
        self.markers: Final = sorted(markers, key=lambda marker: marker.seat)

    def _place(self, points: int) -> int:
        return _MARGIN + points * (WIDTH - 2 * _MARGIN) // self.end


def _apart(places: list[int]) -> list[int]:
    """As near to their places, which rise, as none hides another and the track allows."""
    farthest = WIDTH - _MARGIN - _APART * (len(places) - 1)
    shifts = [max(_MARGIN, min(shift, farthest)) for shift in _rising(places)]
    return [shift + _APART * number for number, shift in enumerate(shifts)]


def _rising(places: list[int]) -> list[int]:
    """Where the first of a row would begin, for each: those that would overlap share one row."""
    rows = list[list[int]]()
    for number, place in enumerate(places):
        rows.append([place - _APART * number])
        while len(rows) > 1 and mean(rows[-2]) > mean(rows[-1]):
            rows[-2:] = [rows[-2] + rows[-1]]
    return [round(mean(row)) for row in rows for _ in row]
