"""Reading a position of Terra Futura: each card comes from the box, once."""

from typing import Final

from terrarium.core.position import PositionText
from terrarium.core.reason import BadInput, Refused
from terrarium.core.tuples import replaced
from terrarium.games.terra_futura.cards import (
    CARDS,
    IN_HAND,
    LEVELS,
    NO_CARD,
    SCORING,
    STARTING,
    level_of,
)
from terrarium.games.terra_futura.cells import CELL_BY_NAME, CELL_NAMES, CELLS, START
from terrarium.games.terra_futura.display import restock
from terrarium.games.terra_futura.effects import amounts
from terrarium.games.terra_futura.moves import parse
from terrarium.games.terra_futura.position import ASCENDING, NONE
from terrarium.games.terra_futura.position_check import (
    begin_from,
    cards_wanted,
    check_numbers,
    check_resources,
    check_territory,
)
from terrarium.games.terra_futura.resources import KIND_NAMES, count
from terrarium.games.terra_futura.state import IN_ROW, PHASES, TerraFuturaState

_KEYS: Final = (
    "players, option NAME, first, turn, phase, final, row LEVEL, deck LEVEL, discard LEVEL, "
    "discarded, taken, territory SEAT, line, scoring SEAT, pattern SEAT, set SEAT, effect, "
    "copied, paid, after, to gain, cubes, moved, chances"
)
_ALL_PHASES: Final = (*PHASES, "over")
_UNSAID: Final = (12, 13, 14, 17, 18, 19, 22, 23, 24)  # c3 to e5
_MOST_DIGITS: Final = 3


def read_position(text: str, state: TerraFuturaState) -> None:
    """Lay out an empty table as the text says."""
    _Reader(text, state).read()


