"""A person: a name, and how they like the pages. No account, no e-mail."""

import json
from dataclasses import asdict, dataclass, fields, replace

from terrarium.core.reason import BadInput
from terrarium.core.record import one_line
from terrarium.tables.seat import Seat

LONGEST_NAME = 40
AT_ONCE = "once"
FIRST, ALWAYS, NEVER = "first", "always", "never"
_CHOICES = {
    "theme": ("system", "light", "dark"),
    "motion": ("system", "less", "full"),
    "pace": ("slow", "normal", "fast", AT_ONCE),
    "sound": ("off", "turn", "all"),
    "ask_before": ("touch", ALWAYS, NEVER),
    "stakes": (FIRST, ALWAYS, NEVER),
    "shortcuts": ("on", "off"),
}
_FORMERLY = {("sound", "on"): "turn"}  # what choices were called before


@dataclass(frozen=True)
class Settings:
    """How a person likes the pages."""

    theme: str = "system"
    motion: str = "system"
    sound: str = "off"
    ask_before: str = "touch"
    pace: str = "normal"  # at which pages tell what happens
    stakes: str = FIRST  # what is at stake is told in one's first matches of a game
    shortcuts: str = "on"

    def changed(self, wishes: dict[str, str]) -> "Settings":
        """With some of them chosen anew; what is no choice is refused."""
        for name, value in wishes.items():
            if value not in _CHOICES.get(name, ()):
                raise BadInput(f"there is no setting {name[:40]} {value[:40]!r}")
        return replace(self, **wishes)

    def write(self) -> str:
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Person:
    """Somebody by the name they gave."""

    id: str
    name: str
    settings: Settings = Settings()


@dataclass(frozen=True)
class Caller:
    """Who asks: a person, by any of their devices or by the token of one seat at one table."""

    person: Person
    table: str | None = None
    seat: int | None = None


def setting_choices() -> dict[str, tuple[str, ...]]:
    return dict(_CHOICES)


def read_settings(text: str) -> Settings:
    """Settings as stored; what an older version knew and this one does not is left out."""
    known = {field.name for field in fields(Settings)}
    stored = {name: value for name, value in json.loads(text).items() if name in known}
    return Settings(**{name: _FORMERLY.get((name, v), v) for name, v in stored.items()})


def checked_name(name: str) -> str:
    """A name that can stand in a record; refused when it is empty, too long or a bot's."""
    clean = one_line(name)
    if not name.strip() or clean == "?":
        raise BadInput("a name needs at least one letter")
    if len(name.strip()) > LONGEST_NAME:
        raise BadInput(f"a name has at most {LONGEST_NAME} letters")
    return Seat(clean).name
