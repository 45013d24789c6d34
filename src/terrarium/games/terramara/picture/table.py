"""Terramara's table as page and terminal draw it, from what a seat may know."""

from terrarium.core.picture import Cell, Phrase, Picture, Row, Section, Strip
from terrarium.core.player import seated
from terrarium.core.points import Points
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.components import LEVELS
from terrarium.games.terramara.picture.artefacts import artefacts
from terrarium.games.terramara.picture.board import board
from terrarium.games.terramara.picture.camp import camps
from terrarium.games.terramara.picture.groups import groups_of
from terrarium.games.terramara.picture.prompt import prompt_of
from terrarium.games.terramara.picture.tracks import tracks
from terrarium.games.terramara.scoring import final_points, ranks_by
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.view import TerramaraView


def picture_of(view: TerramaraView) -> Picture:
    table = view.table
    sections = [_result(table)] if view.over else []
    sections += [*board(table, view.seat), tracks(table)]
    sections += [artefacts(table, view.seat), camps(table, view.seat)]
    return Picture(_caption(view), prompt_of(view), sections, groups_of(view))


def _caption(view: TerramaraView) -> Message:
    table = view.table
    if view.over:
        return Message("terramara-picture-over")
    args: Args = {"round": int(table.round), "seat": seated(int(table.first))}
    levels = [int(table.rules.artefacts[card].level) for card in table.deck]
    for level in range(1, LEVELS + 1):
        args[f"level{level}"] = levels.count(level)
    return Message("terramara-picture-caption", args)


# How it ended.


def _result(table: TerramaraState) -> Section:
    points = final_points(table)
    ranks = ranks_by(points, table.culture, table.strength)
    order = sorted(range(table.rules.players), key=lambda seat: ranks[seat])
    rows = [_rank(seat, ranks[seat], points[seat]) for seat in order]
    return Section("result", Message("terramara-title-result"), rows)


def _rank(seat: int, rank: int, score: dict[str, Points]) -> Row:
    """The points of every category (1.21)."""
    args: Args = {**score}
    args["reserved"] = -score["reserved"]
    short = Message("terramara-picture-score-short", args)
    cells: list[Cell] = [
        Phrase(Message("terramara-picture-rank", {"rank": rank})),
        Phrase(Message("terramara-picture-points", {"points": score["total"]})),
        Strip(Message("terramara-picture-score", args), [Phrase(short)]),
    ]
    return Row(Phrase(Message("seat-name", {"seat": seated(seat)})), cells)
