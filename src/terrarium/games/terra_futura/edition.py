"""Terra Futura's edition: every card with its effects, spaces, patterns and sets, by line."""

import re
from typing import Final

from mypy_extensions import i64

from terrarium.core.edition import Edition, Entry, Names, Source
from terrarium.games.terra_futura.cards import (
    LEVEL_ONE,
    LEVEL_TWO,
    NO_CARD,
    ON_PATTERN,
    OPTIONS,
    SCORING,
    STARTING,
    Card,
    ScoringCard,
)
from terrarium.games.terra_futura.effects.amounts import amounts
from terrarium.games.terra_futura.effects.assistance import ASSISTANCE
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.effects.registry import effects_in
from terrarium.games.terra_futura.resources import KIND_NAMES

_TABLES: Final = ("values", "starting", "level_one", "level_two", "scoring")
_PATTERN: Final = re.compile(r"[#.]{3}/[#.]{3}/[#.]{3}")
_MOST_SPACES: Final = 5


class TerraFuturaEdition(Edition):
    """The components as typed values."""

    def __init__(self, text: str) -> None:
        source = Source(text, _TABLES)
        super().__init__(source.heading("terra_futura"), source)
        values = source.single("values")
        self.values: Final = [values.integer(kind, 0, 99) for kind in KIND_NAMES]
        self.penalty: Final = values.integer("pollution", 0, 99)
        values.finish()
        reader = _CardReader()
        for entry in source.entries("starting", STARTING):
            reader.read_starting(entry)
        if reader.first == NO_CARD:
            raise source.entries("starting", STARTING)[-1].fail(
                "one starting card must have `first = true`"
            )
        for kind, wanted_cards in (("level_one", LEVEL_ONE), ("level_two", LEVEL_TWO)):
            for entry in source.entries(kind, wanted_cards):
                reader.read_card(entry)
        for entry in source.entries("scoring", SCORING):
            reader.read_scoring(entry)
        self.first: Final = reader.first  # the Starting card with the symbol
        self.cards: Final = reader.cards
        self.scoring: Final = reader.scoring
        self.card_by_name: Final = {card.name: n for n, card in enumerate(reader.cards)}


class _CardReader:
    """Reads card by card; equal effects are kept once."""

    def __init__(self) -> None:
        self.first = NO_CARD
        self.cards: Final[list[Card]] = []
        self.scoring: Final[list[ScoringCard]] = []
        self._names: Final = Names()
        self._known: Final[dict[str, Effect]] = {}

    def read_starting(self, entry: Entry) -> None:
        """A Starting card has no pollution space (4.8)."""
        name = self._names.read(entry)
        if entry.has("first") and entry.flag("first"):
            if self.first != NO_CARD:
                raise entry.fail("only one starting card has the first-player symbol", "first")
            self.first = len(self.cards)
        effects = self._effects(entry)
        entry.finish()
        self.cards.append(Card(name, 0, effects))

    def read_card(self, entry: Entry) -> None:
        name = self._names.read(entry)
        spaces = entry.integer("spaces", 0, _MOST_SPACES)
        _refuse_assistance(entry)
        effects = self._effects(entry)
        entry.finish("spaces")
        self.cards.append(Card(name, spaces, effects))

    def read_scoring(self, entry: Entry) -> None:
        name = self._names.read(entry)
        pattern = _pattern(entry)
        needs = _needs(entry)
        points = entry.integer("points", 0, 99)
        entry.finish("pattern")
        self.scoring.append(ScoringCard(name, pattern, needs, points))

    def _effects(self, entry: Entry) -> tuple[Effect, ...]:
        found = [self._known.setdefault(effect.text, effect) for effect in effects_in(entry)]
        if not found:
            raise entry.fail("a card has a gain, an exchange, a transfer or assistance")
        if len(found) > OPTIONS:
            raise entry.fail(f"a card has at most {OPTIONS} effects")
        return tuple(found)


def _refuse_assistance(entry: Entry) -> None:
    """What is copied is laid on the Starting card, so no other card can assist (4.9)."""
    if entry.has(ASSISTANCE) and entry.flag(ASSISTANCE):
        raise entry.fail("only Starting cards have assistance", ASSISTANCE)


def _pattern(entry: Entry) -> int:
    text = entry.text("pattern")
    if not _PATTERN.fullmatch(text) or text.count("#") != ON_PATTERN:
        wanted = f"a pattern is three rows with {ON_PATTERN} `#`, such as `##./##./...`"
        raise entry.fail(f"{wanted}, not {text[:40]!r}", "pattern")
    signs = text.replace("/", "")
    return sum(1 << place for place, sign in enumerate(signs) if sign == "#")


def _needs(entry: Entry) -> i64:
    found = entry.parsed_text("set", amounts)
    if not found.is_named():
        wanted = f"a set names its resources ({', '.join(KIND_NAMES)}), nothing of one's choice"
        raise entry.fail(wanted, "set")
    return found.bundle
