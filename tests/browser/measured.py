"""Boxes of things that shall not move, from one scene to the next."""

from collections.abc import Sequence
from itertools import product

from tests.gallery.scene import Scene
from tests.gallery.stage import Stage

SLACK = 1  # pixel
BOXES = """(things) => Object.fromEntries([...document.querySelectorAll(things)]
  .filter((thing) => thing.checkVisibility())
  .map((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [thing.id, [left + scrollX, top + scrollY, width, height]];
  }))"""

Box = list[float]


def moved(
    stage: Stage, scenes: list[Scene], sizes: Sequence[tuple[int, int]], things: str
) -> list[str]:
    """What is not where and as large as it was when it was first seen on such a screen."""
    first, found = dict[str, Box](), list[str]()
    for scene, size in product(scenes, sizes):
        stage.show(scene, size)
        boxes: dict[str, Box] = stage.page.evaluate(BOXES, things)
        assert boxes
        for name, box in boxes.items():
            before = first.setdefault(f"{size} {name}", box)
            found += (
                [f"{scene.name} {size} {name}: {before} → {box}"] if _differ(before, box) else []
            )
    return found


def _differ(one: Box, other: Box) -> bool:
    return any(abs(before - after) > SLACK for before, after in zip(one, other, strict=True))
