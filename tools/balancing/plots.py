"""Plots as SVG, of bars alone."""

from dataclasses import dataclass

WIDTH, BAR, GAP, LEFT, TOP = 640, 18, 6, 190, 34
INK, BAD, BAND = "#3b5b74", "#b3462c", "#dfe7dd"


@dataclass(frozen=True)
class Bar:
    """A value with its name, and whether it is as it should be."""

    name: str
    value: float
    is_met: bool = True


@dataclass(frozen=True)
class Plot:
    """Bars from a base to the right or to the left, over a band where they should end."""

    title: str
    bars: list[Bar]
    least: float
    most: float
    band: tuple[float, float]
    unit: str = ""

    def svg(self) -> str:
        height = TOP + len(self.bars) * (BAR + GAP) + GAP
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            'font-family="sans-serif" font-size="12">',
            f'<rect width="{WIDTH}" height="{height}" fill="#fdfcf8"/>',
            f'<text x="{GAP}" y="20" font-size="14">{self.title}</text>',
            self._band(height),
            *(self._bar(bar, TOP + number * (BAR + GAP)) for number, bar in enumerate(self.bars)),
            "</svg>",
        ]
        return "\n".join(lines) + "\n"

    def _x(self, value: float) -> float:
        inside = min(max(value, self.least), self.most)
        return LEFT + (WIDTH - LEFT - 60) * (inside - self.least) / (self.most - self.least)

    def _band(self, height: int) -> str:
        left, right = self._x(self.band[0]), self._x(self.band[1])
        return (
            f'<rect x="{left:.1f}" y="{TOP - GAP}" width="{right - left:.1f}" '
            f'height="{height - TOP}" fill="{BAND}"/>'
        )

    def _bar(self, bar: Bar, y: int) -> str:
        base, end = self._x(max(0.0, self.least)), self._x(bar.value)
        colour = INK if bar.is_met else BAD
        return (
            f'<text x="{LEFT - GAP}" y="{y + 13}" text-anchor="end">{bar.name}</text>\n'
            f'<rect x="{min(base, end):.1f}" y="{y}" width="{abs(end - base):.1f}" '
            f'height="{BAR}" fill="{colour}"/>\n'
            f'<text x="{max(base, end) + 4:.1f}" y="{y + 13}">{bar.value:.1f}{self.unit}</text>'
        )
