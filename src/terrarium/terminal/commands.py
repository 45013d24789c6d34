"""What can be typed besides moves. Each command says whether the decision is over by it."""

from collections.abc import Callable
from pathlib import Path

from terrarium.core.number import number_in
from terrarium.core.player import seated
from terrarium.core.reason import Message, Refused
from terrarium.tables.hints import thought_of
from terrarium.terminal.meaning import meant_in, texts_of, why_not
from terrarium.terminal.session import Leave, Session
from terrarium.terminal.trying import do_it, try_out

Command = Callable[[Session, int, str], bool]

_ALL = "all"
_PASS_FOR = "pass for "
_ME = "me"


def find_command(typed: str) -> tuple[Command, str] | None:
    """A command and what follows it. `help` with more words is a move in some games."""
    lower = typed.lower()
    if lower in ALONE:
        return ALONE[lower], ""
    if lower.startswith(_PASS_FOR):
        return ahead, typed[len(_PASS_FOR) :].strip()
    word, _, rest = typed.partition(" ")
    if word.lower() in WITH_MORE:
        return WITH_MORE[word.lower()], rest.strip()
    return None


def show_help(session: Session, seat: int, rest: str) -> bool:
    game = session.match.game.name
    session.screen.page(Message("terminal-title-commands"), Message("terminal-commands"))
    session.screen.page(Message("terminal-title-notation"), Message(f"{game}-notation"))
    session.screen.legend(Message("terminal-title-legend"), Message(f"{game}-legend"))
    session.say("terminal-choosing")
    return False


def show_rules(session: Session, seat: int, rest: str) -> bool:
    game = session.match.game.name
    session.screen.page(Message(f"{game}-name"), Message(f"{game}-rules"))
    return False


def show_table(session: Session, seat: int, rest: str) -> bool:
    session.show(seat, whole=True)
    return False


def show_log(session: Session, seat: int, rest: str) -> bool:
    lines = session.match.account.log(seat)
    session.screen.log(lines[-(number_in(rest, 3) or len(lines)) :])
    return False


def why(session: Session, seat: int, rest: str) -> bool:
    """Why a move can or cannot be made; beginnings of words will do here too."""
    text = rest.removeprefix("not ").strip()
    if not text:
        session.refuse("terminal-why-what")
        return False
    reason = why_not(session, seat, text)
    if reason is not None:
        session.screen.line(session.screen.speech.why(reason))
        return False
    picture = session.picture(seat)
    moves = texts_of(session, picture)
    for move in [moves[place] for place in meant_in(session, picture, text)] or [text]:
        session.say("terminal-possible", {"move": move})
    return False


def hint(session: Session, seat: int, rest: str) -> bool:
    thought = thought_of(session.match, seat)
    move = session.match.game.spell(thought.advice.move)
    words = session.screen.speech.say(thought.advice)
    session.say("terminal-hint", {"move": move})
    session.say("terminal-hint-why", {"words": words})
    return False


def undo(session: Session, seat: int, rest: str) -> bool:
    most = session.undo_steps(seat)
    steps = {"": 1, _ALL: most}.get(rest.lower(), number_in(rest, 3))
    if steps is None:
        session.refuse("terminal-undo-what")
        return False
    try:
        session.undo(seat, steps)
    except Refused as refused:
        session.refuse_by(refused.reason)
        return False
    session.autosave()
    return True


def ahead(session: Session, seat: int, rest: str) -> bool:
    """A person's answer in advance; over only for the one who is being asked."""
    names = {session.match.names[person].lower(): person for person in session.people}
    who = seat if rest.lower() in ("", _ME) else names.get(rest.lower())
    if who is None:
        people = ", ".join(session.match.names[person] for person in session.people)
        session.refuse("terminal-ahead-who", {"text": rest, "names": people})
        return False
    try:
        session.match.ask_in_advance(who)
    except Refused as refused:
        session.refuse_by(refused.reason)
        return False
    session.say("terminal-ahead", {"seat": seated(who)})
    return who == seat


def save(session: Session, seat: int, rest: str) -> bool:
    path = Path(rest).expanduser() if rest else session.path
    problem = session.save(path)
    if problem:
        session.refuse("terminal-not-saved", {"path": str(path), "problem": problem})
    else:
        session.say("terminal-saved", {"path": str(path)})
    return False


def leave(session: Session, seat: int, rest: str) -> bool:
    """Not before the match is saved, unless it is said twice."""
    problem = session.save()
    if problem and not session.leaving:
        session.leaving = True
        session.refuse("terminal-not-left", session.place(problem))
        return False
    raise Leave


ALONE: dict[str, Command] = {
    "help": show_help,
    "?": show_help,
    "rules": show_rules,
    "table": show_table,
    "hint": hint,
    "yes": do_it,
    "quit": leave,
    "q": leave,
    "exit": leave,
}
WITH_MORE: dict[str, Command] = {
    "log": show_log,
    "why": why,
    "try": try_out,
    "undo": undo,
    "ahead": ahead,
    "save": save,
}
