"""What a seat of Terra may know."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.bits import bits_in
from terrarium.core.player import seat_or_none
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.core.view import OVER, Json, View
from terrarium.games.terra.cards import (
    CRISES,
    EMPTY,
    KINDS,
    NO_CRISIS,
    cards_in,
    crises_in,
    size,
    spell_card,
    spell_crisis,
    value_of,
)
from terrarium.games.terra.loss import Limit
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.rules import Rules
from terrarium.games.terra.sets import spell_set
from terrarium.games.terra.state import PASSED, PHASES, TerraState, laid_by, laid_card

SEALED: Final = -2  # a card whose face this seat may not see


class TerraView(View):
    """The table as one seat sees it; hidden cards are not in it at all until the match is over."""

    def __init__(self, state: TerraState, seat: int, legal: list[int]) -> None:
        super().__init__(seat, state.seat, legal)
        self.rules: Final[Rules] = state.rules
        self.over: Final = state.seat == NOBODY
        self.step: Final[i64] = state.step
        self.turn: Final[i64] = state.turn
        self.pile: Final[i64] = state.pile_left()
        self.undrawn: Final = state.pile[state.drawn :] if self.over else ()
        self.hand: Final[i64] = state.hand(seat) if seat != SPECTATOR else EMPTY
        self.hands: Final = [hand if self.over else EMPTY for hand in state.hands]
        self.hand_sizes: Final = [int(size(hand)) for hand in state.hands]
        self.hoard_sizes: Final = [len(hoard) for hoard in state.hoards]
        self.hoards: Final = [
            hoard if self.over or owner == seat else () for owner, hoard in enumerate(state.hoards)
        ]
        self.scores: Final = state.scores.copy()
        self.impending: Final[i64] = state.impending
        self.played: Final = _played_as_seen(state, seat)
        self.full_blown: Final[i64] = state.full_blown
        self.laid: Final = state.laid.copy()
        self.helped: Final[i64] = state.helped
        self.discard: Final[i64] = state.discard
        self.solved: Final[i64] = state.solved
        self.own_hidden: Final[i64] = state.hidden[seat] if seat != SPECTATOR else EMPTY
        self.hidden: Final = [bundle if self.over else EMPTY for bundle in state.hidden]
        self.hidden_sizes: Final = [int(size(bundle)) for bundle in state.hidden]

    def phase(self) -> str:
        return OVER if self.over else PHASES[self.step]

    def crises_in_pile(self) -> i64:
        """How many crises are still to come: everybody can count the others."""
        seen = self.full_blown | self.solved
        return CRISES - bits_in(seen) - (self.impending != NO_CRISIS)

    def total_laid(self, crisis: i64) -> i64:
        total: i64 = 0
        for laid in self.laid[crisis]:
            total += value_of(laid_card(laid))
        return total

    def total_played(self) -> i64:
        """What can be seen to lie on the impending crisis."""
        total: i64 = 0
        for card in self.played:
            if card >= 0:
                total += value_of(card)
        return total

    def as_json(self) -> dict[str, Json]:
        table: dict[str, Json] = {
            "turn": int(self.turn),
            "phase": self.phase(),
            "over": self.over,
            "pile": [_name(card) for card in self.undrawn] if self.over else int(self.pile),
            "crises_in_pile": int(self.crises_in_pile()),
            "hand": _names(self.hand) if self.seat != SPECTATOR else None,
            "hands": self._where_open(self.hands, self.hand_sizes),
            "hoards": [self._hoard_as_json(owner) for owner in range(self.rules.players)],
            "scores": list(self.scores),
            "impending": self._impending_as_json(),
            "open": [self._crisis_as_json(crisis) for crisis in crises_in(self.full_blown)],
            "helped": [spell_crisis(crisis) for crisis in crises_in(self.helped)],
            "discard": self._discard_as_json(),
            "danger": self._danger_as_json(),
            "teams": [list(team) for team in self.rules.all_teams()],
        }
        if self.rules.hidden_discards:
            table["hidden_discards"] = self._where_open(self.hidden, self.hidden_sizes)
            table["own_hidden_discards"] = _names(self.own_hidden)
        return self.framed(NOTATION, self.rules.players, table)

    def _where_open(self, bundles: list[int], sizes: list[int]) -> list[Json]:
        """Everybody's cards once the match is over; before that how many there are."""
        return [_names(bundle) for bundle in bundles] if self.over else list(sizes)

    def _hoard_as_json(self, owner: int) -> Json:
        """A seat's own sets in full, and everybody's at the end; else how many there are."""
        if owner == self.seat or self.over:
            return [spell_set(number) for number in self.hoards[owner]]
        return self.hoard_sizes[owner]

    def _impending_as_json(self) -> Json:
        if self.impending == NO_CRISIS:
            return None
        cards: list[Json] = [
            {"seat": (int(self.turn) + place) % self.rules.players, "card": _face(card)}
            for place, card in enumerate(self.played)
        ]
        return {
            "crisis": spell_crisis(self.impending),
            "threat": self.rules.threats[self.impending],
            "total": int(self.total_played()),
            "cards": cards,
        }

    def _crisis_as_json(self, crisis: int) -> Json:
        cards: list[Json] = [
            {
                "seat": seat_or_none(laid_by(laid)),
                "card": spell_card(laid_card(laid)),
            }
            for laid in self.laid[crisis]
        ]
        return {
            "crisis": spell_crisis(crisis),
            "threat": self.rules.threats[crisis],
            "total": int(self.total_laid(crisis)),
            "cards": cards,
        }

    def _discard_as_json(self) -> list[Json]:
        crises: list[Json] = [spell_crisis(crisis) for crisis in crises_in(self.solved)]
        return crises + _names(self.discard)

    def _danger_as_json(self) -> Json:
        """How many more full-blown crises each loss would take; null where it is switched off."""
        limits = self.rules.limits
        return {
            "regions": self._left(limits.regions),
            "colours": self._left(limits.colours),
            "total": None if limits.total.is_off() else int(limits.total.left(self.full_blown)),
        }

    def _left(self, limits: list[Limit]) -> Json:
        if limits[0].is_off():
            return None
        return {limit.name: int(limit.left(self.full_blown)) for limit in limits}


def _played_as_seen(state: TerraState, seat: int) -> list[int]:
    """Sealed cards of others show only their backs (option)."""
    if not state.rules.sealed:
        return state.played.copy()
    return [
        SEALED if card != PASSED and (state.turn + place) % state.players != seat else card
        for place, card in enumerate(state.played)
    ]


def _names(bundle: i64) -> list[Json]:
    return [spell_card(card) for card in cards_in(bundle)]


def _name(card: int) -> str:
    return spell_card(card) if card < KINDS else spell_crisis(card - KINDS)


def _face(card: int) -> Json:
    if card == SEALED:
        return "?"
    return None if card == PASSED else spell_card(card)
