"""How a server runs its tables."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from terrarium.editions import Shelf
from terrarium.tables.workers import WORKER, usual_number


@dataclass(frozen=True)
class TableSettings:
    """Times are in seconds."""

    bot_pause: float = 0.9  # a human moment, whatever the bot could do
    bot_limit: float = 5.0  # after this the simplest bot plays instead
    workers: int = usual_number()
    worker: str = WORKER
    simplest: str = "random"
    quiet: float = 15.0  # a stream that has said nothing for so long says that it is alive
    idle: float = 600.0  # a match nobody watches is put away
    host_away: float = 60.0  # after this somebody else at the table may take over as host
    link_lasts: float = 3600.0  # a link for another device that nobody has spent
    grace: float = 30.0  # what a clock leaves at least after a restart
    now: Callable[[], float] = time.time
    editions: Shelf = field(default_factory=Shelf)  # what new tables may be played with
    new_key: bool = False  # sign cookies with another key from now on
