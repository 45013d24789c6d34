"""A territory as a terminal draws it: a grid of cards, with what lies on each of them."""

from terrarium.core.picture import Card, Cell, Grid, Phrase, Row, Section, Strip, Tile
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.picture import territory as plain
from terrarium.games.terra_futura.picture.drawing import card_here, effects_strip, here, tokens
from terrarium.games.terra_futura.picture.standing import points_of_seat
from terrarium.games.terra_futura.picture.territory import Territory
from terrarium.games.terra_futura.resources import spell_bundle
from terrarium.games.terra_futura.view import TerraFuturaView


def territory(view: TerraFuturaView, seat: int) -> Section:
    """Once as a grid and once line by line."""
    title = Message("terra_futura-title-territory", {"seat": seated(seat)})
    land = Territory(view, seat, _targets(view) if seat == view.seat else [])
    cards = [_card_row(view, tile) for tile in land.tiles]
    rows = [Row(_score(view, seat), [], active=land.on_turn), *cards]
    return Section(f"territory-{seat}", title, rows, aside=True, grids=[_grid(view, land)])


def _targets(view: TerraFuturaView) -> list[int]:
    """Where the card in hand may go."""
    return [move["cell"] for move in NOTATION.among(view.legal, "place")]


def _score(view: TerraFuturaView, seat: int) -> Phrase:
    points = points_of_seat(view, seat)["total"]
    return Phrase(Message("terra_futura-picture-points", {"points": points}))


# Line by line.


def _card_row(view: TerraFuturaView, tile: plain.Tile) -> Row:
    effects = Phrase(effects_strip(view.rules, view.cards[tile.place]).words)
    cubes = [Phrase(words) for words in _pollution(tile)]
    line = [Phrase(Message("terra_futura-picture-in-line"))] if _is_ready(tile) else []
    return Row(card_here(view, tile.place), [effects, *_holds(view, tile.place), *cubes, *line])


def _holds(view: TerraFuturaView, place: int) -> list[Cell]:
    bundle = spell_bundle(view.stock[place])
    return [Phrase(Message("terra_futura-picture-holds", {"bundle": bundle}))] if bundle else []


def _pollution(tile: plain.Tile) -> list[Message]:
    """Cubes and spaces in words; nothing where there are none."""
    args: Args = {"cubes": tile.cubes, "spaces": tile.card.spaces}
    if tile.blocked:
        return [Message("terra_futura-picture-blocked", args)]
    any_there = tile.cubes or tile.card.spaces
    return [Message("terra_futura-picture-cubes", args)] if any_there else []


def _is_ready(tile: plain.Tile) -> bool:
    return tile.in_line and not tile.blocked


# As a grid.


def _grid(view: TerraFuturaView, land: Territory) -> Grid:
    """The rows and columns that have cards, or may have the card in hand."""
    drawn = {(tile.row, tile.column): _tile(view, tile) for tile in land.tiles}
    drawn |= {(cell.row, cell.column): _target(cell) for cell in land.room}
    columns, rows = range(1, land.columns + 1), range(1, land.rows + 1)
    return Grid(
        Phrase(Message("seat-name", {"seat": seated(land.seat)})),
        [_score(view, land.seat)],
        [_name(letter) for letter in land.letters],
        [_name(number) for number in land.numbers],
        [[drawn.get((row, column)) for column in columns] for row in rows],
        land.on_turn,
    )


def _name(letter: str) -> Message:
    return Message("terra_futura-picture-cell", {"cell": letter})


def _tile(view: TerraFuturaView, tile: plain.Tile) -> Tile:
    words, title = _titles(view, tile.place)
    effects = _shut() if tile.blocked else effects_strip(view.rules, view.cards[tile.place])
    lines = [[effects], _lying(view, tile)]
    return Tile(words, title, lines, _is_ready(tile), tile.blocked)


def _shut() -> Cell:
    """Instead of its effects: they cannot be used."""
    words = Message("terra_futura-picture-shut")
    return Card(words, words, "red")


def _titles(view: TerraFuturaView, place: int) -> tuple[Message, Message]:
    args = here(view, place)
    return Message("terra_futura-picture-here", args), Message("terra_futura-picture-card", args)


def _target(cell: plain.Cell) -> Tile:
    words = Message("terra_futura-picture-target", {"cell": cell.cell})
    return Tile(words, _name(cell.cell), [], ready=True)


def _lying(view: TerraFuturaView, tile: plain.Tile) -> list[Cell]:
    """Resources, then a filled or an empty square for each cube and each free space."""
    squares = [_square("full")] * tile.cubes + [_square("free")] * tile.free
    strips = [Strip(words, squares) for words in _pollution(tile)]
    return [*tokens(view.stock[tile.place]), *strips]


def _square(kind: str) -> Cell:
    face = Message("terra_futura-square", {"square": kind})
    return Card(face, face, "black") if kind == "full" else Phrase(face)
