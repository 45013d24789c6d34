"""A bot's moment tells nothing: not what it could have done, not how long it thought."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from terrarium.core.history import History
from terrarium.tables.driver import drive
from terrarium.tables.hub import Hub
from terrarium.tables.live import LiveMatch
from terrarium.tables.moment import Moment, Moments
from terrarium.tables.thought import Question, answer
from terrarium.tables.wish import NewTable
from terrarium.tables.workers import Workers
from tests.tables.lobbies import lobby_in, plays, seated, waiting

USUAL = 0.9
SEVERAL = NewTable("terra", ("me", "open", "bot:fair", "bot:greedy", "bot:guardian"))
ALONE = NewTable("terra", ("me", "bot:fair", "bot:greedy", "bot:guardian"))
OTHERS = [
    NewTable("terra_futura", ("me", "bot:random", "bot:random"), seed=1),
    NewTable("terramara", ("me", "bot:random"), seed=1),
]


class Clock:
    """Time passes only when somebody sleeps or thinks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class Stamps(Hub):
    """Notes when each version came."""

    def __init__(self, live: LiveMatch, clock: Clock) -> None:
        super().__init__()
        self._live = live
        self._clock = clock
        self._came = {live.course.version: clock.now}

    def tell(self) -> None:
        self._came.setdefault(self._live.course.version, self._clock.now)
        super().tell()

    def took(self, version: int) -> float:
        """From that version to the next."""
        return self._came[version + 1] - self._came[version]


class Thinkers(Workers):
    """Bots that think at once in this process, and take as long as they are told."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        super().__init__(0)
        self._clock = clock
        self._seconds = seconds

    async def choose(self, question: Question, limit: float) -> str:
        self._clock.now += self._seconds
        return answer(question.write()).decode().split('"')[3]


def test_a_moment_is_drawn_from_a_narrow_range() -> None:
    chance, clock = random.Random(1), Clock()
    lengths = [Moments(USUAL, chance, clock).begin().length for _ in range(1000)]
    assert 0.6 * USUAL <= min(lengths) < 0.62 * USUAL
    assert 1.38 * USUAL < max(lengths) <= 1.4 * USUAL


def test_a_hurried_moment_is_a_third_of_the_usual_one_and_drawn_in_the_same_way() -> None:
    usual, hurried = (Moments(USUAL, random.Random(1), Clock()) for _ in range(2))
    hurried.hurried = True
    lengths = [(usual.begin().length, hurried.begin().length) for _ in range(100)]
    assert [3 * short for _, short in lengths] == pytest.approx([long for long, _ in lengths])


@pytest.mark.parametrize(
    ("thought", "shown"), [(0.0, 1.0), (0.9, 1.0), (1.0, 1.0), (1.1, 1.5), (1.5, 1.5), (1.6, 2.0)]
)
def test_whoever_thinks_longer_than_the_moment_shows_only_whole_steps(
    thought: float, shown: float
) -> None:
    assert Moment(begun=8.0, length=1.0).end_after(8.0 + thought, step=0.5) == 8.0 + shown


@pytest.mark.leisurely
@pytest.mark.parametrize(
    ("wish", "thought", "hurried"),
    [(SEVERAL, 0.0, False), (SEVERAL, 5.0, False), (ALONE, 0.3, False), (ALONE, 0.1, True)],
)
def test_a_forced_pass_takes_as_long_as_a_chosen_one(
    tmp_path: Path, wish: NewTable, thought: float, hurried: bool
) -> None:
    """One is the next draw from the same source as the other, whatever the bot could do."""
    chance = random.Random(7)
    timed: list[tuple[float, int]] = []
    for seed in range(4):
        seeded = replace(wish, seed=seed)
        timed += asyncio.run(_times(tmp_path / str(seed), seeded, thought, chance, hurried))
    forced = [took for took, legal in timed if legal == 1]
    chosen = [took for took, legal in timed if legal > 1]
    assert len(forced) > 30
    assert len(chosen) > 30
    assert _distance(forced, chosen) < 1.63 * (1 / len(forced) + 1 / len(chosen)) ** 0.5
    usual = USUAL / 3 if hurried else USUAL
    assert [took for took, _ in timed] == pytest.approx(_drawn(len(timed), thought, usual))


@pytest.mark.leisurely
@pytest.mark.parametrize("wish", OTHERS, ids=lambda wish: wish.game)
@pytest.mark.parametrize("hurried", [False, True])
def test_in_other_games_too_whatever_a_bot_holds_chance_alone_decides_how_long_it_takes(
    tmp_path: Path, wish: NewTable, hurried: bool
) -> None:
    timed = asyncio.run(_times(tmp_path / "match", wish, 0.2, random.Random(7), hurried))
    usual = USUAL / 3 if hurried else USUAL
    assert len(timed) > 30
    assert [took for took, _ in timed] == pytest.approx(_drawn(len(timed), 0.2, usual))


def _drawn(number: int, thought: float, usual: float) -> list[float]:
    """The moments that chance alone decides on."""
    chance = random.Random(7)
    moments = [Moment(0.0, usual * chance.uniform(0.6, 1.4)) for _ in range(number)]
    return [moment.end_after(thought, USUAL) for moment in moments]


def _distance(one: list[float], other: list[float]) -> float:
    """Of two samples, after Kolmogorov and Smirnov."""
    points = sorted({*one, *other})
    return max(abs(_share(one, point) - _share(other, point)) for point in points)


def _share(sample: list[float], point: float) -> float:
    return sum(value <= point for value in sample) / len(sample)


async def _times(
    folder: Path, wish: NewTable, thought: float, chance: random.Random, hurried: bool
) -> list[tuple[float, int]]:
    """How long each decision of a bot took that others cannot see through, and its legal moves."""
    folder.mkdir()
    async with lobby_in(folder) as lobby:
        live, _ = await seated(lobby, wish, "Ada", "Bo")
        if live.driver is not None:
            live.driver.cancel()  # before it has done anything
        clock = Clock()
        live.scribe.hub = Stamps(live, clock)
        live.moments = Moments(USUAL, chance, clock, clock.sleep)
        live.moments.hurried = hurried
        driver = asyncio.create_task(drive(live, Thinkers(clock, thought)))
        while live.course.going:
            await _play(live)
        await driver
        return [(live.scribe.hub.took(version), legal) for version, legal in _hidden_choices(live)]


async def _play(live: LiveMatch) -> None:
    """People play at once; the table's own moves are waited for."""
    seat, automatic = (
        live.table.seats[live.course.actor],
        live.course.match and live.course.match.automatic(),
    )
    if seat.kind == "person" and automatic is None:
        await plays(live)
    await asyncio.sleep(0)


