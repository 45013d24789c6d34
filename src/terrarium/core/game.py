"""A game: its name, seats, options and ruleset, how it begins, and how its moves are written."""

from typing import Final

from mypy_extensions import mypyc_attr

from terrarium.core.draft import Draft
from terrarium.core.edition import Edition
from terrarium.core.event import Listener
from terrarium.core.notation import Notation
from terrarium.core.option import Option, Options, as_stored
from terrarium.core.picture import Cell, Picture
from terrarium.core.reason import Arg, BadInput, Message, Reason, Refused
from terrarium.core.setup import Setup
from terrarium.core.state import State
from terrarium.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game, as the rest of the program sees it."""

    def __init__(
        self,
        name: str,
        least: int,
        most: int,
        usual: int,
        options: tuple[Option, ...],
        ruleset: int,
        notation: Notation,
    ) -> None:
        self.name: Final = name
        self.least: Final = least
        self.most: Final = most
        self.usual: Final = usual
        self.options: Final = options
        self.ruleset: Final = ruleset
        self.notation: Final = notation

    @property
    def home(self) -> str:
        """The package with all that is the game's own: its words, editions and pages."""
        return type(self).__module__.rpartition(".")[0]

    def setup(self, players: int, edition: Edition, chosen: dict[str, str] | None = None) -> Setup:
        """A checked setup, or an error that says what would be right."""
        if not self.least <= players <= self.most:
            raise BadInput(f"{self.name} is for {self.least} to {self.most} players, not {players}")
        setup = self.rules(players, edition, Options(self.options, chosen))
        self.check(setup)
        return setup

    def stored_setup(self, players: int, edition: Edition, said: dict[str, str]) -> Setup:
        """The setup of a match from a record or a database, as it was begun."""
        return self.setup(players, edition, as_stored(self.options, said))

    def rules(self, players: int, edition: Edition, options: Options) -> Setup:
        """A setup with all that the game's own states want to know of it."""
        return Setup(players, edition, options)

    def check(self, setup: Setup) -> None:
        """Refuse options that do not fit the number of players."""

    def read_edition(self, text: str) -> Edition:
        """An edition from its TOML text, checked by line."""
        raise NotImplementedError

    def warnings(self, edition: Edition) -> list[str]:
        """What can be played, but not in the balance that our own sets keep, by line."""
        return []

    def begin(self, setup: Setup, seed: int, listener: Listener | None = None) -> State:
        """The first state of a match; a listener hears how it begins."""
        raise NotImplementedError

    def read_position(self, text: str, setup: Setup, seed: int) -> State:
        """A state from its text; what the text does not say is dealt from the seed."""
        raise NotImplementedError

    def term(self, name: str, value: Arg) -> Message | None:
        """How an argument of a message is put into words; None: as it is."""
        return None

    def drawn(self, name: str, value: Arg) -> list[Cell]:
        """How an argument of a message is drawn inside a sentence; empty: in words alone."""
        return []

    def told_together(self, first: Message, then: Message) -> Message | None:
        """What happened and what followed at once in one sentence; None: each has its own."""
        return None

    def begins_turn(self, told: Message, head: Message) -> bool:
        """Whether a sentence of the log begins another turn than `head` did; as a rule, each."""
        return True

    def names_turn(self, told: Message) -> bool:
        """Whether a sentence of the log says better what its turn was than the one before it."""
        return False

    def picture(self, view: View) -> Picture:
        """What page and terminal draw of a view."""
        raise NotImplementedError

    def composes(self, view: View) -> bool:
        """Whether the moves of the present decision are composed before they are made."""
        return False

    def compose(self, world: State, wished: list[str]) -> Draft:
        """The moves that were wished for, with what they leave open, on an imagined table.

        Refused, with a reason, where one cannot be made, or where nothing is composed.
        """
        raise Refused(Reason("no-drafts"))

    def speed_goals(self, players: int) -> dict[str, int]:
        """How often a second the compiled engine must do what bench measures."""
        return {}

    def spell(self, move: int) -> str:
        """A move as text, in English for ever."""
        return self.notation.spell(move)

    def parse(self, text: str) -> int:
        """The number of a move from its text; Refused, with a reason, when it is none."""
        return self.notation.parse(text)
