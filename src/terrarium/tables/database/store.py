"""The database: one file, one thread that writes and one that looks, each change whole or none."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from terrarium.core.reason import BadInput
from terrarium.tables.database.file import OpenFiles
from terrarium.tables.database.lock import Lock
from terrarium.tables.database.migrate import bring_up_to_date

Result = TypeVar("Result")

_log = logging.getLogger("terrarium.tables")

_READING = "terrarium_reading"
_PATIENCE = 3.0  # seconds to wait for somebody else who writes to the file


class StorageFailed(Exception):
    """The database would not take it: full, locked or broken. Nothing was changed."""


class StorageGone(StorageFailed):
    """The database file was deleted, moved or replaced: what is written now would be lost."""


class Store:
    """Changes one after the other on a thread of their own; who looks need not wait for them."""

    def __init__(self, engine: Engine, lock: Lock, files: OpenFiles) -> None:
        self._engine = engine
        self._lock = lock
        self._files = files
        self._gone = False
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="look")

    async def run(self, transaction: Callable[[Connection], Result]) -> Result:
        """What the transaction returns, once it is safely on disk."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writer, self._run, self._engine, transaction)

    async def read(self, look: Callable[[Connection], Result]) -> Result:
        """What is on disk, also while somebody else writes."""
        loop = asyncio.get_running_loop()
        engine = self._engine.execution_options(**{_READING: True})
        return await loop.run_in_executor(self._reader, self._run, engine, look)

    def is_there(self) -> bool:
        """Whether what is stored will be found again; once it is not, only a restart helps."""
        if not self._gone and not self._files.are_there():
            self._gone = True
            _log.error("the database file was deleted, moved or replaced: nothing is stored now")
        return not self._gone

    def _run(self, engine: Engine, transaction: Callable[[Connection], Result]) -> Result:
        """The file is looked for before and after, so that nothing is promised that is lost."""
        self._must_be_there()
        try:
            with engine.begin() as connection:
                result = transaction(connection)
        except DatabaseError as error:
            raise StorageFailed(str(error.orig)) from error
        self._must_be_there()
        return result

    def _must_be_there(self) -> None:
        if not self.is_there():
            raise StorageGone("the database file is gone")

    def close(self) -> None:
        """Finish what is under way, and let the file go."""
        self._writer.shutdown()
        self._reader.shutdown()
        self._engine.dispose()
        self._lock.let_go()


def open_store(database: Path) -> Store:
    """The store of a file, which is made if it is missing and brought up to date if it is old."""
    database.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as failed:
        lock, engine = Lock(database), _engine(database)
        failed.callback(lock.let_go)
        failed.callback(engine.dispose)
        try:
            bring_up_to_date(engine, database)
            with engine.begin():
                pass  # a file that cannot be written to is found out here
        except DatabaseError as error:
            raise BadInput(f"cannot use the database {database}: {error.orig}") from None
        failed.pop_all()
    return Store(engine, lock, OpenFiles(database))


def _engine(database: Path) -> Engine:
    engine = create_engine(
        f"sqlite:///{database}", connect_args={"timeout": _PATIENCE}, hide_parameters=True
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: sqlite3.Connection, _: object) -> None:
    """Full durability; transactions begin when we say so, not when the driver thinks so."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: Connection) -> None:
    reading = connection.get_execution_options().get(_READING, False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
