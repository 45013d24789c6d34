"""The course of a match: the table moves, the keyboard goes round, people choose."""

from terrarium.core.notation import moves_in
from terrarium.core.number import is_number
from terrarium.core.picture import Picture
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.terminal.calm import uninterrupted
from terrarium.terminal.commands import (
    ALONE,
    WITH_MORE,
    ahead,
    find_command,
    leave,
    save,
    undo,
)
from terrarium.terminal.meaning import exactly, meant_in, texts_of, why_not
from terrarium.terminal.session import Session

_AT_HAND_OVER = (ahead, leave, save)


def play_on(session: Session) -> None:
    """Until the match is over, or somebody leaves."""
    while True:
        with uninterrupted():
            session.match.advance()
        if session.match.over:
            return
        seat = session.match.actor
        if hand_over(session, seat):
            decide(session, seat)


def show_the_end(session: Session) -> None:
    """To everybody at the keyboard; a single person sees it with their own eyes."""
    reader = session.people[0] if session.alone else SPECTATOR
    if not session.alone:
        session.screen.hide()
    session.turn_to(reader)
    session.show_decision(reader)


def hand_over(session: Session, seat: int) -> bool:
    """Whether the seat has the keyboard now; until then nobody's cards are on the screen."""
    if session.alone or session.holder == seat:
        session.holder = seat
        return True
    if session.holder != NOBODY:
        session.screen.hide()
    session.turn_to(SPECTATOR)
    session.screen.keyboard.offer([])
    version = session.match.version
    while session.match.version == version:
        _ask_for_the_next(session, seat)
        typed = session.screen.ask()
        if not typed:
            session.holder = seat
            return True
        if _answer_at_hand_over(session, seat, typed):
            break
    return False


def decide(session: Session, seat: int) -> None:
    """Show the seat what it may know, and ask until it has moved."""
    session.turn_to(seat)
    part = _next_part(session, seat)
    picture = session.picture(seat)
    move = exactly(session, picture, part)
    if move:
        _move(session, seat, move)
        return
    session.show_decision(seat)
    session.screen.keyboard.offer([*_typeable(session, seat, picture), *ALONE, *WITH_MORE])
    if part and _answer_part(session, seat, part):
        return
    while not _answer(session, seat, session.screen.ask()):
        pass


def _typeable(session: Session, seat: int, picture: Picture) -> list[str]:
    """The moves, and where a turn is composed, trying them."""
    moves = texts_of(session, picture)
    tries = session.match.game.composes(session.match.view(seat))
    return [*moves, *[f"try {move}" for move in moves if tries]]


def _next_part(session: Session, seat: int) -> str:
    """Of a line with several moves; it ends where somebody else has chosen something."""
    chain, match = session.chains[seat], session.match
    if chain.is_broken(match.history):
        session.notice("terminal-chain-broken", {"text": chain.rest})
        chain.drop()
    return chain.next(match.version)


def _answer_part(session: Session, seat: int, part: str) -> bool:
    """A part that is no clear move: it gets its answer, and what follows is left out."""
    rest = session.chains[seat].rest
    done = _answer(session, seat, part)
    if rest:
        session.refuse("terminal-chain-left", {"text": rest})
    return done


def _ask_for_the_next(session: Session, seat: int) -> None:
    names, last = session.match.names, session.holder
    if last in session.people and session.undo_steps(last):
        session.say("terminal-hand-over-undo", {"name": names[seat], "last": names[last]})
    else:
        session.say("terminal-hand-over", {"name": names[seat]})


def _answer_at_hand_over(session: Session, seat: int, typed: str) -> bool:
    """Here the last person may still take back a move, and the next may pass unseen."""
    command, rest = find_command(typed) or (None, "")
    if command is undo and session.holder in session.people:
        done = undo(session, session.holder, rest)
        session.holder = NOBODY if done else session.holder
        return done
    if command in _AT_HAND_OVER and command is not None:
        return command(session, seat, rest)
    session.refuse("terminal-hand-over-what", {"name": session.match.names[seat]})
    return False


def _answer(session: Session, seat: int, typed: str) -> bool:
    if not typed:
        session.show(seat)
        return False
    found = find_command(typed)
    if found is not None:
        command, rest = found
        return command(session, seat, rest)
    first, *parts = moves_in(typed) or [typed]
    done = _choose(session, seat, first)
    session.chains[seat].begin(parts, session.match.version)
    if not done:
        _leave_out(session, seat)
    return done


def _leave_out(session: Session, seat: int) -> None:
    """What follows a part that could not be made."""
    chain = session.chains[seat]
    if chain.rest:
        session.refuse("terminal-chain-left", {"text": chain.rest})
    chain.drop()


def _choose(session: Session, seat: int, typed: str) -> bool:
    picture = session.picture(seat)
    move = exactly(session, picture, typed)
    if move:
        return _move(session, seat, move)
    moves = texts_of(session, picture)
    if is_number(typed, len(typed)):
        session.refuse("terminal-no-such-choice", {"choices": len(moves)})
        return False
    places = meant_in(session, picture, typed)
    if places:
        session.refuse("terminal-ambiguous", {"text": typed})
        session.screen.candidates([(place + 1, moves[place]) for place in places])
        return False
    reason = why_not(session, seat, typed)
    if reason is not None:
        session.refuse_by(reason)
        return False
    return _move(session, seat, typed)


def _move(session: Session, seat: int, text: str) -> bool:
    session.play(seat, [text])
    return True
