"""Dare as page and terminal draw it: who has how many coins, and what may be chosen."""

from terrarium.core.outcome import ranks_of
from terrarium.core.picture import Choice, Group, Phrase, Picture, Row, Section
from terrarium.core.player import Seated
from terrarium.core.reason import Message
from terrarium.core.state import NOBODY
from tests.tiny.moves import NOTATION
from tests.tiny.view import DareView


def picture_of(view: DareView) -> Picture:
    players = [_player(view, seat) for seat in range(len(view.coins))]
    section = Section("players", Message("dare-players"), players)
    choices = [Choice(move, [Phrase(move_in_words(move))]) for move in view.legal]
    groups = [Group(Phrase(Message("dare-choices")), choices)] if choices else []
    return Picture(Message(f"dare-phase-{view.phase}"), _prompt(view), [section], groups)


def move_in_words(move: int) -> Message:
    decoded = NOTATION.decoded(move)
    return Message(f"dare-move-{decoded.verb}", decoded.words())


def _player(view: DareView, seat: int) -> Row:
    cells = [Message("dare-coins", {"coins": view.coins[seat]})]
    if seat < len(view.bids):
        bid = Message("dare-bid", {"bid": view.bids[seat]})
        cells.append(bid)
    label = Phrase(Message("dare-player", {"seat": Seated(seat)}))
    return Row(label, [Phrase(words) for words in cells], active=seat == view.actor)


def _prompt(view: DareView) -> Message:
    if view.actor == NOBODY:
        winner = ranks_of(view.totals).index(1)
        return Message("dare-won", {"seat": Seated(winner), "coins": view.totals[winner]})
    mine = view.actor == view.seat
    return Message(
        f"dare-ask-{view.phase}" if mine else "dare-waiting", {"seat": Seated(view.actor)}
    )
