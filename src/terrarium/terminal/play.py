"""`terrarium play GAME`: opens a match, plays it at this terminal, and keeps it."""

import io
import os
import sys
from typing import TextIO

from rich.console import Console

from terrarium.core.record import spell_seed
from terrarium.tables.match import Match
from terrarium.tables.seat import short_names
from terrarium.terminal import saves
from terrarium.terminal.keyboard import Keyboard
from terrarium.terminal.opening import Opening, open_match
from terrarium.terminal.plain import PlainScreen
from terrarium.terminal.pretty import PrettyScreen
from terrarium.terminal.request import PlayRequest
from terrarium.terminal.screen import Screen
from terrarium.terminal.session import Leave, Session
from terrarium.terminal.sitting import play_on, show_the_end
from terrarium.terminal.speech import Speech

DONE = 0
NOT_SAVED = 1


def run(request: PlayRequest) -> int:
    """Play until the match is over, somebody leaves, or nobody reads what is written.

    BadInput comes before anything has begun; an OSError says that stdout cannot be written to.
    """
    opening = open_match(request)
    for stream in (request.stdin, request.stdout):
        _forgive_strange_letters(stream)
    screen = screen_for(request, opening.match)
    session = Session(opening.match, opening.path, screen, opening.resumed)
    try:
        return _play(session, request, opening)
    except OSError as error:
        _close_for_good(request.stdout)
        problem = session.save()
        if not isinstance(error, BrokenPipeError):
            raise
        return NOT_SAVED if problem else DONE


def screen_for(request: PlayRequest, match: Match) -> Screen:
    """The plain one where it was asked for, or where the other could not be seen."""
    speech = Speech(match.game, short_names(match.seats))
    alone = sum(1 for seat in match.seats if not seat.bot) == 1
    keyboard = Keyboard(request.stdin, request.stdout, alone)
    if request.plain or not _can_draw(request.stdout):
        return PlainScreen(match.game, speech, keyboard, request.stdout)
    console = Console(file=request.stdout, highlight=False, markup=False, emoji=False)
    return PrettyScreen(match.game, speech, keyboard, request.stdout, console)


def _play(session: Session, request: PlayRequest, opening: Opening) -> int:
    try:
        _greet(session, request, opening)
        session.autosave()
        play_on(session)
        show_the_end(session)
        return _keep(session, "terminal-finished")
    except (Leave, EOFError):
        return _say_goodbye(session)
    except KeyboardInterrupt:
        session.screen.line("")
        return _say_goodbye(session)


def _greet(session: Session, request: PlayRequest, opening: Opening) -> None:
    if opening.resumed:
        session.say("terminal-resumed", session.place())
        return
    session.say("terminal-began", {"names": ", ".join(session.match.names)})
    if request.seed is not None:
        session.say("terminal-seed", {"seed": spell_seed(request.seed)})
    session.say("terminal-began-help")


def _say_goodbye(session: Session) -> int:
    """What one person saw stays not on the screen for the others."""
    if not session.alone:
        session.screen.hide()
    usual = session.path.parent == saves.folder()
    return _keep(session, "terminal-left" if usual else "terminal-left-elsewhere")


def _keep(session: Session, id: str) -> int:
    problem = session.save()
    if problem:
        session.refuse("terminal-lost", session.place(problem))
        return NOT_SAVED
    session.say(id, session.place())
    return DONE


def _can_draw(stdout: TextIO) -> bool:
    encoding = (getattr(stdout, "encoding", None) or "").lower().replace("-", "")
    return stdout.isatty() and os.environ.get("TERM") != "dumb" and encoding == "utf8"


def _forgive_strange_letters(stream: TextIO) -> None:
    """What cannot be read or written becomes a question mark, not an error."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")


def _close_for_good(stdout: TextIO) -> None:
    """Nobody reads any more: nothing is written at exit either."""
    if stdout is sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stdout.fileno())
