"""Scenes that one process of a test run has made are there for all others."""

import fcntl
import json
from collections.abc import Callable
from dataclasses import astuple
from pathlib import Path

from tests.gallery.scene import Scene


class Kept:
    """A folder that all processes of a run know; without one everybody makes their own."""

    folder: Path | None = None

    def scenes(self, room: str, make: Callable[[], list[Scene]]) -> list[Scene]:
        """Whoever comes first makes them; others wait until they are there."""
        if self.folder is None:
            return make()
        file = self.folder / f"{room}.json"
        with file.open("a+", encoding="utf-8") as shelf:
            fcntl.flock(shelf, fcntl.LOCK_EX)
            if not file.stat().st_size:
                json.dump([astuple(scene) for scene in make()], shelf)
                shelf.flush()
            shelf.seek(0)
            return [_scene(*parts) for parts in json.load(shelf)]


def _scene(name: str, html: str, pressed: list[str], framed: str) -> Scene:
    return Scene(name, html, tuple(pressed), framed)


KEPT = Kept()
