"""Terra Futura's table as page and terminal draw it, from what a seat may know."""

from terrarium.core.picture import Cell, Phrase, Picture, Row, Section, Strip
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.core.state import SPECTATOR
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.picture.display import display
from terrarium.games.terra_futura.picture.drawing import card_strip
from terrarium.games.terra_futura.picture.grid import territory
from terrarium.games.terra_futura.picture.groups import groups_of
from terrarium.games.terra_futura.picture.prompt import prompt_of
from terrarium.games.terra_futura.picture.scoring import own_scoring
from terrarium.games.terra_futura.picture.standing import TURNS, points_in, turn_number
from terrarium.games.terra_futura.scoring import ranks_by
from terrarium.games.terra_futura.view import TerraFuturaView


def picture_of(view: TerraFuturaView) -> Picture:
    sections = [_result(view)] if view.over else [display(view), *_taken(view)]
    sections += [territory(view, seat) for seat in _seats(view)]
    if view.seat != SPECTATOR:
        sections.append(own_scoring(view))
    return Picture(_caption(view), prompt_of(view), sections, groups_of(view))


def _seats(view: TerraFuturaView) -> list[int]:
    """The reader first, the others as they sit."""
    first = 0 if view.seat == SPECTATOR else view.seat
    return [(first + place) % view.rules.players for place in range(view.rules.players)]


def _caption(view: TerraFuturaView) -> Message:
    if view.over:
        return Message("terra_futura-picture-over")
    if view.final:
        return Message("terra_futura-picture-final")
    args: Args = {"turn": turn_number(view), "turns": TURNS}
    for level in range(2):
        args[f"deck{level + 1}"] = view.decks[level]
        args[f"discards{level + 1}"] = len(view.discards[level])
    return Message("terra_futura-picture-caption", args)


def _taken(view: TerraFuturaView) -> list[Section]:
    """The card in hand that must be placed."""
    if view.taken == NO_CARD:
        return []
    row = Row(Phrase(Message("seat-name", {"seat": seated(view.turn)})), [_in_hand(view)])
    return [Section("taken", Message("terra_futura-title-taken"), [row])]


def _in_hand(view: TerraFuturaView) -> Cell:
    return card_strip(view.rules, int(view.taken))


# How it ended.


def _result(view: TerraFuturaView) -> Section:
    points = points_in(view)
    ranks = ranks_by(points)
    order = sorted(range(view.rules.players), key=lambda seat: ranks[seat])
    rows = [_rank(view, seat, ranks[seat], points[seat]) for seat in order]
    return Section("result", Message("terra_futura-title-result"), rows)


def _rank(view: TerraFuturaView, seat: int, rank: int, score: dict[str, int]) -> Row:
    parts: Args = {
        "resources": score["resources"],
        "set": score["set"],
        "pollution": -score["pollution"],
        "card": view.rules.scoring[view.chosen[seat]].name,
    }
    cells: list[Cell] = [
        Phrase(Message("terra_futura-picture-rank", {"rank": rank})),
        Phrase(Message("terra_futura-picture-points", {"points": score["total"]})),
        Strip(Message("terra_futura-picture-parts", parts), [_short_parts(parts)]),
        Phrase(Message("terra_futura-picture-all-cubes", {"cubes": score["cubes"]})),
    ]
    return Row(Phrase(Message("seat-name", {"seat": seated(seat)})), cells)


def _short_parts(parts: Args) -> Phrase:
    return Phrase(Message("terra_futura-picture-parts-short", parts))
