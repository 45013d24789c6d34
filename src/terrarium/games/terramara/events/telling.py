"""How something is told of a seat, wherever somebody listens."""

from mypy_extensions import i64

from terrarium.core.event import Event
from terrarium.core.player import seated
from terrarium.core.reason import Args
from terrarium.games.terramara.state import TerramaraState


def tell_of(state: TerramaraState, seat: i64, id: str, args: Args) -> None:
    state.tell(Event(id, {"seat": seated(seat), **args}))


def tell_of_artefact(state: TerramaraState, seat: i64, id: str, artefact: i64) -> None:
    tell_of(state, seat, id, {"artefact": state.rules.artefacts[artefact].name})


def tell_of_bonus(state: TerramaraState, seat: i64, id: str, tile: i64) -> None:
    tell_of(state, seat, id, {"bonus": state.rules.bonus_tiles[tile].name})


def tell_of_start_card(state: TerramaraState, seat: i64, id: str, card: i64) -> None:
    tell_of(state, seat, id, {"start-card": state.rules.start_cards[card].name})


def tell_of_character(state: TerramaraState, seat: i64, id: str) -> None:
    character = state.rules.characters[state.character[seat]].name
    tell_of(state, seat, id, {"character": character})
