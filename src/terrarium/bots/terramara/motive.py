"""Why the planner would make a move, in words."""

from typing import Final

from terrarium.bots.bot import Advice
from terrarium.core.notation import Decoded
from terrarium.core.reason import Args
from terrarium.games.terramara.bonus import tile_place
from terrarium.games.terramara.components import LEFT, RIGHT, tile_number
from terrarium.games.terramara.crafting import card_of
from terrarium.games.terramara.goods import GOOD_NAMES, RAWS
from terrarium.games.terramara.members import CHIEF, EXPLORER, NO_MEMBER
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.road import (
    EDGE_TO,
    END_OF_ROAD,
    PLACE_NAMES,
    is_crossroad_place,
    is_outpost,
)
from terrarium.games.terramara.spaces import (
    CROSSROADS,
    HUT,
    ROUND_OF_SPACE,
    SPACE_NAMES,
    TERRITORY,
    is_special,
    standing_on,
)
from terrarium.games.terramara.view import TerramaraView

_GOODS: Final = ("pay", "gain", "give")


def motive_of(view: TerramaraView, move: int) -> Advice:
    decoded = NOTATION.decoded(move)
    if decoded.verb == "send":
        return _sent(view, move, decoded)
    if decoded.verb == "travel":
        return _travelled(view, move, decoded)
    return Advice(move, f"bot-clan-{decoded.verb}", _args(view, move, decoded))


def _sent(view: TerramaraView, move: int, decoded: Decoded) -> Advice:
    space, table = decoded["space"], view.table
    args: Args = {"space": SPACE_NAMES[space]}
    if space < TERRITORY or space == HUT:
        return Advice(move, f"bot-clan-to-{SPACE_NAMES[space]}")
    if space >= CROSSROADS:
        return Advice(move, "bot-clan-to-crossroad", args)
    if is_special(space):
        return Advice(move, "bot-clan-to-special", args)
    if ROUND_OF_SPACE[space] > table.round:
        return Advice(move, "bot-clan-to-future", {**args, "round": ROUND_OF_SPACE[space]})
    is_empty = table.first_on[standing_on(space, table.players)] == NO_MEMBER
    return Advice(move, "bot-clan-to-space" if is_empty else _joined(decoded["member"]), args)


def _joined(member: int) -> str:
    if member == EXPLORER:
        return "bot-clan-joins"
    return "bot-clan-chief-joins" if member == CHIEF else "bot-clan-warrior-joins"


def _travelled(view: TerramaraView, move: int, decoded: Decoded) -> Advice:
    place: int = EDGE_TO[decoded["edge"]]
    if is_outpost(place):
        return Advice(move, "bot-clan-plants-flag")
    if place == END_OF_ROAD:
        return Advice(move, "bot-clan-parks")
    if is_crossroad_place(place):
        return Advice(move, "bot-clan-goes-on", {"place": PLACE_NAMES[place]})
    tile = view.rules.bonus_tiles[view.table.bonus[tile_place(place)]]
    args: Args = {"place": PLACE_NAMES[place], "bonus": tile.name}
    return Advice(move, "bot-clan-to-tile", args)


def _args(view: TerramaraView, move: int, decoded: Decoded) -> Args:
    """What the move is about."""
    if decoded.verb in ("craft", "reserve"):
        return {"artefact": view.rules.artefacts[card_of(view.table, view.seat, move)].name}
    if decoded.verb in _GOODS:
        return {"good": GOOD_NAMES[decoded["good"]]}
    if decoded.verb == "refine":
        return {"good": GOOD_NAMES[RAWS + decoded["raw"]]}
    return _args_of_tiles(view, decoded)


def _args_of_tiles(view: TerramaraView, decoded: Decoded) -> Args:
    """Before the first round, and on the board."""
    if decoded.verb == "draft":
        return {"character": view.rules.characters[decoded["character"]].name}
    if decoded.verb == "start":
        return {"start-card": view.rules.start_cards[decoded["start-card"]].name}
    if decoded.verb in ("crossroad", "outpost"):
        side = RIGHT if decoded.verb == "crossroad" else LEFT
        return {"tile": view.rules.tiles[tile_number(side, 1, decoded["tile"])].name}
    if decoded.verb == "neutral":
        return {"space": SPACE_NAMES[TERRITORY + decoded["territory"]]}
    return {"space": SPACE_NAMES[decoded["space"]]} if decoded.verb == "recall" else {}
