"""What is wrong with a page as it lies there, found by measuring it."""

from pathlib import Path

from playwright.sync_api import Page

SMALLEST_TEXT = 9
TARGET = 44
_SCRIPT = (Path(__file__).parent / "geometry.js").read_text("utf-8")
_MEASURE = _SCRIPT[_SCRIPT.index("({") :]


def faults(page: Page, touch: bool) -> list[str]:
    """Text that is small, cut off or out of its box; what a finger would miss; a page too wide."""
    wish = {"touch": touch, "smallest": SMALLEST_TEXT, "target": TARGET - 0.5}
    found: list[str] = page.evaluate(_MEASURE, wish)
    return found
