"""What a player has, in two or three lines."""

from terrarium.core.picture import Cell, Phrase, Row, Section
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.core.state import NOBODY
from terrarium.games.terramara.characters import BONUS, LAND_OWNER, NO_CHARACTER
from terrarium.games.terramara.components import LEVELS, NO_CARD, NO_TILE
from terrarium.games.terramara.effects.effect import SUM, joined
from terrarium.games.terramara.members import MEMBER_NAMES
from terrarium.games.terramara.picture.board import crossroad, own_outpost
from terrarium.games.terramara.picture.drawing import (
    artefact_strip,
    character_strip,
    crafted_strip,
    parts_after,
    seat_label,
    tokens,
)
from terrarium.games.terramara.road import OUTPOSTS
from terrarium.games.terramara.spaces import LAND
from terrarium.games.terramara.state import TerramaraState


def camps(table: TerramaraState, reader: int) -> Section:
    """The reader first, the others as they sit."""
    players = table.rules.players
    seats = [(max(reader, 0) + place) % players for place in range(players)]
    rows = [row for seat in seats for row in _camp(table, seat, reader)]
    return Section("camps", Message("terramara-title-camps"), rows, steady=True)


def _camp(table: TerramaraState, seat: int, reader: int) -> list[Row]:
    """The artefacts of others are counted, and told one by one where all is shown."""
    active = table.seat != NOBODY and table.round > 0 and table.turn == seat
    stock, cards = _stock(table, seat), _cards(table, seat, reader)
    crafted = [_crafted(table, card) for card in table.artefacts[seat]]
    reserved = _reserved(table, seat, reader)
    if seat == reader:
        more = [Row(_label("cards", seat), [*cards, *crafted, *reserved])]
    else:
        stock += [*cards, *_count(table, seat), *reserved]
        more = [Row(_label("artefacts", seat), crafted, quiet=True)]
    return [Row(seat_label(seat), stock, active=active), *[row for row in more if row.cells]]


def _label(what: str, seat: int) -> Phrase:
    args: Args = {"seat": seated(seat), "what": what}
    short = Message("terramara-picture-belongings-short", args)
    return Phrase(Message("terramara-picture-belongings", args), short=short)


def _stock(table: TerramaraState, seat: int) -> list[Cell]:
    """Points, members in hand, workers, goods."""
    args: Args = {"seat": seated(seat), "points": table.points[seat]}
    short = Message("terramara-picture-points-of", args)
    points = Phrase(Message("terramara-picture-points", args), short=short)
    cells: list[Cell] = [points, _hand(table, seat)]
    cells += _workers(table, seat) + _flags(table, seat)
    goods = tokens(table.goods[seat])
    return cells + (goods or [Phrase(Message("terramara-picture-no-goods"))])


def _hand(table: TerramaraState, seat: int) -> Phrase:
    """Members in hand, of each kind."""
    hand = (table.explorers[seat], table.chiefs[seat], table.warriors[seat])
    members = [
        Message("terramara-picture-members", {"kind": kind, "number": number})
        for kind, number in zip(MEMBER_NAMES, hand, strict=True)
        if number
    ]
    if not members:
        return Phrase(Message("terramara-picture-nobody"))
    return Phrase(Message("terramara-picture-hand", {}, {"members": joined(SUM, members)}))


def _workers(table: TerramaraState, seat: int) -> list[Cell]:
    """Ready ones and used ones of each level."""
    cells: list[Cell] = []
    for level in range(LEVELS):
        place = seat * LEVELS + level
        if table.workers[place]:
            args: Args = {
                "level": level + 1,
                "workers": table.workers[place],
                "ready": table.ready[place],
            }
            short = Message("terramara-picture-workers-short", args)
            cells.append(Phrase(Message("terramara-picture-workers", args), short=short))
    return cells


def _flags(table: TerramaraState, seat: int) -> list[Cell]:
    places = [f"r{row + 1}" for row in range(OUTPOSTS) if table.flags[seat] >> row & 1]
    args: Args = {"count": len(places), "places": ", ".join(places)}
    return [Phrase(Message("terramara-picture-flags", args))] if places else []


def _cards(table: TerramaraState, seat: int, reader: int) -> list[Cell]:
    """Character with what belongs to it, and the start card until it is paid."""
    cells: list[Cell] = []
    character, rules = table.character[seat], table.rules
    if character != NO_CHARACTER:
        cells.append(character_strip(rules, character, table.is_adult(seat)))
    if character == LAND_OWNER:
        cells += _land(table, reader)
    if table.start_of[seat] != NO_CARD:
        card = rules.start_cards[table.start_of[seat]]
        cells.append(parts_after("start-card", card.name, card.parts))
    return cells + _private(table, seat)


def _count(table: TerramaraState, seat: int) -> list[Cell]:
    """How many artefacts, and what they are worth by themselves."""
    cards = [table.rules.artefacts[card] for card in table.artefacts[seat]]
    args: Args = {"artefacts": len(cards), "points": sum(card.points for card in cards)}
    return [Phrase(Message("terramara-picture-count", args))] if cards else []


def _reserved(table: TerramaraState, seat: int, reader: int) -> list[Cell]:
    """Whoever has reserved it sees what it costs."""
    card = table.reserved[seat]
    if card == NO_CARD:
        return []
    return [artefact_strip(table, card, seat if seat == reader else NOBODY, held=True)]


def _crafted(table: TerramaraState, card: int) -> Cell:
    """With its effects, unless they are used for this round."""
    if table.turned >> card & 1:
        name = table.rules.artefacts[card].name
        return Phrase(Message("terramara-picture-used", {"artefact": name}))
    return crafted_strip(table.rules, card)


def _private(table: TerramaraState, seat: int) -> list[Cell]:
    """The tiles that young Bonus still has."""
    if table.character[seat] != BONUS:
        return []
    tiles = enumerate(table.rules.bonus_tiles)
    left = [tile for number, tile in tiles if table.private >> number & 1]
    return [parts_after("bonus", tile.name, tile.parts) for tile in left]


def _land(table: TerramaraState, reader: int) -> list[Cell]:
    """Land's own crossroad and outpost."""
    cells: list[Cell] = []
    if table.own_crossroad != NO_TILE:
        cells.append(crossroad(table, LAND, reader))
    if table.own_outpost != NO_TILE:
        cells.append(own_outpost(table, int(table.own_outpost)))
    return cells
