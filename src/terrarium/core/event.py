"""What the seats are told: a message for all, or one for a seat and another for the rest."""

from typing import Final

from mypy_extensions import mypyc_attr

from terrarium.core.reason import Args, Message


@mypyc_attr(acyclic=True)
class Event(Message):
    """Something that happened. `news` marks what shows those who hear it a hidden thing."""

    def __init__(self, id: str, args: Args, news: bool = False) -> None:
        super().__init__(id, args)
        self.news: Final = news

    def __repr__(self) -> str:
        return f"Event({self.id!r}, {self.args!r}, news={self.news})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears what a state tells; the state is the same whether anyone listens or not."""

    def hear(self, event: Event) -> None:
        """Everybody is told."""

    def hear_only(self, seat: int, event: Event, others: Event) -> None:
        """One seat is told one thing, all others (and spectators) another."""
