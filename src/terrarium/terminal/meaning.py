"""What somebody means by a line: one of the moves that are offered, or why that cannot be made."""

from terrarium.core.number import number_in
from terrarium.core.picture import Picture
from terrarium.core.reason import Reason
from terrarium.terminal.choosing import meant
from terrarium.terminal.session import Session


def texts_of(session: Session, picture: Picture) -> list[str]:
    """The moves in the order in which they are offered."""
    return [session.match.game.spell(move) for move in picture.moves()]


def meant_in(session: Session, picture: Picture, text: str) -> list[int]:
    """The places of the offered moves that the text can mean."""
    say = session.screen.speech.say
    choices = [choice for group in picture.groups for choice in group.choices]
    names = [say(choice.called) if choice.called else "" for choice in choices]
    return meant(text, texts_of(session, picture), names)


def exactly(session: Session, picture: Picture, typed: str) -> str:
    """The one move that is meant, by its number or in words; or nothing."""
    moves = texts_of(session, picture)
    number = number_in(typed, 4)
    if number is not None:
        return moves[number - 1] if 1 <= number <= len(moves) else ""
    places = meant_in(session, picture, typed)
    return moves[places[0]] if len(places) == 1 else ""


def every_move(session: Session) -> list[str]:
    return [move.text for move in session.match.game.notation.moves]


def why_not(session: Session, seat: int, text: str) -> Reason | None:
    """None where a legal move can be meant; one answer for all that the text can mean."""
    if meant_in(session, session.picture(seat), text):
        return None
    every = every_move(session)
    places = meant(text, every)
    reasons = {session.match.why_not(seat, every[place]) for place in places}
    if len(reasons) == 1:
        return reasons.pop()
    if reasons:
        return Reason("terminal-say-more", "", {"text": text, "moves": len(places)})
    return session.match.why_not(seat, text)
