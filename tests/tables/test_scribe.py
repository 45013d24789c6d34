"""Store, apply, tell: what is planned is made whole, in this order, or not at all."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import pytest
from sqlalchemy import Connection, create_engine

from terrarium.core.reason import Reason, Refused
from terrarium.tables.change import Change
from terrarium.tables.course import Course
from terrarium.tables.database.store import StorageFailed, Store
from terrarium.tables.hub import Watcher
from terrarium.tables.scribe import Scribe, commit_together
from terrarium.tables.settings import TableSettings
from terrarium.tables.table import emptied_seat
from terrarium.tables.talk import Talk
from tests.tables.plain import plain_table

Result = TypeVar("Result")


class Paper(Store):
    """Takes whatever is written, until it is full."""

    def __init__(self) -> None:
        self.full = False
        self._connection = create_engine("sqlite://").connect()

    async def run(self, transaction: Callable[[Connection], Result]) -> Result:
        result = transaction(self._connection)
        if self.full:
            raise StorageFailed("no space left")
        return result


@pytest.fixture
def paper() -> Paper:
    return Paper()


def test_it_is_written_then_so_and_then_told(paper: Paper) -> None:
    happened: list[str] = []

    async def story() -> None:
        scribe, watcher = _scribe(paper), Watcher(0, 0)
        scribe.hub.watchers.add(watcher)
        watcher.changed.clear()
        async with scribe.change() as change:
            _plan(change, happened)
            assert not happened
        assert watcher.changed.is_set()

    asyncio.run(story())
    assert happened == ["written", "so"]


def test_what_could_not_be_stored_has_not_happened(paper: Paper) -> None:
    happened: list[str] = []

    async def story() -> None:
        scribe, paper.full = _scribe(paper), True
        with pytest.raises(StorageFailed):
            async with scribe.change() as change:
                _plan(change, happened)
        assert not scribe.lock.locked()

    asyncio.run(story())
    assert happened == ["written"]


def test_a_refusal_leaves_what_was_planned_before_it_undone(paper: Paper) -> None:
    happened: list[str] = []

    async def story() -> None:
        async with _scribe(paper).change() as change:
            _plan(change, happened)
            raise Refused(Reason("seat-taken"))

    with pytest.raises(Refused):
        asyncio.run(story())
    assert not happened


def test_whatever_follows_from_a_change_is_part_of_it(paper: Paper) -> None:
    happened: list[str] = []

    async def story() -> None:
        scribe = _scribe(paper)
        scribe.follow = lambda change: _plan(change, happened)
        async with scribe.change():
            pass
        assert not happened  # nothing follows from nothing
        async with scribe.change() as change:
            _plan(change, happened)

    asyncio.run(story())
    assert happened == ["written", "written", "so", "so"]


def test_changes_at_two_tables_are_both_made_or_neither(paper: Paper) -> None:
    happened: list[str] = []

    async def story() -> None:
        planned = [(scribe, scribe.plan()) for scribe in (_scribe(paper), _scribe(paper))]
        for _, change in planned:
            _plan(change, happened)
        await commit_together(paper, planned, lambda _: happened.append("also"))

    asyncio.run(story())
    assert happened == ["written", "written", "also", "so", "so"]


def _plan(change: Change, happened: list[str]) -> None:
    change.add(lambda _: happened.append("written"), lambda _: happened.append("so"))


def _scribe(store: Store) -> Scribe:
    table = plain_table("terra", [emptied_seat(number) for number in range(3)])
    return Scribe(store, TableSettings(), table, Course(table), Talk([]))
