"""What is told of rounds, the draft, cards in the row, and members that go and come.

Nothing is put into words when nobody listens.
"""

from mypy_extensions import i64

from terrarium.core.event import Event
from terrarium.core.player import seated
from terrarium.core.points import Points
from terrarium.core.reason import Args
from terrarium.games.terramara.characters import CHARACTER_NAMES
from terrarium.games.terramara.events.telling import (
    tell_of,
    tell_of_artefact,
    tell_of_bonus,
    tell_of_character,
    tell_of_start_card,
)
from terrarium.games.terramara.members import MEMBER_NAMES, NEUTRAL_NAMES
from terrarium.games.terramara.spaces import SPACE_NAMES, name_of
from terrarium.games.terramara.state import TerramaraState


def began(state: TerramaraState) -> None:
    if state.listener is not None:
        state.tell(Event("terramara-began", {"seat": seated(state.first)}, news=True))


def placed_neutral(state: TerramaraState, seat: i64, neutral: i64, space: i64) -> None:
    if state.listener is not None:
        args: Args = {"neutral": NEUTRAL_NAMES[neutral], "space": SPACE_NAMES[space]}
        tell_of(state, seat, "terramara-placed-neutral", args)


def drafted(state: TerramaraState, seat: i64, character: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-drafted", {"character": CHARACTER_NAMES[character]})


def took_start_card(state: TerramaraState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        tell_of_start_card(state, seat, "terramara-took-start-card", card)


def paid_start_card(state: TerramaraState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        tell_of_start_card(state, seat, "terramara-paid-start-card", card)


def took_land(state: TerramaraState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-took-land", {"tile": state.rules.tiles[tile].name})


def round_began(state: TerramaraState) -> None:
    if state.listener is not None:
        tell_of(state, state.first, "terramara-round-began", {"round": int(state.round)})


def neutral_grew(state: TerramaraState, neutral: i64, card: i64) -> None:
    """A neutral card is revealed by chance (M-10)."""
    if state.listener is not None:
        args: Args = {
            "neutral": NEUTRAL_NAMES[neutral],
            "amount": int(card),
            "strength": state.neutral[neutral],
        }
        state.tell(Event("terramara-neutral-grew", args, news=True))


def row_flipped(state: TerramaraState) -> None:
    if state.listener is not None:
        state.tell(Event("terramara-row-flipped", {"row": int(state.round)}))


def level_left(state: TerramaraState, level: i64, from_row: bool) -> None:
    if state.listener is not None:
        id = "terramara-level-left-row" if from_row else "terramara-level-left-deck"
        state.tell(Event(id, {"level": int(level)}))


def turned_up(state: TerramaraState, artefact: i64) -> None:
    if state.listener is not None:
        args: Args = {"artefact": state.rules.artefacts[artefact].name}
        state.tell(Event("terramara-turned-up", args, news=True))


def sent(state: TerramaraState, seat: i64, kind: i64, space: i64) -> None:
    if state.listener is not None:
        args: Args = {"member": MEMBER_NAMES[kind], "space": SPACE_NAMES[space]}
        tell_of(state, seat, "terramara-sent", args)


def recalled(state: TerramaraState, seat: i64, space: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-recalled", {"space": name_of(space, state.players)})


def flipped(state: TerramaraState, seat: i64) -> None:
    if state.listener is not None:
        tell_of_character(state, seat, "terramara-flipped")


def became_first(state: TerramaraState, seat: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-became-first", {})


def used_first(state: TerramaraState, seat: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-used-first", {})


def used_card(state: TerramaraState, seat: i64, artefact: i64) -> None:
    if state.listener is not None:
        tell_of_artefact(state, seat, "terramara-used-card", artefact)


def used_own_tile(state: TerramaraState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        tell_of_bonus(state, seat, "terramara-used-own-tile", tile)


def used_character(state: TerramaraState, seat: i64) -> None:
    if state.listener is not None:
        tell_of_character(state, seat, "terramara-used-character")


def put_to_work(state: TerramaraState, seat: i64, level: i64) -> None:
    if state.listener is not None:
        tell_of(state, seat, "terramara-put-to-work", {"level": int(level)})


def finished_with(state: TerramaraState, seat: i64, total: Points) -> None:
    """With the end all lies open, the order of the deck too (M-18)."""
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "points": total}
        state.tell(Event("terramara-final-points", args, news=True))
