"""The form of a new table: every field with what was chosen for it, or with what is usual."""

from collections.abc import Mapping
from dataclasses import dataclass

from terrarium.core.game import Game
from terrarium.core.number import number_in
from terrarium.core.option import Beginning, Choice, Flag, Number, Option
from terrarium.tables.wish import BOT, ME, OPEN
from terrarium.web.pages.bots import bots_described
from terrarium.web.pages.speech import Speech

SEAT, OPTION, EDITION = "seat", "option-", "edition"
_LONGEST = 40


@dataclass(frozen=True)
class OptionField:
    """An option as a field of the form, with its explanation."""

    name: str
    title: str
    help: str
    values: list[tuple[str, str]]
    default: str
    chosen: str


@dataclass(frozen=True)
class SeatField:
    """Who is to sit where."""

    number: int
    chosen: str


class TableForm:
    """What was chosen stays, whatever else is changed: what this game or so few seats have no
    field for is carried along unseen."""

    def __init__(self, game: Game, chosen: Mapping[str, str], editions: list[str]) -> None:
        speech = Speech(game)
        self.chosen = chosen
        self.players = wished_players(game, chosen)
        self.bots = bots_described(game)
        names = list(self.bots)
        self.seats = [_seat(number, chosen, names) for number in range(self.players)]
        fields = [(option, _field(option, speech, game, chosen)) for option in game.options]
        self.beginnings = [field for option, field in fields if isinstance(option, Beginning)]
        self.options = [field for option, field in fields if not isinstance(option, Beginning)]
        self.editions = editions
        self.edition = chosen[EDITION] if chosen.get(EDITION) in editions else editions[0]
        self.special = any(option.chosen != option.default for option in self.options)
        self.carried = self._carried()

    def _carried(self) -> dict[str, str]:
        shown = {f"{SEAT}{seat.number}" for seat in self.seats}
        shown |= {OPTION + option.name for option in [*self.beginnings, *self.options]}
        names = [name for name in self.chosen if name.startswith((SEAT, OPTION))]
        kept = [name for name in names if name not in shown and len(name) <= _LONGEST]
        return {name: self.chosen[name] for name in kept if len(self.chosen[name]) <= _LONGEST}


def wished_players(game: Game, chosen: Mapping[str, str]) -> int:
    wished = number_in(chosen.get("players", ""), 2)
    return game.usual if wished is None else min(max(wished, game.least), game.most)


def _seat(number: int, chosen: Mapping[str, str], bots: list[str]) -> SeatField:
    """A bot that does not play this game makes room for one that does."""
    wished = chosen.get(f"{SEAT}{number}", ME if number == 0 else OPEN)
    unknown = wished.startswith(BOT) and wished.removeprefix(BOT) not in bots
    return SeatField(number, BOT + bots[0] if unknown else wished)


def _field(option: Option, speech: Speech, game: Game, chosen: Mapping[str, str]) -> OptionField:
    base = f"{game.name}-option-{option.name.replace('_', '-')}"
    values = [(value, _value_words(value, base, speech)) for value in _values(option)]
    wished = chosen.get(OPTION + option.name, option.default)
    known = wished in [value for value, _ in values]
    return OptionField(
        option.name,
        speech.text(base),
        speech.text(f"{base}-help"),
        values,
        option.default,
        wished if known else option.default,
    )


def _value_words(value: str, base: str, speech: Speech) -> str:
    if speech.has(f"{base}-{value}"):
        return speech.text(f"{base}-{value}")
    return speech.text(f"page-value-{value}") if speech.has(f"page-value-{value}") else value


def _values(option: Option) -> list[str]:
    if isinstance(option, Flag):
        return ["no", "yes"]
    if isinstance(option, Choice):
        return list(option.words)
    if isinstance(option, Number):
        numbers = [str(number) for number in range(option.least, option.most + 1)]
        return numbers if option.default in numbers else [option.default, *numbers]
    return [option.default]
