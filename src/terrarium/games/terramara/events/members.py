"""What is told of rounds, the draft, cards in the row, and members that go and come.

Nothing is put into words when nobody listens.
"""

from mypy_extensions import i64

from terrarium.core.event import Event
from terrarium.core.player import seated
from terrarium.core.points import Points
from terrarium.core.reason import Args
from terrarium.games.terramara.characters import CHARACTER_NAMES
from terrarium.games.terramara.members import MEMBER_NAMES, NEUTRAL_NAMES
from terrarium.games.terramara.spaces import SPACE_NAMES
from terrarium.games.terramara.state import TerramaraState


def began(state: TerramaraState) -> None:
    if state.listener is not None:
        state.tell(Event("terramara-began", {"seat": seated(state.first)}, news=True))


def placed_neutral(state: TerramaraState, seat: i64, neutral: i64, space: i64) -> None:
    if state.listener is not None:
        args: Args = {
            "seat": seated(seat),
            "neutral": NEUTRAL_NAMES[neutral],
            "space": SPACE_NAMES[space],
        }
        state.tell(Event("terramara-placed-neutral", args))


def drafted(state: TerramaraState, seat: i64, character: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "character": CHARACTER_NAMES[character]}
        state.tell(Event("terramara-drafted", args))


def took_start_card(state: TerramaraState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "start-card": state.rules.start_cards[card].name}
        state.tell(Event("terramara-took-start-card", args))


def paid_start_card(state: TerramaraState, seat: i64, card: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "start-card": state.rules.start_cards[card].name}
        state.tell(Event("terramara-paid-start-card", args))


def took_land(state: TerramaraState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "tile": state.rules.tiles[tile].name}
        state.tell(Event("terramara-took-land", args))


def round_began(state: TerramaraState) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(state.first), "round": int(state.round)}
        state.tell(Event("terramara-round-began", args))


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
        args: Args = {
            "seat": seated(seat),
            "member": MEMBER_NAMES[kind],
            "space": SPACE_NAMES[space],
        }
        state.tell(Event("terramara-sent", args))


def recalled(state: TerramaraState, seat: i64, space: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "space": SPACE_NAMES[space]}
        state.tell(Event("terramara-recalled", args))


def flipped(state: TerramaraState, seat: i64) -> None:
    if state.listener is not None:
        character = CHARACTER_NAMES[state.character[seat]]
        args: Args = {"seat": seated(seat), "character": character}
        state.tell(Event("terramara-flipped", args))


def became_first(state: TerramaraState, seat: i64) -> None:
    if state.listener is not None:
        state.tell(Event("terramara-became-first", {"seat": seated(seat)}))


def used_card(state: TerramaraState, seat: i64, artefact: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "artefact": state.rules.artefacts[artefact].name}
        state.tell(Event("terramara-used-card", args))


def used_own_tile(state: TerramaraState, seat: i64, tile: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "bonus": state.rules.bonus_tiles[tile].name}
        state.tell(Event("terramara-used-own-tile", args))


def used_character(state: TerramaraState, seat: i64) -> None:
    if state.listener is not None:
        character = CHARACTER_NAMES[state.character[seat]]
        args: Args = {"seat": seated(seat), "character": character}
        state.tell(Event("terramara-used-character", args))


def put_to_work(state: TerramaraState, seat: i64, level: i64) -> None:
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "level": int(level)}
        state.tell(Event("terramara-put-to-work", args))


def finished_with(state: TerramaraState, seat: i64, total: Points) -> None:
    """With the end all lies open, the order of the deck too (M-18)."""
    if state.listener is not None:
        args: Args = {"seat": seated(seat), "points": total}
        state.tell(Event("terramara-final-points", args, news=True))
