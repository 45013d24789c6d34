"""Whatever people do at a table, exactly whoever sits at a seat and their devices see and act.

Random stories are told to the real tables and to a plain model of who owns what. After each step
both must agree, in memory, in the database and after a restart.
"""

import asyncio
import shutil
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from terrarium.tables.database.store import open_store
from tests.sizes import sized
from tests.tables.seat_story import Step, Story

STORIES = sized(quick=20, full=70, deep=2000)
STEPS = [
    *("sit", "sit", "sit", "leave", "remove", "move_elsewhere", "token", "token", "link", "link"),
    *("spend", "spend", "spend", "spend_together", "forget", "take_over", "start", "bot"),
    *("start_with_bots", "start_with_bots", "act", "act", "hand", "back", "end", "rematch"),
    *("rematch", "restart"),
]
A_STORY = st.lists(st.integers(0, 999_999), min_size=30, max_size=60)


def steps_of(story: list[int]) -> list[Step]:
    """Evenly mixed: numbers that are searched for are too often the same."""
    chances = [Random(f"{place} {number}") for place, number in enumerate(story)]
    return [
        (chance.choice(STEPS), chance.randrange(60), chance.randrange(60)) for chance in chances
    ]


SEEN = [
    *("sit", "move", "leave", "remove", "bot", "link", "spend", "hand", "back", "take over"),
    *("start", "begun", "act", "end", "rematch", "token", "restart", "another host"),
    *("no sit", "no move", "no leave", "no remove", "no bot", "no link", "no spend", "no hand"),
    *("no back", "no take over", "no start", "no act", "no end", "no rematch", "no token"),
    *("spend together", "token leaves", "forget at a seat", "begun at once"),
]


def test_exactly_the_owner_of_a_seat_and_their_devices_see_and_act() -> None:
    hits: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        empty = Path(folder) / "empty.db"
        open_store(empty).close()

        @settings(max_examples=STORIES)
        @given(A_STORY)
        def tell(story: list[int]) -> None:
            with TemporaryDirectory(dir=folder) as own:
                database = Path(shutil.copy(empty, own))
                asyncio.run(Story(database, hits).told(steps_of(story)))

        tell()
    assert [what for what in SEEN if not hits[what]] == []
