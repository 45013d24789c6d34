"""Whole matches between two players, seats swapped after each."""

from terrarium.bots.bot import AT_ONCE, Bot
from terrarium.core.chance import named_stream
from terrarium.core.state import NOBODY
from tests.games.terramara.tables import dealt


def share_won(ours: Bot, theirs: Bot, matches: int) -> float:
    """How many of so many matches the first of the two wins; a shared win is half."""
    return sum(_won(ours, theirs, number) for number in range(matches)) / matches


def _won(ours: Bot, theirs: Bot, number: int) -> float:
    own = number % 2
    table, chance = dealt(2, number // 2).terramara, named_stream(f"match {number}")
    while table.actor() != NOBODY:
        bot = ours if table.actor() == own else theirs
        table.play(bot.choose(table.view(table.actor()), AT_ONCE, chance))
    outcome = table.outcome()
    assert outcome is not None
    return (own in outcome.winners) / len(outcome.winners)
