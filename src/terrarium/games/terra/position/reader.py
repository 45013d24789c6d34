"""Reading a position of Terra: each card comes from the box, once."""

from typing import Final

from terrarium.core.bits import bit
from terrarium.core.position import NONE, PositionText, is_count, items_of
from terrarium.core.reason import Refused
from terrarium.core.state import NOBODY
from terrarium.core.view import OVER
from terrarium.games.terra.cards import (
    CARD_BY_NAME,
    CRISES,
    CRISIS_BY_NAME,
    KINDS,
    VALUES,
    bundle_of,
    spell_card,
    spell_crisis,
)
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.position.check import (
    begin_from,
    cards_not_laid,
    check_drawn,
    check_hands,
    check_helped,
    check_hoards,
    check_impending,
    solutions_drawn,
)
from terrarium.games.terra.position.points import check_scores
from terrarium.games.terra.sets import SETS
from terrarium.games.terra.state import HELPING, PASSED, PHASES, TerraState, as_laid

_KEYS: Final = (
    "players, option NAME, turn, phase, scores, open, helped, impending, "
    "hand SEAT, hoard SEAT, pile, discard, hidden discard SEAT"
)
_ALL_PHASES: Final = ("draw", *PHASES, OVER)


def read_position(text: str, state: TerraState) -> None:
    """Lay out an empty table as the text says."""
    _Reader(text, state).read()


