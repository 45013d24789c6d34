"""What a table does by itself: forced moves, bots' turns, the clock."""

import asyncio
import logging

from terrarium.bots.bot import AT_ONCE
from terrarium.bots.registry import find_bot, usual
from terrarium.core.chance import named_stream
from terrarium.core.reason import Refused
from terrarium.tables.account import STOOD_IN
from terrarium.tables.database.store import StorageGone
from terrarium.tables.live import LiveMatch
from terrarium.tables.table import BOT_SEAT
from terrarium.tables.thought import question
from terrarium.tables.workers import BotFailed, Workers

BOT_FAILED = "made-because-bot-failed"
TOO_LATE = "made-because-too-late"

_NEXT_TRY = 1.0

_log = logging.getLogger("terrarium.tables")


async def drive(live: LiveMatch, workers: Workers) -> None:
    """Make the table's own moves until the match is over; what fails is mostly tried again."""
    while live.course.going:
        live.scribe.stirred.clear()
        try:
            await _step(live, workers)
        except StorageGone:
            return  # said once, where it was noticed; only a restart helps
        except Exception as error:
            _log.error(
                "driver", exc_info=True, extra={"match": live.id, "error": type(error).__name__}
            )
            await asyncio.sleep(_NEXT_TRY)


async def _step(live: LiveMatch, workers: Workers) -> None:
    if live.guided.holds():
        await live.scribe.stirred.wait()
        return
    seat, version = live.table.seats[live.course.actor], live.course.version
    automatic = live.course.begun().automatic()
    if automatic is not None:
        await live.make(version, seat.seat, *automatic, seat.held)
    elif seat.kind == BOT_SEAT:
        move, failed = await _in_a_moment(live, workers, seat.seat, seat.name)
        await live.make(version, seat.seat, move, failed, seat.held)
    elif seat.held_by_bot:
        move, failed = await _in_a_moment(live, workers, seat.seat, stand_in(live))
        await live.make(version, seat.seat, move, failed or STOOD_IN, seat.held)
    elif not await _person_moves(live):
        move, failed = await _in_a_moment(live, workers, seat.seat, stand_in(live))
        await live.take_decision(version, seat.seat, move, failed or TOO_LATE)


async def _in_a_moment(live: LiveMatch, workers: Workers, seat: int, bot: str) -> tuple[int, str]:
    """The moment begins with the thinking, and does not depend on what the bot could do."""
    moment = live.moments.begin()
    thought = await _thought(live, workers, seat, bot)
    await live.moments.end(moment)
    return thought


async def _thought(live: LiveMatch, workers: Workers, seat: int, bot: str) -> tuple[int, str]:
    """A bot's move; the simplest bot's where it was late or broke, with a note that says so."""
    limit, history = live.settings.bot_limit, live.course.history
    told = live.guided.reply()
    if told is not None:
        return told, ""
    try:
        text = await workers.choose(question(history, seat, bot, limit / 2), limit)
        move = history.game.parse(text)
        if history.state.why_not(seat, move) is None:
            return move, ""
    except (BotFailed, Refused) as error:
        _log.warning("bot failed", extra={"match": live.id, "error": type(error).__name__})
    simplest = find_bot(history.game.name, live.settings.simplest)
    chance = named_stream(f"simplest {history.seed:x} {history.version}")
    return simplest.choose(history.state.view(seat), AT_ONCE, chance), BOT_FAILED


async def _person_moves(live: LiveMatch) -> bool:
    """Wait until something happens; False when the clock runs out first."""
    deadline = live.course.deadline()
    timeout = None if deadline is None else max(0.0, deadline - live.settings.now())
    try:
        async with asyncio.timeout(timeout):  # unlike wait_for it never swallows a cancellation
            await live.scribe.stirred.wait()
    except TimeoutError:
        return False
    return True


def stand_in(live: LiveMatch) -> str:
    """Who plays for somebody who is away: the bot that one would play against unasked."""
    return usual(live.table.game)[0]
