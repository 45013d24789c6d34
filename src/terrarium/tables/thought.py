"""What a bot's process is told, and what it answers: one line of JSON each.

It is told one imagined world, never the true one: the bot could not peek if it tried.
"""

import json
from dataclasses import asdict, dataclass
from functools import cache

from terrarium.bots.bot import Budget
from terrarium.bots.registry import find_bot
from terrarium.core.chance import named_stream
from terrarium.core.edition import Edition
from terrarium.core.history import History
from terrarium.games import GAMES


@dataclass(frozen=True)
class Question:
    """A decision to be thought about."""

    game: str
    edition_text: str
    players: int
    options: dict[str, str]
    position: str
    seat: int
    bot: str
    whim: str  # what the bot's own chance is drawn from
    seconds: float

    def write(self) -> bytes:
        return json.dumps(asdict(self)).encode() + b"\n"


def question(history: History, seat: int, bot: str, seconds: float) -> Question:
    """The decision that waits, as the seat could imagine it."""
    chance = named_stream(f"imagine {history.seed:x} {seat} {history.version}")
    world = history.state.imagine(seat, chance.seed())
    setup = history.setup
    return Question(
        history.game.name,
        setup.edition.text,
        setup.players,
        setup.options.all(),
        world.position(),
        seat,
        bot,
        f"{chance.seed():x}",
        seconds,
    )


def answer(line: bytes) -> bytes:
    """The bot's move as text."""
    asked = Question(**json.loads(line))
    game = GAMES.find(asked.game)
    setup = game.setup(asked.players, _edition(asked.game, asked.edition_text), asked.options)
    state = game.read_position(asked.position, setup, 0)
    chance = named_stream(f"bot {asked.whim}")
    bot = find_bot(asked.game, asked.bot)
    move = bot.choose(state.view(asked.seat), Budget(asked.seconds), chance)
    return json.dumps({"move": game.spell(move)}).encode() + b"\n"


@cache
def _edition(game: str, text: str) -> Edition:
    return GAMES.find(game).read_edition(text)