class _Reader:
    """Takes each card from the box once, so that nothing is lost or created."""

    def __init__(self, text: str, state: TerraState) -> None:
        self.lines: Final = PositionText(text)
        self.state: Final = state
        copies = state.rules.copies
        self.box: Final = [copies[card % VALUES] for card in range(KINDS)] + [1] * CRISES

    def read(self) -> None:
        lines, state = self.lines, self.state
        state.turn = lines.number("turn", 0, int(state.players) - 1, 0)
        phase = lines.word("phase", _ALL_PHASES, "draw")
        self._read_scores()
        self._read_open()
        check_impending(phase, lines)
        self._read_impending()
        self._read_hoards()
        self._read_hidden()
        self._read_hands()
        self._read_discard()
        self._read_helped()
        self._read_pile_and_rest(phase)
        lines.refuse_the_rest(_KEYS)
        check_helped(state, phase, lines)
        check_hands(state, phase, lines)
        check_drawn(state, phase, lines)
        check_hoards(state, lines)
        check_scores(state, lines)
        begin_from(state, phase, lines)

    # One key after another.

    def _read_scores(self) -> None:
        words = (self.lines.get("scores") or "").split()
        if not words:
            return
        if len(words) != self.state.players or not all(map(is_count, words)):
            wanted = f"scores are {self.state.players} numbers of at most 3 digits"
            raise self.lines.fail(wanted, "scores")
        self.state.scores = [int(word) for word in words]

    def _read_open(self) -> None:
        for item in self.lines.items("open", ";"):
            name, _, cards = item.partition(" with ")
            crisis = self._take_crisis("open", name)
            self.state.full_blown |= bit(crisis)
            for text in items_of(cards):
                self._lay("open", crisis, text)
            if self.state.total_laid(crisis) >= self.state.threat(crisis):
                raise self.lines.fail(f"{name.strip()} would be solved by the cards on it", "open")

    def _lay(self, key: str, crisis: int, text: str) -> None:
        name, _, by = text.partition(" by ")
        card = self._take_solution(key, name)
        if card // VALUES != crisis % 3:
            raise self.lines.fail(
                f"{name.strip()} has not the colour of {spell_crisis(crisis)}", key
            )
        seat = self._seat(key, by) if by else NOBODY
        self.state.laid[crisis] = (*self.state.laid[crisis], int(as_laid(seat, card)))

    def _read_impending(self) -> None:
        text = self.lines.get("impending")
        if text is None:
            return
        name, _, answers = text.partition(" by ")
        crisis = self._take_crisis("impending", name)
        self.state.impending = crisis
        for place, answer in enumerate(items_of(answers)):
            self._answer(crisis, (int(self.state.turn) + place) % int(self.state.players), answer)
        if len(self.state.played) >= self.state.players:
            raise self.lines.fail("somebody must still be asked about the crisis", "impending")

    def _answer(self, crisis: int, seat: int, text: str) -> None:
        who, _, what = text.partition(" ")
        if who != str(seat):
            raise self.lines.fail(f"seat {seat} is asked here, not {who[:40]!r}", "impending")
        card = PASSED
        if what.strip() != NONE:
            card = self._take_solution("impending", what)
            if card // VALUES != crisis % 3:
                raise self.lines.fail(
                    f"{what.strip()} has not the colour of the crisis", "impending"
                )
        self.state.played.append(card)

    def _read_hoards(self) -> None:
        for seat in range(self.state.players):
            key = f"hoard {seat}"
            for text in self.lines.items(key, ";"):
                self.state.hoards[seat] = (*self.state.hoards[seat], self._take_set(key, text))

    def _take_set(self, key: str, text: str) -> int:
        try:
            number = NOTATION.meant(f"hoard {text}")["set"]
        except Refused:
            raise self.lines.fail(f"{text[:40]!r} is not a set that can be hoarded", key) from None
        for card in SETS[number]:
            self._take(key, card)
        return number

    def _read_hidden(self) -> None:
        for seat in range(self.state.players):
            key = f"hidden discard {seat}"
            cards = [self._take_solution(key, text) for text in self.lines.items(key)]
            if cards and not self.state.rules.hidden_discards:
                raise self.lines.fail(
                    "hidden discards need option hand_limit_discard_hidden: yes", key
                )
            self.state.hidden[seat] = bundle_of(cards)

    def _read_hands(self) -> None:
        for seat in range(self.state.players):
            key = f"hand {seat}"
            cards = [self._take_solution(key, text) for text in self.lines.items(key)]
            self.state.hands[seat] = bundle_of(cards)

    def _read_discard(self) -> None:
        for text in self.lines.items("discard"):
            self._to_discard(self._take_card("discard", text))

    def _read_helped(self) -> None:
        """A crisis that got a card this turn lies open under it, or is solved and gone."""
        for name in self.lines.items("helped"):
            crisis = self._crisis("helped", name)
            if self.box[KINDS + crisis]:
                self._to_discard(self._take("helped", KINDS + crisis))
            self.state.helped |= bit(crisis)

    # What the text leaves to chance.

    def _read_pile_and_rest(self, phase: str) -> None:
        text = self.lines.get("pile")
        names, more = self.lines.pile("pile", "pile is cards, or a number of cards")
        top = [self._take_card("pile", name) for name in names]
        rest = [card for card, copies in enumerate(self.box) for _ in range(copies)]
        self.state.chance().shuffle(rest)
        rest = self._deal_hands(rest, phase)
        if text is None:
            rest = self._discard_what_was_drawn(rest, phase)
            more = len(rest)
        if more > len(rest):
            raise self.lines.fail(f"only {len(rest)} cards are left for the pile", "pile")
        self.state.pile = tuple(top + rest[:more])
        if rest[more:] and text is not None and self.lines.get("discard") is not None:
            raise self.lines.fail(f"{len(rest) - more} cards of the box are nowhere", "pile")
        for card in rest[more:]:
            self._to_discard(card)

    def _discard_what_was_drawn(self, rest: list[int], phase: str) -> list[int]:
        """Solutions that must have been drawn or laid by now, and are nowhere, are discarded."""
        solutions = [card for card in rest if card < KINDS]
        seen = len(self.state.rules.solutions) - len(solutions)
        missing = max(solutions_drawn(self.state, phase) - seen, cards_not_laid(self.state), 0)
        if self.lines.get("discard") is None:
            for card in solutions[:missing]:
                rest.remove(card)
                self._to_discard(card)
        return rest

    def _deal_hands(self, rest: list[int], phase: str) -> list[int]:
        """A hand that is not said is a first hand, with the card just drawn on one's turn."""
        for seat in range(self.state.players):
            if self.lines.get(f"hand {seat}") is None:
                drawn = seat == self.state.turn and phase == PHASES[HELPING]
                size = self.state.rules.dealt + drawn
                solutions = [card for card in rest if card < KINDS][:size]
                for card in solutions:
                    rest.remove(card)
                self.state.hands[seat] = bundle_of(solutions)
        return rest

    # Cards come from the box.

    def _take(self, key: str, card: int) -> int:
        if not self.box[card]:
            name = spell_card(card) if card < KINDS else spell_crisis(card - KINDS)
            raise self.lines.fail(f"all cards {name!r} of the box are used already", key)
        self.box[card] -= 1
        return card

    def _take_card(self, key: str, text: str) -> int:
        name = " ".join(text.lower().split())
        if name in CRISIS_BY_NAME:
            return self._take(key, KINDS + CRISIS_BY_NAME[name])
        return self._take_solution(key, name)

    def _take_solution(self, key: str, text: str) -> int:
        card = self.lines.thing(key, text, CARD_BY_NAME, "a card such as `green 4`")
        return self._take(key, card)

    def _take_crisis(self, key: str, text: str) -> int:
        crisis = self._crisis(key, text)
        return self._take(key, KINDS + crisis) - KINDS

    def _crisis(self, key: str, text: str) -> int:
        return self.lines.thing(key, text, CRISIS_BY_NAME, "a crisis such as `africa-green`")

    def _seat(self, key: str, text: str) -> int:
        name = text.strip()
        if not is_count(name) or int(name) >= self.state.players:
            raise self.lines.fail(f"{name[:40]!r} is not a seat", key)
        return int(name)

    def _to_discard(self, card: int) -> None:
        if card < KINDS:
            self.state.discard += bundle_of([card])
        else:
            self.state.solved |= bit(card - KINDS)
