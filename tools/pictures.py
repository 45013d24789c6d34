"""Makes the README's picture of the terminal: `.venv/bin/python tools/pictures.py`."""

import io
import re
from pathlib import Path

from rich.console import Console

from terrarium.bots.bot import AT_ONCE
from terrarium.bots.registry import find_bot
from terrarium.core.chance import named_stream
from terrarium.editions import find_edition
from terrarium.games import GAMES
from terrarium.tables.match import new_match
from terrarium.tables.seat import Seat
from terrarium.terminal.keyboard import Keyboard
from terrarium.terminal.pretty import PrettyScreen
from terrarium.terminal.session import Session
from terrarium.terminal.speech import Speech

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
SEATS = [Seat("Ada"), *[Seat(name, bot=True) for name in ("fair", "greedy", "guardian")]]
SEED, DECISIONS, WIDTH = 12, 22, 96


def main() -> None:
    game = GAMES.find("terra")
    match = new_match(game, game.setup(4, find_edition(game)), SEATS, SEED)
    fair, chance = find_bot(game.name, "fair"), named_stream("picture")
    for _ in range(DECISIONS):
        match.advance()
        move = fair.choose(match.view(match.actor), AT_ONCE, chance)
        match.play(match.actor, [game.spell(move)])
    match.advance()
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, highlight=False,
        markup=False, emoji=False, color_system="truecolor",
    )  # fmt: skip
    speech = Speech(game, match.names)
    keyboard = Keyboard(io.StringIO(), io.StringIO(), True)
    screen = PrettyScreen(game, speech, keyboard, io.StringIO(), console)
    session = Session(match, PICTURE, screen, resumed=True)
    session.turn_to(0)
    session.show_decision(0)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(_without_hosts(console.export_svg(title="./run")), "utf-8")


def _without_hosts(svg: str) -> str:
    """The reader's own fonts do; nothing is fetched from anywhere."""
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    main()
