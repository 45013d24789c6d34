"""`try MOVES`: a turn composed at the keyboard, and what would come of it; `yes` does it."""

from terrarium.core.draft import Draft
from terrarium.core.notation import BETWEEN_MOVES, moves_in
from terrarium.core.reason import Reason, Refused
from terrarium.core.state import State
from terrarium.core.trial import supposed
from terrarium.tables.account import LogLine
from terrarium.terminal.choosing import meant
from terrarium.terminal.meaning import every_move, exactly
from terrarium.terminal.session import Session


def try_out(session: Session, seat: int, rest: str) -> bool:
    """Shows what would happen, with whatever was left open proposed; nothing is done yet."""
    session.tried = []
    world = supposed(session.match.history.state, seat)
    try:
        draft = _composed(session, world, seat, moves_in(rest))
    except Refused as refused:
        session.refuse_by(refused.reason)
        return False
    _show(session, draft)
    session.tried = [] if draft.is_open() else [session.match.game.spell(m) for m in draft.moves]
    session.tried_at = session.match.version
    if session.tried:
        session.say("terminal-try-yes", {"moves": _listed(session.tried)})
    return False


def do_it(session: Session, seat: int, rest: str) -> bool:
    """All that was tried last, unless something else has been done since."""
    if not session.tried or session.tried_at != session.match.version:
        session.refuse("terminal-yes-what")
        return False
    session.play(seat, session.tried)
    return True


def _composed(session: Session, world: State, seat: int, parts: list[str]) -> Draft:
    if not parts:
        raise Refused(Reason("terminal-try-what"))
    wished: list[str] = []
    for part in parts:
        wished.append(_offered(session, world, seat, wished, part) or _named(session, part))
    return session.match.game.compose(world, wished)


def _offered(session: Session, world: State, seat: int, wished: list[str], part: str) -> str:
    """The move that is meant of those that could follow; none inside a list of choices."""
    game = session.match.game
    try:
        draft = game.compose(world, wished)
    except Refused:
        return ""
    return exactly(session, game.picture(draft.state.view(seat)), part)


def _named(session: Session, part: str) -> str:
    """A choice that would be proposed otherwise is none of those."""
    every = every_move(session)
    places = meant(part, every)
    if len(places) > 1:
        raise Refused(Reason("terminal-try-unclear", "", {"text": part}))
    return every[places[0]] if places else part


def _show(session: Session, draft: Draft) -> None:
    game = session.match.game
    told = [event for step in draft.steps for event in step.told]
    session.say("terminal-try-would")
    session.screen.log([LogLine(0, event) for event in told])
    session.screen.say(draft.prompt())
    swaps = [game.spell(swap.move) for swap in draft.steps[-1].swaps() if not swap.less]
    if swaps:
        session.say("terminal-try-instead", {"moves": _listed(swaps)})


def _listed(moves: list[str]) -> str:
    return f"{BETWEEN_MOVES} ".join(moves)
