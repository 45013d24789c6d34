"""A camp: all that a player has, for its owner and for the others."""

from typing import Final

from terrarium.games.terramara.characters import BONUS, LAND_OWNER, NO_CHARACTER
from terrarium.games.terramara.components import LEFT, LEVELS, NO_CARD, NO_TILE
from terrarium.games.terramara.costs import cost_of
from terrarium.games.terramara.goods import GOOD_NAMES, RAWS, counts
from terrarium.games.terramara.members import MEMBER_NAMES
from terrarium.games.terramara.page.faces import (
    ArtefactFace,
    BonusFace,
    CharacterFace,
    CrossroadFace,
    OutpostFace,
    StartFace,
)
from terrarium.games.terramara.road import OUTPOSTS
from terrarium.games.terramara.scoring import holdings_of, outpost_points
from terrarium.games.terramara.spaces import ROWS
from terrarium.games.terramara.state import TerramaraState


class Held:
    """So many of one kind: goods, or members."""

    def __init__(self, name: str, number: int) -> None:
        self.name: Final = name
        self.number: Final = number


class Workers:
    """Those of one level: some ready, the others used in this round."""

    def __init__(self, table: TerramaraState, seat: int, level: int) -> None:
        place = seat * LEVELS + level - 1
        self.level: Final = level
        self.ready: Final = table.ready[place]
        self.used: Final = table.workers[place] - table.ready[place]


class Crafted:
    """An artefact of one's own: `used` for this round, or something to use."""

    def __init__(self, table: TerramaraState, card: int) -> None:
        self.face: Final = ArtefactFace(table.rules, card)
        self.has_use: Final = len(table.rules.artefacts[card].powers.each_round) > 0
        self.used: Final = bool(table.turned >> card & 1)


class Flag:
    """A flag on an outpost, and what it would count now; Land's own outpost has one at hand."""

    def __init__(self, table: TerramaraState, seat: int, tile: int) -> None:
        self.face: Final = OutpostFace(table.rules, tile)
        asked = table.rules.tiles[tile].outpost
        self.points: Final = outpost_points(table.rules, asked, holdings_of(table, seat))


class Portrait:
    """A character, the side that counts, and whether it has been used in this round."""

    def __init__(self, table: TerramaraState, seat: int) -> None:
        self.face: Final = CharacterFace(table.rules, table.character[seat])
        self.adult: Final = table.is_adult(seat)
        self.side: Final = self.face.adult if self.adult else self.face.young
        self.has_use: Final = self.adult and any(
            table.rules.characters[table.character[seat]].adult.each_round
        )
        self.used: Final = self.has_use and table.character_used


class Camp:
    """What lies before one player, and what is on the tracks."""

    def __init__(self, table: TerramaraState, seat: int) -> None:
        goods = [Held(*pair) for pair in zip(GOOD_NAMES, counts(table.goods[seat]), strict=True)]
        self.seat: Final = seat
        self.points: Final = table.points[seat]
        self.strength: Final = table.strength[seat]
        self.level: Final = int(table.power_level(seat))
        self.culture: Final = table.culture[seat]
        self.hand: Final = _members([table.explorers, table.chiefs, table.warriors], seat)
        self.hut: Final = _in_hut(table, seat)
        self.workers: Final = _workers(table, seat)
        self.raw: Final = goods[:RAWS]
        self.refined: Final = goods[RAWS:]
        self.goods: Final = sum(held.number for held in goods)
        self.artefacts: Final = [Crafted(table, card) for card in table.artefacts[seat]]
        self.reserved: Final = _reserved(table, seat)
        self.character: Final = _portrait(table, seat)
        self.start: Final = _start(table, seat)
        self.tiles: Final = _tiles(table, seat)
        self.crossroad: Final = _crossroad(table, seat)
        self.flags: Final = [Flag(table, seat, tile) for tile in _flagged(table, seat)]
        self.worker_levels: Final = int(table.worker_levels(seat))
        self.is_first: Final = table.first == seat


def _members(hands: list[list[int]], seat: int) -> list[Held]:
    return [Held(kind, hand[seat]) for kind, hand in zip(MEMBER_NAMES, hands, strict=True)]


def _in_hut(table: TerramaraState, seat: int) -> list[Held]:
    members = zip(MEMBER_NAMES, table.hut_of(seat), strict=True)
    return [Held(kind, number) for kind, number in members]


def _workers(table: TerramaraState, seat: int) -> list[Workers]:
    found = [Workers(table, seat, level) for level in range(1, LEVELS + 1)]
    return [workers for workers in found if workers.ready + workers.used]


def _reserved(table: TerramaraState, seat: int) -> ArtefactFace | None:
    """With what it costs its owner."""
    card = table.reserved[seat]
    if card == NO_CARD:
        return None
    return ArtefactFace(table.rules, card, cost_of(table, seat, card))


def _portrait(table: TerramaraState, seat: int) -> Portrait | None:
    return Portrait(table, seat) if table.character[seat] != NO_CHARACTER else None


def _start(table: TerramaraState, seat: int) -> StartFace | None:
    """Until it is paid, in the draft."""
    card = table.start_of[seat]
    return StartFace(table.rules, card) if card != NO_CARD else None


def _tiles(table: TerramaraState, seat: int) -> list[BonusFace]:
    """Those that young Bonus still has."""
    if not table.is_character(seat, BONUS, adult=False):
        return []
    numbers = range(len(table.rules.bonus_tiles))
    return [BonusFace(table.rules, tile) for tile in numbers if table.private >> tile & 1]


def _crossroad(table: TerramaraState, seat: int) -> CrossroadFace | None:
    """Young Land's own."""
    is_lands = table.is_character(seat, LAND_OWNER, adult=False)
    if not is_lands or table.own_crossroad == NO_TILE:
        return None
    return CrossroadFace(table.rules, int(table.own_crossroad))


def _flagged(table: TerramaraState, seat: int) -> list[int]:
    """The tiles of the outposts with its flag, and of Land's own."""
    rows = [row for row in range(OUTPOSTS) if table.flags[seat] >> row & 1]
    found = [table.tiles[LEFT * ROWS + row] for row in rows]
    if table.character[seat] == LAND_OWNER and table.own_outpost != NO_TILE:
        found.append(int(table.own_outpost))
    return found
