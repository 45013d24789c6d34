"""Scenes are made once in a run, whichever process asks for them."""

from pathlib import Path

from tests.gallery.kept import Kept
from tests.gallery.scene import Scene


def test_scenes_that_somebody_has_made_are_not_made_again(tmp_path: Path) -> None:
    first, second = Kept(), Kept()
    first.folder = second.folder = tmp_path
    made = first.scenes("room", lambda: [Scene("home", "<p>Hello")])
    assert second.scenes("room", list) == made


def test_without_a_folder_everybody_makes_their_own() -> None:
    assert Kept().scenes("room", lambda: [Scene("home", "")]) == [Scene("home", "")]
