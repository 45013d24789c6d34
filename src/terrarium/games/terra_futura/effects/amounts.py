"""One side of an effect: so much of each kind, and so much of one's choice."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Message
from terrarium.games.terra_futura.resources import (
    KIND_NAMES,
    NOTHING,
    counts,
    kinds_in,
    one,
    total,
)

ANY: Final = "any"
PRODUCT: Final = "product"
POLLUTION: Final = "pollution"
MOST_OF_ONE: Final = 6  # of one thing on one side of an exchange

THINGS: Final = (*KIND_NAMES, ANY, PRODUCT, POLLUTION)

Icon = tuple[int, str]  # so many of a thing, as a card shows them
Joints = tuple[str, str]  # the messages that join things, and the last two

_AMOUNT: Final = "terra_futura-amount"
_SUM: Final = ("terra_futura-sum", "terra_futura-sum")
LISTED: Final = ("terra_futura-list", "terra_futura-and")


class Amounts:
    """Such as `2 green + pollution`."""

    def __init__(self) -> None:
        self.bundle: i64 = NOTHING
        self.any: i64 = 0
        self.product: i64 = 0
        self.cubes: i64 = 0

    def size(self) -> i64:
        """How many resources; pollution is none."""
        return total(self.bundle) + self.any + self.product

    def is_named(self) -> bool:
        """Resources by their kinds, with nothing of one's choice and no cubes."""
        return self.any == 0 and self.product == 0 and self.cubes == 0

    def icons(self) -> list[Icon]:
        chosen = ((int(self.any), ANY), (int(self.product), PRODUCT), (int(self.cubes), POLLUTION))
        return kinds_in(self.bundle) + [icon for icon in chosen if icon[0]]

    def spell(self) -> str:
        return ", ".join(f"{amount} {what}" for amount, what in self.icons())

    def words(self) -> Message:
        return in_words(self.icons(), _SUM)


def in_words(icons: list[Icon], joints: Joints, each: str = _AMOUNT) -> Message:
    """One amount after another, joined by messages."""
    (amount, what), *more = icons
    words = Message(each, {"amount": amount, "what": what})
    if not more:
        return words
    joint = joints[len(more) == 1]
    return Message(joint, {}, {"first": words, "rest": in_words(more, joints, each)})


def amounts(text: str) -> Amounts:
    """From text such as `2 green + pollution`; ValueError says what is wrong."""
    found = Amounts()
    for part in text.split("+"):
        words = part.split()
        if len(words) == 1:
            words = ["1", *words]
        if len(words) != 2 or len(words[0]) != 1 or words[0] not in "123456":
            raise ValueError(f"{part.strip()[:40]!r} is not such as `2 green`")
        _add(found, int(words[0]), words[1])
    chosen = [int(found.any), int(found.product), int(found.cubes)]
    if max(chosen + counts(found.bundle)) > MOST_OF_ONE:
        raise ValueError(f"there may be at most {MOST_OF_ONE} of one thing")
    return found


def _add(found: Amounts, amount: int, word: str) -> None:
    if word == ANY:
        found.any += amount
    elif word == PRODUCT:
        found.product += amount
    elif word == POLLUTION:
        found.cubes += amount
    elif word in KIND_NAMES:
        found.bundle += one(KIND_NAMES.index(word)) * amount
    else:
        raise ValueError(f"{word[:40]!r} is none of {', '.join(THINGS)}")
