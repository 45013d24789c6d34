"""What every kind of effect has: its text, and what its own file says of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.core.reason import Message, Thing
from terrarium.games.terramara.goods import NOTHING
from terrarium.games.terramara.tasks import EffectTask

if TYPE_CHECKING:  # a state holds effects, and effects change states
    from terrarium.games.terramara.state import TerramaraState

SUM: Final = "terramara-sum"
NO_SOURCE: Final = "none"
Icon = tuple[int, str]  # so many of a thing, as a card shows them


class Effect(Thing):
    """One part of what a tile, a card or a character brings (1.21c).

    An effect without a way of its own is an amount of something: its words and icons say that.
    """

    def __init__(self, text: str, is_plain: bool = False, bundle: i64 = NOTHING) -> None:
        super().__init__(text)
        self.bundle: Final[i64] = bundle  # the goods that it brings, if that is all
        self.is_plain: Final = is_plain  # it asks nobody and sets nothing off
        self.once: Final = EffectTask(self)  # one for all times that it is carried out once
        self.source = NO_SOURCE  # what bears it, which is told with the points that it brings

    def belong_to(self, source: str) -> None:
        """It is printed on this, such as `artefact war-horn`, with all that is part of it."""
        self.source = source

    def is_usable(self, state: "TerramaraState", seat: i64) -> bool:
        """Whether it could do something now: once-a-round effects are offered only then (1.23b)."""
        return True

    def carry_out(self, state: "TerramaraState", seat: i64, times: i64) -> None:
        """What cannot differ is done at once; what has to be chosen is pushed as a decision."""
        raise NotImplementedError

    def words(self) -> Message:
        raise NotImplementedError

    def icons(self) -> list[Icon]:
        raise NotImplementedError


class Amount(Effect):
    """So much of one thing, such as `2 wood`."""

    def __init__(
        self, amount: int, thing: str, is_plain: bool = False, bundle: i64 = NOTHING
    ) -> None:
        super().__init__(f"{amount} {thing}", is_plain, bundle)
        self.amount: Final[i64] = amount
        self.thing: Final = thing

    def words(self) -> Message:
        return amount_in_words(self.amount, self.thing)

    def icons(self) -> list[Icon]:
        return [(int(self.amount), self.thing)]


class Offered(Effect):
    """A decision of its own, such as `take back`: it is asked, and can be declined."""

    def __init__(self, text: str, step: int) -> None:
        super().__init__(text)
        self.step: Final = step
        self.icon: Final = text.replace(" ", "-")

    def carry_out(self, state: "TerramaraState", seat: i64, times: i64) -> None:
        state.push(self.step, seat)

    def words(self) -> Message:
        return Message(f"terramara-effect-{self.icon}")

    def icons(self) -> list[Icon]:
        return [(0, self.icon)]


def amount_in_words(amount: i64, thing: str) -> Message:
    return Message("terramara-amount", {"amount": amount, "thing": thing.replace(" ", "-")})


def words_of(parts: Sequence[Effect]) -> Message:
    """All that they bring, one after another."""
    return joined(SUM, [part.words() for part in parts])


def icons_of(parts: Sequence[Effect]) -> list[Icon]:
    return [icon for part in parts for icon in part.icons()]


def joined(id: str, words: list[Message]) -> Message:
    """One after another, joined by a message with a first and a rest."""
    if len(words) == 1:
        return words[0]
    return Message(id, {}, {"first": words[0], "rest": joined(id, words[1:])})