def _hidden_choices(live: LiveMatch) -> list[tuple[int, int]]:
    """The versions before a bot's move that was not forced in public, and how many it had."""
    again = History(live.course.history.game, live.course.history.setup, live.course.history.seed)
    found = []
    for version, (seat, made) in enumerate(live.course.history.line):
        legal = len(again.state.legal())
        if live.table.seats[seat].kind == "bot" and not (legal == 1 and again.state.public()):
            found.append((version, legal))
        again.play(seat, made)
    return found


@pytest.mark.parametrize(("wish", "hurried"), [(ALONE, True), (SEVERAL, False)])
def test_bots_hurry_only_for_somebody_alone_who_wants_all_at_once(
    tmp_path: Path, wish: NewTable, hurried: bool
) -> None:
    async def paced() -> list[bool]:
        async with lobby_in(tmp_path) as lobby:
            live, (ada, *_) = await seated(lobby, wish, "Ada", "Bo")
            found = []
            for pace in ("once", "slow"):
                ada = await lobby.reception.change_person(ada, ada.name, {"pace": pace})
                found.append(live.moments.hurried)
            return found

    assert asyncio.run(paced()) == [hurried, False]


def test_what_somebody_wished_who_waited_alone_is_over_when_others_have_come(
    tmp_path: Path,
) -> None:
    async def came_later() -> bool:
        async with lobby_in(tmp_path) as lobby:
            live, (ada, bo) = await waiting(lobby, ALONE, "Ada", "Bo")
            await lobby.reception.change_person(ada, ada.name, {"pace": "once"})
            await live.room.remove(1, ada)
            await live.room.sit(1, bo)
            await lobby.start(live.table.id, ada)
            return live.moments.hurried

    assert not asyncio.run(came_later())
