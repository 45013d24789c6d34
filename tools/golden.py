"""Makes the golden games anew: `.venv/bin/python tools/golden.py`, of one game by its name.

Before 1.0 that is allowed in a commit that says why; from 1.0 on they replay for ever.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from terrarium.bots.bot import AT_ONCE
from terrarium.bots.registry import find_bot
from terrarium.core.chance import named_stream
from terrarium.core.event import Event
from terrarium.core.export import full_record
from terrarium.core.history import History
from terrarium.core.needed import needed
from terrarium.core.state import NOBODY, SPECTATOR, State
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


WITHOUT = {"touching": "no"}
ACTIVE_ONLY = {"assist_copy_inactive": "no"}
HIDDEN = {"simultaneous_patterns": "yes"}
TERRA_FUTURA: tuple[Wanted, ...] = (
    ("two-planners", ("planner",), 2, {}, "any"),
    ("three-planners", ("planner",), 3, {}, "any"),
    ("four-planners", ("planner",), 4, {}, "any"),
    ("five-planners", ("planner",), 5, {}, "any"),
    ("two-by-chance", ("random",), 2, {}, "any"),
    ("three-by-chance", ("random",), 3, {}, "any"),
    ("four-by-chance", ("random",), 4, {}, "any"),
    ("five-by-chance", ("random",), 5, {}, "any"),
    ("planner-and-chance", ("planner", "random"), 2, {}, "first wins"),
    ("chance-beats-the-planner", ("planner", "random"), 2, {}, "second wins"),
    ("shared-victory", ("random",), 3, {}, "tie"),
    ("fewer-cubes-win", ("random",), 4, {}, "fewer cubes"),
    ("reshuffled", ("random",), 5, {}, "reshuffled"),
    ("gaps-in-a-row", ("random",), 5, {}, "gap"),
    ("the-owner-keeps", ("planner", "random"), 3, {}, "kept by choice"),
    ("the-owner-removes-a-cube", ("random",), 3, {}, "removed"),
    ("the-owner-removes-none", ("random",), 4, {}, "removed none"),
    ("four-cubes-transferred", ("random",), 2, ACTIVE_ONLY, "four cubes"),
    ("freed-again", ("random",), 2, {}, "freed"),
    ("without-touching", ("random",), 2, WITHOUT, "any"),
    ("planners-without-touching", ("planner",), 4, WITHOUT, "any"),
    ("inactive-cards-copied", ("random",), 4, {}, "inactive copied"),
    ("active-cards-copied-only", ("random",), 4, ACTIVE_ONLY, "copied"),
    ("patterns-in-secret", ("planner", "random"), 3, HIDDEN, "any"),
    ("all-options", ("random",), 5, {**WITHOUT, **ACTIVE_ONLY, **HIDDEN}, "copied"),
)

FIRST = {"start": "first"}
PRINTED = {"craft_vp_counts": "printed"}
NEUTRALS = {"neutrals_count_as_players": "yes"}
TERRAMARA: tuple[Wanted, ...] = (
    ("two-planners", ("planner",), 2, {}, "with master-smith"),
    ("three-planners", ("planner",), 3, {}, "with watch-ridge"),
    ("four-planners", ("planner",), 4, {}, "with hill-fort"),
    ("a-full-storehouse", ("planner",), 4, {}, "with full-storehouse"),
    ("first-game-of-two", ("planner",), 2, FIRST, "with mountain-pass"),
    ("first-game-of-three", ("planner", "random"), 3, FIRST, "with red-scree"),
    ("first-game-of-four", ("planner",), 4, FIRST, "with caravan-banner"),
    ("two-by-chance", ("random",), 2, {}, "with slate-steps"),
    ("three-by-chance", ("random",), 3, {}, "with sword-smith"),
    ("four-by-chance", ("random",), 4, {}, "with wheelwright"),
    ("planner-and-chance", ("planner", "random"), 2, {}, "first wins"),
    ("shared-victory", ("random",), 2, FIRST, "tie"),
    ("farther-on-the-river", ("random",), 3, {}, "tie broken"),
    ("adult-road", ("random",), 4, {}, "adult road"),
    ("adult-river", ("random",), 3, {}, "adult river"),
    ("adult-war", ("random",), 4, {}, "adult war"),
    ("adult-craft", ("random",), 2, {}, "adult craft"),
    ("adult-scout", ("random",), 4, {}, "adult scout"),
    ("adult-bonus", ("random",), 3, {}, "adult bonus"),
    ("adult-land", ("random",), 4, {}, "adult land"),
    ("a-victim-chooses", ("random",), 4, {}, "gave by choice"),
    ("both-parts-of-the-merged-space", ("random",), 2, {}, "both parts"),
    ("taken-back", ("random",), 3, {}, "recalled"),
    ("warriors", ("random",), 4, {}, "warriors"),
    ("the-end-of-the-road", ("planner", "random"), 3, {}, "parked"),
    ("the-end-of-the-river", ("planner", "random"), 4, {}, "end of the river"),
    ("printed-costs-count", ("random",), 4, PRINTED, "with amber-collar"),
    ("neutrals-count", ("random",), 2, NEUTRALS, "with alder-grove"),
    ("all-options", ("random",), 3, {**FIRST, **PRINTED, **NEUTRALS}, "any"),
)


def main() -> None:
    asked = sys.argv[1:]
    for game, wanted, ends in (
        ("terra", TERRA, _terra_ends),
        ("terra_futura", TERRA_FUTURA, _terra_futura_ends),
        ("terramara", TERRAMARA, _terramara_ends),
    ):
        if not asked or game in asked:
            _make(game, wanted, ends)


def _make(game: str, wanted: tuple[Wanted, ...], ends: "Ends") -> None:
    for old in FOLDER.glob(f"{game}-*.terrarium"):
        old.unlink()
    for name, bots, players, options, end in wanted:
        history, seats = _find(game, bots, players, options, end, ends)
        text = full_record(history, name, seats).write()
        (FOLDER / f"{game}-{name}.terrarium").write_text(text, "utf-8")
        print(f"{game} {name}: {len(history.entries)} entries")


Ends = Callable[[History, str], bool]


def _find(
    game: str, bots: tuple[str, ...], players: int, options: dict[str, str], end: str, ends: Ends
) -> tuple[History, list[str]]:
    """The first seed whose match ends as wanted."""
    names = [bots[seat % len(bots)] for seat in range(players)]
    for seed in range(5_000):
        history = _play(game, names, options, seed)
        if ends(history, end):
            return history, [f"bot {name}" for name in names]
    raise SystemExit(f"no match of {names} with {options} ends by {end}")


def _play(name: str, names: list[str], options: dict[str, str], seed: int) -> History:
    game = GAMES.find(name)
    bots = [find_bot(name, bot) for bot in names]
    history = History(game, game.setup(len(names), find_edition(game), options), seed)
    chance = named_stream(f"golden {seed}")
    while history.state.actor() != NOBODY:
        seat = history.state.actor()
        history.play(seat, bots[seat].choose(history.state.view(seat), AT_ONCE, chance))
        if chance.below(9) == 0 and history.undo_steps(seat):
            history.undo(seat)
    return history


def _terra_ends(history: History, end: str) -> bool:
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


def _terra_futura_ends(history: History, end: str) -> bool:
    outcome = history.state.outcome()
    assert outcome is not None
    told = [told.event.id.removeprefix("terra_futura-") for told in history.told]
    moves = [history.game.spell(move).split()[0] for _, move in history.line]
    totals = [score["total"] for score in outcome.scores]
    best = totals.count(max(totals))
    return {
        "any": True,
        "first wins": outcome.winners == [0],
        "second wins": outcome.winners == [1],
        "tie": len(outcome.winners) > 1,
        "fewer cubes": len(outcome.winners) == 1 < best,
        "reshuffled": "reshuffled" in told,
        "gap": ": -," in history.state.position() or ", -" in history.state.position(),
        "copied": "copied" in told,
        "inactive copied": "copy" in moves and _copied_an_inactive_card(history),
        "kept by choice": "keep" in moves,
        "removed": "removed" in told,
        "removed none": "removed-none" in told,
        "four cubes": ["transfer"] * 4 in [moves[n : n + 4] for n in range(len(moves))],
        "freed": "freed" in told,
    }[end]


def _copied_an_inactive_card(history: History) -> bool:
    state = history.state_at(0)
    for _, move in history.line:
        words = history.game.spell(move).split()
        if words[0] == "copy" and not _is_active(state, int(words[1]), words[2]):
            return True
        state.play(move)
    return False


def _is_active(state: State, seat: int, cell: str) -> bool:
    territories: Any = state.view(SPECTATOR).as_json()["territories"]
    return bool(next(card["active"] for card in territories[seat] if card["cell"] == cell))


def _terramara_ends(history: History, end: str) -> bool:
    outcome = history.state.outcome()
    assert outcome is not None
    told = [told.event for told in history.told]
    heard = {event.id.removeprefix("terramara-") for event in told}
    moves = {history.game.spell(move) for _, move in history.line}
    verbs = {move.split()[0] for move in moves}
    totals = [score["total"] for score in outcome.scores]
    if end.startswith(("adult ", "with ")):
        return end in _terramara_met(history)
    return {
        "any": True,
        "first wins": outcome.winners == [0],
        "tie": len(outcome.winners) > 1,
        "tie broken": len(outcome.winners) == 1 < totals.count(max(totals)),
        "gave by choice": "give" in verbs,
        "both parts": "raid" in moves and "first" in moves,
        "recalled": "recalled" in heard,
        "warriors": "send warrior to hut" in moves,
        "parked": "parked" in heard,
        "end of the river": "choose 2" in moves and "culture 0: 14" in history.state.position(),
    }[end]


def _terramara_met(history: History) -> set[str]:
    """Who grew up, and `with` what was crafted, used or visited."""
    rows: Any = history.state.view(SPECTATOR).as_json()["rows"]
    return {_terramara_thing(told.event, rows) for told in history.told}


def _terramara_thing(event: Event, rows: Any) -> str:
    """A tile stands for its outpost, crossroad or special space."""
    what, args = event.id.removeprefix("terramara-"), event.args
    if what == "flipped":
        return f"adult {args['character']}"
    if what == "crafted":
        return f"with {args['artefact']}"
    if what == "used-tile":
        return f"with {args['bonus']}"
    if what == "placed-flag":
        return f"with {rows[needed(int, args['row']) - 1]['left']}"
    if what == "sent" and args["space"] in ("x1", "x2", "x3", "x4", "d5", "d6"):
        return f"with {rows[int(str(args['space'])[1]) - 1]['right']}"
    return ""


if __name__ == "__main__":
    main()
