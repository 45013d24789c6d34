"""Makes the pictures of the terminal for the README: `.venv/bin/python tools/pictures.py`."""

import io
import re
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from terrarium.bots.bot import AT_ONCE
from terrarium.bots.registry import find_bot, usual
from terrarium.core.chance import named_stream
from terrarium.editions import find_edition
from terrarium.games import GAMES
from terrarium.tables.match import Match, new_match
from terrarium.tables.seat import Seat, short_names
from terrarium.terminal.keyboard import Keyboard
from terrarium.terminal.pretty import PrettyScreen
from terrarium.terminal.session import Session
from terrarium.terminal.speech import Speech

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
WIDTH = 96


@dataclass
class Scene:
    """A moment of a match that is worth a picture."""

    game: str
    file: str
    bots: tuple[str, ...]
    seed: int
    decisions: int


SCENES = (
    Scene("terra", "terminal.svg", ("fair", "greedy", "guardian"), 12, 22),
    Scene("terra_futura", "terminal-terra_futura.svg", ("planner",), 6, 44),
)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        (PICTURES / scene.file).write_text(_draw(_played(scene)), "utf-8")


def _played(scene: Scene) -> Match:
    game = GAMES.find(scene.game)
    seats = [Seat("Ada"), *[Seat(name, bot=True) for name in scene.bots]]
    match = new_match(game, game.setup(len(seats), find_edition(game)), seats, scene.seed)
    bot, chance = find_bot(game.name, usual(game.name)[0]), named_stream("picture")
    for _ in range(scene.decisions):
        match.advance()
        move = bot.choose(match.view(match.actor), AT_ONCE, chance)
        match.play(match.actor, [game.spell(move)])
    match.advance()
    return match


def _draw(match: Match) -> str:
    """What the person at the first seat sees."""
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, highlight=False,
        markup=False, emoji=False, color_system="truecolor",
    )  # fmt: skip
    keyboard = Keyboard(io.StringIO(), io.StringIO(), True)
    speech = Speech(match.game, short_names(match.seats))
    screen = PrettyScreen(match.game, speech, keyboard, io.StringIO(), console)
    session = Session(match, PICTURES, screen, resumed=True)
    session.turn_to(0)
    session.show_decision(0)
    return _without_hosts(console.export_svg(title="./run"))


def _without_hosts(svg: str) -> str:
    """The reader's own fonts do; nothing is fetched from anywhere."""
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    main()
