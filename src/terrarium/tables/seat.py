"""Who sits at a seat: a person by name, or a bot by the name of its character."""

from itertools import count

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
    """Names for logs and tables; bots of one character are told apart by which bot they are."""
    bots = count(1)
    return [
        f"{seat.name.capitalize()} (bot {next(bots)})" if seat.bot else seat.name for seat in seats
    ]


def short_names(seats: list[Seat]) -> list[str]:
    """A bot that is the only one of its name needs no more than that."""
    plain = [seat.name.capitalize() if seat.bot else seat.name for seat in seats]
    folded = [name.casefold() for name in plain]
    return [
        short if folded.count(short.casefold()) == 1 else full
        for short, full in zip(plain, shown_names(seats))
    ]


def _checked(name: str) -> str:
    clean = one_line(name)
    if clean.lower().startswith(_BOT):
        raise BadInput(f"a person's name cannot begin with `bot`: {clean!r}")
    return clean
