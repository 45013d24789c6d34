"""What a seat of Terra may suppose: one of the worlds that it cannot tell from the true one.

It knows its own hand, hoard and hidden discards, all that lies face up, and how many cards there
are of each kind. Everything else is dealt anew: hidden hoards as legal sets, sealed cards in the
colour of their crisis.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.chance import Stream
from terrarium.games.terra.cards import (
    EMPTY,
    KINDS,
    NO_CRISIS,
    VALUES,
    bundle_of,
    cards_in,
    crisis_colour,
    of_colour,
    one,
    size,
)
from terrarium.games.terra.sets import NO_SET, SET_BUNDLES, any_set
from terrarium.games.terra.state import PASSED, TerraState

_ATTEMPTS: Final = 30
_CHANGES_PER_SET: Final = 20


def deal_again(world: TerraState, seat: int, chance: Stream) -> None:
    unknown = _Unknown(world, seat)
    _deal_hoards(world, unknown, chance)
    _deal_sealed(world, unknown, chance)
    _deal_the_rest(world, unknown, chance)


class _Unknown:
    """The cards that a seat cannot see, and the places where they may be."""

    def __init__(self, world: TerraState, seat: int) -> None:
        self.others = [other for other in range(world.players) if other != seat]
        self.solutions: i64 = EMPTY
        self.crises: list[int] = []
        self.hand_sizes: list[int] = []
        self.hidden_sizes: list[int] = []
        self.sealed: list[int] = []  # places in `played`
        self.sets: list[int] = []  # those that lie face down
        self.owners: list[int] = []  # and before whom
        for other in self.others:
            self._pick_up_hand(world, other)
            self._pick_up_hoard(world, other)
        if world.rules.sealed:
            self._pick_up_sealed(world, seat)
        self._pick_up_pile(world)

    def _pick_up_hand(self, world: TerraState, other: int) -> None:
        self.hand_sizes.append(size(world.hand(other)))
        self.hidden_sizes.append(size(world.hidden[other]))
        self.solutions += world.hand(other) + world.hidden[other]

    def _pick_up_hoard(self, world: TerraState, other: int) -> None:
        for number in world.hoards[other]:
            self.sets.append(number)
            self.owners.append(other)
            self.solutions += SET_BUNDLES[number]
        world.hoards[other] = ()

    def _pick_up_sealed(self, world: TerraState, seat: int) -> None:
        for place, card in enumerate(world.played):
            if card != PASSED and (world.turn + place) % world.players != seat:
                self.sealed.append(place)
                self.solutions += one(card)

    def _pick_up_pile(self, world: TerraState) -> None:
        for card in world.pile[world.drawn :]:
            if card < KINDS:
                self.solutions += one(card)
            else:
                self.crises.append(card)


class HiddenSets:
    """So many sets from a bundle of unknown cards, which must leave enough of one colour.

    They are chosen one after the other, each in proportion to the ways to make it from the cards
    that are left, without a look at the truth. When nearly all unknown cards lie in hoards such a
    choice may lead nowhere again and again; then the true sets are changed two at a time, many
    times over.
    """

    def __init__(self, truth: list[int], unknown: i64, colour: i64, needed: i64) -> None:
        self.truth: Final = truth
        self.unknown: Final[i64] = unknown
        self.colour: Final[i64] = colour
        self.needed: Final[i64] = needed  # cards that lie sealed on an impending crisis

    def choose(self, chance: Stream) -> list[int]:
        for _ in range(_ATTEMPTS):
            chosen: list[int] = []
            if self._add(chosen, self.unknown, len(self.truth), chance):
                return chosen
        return self._changed_truth(chance)

    def _add(self, chosen: list[int], left: i64, wanted: int, chance: Stream) -> bool:
        """Choose as many sets more; False when that leads nowhere."""
        for _ in range(wanted):
            number = any_set(left, chance)
            if number == NO_SET:
                return False
            chosen.append(number)
            left -= SET_BUNDLES[number]
        return self._enough_left(left)

    def _changed_truth(self, chance: Stream) -> list[int]:
        sets = list(self.truth)
        left: i64 = self.unknown
        for number in sets:
            left -= SET_BUNDLES[number]
        for _ in range(_CHANGES_PER_SET * len(sets)):
            chance.shuffle(sets)
            pair = sets[:2]
            free: i64 = left
            for number in pair:
                free += SET_BUNDLES[number]
            other: list[int] = []
            if self._add(other, free, len(pair), chance):
                sets[:2] = other
                for number in other:
                    free -= SET_BUNDLES[number]
                left = free
        return sets

    def _enough_left(self, left: i64) -> bool:
        counts = of_colour(left, self.colour)
        total: i64 = 0
        for _ in range(VALUES):
            total += counts & 0o7
            counts >>= 3
        return total >= self.needed


def _deal_hoards(world: TerraState, unknown: _Unknown, chance: Stream) -> None:
    colour: i64 = crisis_colour(world.impending) if world.impending != NO_CRISIS else 0
    hidden = HiddenSets(unknown.sets, unknown.solutions, colour, len(unknown.sealed))
    for owner, number in zip(unknown.owners, hidden.choose(chance), strict=True):
        world.hoards[owner] = (*world.hoards[owner], number)
        unknown.solutions -= SET_BUNDLES[number]


def _deal_sealed(world: TerraState, unknown: _Unknown, chance: Stream) -> None:
    """Sealed contributions of others are some cards of the crisis's colour."""
    for place in unknown.sealed:
        colour = crisis_colour(world.impending)
        fitting = [card for card in cards_in(unknown.solutions) if card // VALUES == colour]
        world.played[place] = fitting[chance.below(len(fitting))]
        unknown.solutions -= one(world.played[place])


def _deal_the_rest(world: TerraState, unknown: _Unknown, chance: Stream) -> None:
    cards = cards_in(unknown.solutions)
    chance.shuffle(cards)
    for other, hand, hidden in zip(
        unknown.others, unknown.hand_sizes, unknown.hidden_sizes, strict=True
    ):
        world.hands[other] = bundle_of(cards[:hand])
        world.hidden[other] = bundle_of(cards[hand : hand + hidden])
        cards = cards[hand + hidden :]
    pile = cards + unknown.crises
    chance.shuffle(pile)
    world.pile = tuple(pile)
    world.drawn = 0
