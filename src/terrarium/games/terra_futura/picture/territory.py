"""A territory as it is drawn: a grid of cards, with what lies on each of them."""

from terrarium.core.picture import Card, Cell, Grid, Phrase, Row, Section, Strip, Tile
from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, SIDE
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.picture.drawing import card_here, effects_strip, here, tokens
from terrarium.games.terra_futura.picture.standing import points_of_seat
from terrarium.games.terra_futura.resources import spell_bundle
from terrarium.games.terra_futura.state import BLOCKED, PLACING
from terrarium.games.terra_futura.view import TerraFuturaView


def territory(view: TerraFuturaView, seat: int) -> Section:
    """Once as a grid and once line by line."""
    title = Message("terra_futura-title-territory", {"seat": Seated(seat)})
    cards = [_card_row(view, seat * CELLS + cell) for cell in view.places[seat]]
    rows = [Row(_score(view, seat), [], active=_is_on_turn(view, seat)), *cards]
    return Section(f"territory-{seat}", title, rows, aside=True, grids=[_grid(view, seat)])


def _is_on_turn(view: TerraFuturaView, seat: int) -> bool:
    return seat == view.turn and not view.over


def _score(view: TerraFuturaView, seat: int) -> Phrase:
    points = points_of_seat(view, seat)["total"]
    return Phrase(Message("terra_futura-picture-points", {"points": points}))


# Line by line.


def _card_row(view: TerraFuturaView, place: int) -> Row:
    card = view.cards[place]
    cells: list[Cell] = [Phrase(effects_strip(view.rules, card).words), *_holds(view, place)]
    return Row(card_here(view, place), cells + _cubes_in_words(view, place) + _use(view, place))


def _holds(view: TerraFuturaView, place: int) -> list[Cell]:
    bundle = spell_bundle(view.stock[place])
    return [Phrase(Message("terra_futura-picture-holds", {"bundle": bundle}))] if bundle else []


def _cubes_in_words(view: TerraFuturaView, place: int) -> list[Cell]:
    return [Phrase(words) for words in _pollution(view, place)]


def _pollution(view: TerraFuturaView, place: int) -> list[Message]:
    """Cubes and spaces in words; nothing where there are none."""
    cubes, spaces = int(view.cubes_on(place)), view.rules.spaces[view.cards[place]]
    args: Args = {"cubes": cubes, "spaces": spaces}
    if view.spare[place] == BLOCKED:
        return [Message("terra_futura-picture-blocked", args)]
    return [Message("terra_futura-picture-cubes", args)] if cubes or spaces else []


def _use(view: TerraFuturaView, place: int) -> list[Cell]:
    if not _can_be_activated(view, place):
        return []
    return [Phrase(Message("terra_futura-picture-in-line"))]


def _can_be_activated(view: TerraFuturaView, place: int) -> bool:
    """Whether it is in the line, unused and active."""
    seat, cell = divmod(place, CELLS)
    mine = seat == view.turn and not view.over and bool(view.line >> cell & 1)
    return mine and view.spare[place] != BLOCKED


# As a grid.


def _grid(view: TerraFuturaView, seat: int) -> Grid:
    """The rows and columns that have cards, or may have the card in hand."""
    cells = [*view.places[seat], *_targets(view, seat)]
    rows = _between([cell // SIDE for cell in cells])
    columns = _between([cell % SIDE for cell in cells])
    return Grid(
        Phrase(Message("seat-name", {"seat": Seated(seat)})),
        [_score(view, seat)],
        [_name(CELL_NAMES[column][0]) for column in columns],
        [_name(CELL_NAMES[row * SIDE][1]) for row in rows],
        [[_tile(view, seat, row * SIDE + column) for column in columns] for row in rows],
        _is_on_turn(view, seat),
    )


def _between(numbers: list[int]) -> list[int]:
    return list(range(min(numbers), max(numbers) + 1))


def _name(letter: str) -> Message:
    return Message("terra_futura-picture-cell", {"cell": letter})


def _targets(view: TerraFuturaView, seat: int) -> list[int]:
    """Where the card in hand may go."""
    if view.step != PLACING or seat != view.seat or view.over:
        return []
    return [move["cell"] for move in NOTATION.among(view.legal, "place")]


def _tile(view: TerraFuturaView, seat: int, cell: int) -> Tile | None:
    place = seat * CELLS + cell
    if view.cards[place] == NO_CARD:
        return _target(cell) if cell in _targets(view, seat) else None
    words, title = _titles(view, place)
    shut = view.spare[place] == BLOCKED
    effects = _shut() if shut else effects_strip(view.rules, view.cards[place])
    lines = [[effects], _lying(view, place)]
    return Tile(words, title, lines, _can_be_activated(view, place), shut)


def _shut() -> Cell:
    """Instead of its effects: they cannot be used."""
    words = Message("terra_futura-picture-shut")
    return Card(words, words, "red")


def _titles(view: TerraFuturaView, place: int) -> tuple[Message, Message]:
    args = here(view, place)
    return Message("terra_futura-picture-here", args), Message("terra_futura-picture-card", args)


def _target(cell: int) -> Tile:
    args: Args = {"cell": CELL_NAMES[cell]}
    return Tile(
        Message("terra_futura-picture-target", args),
        Message("terra_futura-picture-cell", args),
        [],
        ready=True,
    )


def _lying(view: TerraFuturaView, place: int) -> list[Cell]:
    """Resources, then a filled or an empty square for each cube and each free space."""
    cubes, spare = int(view.cubes_on(place)), max(view.spare[place], 0)
    squares = [_square("full")] * cubes + [_square("free")] * spare
    strips = [Strip(words, squares) for words in _pollution(view, place)]
    return [*tokens(view.stock[place]), *strips]


def _square(kind: str) -> Cell:
    face = Message("terra_futura-square", {"square": kind})
    return Card(face, face, "black") if kind == "full" else Phrase(face)
