"""Beats: what matters so much that a table stops for a moment to tell it."""

from dataclasses import dataclass
from typing import Final

from terrarium.core.needed import needed
from terrarium.core.player import Seated, is_seated_at
from terrarium.core.points import Points
from terrarium.core.reason import Message
from terrarium.core.spots import AtOf

_NONE: Final[frozenset[str]] = frozenset()


@dataclass(frozen=True)
class Beat:
    """Sentences, the things of the board that they are about, and points with whose they are.

    `grave`: it costs somebody something.
    """

    said: tuple[Message, ...]
    at: tuple[str, ...]
    points: tuple[tuple[int, Points], ...] = ()
    grave: bool = False

    def and_then(self, more: "Beat") -> "Beat":
        said, at, points = self.said + more.said, self.at + more.at, self.points + more.points
        return Beat(said, at, points, self.grave or more.grave)


@dataclass(frozen=True)
class Matters:
    """What of all that a game tells matters, by the ids of its messages.

    `begins`: each is a beat; `adds`: it is said with the beat before, as are those that begin one
    and follow each other `together`; `counts`: its points are scored with it, or with the beat
    before; `by_others`: whoever did it knows it already; `grave`: it costs somebody something.
    """

    at_of: AtOf
    begins: frozenset[str]
    adds: frozenset[str] = _NONE
    together: frozenset[str] = _NONE
    counts: frozenset[str] = _NONE
    by_others: frozenset[str] = _NONE
    grave: frozenset[str] = _NONE

    def beats_in(self, told: list[Message], reader: int) -> list[Beat]:
        """The beats of what was told at one version, in its order."""
        beats: list[Beat] = []
        before = ""
        for message in told:
            if message.id in self.by_others and is_seated_at(message.args.get("seat"), reader):
                continue
            is_more = message.id in self.together and message.id == before
            if message.id in self.begins and not is_more:
                beats.append(self._beat(message))
            elif beats and message.id in self.begins | self.adds | self.counts:
                beats[-1] = beats[-1].and_then(self._beat(message))
            before = message.id if message.id in self.begins else before
        return beats

    def _beat(self, message: Message) -> Beat:
        is_said = message.id in self.begins | self.adds
        said = (Message(_in_a_beat(message.id), message.args),) if is_said else ()
        points = (_scored(message),) if message.id in self.counts else ()
        return Beat(said, self.at_of(message), points, message.id in self.grave)


def _in_a_beat(id: str) -> str:
    """A game says a beat in words of its own, shorter than the log's: `NAME-beat-solved`."""
    return id.replace("-", "-beat-", 1)


def _scored(message: Message) -> tuple[int, Points]:
    return needed(Seated, message.args["seat"]).number, needed(int, message.args["points"])
