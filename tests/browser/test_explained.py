"""Everything at a table explains itself where it is; the scenes are those of the gallery."""

import pytest

from tests.gallery.scenes import rooms, scenes_of
from tests.web.explained import Page

TABLES = [room for room, about in rooms().items() if about]


@pytest.mark.parametrize("room", TABLES)
def test_every_icon_thing_and_number_has_a_sentence(room: str) -> None:
    tables = [scene for scene in scenes_of(room) if 'id="board"' in scene.html]
    mute = {f"{scene.name}: {e}" for scene in tables for e in Page(scene.html).unexplained()}
    assert sorted(mute) == []
