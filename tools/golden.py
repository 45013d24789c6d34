"""Makes the golden games anew: `.venv/bin/python tools/golden.py`.

Before 1.0 that is allowed in a commit that says why; from 1.0 on they replay for ever.
"""

from pathlib import Path

from terrarium.bots.bot import AT_ONCE
from terrarium.bots.registry import find_bot
from terrarium.core.chance import named_stream
from terrarium.core.export import full_record
from terrarium.core.history import History
from terrarium.core.state import NOBODY
from terrarium.editions import find_edition
from terrarium.games import GAMES

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

# Name, bots from seat 0 on (repeated round the table), players, options, how the match must end.
Wanted = tuple[str, tuple[str, ...], int, dict[str, str], str]
EASY = {"region_limit": "4", "colour_limit": "7", "total_limit": "19"}
TERRA: tuple[Wanted, ...] = (
    ("three-saved", ("guardian",), 3, {}, "won"),
    ("four-saved", ("guardian", "fair"), 4, {}, "won"),
    ("five-saved", ("fair",), 5, {}, "won"),
    ("six-saved", ("guardian",), 6, {}, "won"),
    ("three-lost-by-region", ("random",), 3, {}, "region"),
    ("four-lost-by-region", ("random",), 4, {}, "region"),
    ("four-lost-by-colour", ("random",), 4, {}, "colour"),
    ("five-lost-by-colour", ("greedy",), 5, {}, "colour"),
    ("six-lost-by-total", ("greedy",), 6, {}, "total"),
    ("three-lost-by-total", ("random", "greedy"), 3, {}, "total"),
    ("lost-by-several-causes", ("random",), 4, {}, "several"),
    ("shared-first-place", ("guardian", "fair"), 4, {}, "tie"),
    ("teams-of-four", ("guardian", "fair"), 4, {"teams": "yes"}, "won"),
    ("teams-of-six", ("fair",), 6, {"teams": "yes"}, "won"),
    ("teams-lost", ("greedy",), 6, {"teams": "yes"}, "lost"),
    ("seat-two-begins", ("random",), 4, {"start": "2"}, "any"),
    ("no-play-after-the-last-crisis", ("random",), 4,
     {"final_unsolved_crisis_phase3": "no", **EASY}, "last crisis"),
    ("play-after-the-last-crisis", ("random",), 4, EASY, "last crisis"),
    ("discards-face-down", ("random",), 3, {"hand_limit_discard_hidden": "yes", **EASY}, "discard"),
    ("discards-face-up", ("random",), 3, EASY, "discard"),
    ("sealed-contributions", ("fair", "random"), 5, {"sealed_contributions": "yes"}, "any"),
    ("strict-limits", ("guardian",), 4,
     {"region_limit": "2", "colour_limit": "3", "total_limit": "5"}, "lost"),
    ("mild-threats", ("fair", "greedy"), 3, {"threat_offset": "-4"}, "won"),
    ("grave-threats", ("guardian",), 6, {"threat_offset": "3"}, "any"),
)  # fmt: skip


def main() -> None:
    for old in FOLDER.glob("*.terrarium"):
        old.unlink()
    for name, bots, players, options, end in TERRA:
        history, seats = _find(bots, players, options, end)
        text = full_record(history, name, seats).write()
        (FOLDER / f"terra-{name}.terrarium").write_text(text, "utf-8")
        print(f"{name}: {len(history.entries)} entries")


def _find(
    bots: tuple[str, ...], players: int, options: dict[str, str], end: str
) -> tuple[History, list[str]]:
    """The first seed whose match ends as wanted."""
    names = [bots[seat % len(bots)] for seat in range(players)]
    for seed in range(20_000):
        history = _play(names, options, seed)
        if _ends(history, end):
            return history, [f"bot {name}" for name in names]
    raise SystemExit(f"no match of {names} with {options} ends by {end}")


def _play(names: list[str], options: dict[str, str], seed: int) -> History:
    game = GAMES.find("terra")
    bots = [find_bot("terra", name) for name in names]
    history = History(game, game.setup(len(names), find_edition(game), options), seed)
    chance = named_stream(f"golden {seed}")
    while history.state.actor() != NOBODY:
        seat = history.state.actor()
        history.play(seat, bots[seat].choose(history.state.view(seat), AT_ONCE, chance))
        if chance.below(9) == 0 and history.undo_steps(seat):
            history.undo(seat)
    return history


def _ends(history: History, end: str) -> bool:
    outcome = history.state.outcome()
    assert outcome is not None
    kinds = {cause.split()[0] for cause in outcome.causes}
    moves = [history.game.spell(move) for _, move in history.line]
    return {
        "any": True,
        "won": not kinds,
        "lost": bool(kinds),
        "region": kinds == {"region"},
        "colour": kinds == {"colour"},
        "total": kinds == {"total"},
        "several": len(outcome.causes) > 1,
        "tie": len(outcome.winners) > 1,
        "discard": any(move.startswith("discard") for move in moves),
        "last crisis": not kinds and _last_card_broke_out(history),
    }[end]


def _last_card_broke_out(history: History) -> bool:
    wanted = ("terra-drew", "terra-crisis", "terra-averted", "terra-broke-out")
    happened = [told.event.id for told in history.told if told.event.id in wanted]
    return happened[-2:] == ["terra-crisis", "terra-broke-out"]


if __name__ == "__main__":
    main()
