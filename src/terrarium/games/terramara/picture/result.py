"""The scoring pad: a line for each category, a column for each player, the winner first (1.21)."""

from terrarium.core.picture import Cell, Phrase, Row, Section
from terrarium.core.player import seated
from terrarium.core.points import Points
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.scoring import CATEGORIES, final_points, ranks_by
from terrarium.games.terramara.state import TerramaraState


def result(table: TerramaraState) -> Section:
    points = final_points(table)
    ranks = ranks_by(points, table.culture, table.strength)
    order = sorted(range(table.rules.players), key=lambda seat: ranks[seat])
    rows = [Row(_label("rank"), [_rank(seat, ranks[seat]) for seat in order])]
    for category in (*CATEGORIES, "total"):
        cells: list[Cell] = [_scored(seat, points[seat][category]) for seat in order]
        rows.append(Row(_label(category), cells))
    return Section("result", Message("terramara-title-result"), rows, lined_up=True)


def _label(category: str) -> Phrase:
    return Phrase(Message("terramara-picture-category", {"category": category}))


def _rank(seat: int, rank: int) -> Phrase:
    return Phrase(Message("terramara-picture-rank", {"seat": seated(seat), "rank": rank}))


def _scored(seat: int, points: Points) -> Phrase:
    args: Args = {"seat": seated(seat), "points": points}
    short = Message("terramara-picture-scored-short", args)
    return Phrase(Message("terramara-picture-scored", args), short=short)
