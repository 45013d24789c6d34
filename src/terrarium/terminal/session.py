"""One match at one keyboard: who has it, what they have been told, and where it is saved."""

from pathlib import Path

from terrarium.core.edition import Edition
from terrarium.core.picture import Picture
from terrarium.core.reason import Args, Message, Reason, Refused
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.tables.match import Match
from terrarium.terminal import saves
from terrarium.terminal.calm import uninterrupted
from terrarium.terminal.chain import Chain
from terrarium.terminal.screen import Screen

_RECALLED = 6  # lines of the log that are told again when a match is resumed


class Leave(Exception):
    """Somebody stops playing here."""


class Session:
    """What the commands and the course of the match have in common."""

    def __init__(self, match: Match, path: Path, screen: Screen, resumed: bool) -> None:
        self.match = match
        self.path = path
        self.screen = screen
        self.people = [seat for seat, who in enumerate(match.seats) if not who.bot]
        self.holder = NOBODY  # who has the keyboard; one person alone always has it
        self.chains = [Chain(seat) for seat in range(len(match.seats))]
        self.tried: list[str] = []  # moves that wait for a “yes”
        self.tried_at = 0  # the version
        self.leaving = False  # somebody wants to leave, saved or not
        self._unsaved = False  # the last attempt to save failed
        self._notice: Message | None = None
        recalled = match.history.told[-_RECALLED:]
        self._heard_at_first = (recalled[0].version if resumed and recalled else 0) - 1
        self._heard: dict[int, int] = {}  # seat → the version up to which it was told

    @property
    def alone(self) -> bool:
        return len(self.people) == 1

    # What is said and shown.

    def say(self, id: str, args: Args | None = None) -> None:
        self.screen.say(Message(id, args))

    def refuse(self, id: str, args: Args | None = None) -> None:
        self.screen.refuse(self.screen.speech.say(Message(id, args)))

    def refuse_by(self, reason: Reason) -> None:
        """With the rule behind it."""
        self.screen.refuse(self.screen.speech.why(reason))

    def picture(self, seat: int) -> Picture:
        return self.match.game.picture(self.match.view(seat))

    def turn_to(self, seat: int) -> None:
        """From now on this seat reads the screen; SPECTATOR: whoever looks."""
        self.screen.speech.reader = seat

    def show_decision(self, seat: int) -> None:
        """What the seat, or SPECTATOR, has not been told yet, and what it sees now."""
        lines = self.match.account.after(seat, self._heard_by(seat))
        self._heard[seat] = self.match.version
        self.screen.decision(lines, self.picture(seat), self.undo_steps(seat))
        if self._notice is not None:
            self.refuse(self._notice.id, self._notice.args)
            self._notice = None

    def notice(self, id: str, args: Args | None = None) -> None:
        """Said with the next decision, where it cannot be overlooked."""
        self._notice = Message(id, args)

    def show(self, seat: int, whole: bool = False) -> None:
        picture = self.picture(seat)
        self.screen.table(picture, whole)
        self.screen.offers(picture, self.undo_steps(seat))

    def _heard_by(self, seat: int) -> int:
        """A spectator comes only at the end, and goes on where the last person was."""
        if seat == SPECTATOR:
            return max(self._heard.values(), default=self._heard_at_first)
        return self._heard.get(seat, self._heard_at_first)

    def play(self, seat: int, moves: list[str]) -> None:
        """All of them, and saved."""
        with uninterrupted():
            self.match.play(seat, moves)
        self.autosave()

    # What can be taken back.

    def undo_steps(self, seat: int) -> int:
        """How many decisions of its own the seat can go back to."""
        return len(self._ways_back(seat))

    def undo(self, seat: int, steps: int) -> None:
        ways = self._ways_back(seat)
        if not 1 <= steps <= len(ways):
            raise Refused(Reason("undo-goes-too-far" if ways else "nothing-to-undo"))
        self.match.undo(seat, ways[steps - 1])
        self.chains[seat].drop()

    def _ways_back(self, seat: int) -> list[int]:
        """How many moves go with each; where nothing could be chosen nobody wants to stop."""
        history = self.match.history
        most = history.undo_steps(seat) if seat != SPECTATOR else 0
        return [
            moves
            for moves in range(1, most + 1)
            if len(history.state_at(len(history.line) - moves).legal()) > 1
        ]

    # Saving.

    def save(self, path: Path | None = None) -> str:
        """Write the match; what went wrong, or nothing."""
        try:
            with uninterrupted():
                saves.keep_edition(path or self.path, self.match.game, self._edition())
                saves.write(path or self.path, self.match.record().write())
        except OSError as error:
            return error.strerror or str(error)
        return ""

    def autosave(self) -> None:
        """After every move; a failure is said once, at the next decision, until it works again."""
        problem = self.save()
        if problem and not self._unsaved:
            self.notice("terminal-not-saved", self.place(problem))
        self._unsaved = bool(problem)

    def place(self, problem: str = "") -> Args:
        return {"path": str(self.path), "problem": problem, "game": self.match.game.name}

    def _edition(self) -> Edition:
        return self.match.history.setup.edition
