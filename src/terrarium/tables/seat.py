"""Who sits at a seat: a person by name, or a bot by the name of its character."""

from terrarium.core.reason import BadInput
from terrarium.core.record import one_line

_BOT = "bot "


class Seat:
    """A person or a bot."""

    def __init__(self, name: str, bot: bool = False) -> None:
        self.bot = bot
        self.name = name if bot else _checked(name)

    def spell(self) -> str:
        """As it stands in a record."""
        return f"{_BOT}{self.name}" if self.bot else self.name


def parse_seat(text: str) -> Seat:
    """`bot fair` is a bot; anything else is a person's name."""
    if text.startswith(_BOT):
        return Seat(text.removeprefix(_BOT).strip(), bot=True)
    return Seat(text)


def shown_names(seats: list[Seat]) -> list[str]:
    """Names for logs and tables; bots of one character are told apart by their seats."""
    return [
        f"{seat.name.capitalize()} (bot {number})" if seat.bot else seat.name
        for number, seat in enumerate(seats)
    ]


def _checked(name: str) -> str:
    clean = one_line(name)
    if clean.lower().startswith(_BOT):
        raise BadInput(f"a person's name cannot begin with `bot`: {clean!r}")
    return clean