class _Reader:
    """Takes each card from the box once, so that nothing is lost or created."""

    def __init__(self, text: str, state: TerraFuturaState) -> None:
        self.lines: Final = PositionText(text)
        self.state: Final = state
        self.box: Final = [True] * CARDS
        self.said: Final[list[bool]] = []

    def read(self) -> None:
        lines, state = self.lines, self.state
        lines.get("players")
        lines.options()
        last = int(state.players) - 1
        state.first = lines.number("first", 0, last, 0)
        state.turn = lines.number("turn", 0, last, int(state.first))
        phase = self._read_phase()
        state.final = self._yes("final") or phase in ("pattern", "set", "over")
        state.discarded = self._yes("discarded")
        self._read_taken()
        self._read_territories()
        rows = [self._read_row(level) for level in range(2)]
        decks = [self._read_deck(level) for level in range(2)]
        self._read_discards()
        self._deal_territories(phase)
        for level in range(2):
            self._fill_display(level, rows[level], decks[level])
        self._read_scoring()
        self._read_line()
        self._read_effect(PHASES.index(phase) if phase in PHASES else 0)
        state.chances = lines.number("chances", 0, 999, int(state.chances))
        lines.refuse_the_rest(_KEYS)
        check_numbers(state, phase, lines)
        check_resources(state, lines)
        begin_from(state, phase, lines)

    def _fail(self, key: str, text: str) -> BadInput:
        return BadInput(text, self.lines.line(key))

    # One key after another.

    def _read_phase(self) -> str:
        phase = self.lines.get("phase") or PHASES[0]
        if phase not in _ALL_PHASES:
            wanted = f"phase is one of {', '.join(_ALL_PHASES)}, not {phase[:40]!r}"
            raise self._fail("phase", wanted)
        return phase

    def _yes(self, key: str) -> bool:
        text = self.lines.get(key) or "no"
        if text not in ("yes", "no"):
            raise self._fail(key, f"{key} is yes or no, not {text[:40]!r}")
        return text == "yes"

    def _read_taken(self) -> None:
        name = self.lines.get("taken")
        if name is not None:
            card = self._take("taken", name)
            if card < STARTING:
                raise self._fail("taken", f"{name[:40]!r} is a Starting card")
            self.state.taken = card

    def _read_territories(self) -> None:
        for seat in range(self.state.players):
            key = f"territory {seat}"
            text = self.lines.get(key)
            self.said.append(text is not None)
            for item in _items(text, ";"):
                self._read_card(key, seat, item)
            if text is not None:
                check_territory(self.state, seat, self.lines)

    def _read_card(self, key: str, seat: int, item: str) -> None:
        card_text, _, lying = item.partition(" with ")
        words = card_text.split()
        if len(words) != 2:
            raise self._fail(key, f"{card_text[:40]!r} is not such as `d3 orchard`")
        cell, card = self._cell(key, words[0]), self._take(key, words[1])
        if self.state.cards[seat * CELLS + cell] != NO_CARD:
            raise self._fail(key, f"two cards lie on {CELL_NAMES[cell]}")
        if (cell == START) != (card < STARTING):
            raise self._fail(key, "the Starting card, and no other, lies on c3")
        self.state.lay(seat, cell, card)
        if lying:
            self._read_lying(key, seat, cell, lying)

    def _read_lying(self, key: str, seat: int, cell: int, text: str) -> None:
        resources: list[str] = []
        for part in _items(text, ","):
            number, _, word = part.partition(" ")
            if not _is_number(number) or int(number) == 0:
                raise self._fail(key, f"{part[:40]!r} is not such as `2 green`")
            if word == "pollution":
                self._lay_cubes(key, seat, cell, int(number))
            else:
                resources += [word] * int(number)
        for word in resources:
            self.state.put(seat, cell, self._bundle(key, word))

    def _lay_cubes(self, key: str, seat: int, cell: int, cubes: int) -> None:
        place = seat * CELLS + cell
        if cubes > self.state.spare[place] + 1:
            most = self.state.spare[place] + 1
            raise self._fail(key, f"{CELL_NAMES[cell]} can hold {most} cubes, not {cubes}")
        for _ in range(cubes):
            self.state.add_cube(seat, cell)

    def _bundle(self, key: str, text: str) -> int:
        try:
            found = amounts(text)
        except ValueError as error:
            raise self._fail(key, str(error)) from None
        if found.any or found.product or found.cubes:
            raise self._fail(key, f"{text[:40]!r} is no resource")
        return found.bundle

    def _read_row(self, level: int) -> bool:
        """Whether the row was said."""
        key = f"row {LEVELS[level].lower()}"
        text = self.lines.get(key)
        names = [item.strip() for item in (text or "").split(",")] if text else []
        if len(names) > IN_ROW:
            raise self._fail(key, f"a row has {IN_ROW} places, not {len(names)}")
        for position, name in enumerate(names):
            if name != NONE:
                card = self._take_of(key, name, level)
                self.state.rows[level * IN_ROW + position] = card
        return text is not None

    def _read_deck(self, level: int) -> int:
        """How many more cards there are than were named; −1: all that are left."""
        key = f"deck {LEVELS[level].lower()}"
        text = self.lines.get(key)
        if text is None:
            return -1
        items, more = _items(text, ","), 0
        if items and items[-1].split()[1:] in (["cards"], ["card"]):
            number = items.pop().split()[0]
            if not _is_number(number):
                raise self._fail(key, f"a deck has a number of cards, not {number[:40]!r}")
            more = int(number)
        cards = tuple(self._take_of(key, item, level) for item in items)
        self.state.decks = replaced(self.state.decks, level, cards)
        return more

    def _read_discards(self) -> None:
        for level, name in enumerate(LEVELS):
            key = f"discard {name.lower()}"
            cards = [self._take_of(key, item, level) for item in _items(self.lines.get(key), ",")]
            self.state.discards = replaced(self.state.discards, level, tuple(cards))

    def _read_scoring(self) -> None:
        state = self.state
        left = list(range(SCORING))
        for seat in range(state.players):
            key = f"scoring {seat}"
            numbers = self._numbers(key)
            if numbers and len(numbers) != IN_HAND:
                raise self._fail(key, f"everybody has {IN_HAND} Scoring cards")
            for number in numbers:
                if number not in left:
                    raise self._fail(key, f"Scoring card {number + 1} is used already")
                left.remove(number)
            state.scoring = replaced(state.scoring, seat, tuple(sorted(numbers)))
        state.chance().shuffle(left)
        for seat in range(state.players):
            pattern = self._read_choice("pattern", seat, left)
            state.pattern = replaced(state.pattern, seat, pattern)
            state.chosen = replaced(state.chosen, seat, self._read_choice("set", seat, left))
        for seat in range(state.players):
            while len(state.scoring[seat]) < IN_HAND:
                hand = tuple(sorted((*state.scoring[seat], left.pop())))
                state.scoring = replaced(state.scoring, seat, hand)

    def _read_choice(self, word: str, seat: int, left: list[int]) -> int:
        """A choice names a Scoring card of the seat; where none are said it becomes one."""
        key = f"{word} {seat}"
        numbers = self._numbers(key)
        if not numbers:
            return NO_CARD
        number, hand = numbers[0], self.state.scoring[seat]
        if number not in hand:
            if number not in left or len(hand) == IN_HAND:
                raise self._fail(key, f"seat {seat} has no Scoring card {number + 1}")
            left.remove(number)
            self.state.scoring = replaced(self.state.scoring, seat, (*hand, number))
        return number

    def _numbers(self, key: str) -> list[int]:
        numbers: list[int] = []
        for item in _items(self.lines.get(key), ","):
            if not _is_number(item) or not 1 <= int(item) <= SCORING:
                raise self._fail(key, f"Scoring cards are 1 to {SCORING}, not {item[:40]!r}")
            numbers.append(int(item) - 1)
        return numbers

    def _read_line(self) -> None:
        for item in _items(self.lines.get("line"), ","):
            cell = self._cell("line", item)
            if cell not in self.state.places[self.state.turn]:
                raise self._fail("line", f"seat {self.state.turn} has no card on {item}")
            self.state.line |= 1 << cell

    def _read_effect(self, step: int) -> None:
        state, text = self.state, self.lines.get("effect")
        copied, paid = self.lines.get("copied"), self.lines.get("paid")
        after, to_gain = self.lines.get("after"), self.lines.get("to gain")
        state.cubes = self.lines.number("cubes", 0, 9, 0)
        state.moved = self.lines.number("moved", 0, 9, 0)
        if text is None:
            return
        words = text.split()
        state.source = self._cell("effect", words[0] if words else "")
        place = int(state.turn) * CELLS + int(state.source)
        if copied is not None:
            place = self._read_copied(copied)
            words = [words[0], copied.split()[-1]]
        if len(words) != 2:
            raise self._fail("effect", "an effect is a cell and a number, such as `d3 1`")
        state.effect = self._effect_of("effect", place, words[1])
        for item in _items(paid, ","):
            number, _, word = item.partition(" ")
            if not _is_number(number):
                raise self._fail("paid", f"{item[:40]!r} is not such as `2 green`")
            state.paid += self._bundle("paid", word) * int(number)
        for item in _items(to_gain, ","):
            self._read_gain(item)
        if after is not None:
            self._read_after(after, step)
        self._find_due()

    def _read_copied(self, text: str) -> int:
        words = text.split()
        players = int(self.state.players)
        if len(words) != 3 or not _is_number(words[0]) or int(words[0]) >= players:
            raise self._fail("copied", "copied is a seat, a cell and a number, such as `1 d3 1`")
        self.state.copied = int(words[0]) * CELLS + self._cell("copied", words[1])
        return int(self.state.copied)

    def _effect_of(self, key: str, place: int, number: str) -> int:
        card = self.state.cards[place]
        effects = self.state.rules.effects_of[card] if card != NO_CARD else ()
        if not _is_number(number) or not 1 <= int(number) <= len(effects):
            raise self._fail(key, f"there is no such effect: {number[:40]!r}")
        return effects[int(number) - 1]

    def _read_gain(self, item: str) -> None:
        try:
            found = amounts(item)
        except ValueError as error:
            raise self._fail("to gain", str(error)) from None
        self.state.gain_any += found.any
        self.state.gain_product += found.product

    def _read_after(self, text: str, step: int) -> None:
        try:
            move = parse(text)
        except Refused:
            raise self._fail("after", f"{text[:40]!r} is not a move") from None
        if step not in ASCENDING or not 0 <= move - ASCENDING[step] < 7 * CELLS:
            raise self._fail("after", f"`{text[:40]}` does not go with this phase")
        self.state.least = move - ASCENDING[step]

    def _find_due(self) -> None:
        """What is due is the price less what was paid: first what is named, then the rest."""
        state = self.state
        effect = state.current_effect()
        state.due, state.due_any = effect.cost, effect.any_cost
        state.due_product = effect.product_cost
        for kind in range(7):
            for _ in range(int(count(state.paid, kind))):
                if count(state.due, kind):
                    state.due -= self._bundle("paid", _kind(kind))
                elif kind < 3:
                    state.due_any -= 1
                else:
                    state.due_product -= 1
        if state.due_any < 0 or state.due_product < 0:
            raise self._fail("paid", "more is paid than the price")

    # What the text leaves to chance.

    def _deal_territories(self, phase: str) -> None:
        """One that is not said has the cards that fit the turn, in a corner, empty and clean."""
        state = self.state
        unsaid = [seat for seat in range(state.players) if not self.said[seat]]
        starting = [card for card in range(STARTING) if self.box[card]]
        cards = [card for card in range(STARTING, CARDS) if self.box[card]]
        chance = state.chance()
        chance.shuffle(starting)
        chance.shuffle(cards)
        symbol = state.rules.edition.first
        if state.first in unsaid and symbol in starting:
            starting.remove(symbol)
            starting.append(symbol)
            unsaid.remove(int(state.first))
            unsaid.insert(0, int(state.first))
        wanted = cards_wanted(state, phase, self.said)
        for seat in unsaid:
            card = starting.pop()
            self.box[card] = False
            state.lay(seat, START, card)
            for cell in _UNSAID[1 : wanted[seat] + 1]:
                self._deal_card(seat, cell, cards)

    def _deal_card(self, seat: int, cell: int, cards: list[int]) -> None:
        if not cards:
            raise BadInput("there are not enough cards left for all territories")
        card = cards.pop()
        self.box[card] = False
        self.state.lay(seat, cell, card)

    def _fill_display(self, level: int, row_said: bool, more: int) -> None:
        """A row that is not said is full; a deck that is not said has the rest."""
        state = self.state
        key = f"deck {LEVELS[level].lower()}"
        rest = [c for c in range(STARTING, CARDS) if self.box[c] and level_of(c) == level]
        state.chance().shuffle(rest)
        if not row_said:
            for position in range(IN_ROW):
                if rest:
                    state.rows[level * IN_ROW + position] = rest.pop()
        wanted = len(rest) if more < 0 else more
        if wanted > len(rest):
            raise self._fail(key, f"only {len(rest)} cards are left for the deck")
        deck = state.decks[level] + tuple(rest[:wanted])
        state.decks = replaced(state.decks, level, deck)
        left = rest[wanted:]
        if left and self.lines.get(f"discard {LEVELS[level].lower()}") is not None:
            raise self._fail(key, f"{len(left)} cards of the box are nowhere")
        pile = state.discards[level] + tuple(left)
        state.discards = replaced(state.discards, level, pile)
        restock(state, level)

    # Cards come from the box.

    def _take(self, key: str, text: str) -> int:
        name = text.strip().lower()
        known = self.state.rules.edition.card_by_name
        if name not in known:
            raise self._fail(key, f"there is no card {name[:40]!r}")
        card = known[name]
        if not self.box[card]:
            raise self._fail(key, f"the card {name!r} is used already")
        self.box[card] = False
        return card

    def _take_of(self, key: str, text: str, level: int) -> int:
        card = self._take(key, text)
        if level_of(card) != level:
            raise self._fail(key, f"{text.strip()[:40]!r} is not of Level {LEVELS[level]}")
        return card

    def _cell(self, key: str, text: str) -> int:
        name = text.strip().lower()
        if name not in CELL_BY_NAME:
            raise self._fail(key, f"{name[:40]!r} is not a cell such as `c3`")
        return CELL_BY_NAME[name]


def _items(text: str | None, separator: str) -> list[str]:
    items = [item.strip() for item in (text or "").split(separator)]
    return [item for item in items if item and item != NONE]


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS


def _kind(kind: int) -> str:
    return KIND_NAMES[kind]
