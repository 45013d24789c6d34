"""The clock: a limit a decision, which no taking back prolongs."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from terrarium.core.reason import Refused
from terrarium.tables.driver import TOO_LATE
from terrarium.tables.live import LiveMatch
from terrarium.tables.lobby import Lobby
from terrarium.tables.note import note_message
from terrarium.tables.wish import NewTable
from tests.tables.lobbies import (
    PATIENCE,
    QUICK,
    Hands,
    lobby_in,
    plays,
    seated,
    settled,
    timed,
    told,
    turn_of_a_person,
)

LIMIT = 3600
TWO = NewTable("terra_futura", ("me", "open"), clock=LIMIT, undo="ask", seed=7)
THREE = NewTable("terra", ("me", "open", "open"))
ACTIONS = 60


Story = Callable[[LiveMatch, Hands], Awaitable[None]]


def test_a_move_and_its_undo_leave_the_decision_what_was_left_less_the_time_since(
    tmp_path: Path,
) -> None:
    async def story(live: LiveMatch, hands: Hands) -> None:
        seat, deadline = await _free_to_undo(live), live.course.deadline()
        hands.now += 1000
        await plays(live)
        hands.now += 500
        await live.takebacks.undo(seat, live.course.version)
        assert live.course.deadline() == deadline

    _tell(tmp_path, story)


def test_nobody_holds_a_decision_by_a_move_and_its_undo_again_and_again(tmp_path: Path) -> None:
    async def story(live: LiveMatch, hands: Hands) -> None:
        seat = await _free_to_undo(live)
        for _ in range(3):
            hands.now += 0.3 * LIMIT
            await _move_and_undo(live, seat)
        hands.now += 0.2 * LIMIT
        live.scribe.stirred.set()
        async with asyncio.timeout(PATIENCE):
            while TOO_LATE not in [line.note for line in live.course.log(seat)]:
                await asyncio.sleep(0.002)

    _tell(tmp_path, story)


def test_going_back_by_agreement_starts_the_clock_afresh(tmp_path: Path) -> None:
    async def story(live: LiveMatch, hands: Hands) -> None:
        asker = await _chain_to_the_other(live)
        hands.now += 1000
        await live.takebacks.ask(asker, live.course.version)
        await live.takebacks.answer(1 - asker, True)
        assert live.course.deadline() == hands.now + LIMIT

    _tell(tmp_path, story)


def test_a_decision_whose_time_has_run_out_cannot_be_taken_back(tmp_path: Path) -> None:
    async def story(live: LiveMatch, hands: Hands) -> None:
        seat = await _free_to_undo(live)
        hands.now += LIMIT - 1
        await plays(live)
        hands.now += 1
        with pytest.raises(Refused) as refused:
            await live.takebacks.undo(seat, live.course.version)
        assert refused.value.reason.id == "no-time-left"

    _tell(tmp_path, story)


def test_several_moves_taken_back_at_once_give_no_time_either(tmp_path: Path) -> None:
    async def story(live: LiveMatch, hands: Hands) -> None:
        seat, deadline = await _free_to_undo(live), live.course.deadline()
        while len(live.takebacks.targets(seat)) < 2:
            hands.now += 10
            await plays(live)
        hands.now += 10
        await live.takebacks.undo(seat, live.course.version, len(live.takebacks.targets(seat)))
        assert live.course.deadline() == deadline

    _tell(tmp_path, story)


def test_what_is_left_is_the_same_after_a_restart(tmp_path: Path) -> None:
    hands = Hands()
    settings = replace(QUICK, now=hands, grace=0.0)

    async def begin() -> tuple[str, float | None]:
        async with lobby_in(tmp_path, settings) as lobby:
            live, _ = await seated(lobby, TWO, "Ada", "Bo")
            seat = await _free_to_undo(live)
            hands.now += 1000
            await _move_and_undo(live, seat)
            return live.id, live.course.deadline()

    async def go_on(match: str) -> float | None:
        async with lobby_in(tmp_path, settings) as lobby:
            return (await lobby.matches.get(match)).course.deadline()

    match, deadline = asyncio.run(begin())
    hands.now += 100
    assert asyncio.run(go_on(match)) == deadline


@pytest.mark.parametrize("game", ["terra", "terra_futura"])
def test_a_turn_of_so_many_decisions_takes_at_most_so_many_limits(
    game: str, tmp_path: Path
) -> None:
    """Whatever is played, taken back or waited for, until somebody else acts."""

    async def stories(lobby: Lobby, hands: Hands) -> None:
        for seed in range(12):
            wish = NewTable(game, ("me", "open", "open"), clock=LIMIT, undo="ask", seed=seed)
            live, _ = await seated(lobby, wish, "Ada", "Bo", "Cy")
            await Turns(live, hands, Random(seed)).play()

    timed(tmp_path, stories)


def test_the_clock_takes_one_decision_and_after_two_the_seat(tmp_path: Path) -> None:
    async def story(lobby: Lobby) -> None:
        live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
        live.table.clock = 0
        live.scribe.stirred.set()
        async with asyncio.timeout(PATIENCE):
            while not all(seat.held_by_bot for seat in live.table.seats):
                await asyncio.sleep(0.01)
        live.table.clock = 3600
        assert any(line.note == TOO_LATE for line in live.course.log(0))
        await live.room.came_back(1)
        assert (live.table.seats[1].held_by_bot, live.table.seats[1].late) == (False, 0)

    told(tmp_path, story)


def test_a_seat_that_the_clock_gave_to_a_bot_is_still_the_bots_after_a_restart(
    tmp_path: Path,
) -> None:
    async def time_runs_out() -> str:
        async with lobby_in(tmp_path) as lobby:
            live, _ = await seated(lobby, THREE, "Ada", "Bo", "Cy")
            while not any(seat.held_by_bot for seat in live.table.seats):
                seat = await turn_of_a_person(live)
                legal = live.course.view(seat).legal
                await live.take_decision(live.course.version, seat, legal[0], TOO_LATE)
            return live.id

    async def restart(match: str) -> None:
        async with lobby_in(tmp_path) as lobby:
            live = await lobby.matches.get(match)
            (seat,) = [seat for seat in live.table.seats if seat.held_by_bot]
            assert seat.late == 2
            notes = [note for spoken in live.room.talk if (note := note_message(spoken))]
            assert (notes[-1].id, notes[-1].args["name"]) == ("table-kept-by-bot", seat.name)
            await live.room.came_back(seat.seat)
            assert not live.table.seats[seat.seat].held_by_bot

    asyncio.run(restart(asyncio.run(time_runs_out())))


class Turns:
    """Random moves, undos and waiting; an account of its own of when which move was made."""

    def __init__(self, live: LiveMatch, hands: Hands, chance: Random) -> None:
        self.live = live
        self.hands = hands
        self.chance = chance
        self.times: dict[int, float] = {}  # version → when it was reached

    async def play(self) -> None:
        for _ in range(ACTIONS):
            await settled(self.live)
            for version in range(self.live.course.version + 1):
                self.times.setdefault(version, self.hands.now)
            if not self.live.course.going:
                return
            self._check()
            await self._act()

    async def _act(self) -> None:
        live, seat = self.live, self.live.course.actor
        takers = [taker for taker in range(3) if len(live.takebacks.targets(taker))]
        deed = self.chance.random()
        if deed < 0.4 and takers:
            await self._undo(self.chance.choice(takers))
        elif deed < 0.8:
            legal = live.course.view(seat).legal
            chosen = live.course.history.game.spell(self.chance.choice(legal))
            await live.play(seat, [chosen], live.course.version)
        else:
            await self._wait()

    async def _undo(self, seat: int) -> None:
        steps = self.chance.randint(1, len(self.live.takebacks.targets(seat)))
        with suppress(Refused):  # no time may be left for that
            await self.live.takebacks.undo(seat, self.live.course.version, steps)

    async def _wait(self) -> None:
        """A while passes; the table takes a decision whose time is over, as it would by itself."""
        live, deadline = self.live, self.live.course.deadline()
        later = self.hands.now + self.chance.uniform(0, 0.6 * LIMIT)
        if deadline is None or later < deadline:
            self.hands.now = later
        else:
            self.hands.now = deadline
            move = live.course.view(live.course.actor).legal[0]
            await live.take_decision(live.course.version, live.course.actor, move, TOO_LATE)

    def _check(self) -> None:
        deadline = self.live.course.deadline()
        if deadline is not None:
            since, decisions = self._turn()
            assert deadline <= since + decisions * LIMIT

    def _turn(self) -> tuple[float, int]:
        """When somebody else made the last move that stands, and the decisions since then."""
        history, own = self.live.course.history, 0
        while own < len(history.line) and history.line[-1 - own][0] == self.live.course.actor:
            own += 1
        return self.times[history.reached[len(history.line) - own]], own + 1


async def _move_and_undo(live: LiveMatch, seat: int) -> None:
    await plays(live)
    await live.takebacks.undo(seat, live.course.version)


async def _free_to_undo(live: LiveMatch) -> int:
    """Whose turn it is, at a decision that can be taken back: nothing is learnt from it."""
    while True:
        seat = await turn_of_a_person(live)
        await plays(live)
        if len(live.takebacks.targets(seat)) == 1:
            await live.takebacks.undo(seat, live.course.version)
            return seat


async def _chain_to_the_other(live: LiveMatch) -> int:
    """A turn, and a move of the other person: it can be taken back by agreement only."""
    seat = await turn_of_a_person(live)
    while await turn_of_a_person(live) == seat:
        await plays(live)
    await plays(live)
    return seat


def _tell(folder: Path, story: Story) -> None:
    async def of_two(lobby: Lobby, hands: Hands) -> None:
        live, _ = await seated(lobby, TWO, "Ada", "Bo")
        await story(live, hands)

    timed(folder, of_two)
