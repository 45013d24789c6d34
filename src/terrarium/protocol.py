"""The engine protocol: one command a line, one line of JSON an answer, for any language to use."""

import json
from collections.abc import Callable
from typing import TextIO

from terrarium.core.export import full_record, open_record
from terrarium.core.history import History
from terrarium.core.number import number_in
from terrarium.core.outcome import Outcome
from terrarium.core.player import seat_or_none
from terrarium.core.points import as_number
from terrarium.core.reason import BadInput, Reason, Refused
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.core.view import Json
from terrarium.text.words import Words

Answer = dict[str, Json] | None

QUIT = "quit"
_LONGEST_LINE = 10_000


class ProtocolError(Exception):
    """A command that cannot be understood."""

    def __init__(self, id: str, text: str) -> None:
        super().__init__(text)
        self.id = id


class Session:
    """One match, driven line by line."""

    def __init__(self, history: History, match: str = "engine") -> None:
        self.history = history
        self.match = match
        self.words = Words(history.game)
        self.names = [f"Seat {seat}" for seat in range(history.setup.players)]
        self._commands: dict[str, Callable[[str], Answer]] = {
            "state": self._state,
            "legal": self._legal,
            "play": self._play,
            "why": self._why,
            "view": self._view,
            "imagine": self._imagine,
            "undo": self._undo,
            "undo?": self._undo_limit,
            "position": self._position,
            "record": self._record,
            "outcome": self._outcome,
            QUIT: self._quit,
        }

    def hello(self) -> Answer:
        setup = self.history.setup
        return {
            "game": self.history.game.name,
            "ruleset": self.history.game.ruleset,
            "edition": setup.edition.name,
            "players": setup.players,
            "options": dict(setup.options.all()),
            "version": self.history.version,
        }

    def answer(self, line: str) -> Answer:
        """What a command gets; an error changes nothing."""
        command, _, rest = line.strip().partition(" ")
        try:
            if len(line) > _LONGEST_LINE:
                raise ProtocolError(
                    "line-too-long", f"a line has at most {_LONGEST_LINE} characters"
                )
            if command not in self._commands:
                known = ", ".join(self._commands)
                raise ProtocolError("unknown-command", f"the commands are: {known}")
            return self._commands[command](rest.strip())
        except ProtocolError as error:
            return {"error": {"id": error.id, "text": str(error)}}
        except BadInput as error:
            return {"error": {"id": "bad-input", "text": str(error)}}
        except Refused as refused:
            return {"error": self._reason(refused.reason, self.history.state.actor())}

    # The commands.

    def _state(self, rest: str) -> Answer:
        _stands_alone("state", rest)
        actor = self.history.state.actor()
        return {
            "version": self.history.version,
            "actor": seat_or_none(actor),
            "over": actor == NOBODY,
        }

    def _legal(self, rest: str) -> Answer:
        _stands_alone("legal", rest)
        spell = self.history.game.spell
        return {"moves": [spell(move) for move in self.history.state.legal()]}

    def _play(self, rest: str) -> Answer:
        """The events are those that the seat that moves is told."""
        seat, told = self.history.state.actor(), len(self.history.told)
        if seat == NOBODY:
            raise Refused(Reason("over"))
        self.history.play(seat, self.history.game.parse(rest))
        events: list[Json] = [
            self.words.say(line.to(seat), self.names, seat) for line in self.history.told[told:]
        ]
        return {"version": self.history.version, "events": events}

    def _why(self, rest: str) -> Answer:
        who, _, text = rest.partition(" ")
        seat = self._seat(who)
        reason = self.history.why_not(seat, text)
        if reason is None:
            return {"legal": True}
        return {"legal": False, **self._reason(reason, seat)}

    def _view(self, rest: str) -> Answer:
        return {"view": self.history.state.view(self._viewer(rest)).as_json()}

    def _imagine(self, rest: str) -> Answer:
        who, _, number = rest.partition(" ")
        seat = self._seat(who)
        self.history = self.history.imagined(seat, _number(number, "imagine SEAT N"))
        return {"version": self.history.version}

    def _undo(self, rest: str) -> Answer:
        """One move back; `undo SEAT all` goes as far as the seat may."""
        who, _, how = rest.partition(" ")
        seat = self._seat(who)
        if how.strip() not in ("", "all"):
            raise ProtocolError("bad-argument", "undo SEAT, or undo SEAT all")
        steps = max(1, self.history.undo_steps(seat)) if how else 1
        self.history.undo(seat, steps)
        return {"version": self.history.version}

    def _undo_limit(self, rest: str) -> Answer:
        return {"to": self.history.undo_limit(self._seat(rest))}

    def _position(self, rest: str) -> Answer:
        _stands_alone("position", rest)
        return {"position": self.history.state.position()}

    def _record(self, rest: str) -> Answer:
        if not rest:
            return {"record": full_record(self.history, self.match, self.names).write()}
        viewer = self._viewer(rest)
        return {"record": open_record(self.history, self.match, self.names, viewer).write()}

    def _outcome(self, rest: str) -> Answer:
        _stands_alone("outcome", rest)
        outcome = self.history.state.outcome()
        return None if outcome is None else outcome_as_json(outcome)

    def _quit(self, rest: str) -> Answer:
        """Alone on its line it ends the program before it is asked."""
        _stands_alone(QUIT, rest)
        return None

    # What they have in common.

    def _reason(self, reason: Reason, seat: int) -> dict[str, Json]:
        text = self.words.say(reason, self.names, seat)
        if not reason.rule:
            return {"id": reason.id, "text": text}
        return {"id": reason.id, "rule": reason.rule, "text": text}

    def _seat(self, text: str) -> int:
        seats = self.history.setup.players
        if text not in map(str, range(seats)):
            raise ProtocolError("bad-seat", f"a seat is a number from 0 to {seats - 1}")
        return int(text)

    def _viewer(self, text: str) -> int:
        return SPECTATOR if text == "none" else self._seat(text)


def serve(session: Session, source: TextIO, sink: TextIO) -> None:
    """Answer every line until `quit` or the end of the input."""
    _send(session.hello(), sink)
    for line in source:
        if line.strip() == QUIT:
            return
        _send(session.answer(line), sink)


def outcome_as_json(outcome: Outcome) -> dict[str, Json]:
    return {
        "collective_loss": outcome.collective_loss,
        "causes": list(outcome.causes),
        "ranks": list(outcome.ranks),
        "scores": [
            {part: as_number(points) for part, points in score.items()} for score in outcome.scores
        ],
        "teams": [list(team) for team in outcome.teams],
    }


def _send(answer: Answer, sink: TextIO) -> None:
    sink.write(json.dumps(answer, ensure_ascii=False) + "\n")
    sink.flush()


def _stands_alone(command: str, rest: str) -> None:
    if rest:
        raise ProtocolError("bad-argument", f"{command} stands alone on its line")


def _number(text: str, usage: str) -> int:
    number = number_in(text.strip())
    if number is None:
        raise ProtocolError("bad-argument", f"{usage}: N is a whole number")
    return number
