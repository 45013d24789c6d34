"""The language of effects, read into plain parts."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Gain:
    """So much of a good, of `raw` or `refined`, of a track, of VP, or of members and workers."""

    amount: int
    kind: str


@dataclass(frozen=True)
class Refine:
    amount: int


@dataclass(frozen=True)
class PerStronger:
    """Strength for each player with strictly more of it."""

    amount: int


@dataclass(frozen=True)
class Power:
    """An amount by one's power level."""

    amounts: tuple[int, ...]
    kind: str


@dataclass(frozen=True)
class Act:
    """`raid`, `take back` or `craft with raw`."""

    name: str


@dataclass(frozen=True)
class Choice:
    """One of the alternatives, each of which may have several parts."""

    alternatives: tuple[tuple["Part", ...], ...]


@dataclass(frozen=True)
class Exchange:
    """The price for the reward, at most so many times."""

    most: int
    price: tuple[Gain, ...]
    reward: tuple["Part", ...]


Part = Gain | Refine | PerStronger | Power | Act | Choice | Exchange
Parts = tuple[Part, ...]


def parse_parts(text: str) -> Parts:
    return tuple(parse_part(part) for part in text.split(", ")) if text else ()


def parse_part(text: str) -> Part:
    if "->" in text:
        return parse_exchange(text)
    if " or " in text:
        return Choice(tuple(parse_sum(alternative) for alternative in text.split(" or ")))
    return parse_simple(text)


def parse_sum(text: str) -> Parts:
    return tuple(parse_simple(part) for part in text.split(" + "))


def parse_exchange(text: str) -> Exchange:
    price, reward = text.split(" -> ")
    most = 1
    if price.startswith("up to "):
        times, price = price.removeprefix("up to ").split(" times ")
        most = int(times)
    parts = (parse_part(reward),) if " or " in reward else parse_sum(reward)
    return Exchange(most, tuple(parse_gain(item) for item in price.split(" + ")), parts)


def parse_simple(text: str) -> Part:
    if text in ("raid", "take back", "craft with raw"):
        return Act(text)
    if text.startswith("refine "):
        return Refine(int(text.removeprefix("refine ")))
    if text.startswith("power "):
        _, amounts, kind = text.split()
        return Power(tuple(int(amount) for amount in amounts.split("/")), kind)
    if text.endswith(" strength per stronger"):
        return PerStronger(int(text.split()[0]))
    return parse_gain(text)


def parse_gain(text: str) -> Gain:
    amount, kind = text.split(" ", 1)
    return Gain(int(amount), kind)


@dataclass(frozen=True)
class Timed:
    """What an artefact or character does: when, on which occasion, and what."""

    timing: str
    occasion: str
    text: str

    @property
    def parts(self) -> Parts:
        return parse_parts(self.text)


def parse_timed(text: str) -> Timed:
    """`TIMING: …`; only `always: when OCCASION: …` has an occasion."""
    timing, _, rest = text.partition(": ")
    if timing == "always" and rest.startswith("when "):
        occasion, _, what = rest.removeprefix("when ").partition(": ")
        return Timed(timing, occasion, what)
    return Timed(timing, "", rest)


def first_number(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found, text
    return int(found[0])
