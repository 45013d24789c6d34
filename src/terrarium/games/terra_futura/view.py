"""What a seat of Terra Futura may know."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.state import HIDDEN, NOBODY
from terrarium.core.view import OVER, Json, View
from terrarium.games.terra_futura.cards import IN_HAND, LEVELS, NO_CARD, pattern_rows
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, cells_in
from terrarium.games.terra_futura.imagine import patterns_are_hidden
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.pending import NO_PLACE, PendingEffect
from terrarium.games.terra_futura.resources import kinds_in
from terrarium.games.terra_futura.rules import Rules
from terrarium.games.terra_futura.state import (
    BLOCKED,
    GAINING,
    IN_ROW,
    PAYING,
    PHASES,
    SET,
    TerraFuturaState,
)

SECRET: Final = -2  # chosen, but this seat may not know what


class TerraFuturaView(View):
    """The table as one seat sees it; hidden cards are not in it at all until the match is over."""

    def __init__(self, state: TerraFuturaState, seat: int, legal: list[int]) -> None:
        super().__init__(seat, state.seat, legal)
        self.rules: Final[Rules] = state.rules
        self.over: Final = state.seat == NOBODY
        self.step: Final[i64] = state.step
        self.first: Final[i64] = state.first
        self.turn: Final[i64] = state.turn
        self.final: Final[bool] = state.final
        self.rows: Final = state.rows.copy()
        self.decks: Final = [int(state.deck_left(level)) for level in range(2)]
        self.undrawn: Final = [
            state.decks[level][state.drawn[level] :] if self.over else () for level in range(2)
        ]
        self.discards: Final = state.discards
        self.discarded: Final[bool] = state.discarded
        self.taken: Final[i64] = state.taken
        self.places: Final = state.places
        self.cards: Final = state.cards.copy()
        self.spare: Final = state.spare.copy()
        self.stock: Final = state.stock.copy()
        self.purse: Final = state.purse.copy()
        self.room: Final = state.room.copy()
        self.line: Final[i64] = state.line
        self.pending: Final = None if state.pending is None else state.pending_effect().copy()
        self.scoring: Final = [
            cards if self.over or owner == seat else () for owner, cards in enumerate(state.scoring)
        ]
        self.pattern: Final = _as_seen(state.pattern, seat, patterns_are_hidden(state))
        self.chosen: Final = _as_seen(state.chosen, seat, state.step == SET)

    def phase(self) -> str:
        return OVER if self.over else PHASES[self.step]

    def cubes_on(self, place: i64) -> i64:
        cubes: i64 = self.rules.spaces[self.cards[place]] - self.spare[place]
        return cubes

    def cubes_to_come(self, pending: PendingEffect) -> i64:
        """The cubes that an effect has still to lay or may still move."""
        before = self.step == PAYING or self.step == GAINING
        return pending.effect.cubes if before else pending.cubes

    def as_json(self) -> dict[str, Json]:
        table: dict[str, Json] = {
            "first": int(self.first),
            "turn": int(self.turn),
            "phase": self.phase(),
            "final": self.final,
            "over": self.over,
            "rows": {name: self._row_as_json(level) for level, name in enumerate(LEVELS)},
            "decks": {name: self._deck_as_json(level) for level, name in enumerate(LEVELS)},
            "discards": {
                name: self._names(self.discards[level]) for level, name in enumerate(LEVELS)
            },
            "discarded": self.discarded,
            "taken": self.rules.names[self.taken] if self.taken != NO_CARD else None,
            "territories": [self._territory_as_json(seat) for seat in range(self.rules.players)],
            "line": [CELL_NAMES[cell] for cell in cells_in(self.line)],
            "effect": self._effect_as_json(),
            "scoring": [self._scoring_as_json(seat) for seat in range(self.rules.players)],
            "patterns": [_choice_as_json(number) for number in self.pattern],
            "sets": [_choice_as_json(number) for number in self.chosen],
        }
        return self.framed(NOTATION, self.rules.players, table)

    def _row_as_json(self, level: int) -> list[Json]:
        cards = self.rows[level * IN_ROW : (level + 1) * IN_ROW]
        return [self.rules.names[card] if card != NO_CARD else None for card in cards]

    def _deck_as_json(self, level: int) -> Json:
        """How many cards it has, and once the match is over which."""
        return self._names(self.undrawn[level]) if self.over else self.decks[level]

    def _names(self, cards: tuple[int, ...]) -> list[Json]:
        return [self.rules.names[card] for card in cards]

    def _territory_as_json(self, seat: int) -> list[Json]:
        return [self._card_as_json(seat * CELLS + cell) for cell in self.places[seat]]

    def _card_as_json(self, place: int) -> Json:
        return {
            "cell": CELL_NAMES[place % CELLS],
            "card": self.rules.names[self.cards[place]],
            "resources": _bundle_as_json(self.stock[place]),
            "cubes": int(self.cubes_on(place)),
            "spaces": self.rules.spaces[self.cards[place]],
            "active": self.spare[place] != BLOCKED,
        }

    def _effect_as_json(self) -> Json:
        """What is being carried out, and how far it has come."""
        if self.pending is None:
            return None
        copied: Json = None
        if self.pending.copied != NO_PLACE:
            seat, cell = divmod(int(self.pending.copied), CELLS)
            copied = {"seat": seat, "cell": CELL_NAMES[cell]}
        return {
            "cell": CELL_NAMES[self.pending.source],
            "text": self.pending.effect.text,
            "copied": copied,
            "paid": _bundle_as_json(self.pending.paid),
            "cubes": int(self.cubes_to_come(self.pending)),
        }

    def _scoring_as_json(self, owner: int) -> Json:
        """A seat's own Scoring cards in full, and everybody's at the end; else how many."""
        if not self.over and owner != self.seat:
            return IN_HAND
        cards: list[Json] = []
        for number in self.scoring[owner]:
            card = self.rules.scoring[number]
            shown: dict[str, Json] = {
                "number": number + 1,
                "name": card.name,
                "pattern": "/".join(pattern_rows(card.pattern)),
                "set": _bundle_as_json(card.needs),
                "points": card.points,
            }
            cards.append(shown)
        return cards


def _as_seen(choices: tuple[int, ...], seat: int, secret: bool) -> list[int]:
    if not secret:
        return list(choices)
    return [
        SECRET if owner != seat and number != NO_CARD else number
        for owner, number in enumerate(choices)
    ]


def _bundle_as_json(bundle: i64) -> dict[str, Json]:
    return {kind: amount for amount, kind in kinds_in(bundle)}


def _choice_as_json(number: int) -> Json:
    if number == SECRET:
        return HIDDEN
    return None if number == NO_CARD else number + 1
