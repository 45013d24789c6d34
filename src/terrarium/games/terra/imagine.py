"""What a seat of Terra may suppose: one of the worlds that it cannot tell from the true one.

It knows its own hand, hoard and hidden discards, all that lies face up, and how many cards there
are of each kind. Everything else is dealt anew: hidden hoards as legal sets, sealed cards in the
colour of their crisis.
"""

from mypy_extensions import i64

from terrarium.core.chance import Stream, stream
from terrarium.core.state import NOBODY
from terrarium.games.terra.cards import (
    EMPTY,
    KINDS,
    NO_CRISIS,
    VALUES,
    bundle_of,
    cards_in,
    crisis_colour,
    holds,
    of_colour,
    one,
    size,
)
from terrarium.games.terra.sets import SET_BUNDLES, SETS
from terrarium.games.terra.state import PASSED, TerraState


def imagine(state: TerraState, seat: int, seed: int) -> TerraState:
    chance = stream(seed, 0)
    world = state.copy()
    world.seed = (seed ^ 0x5EED) & ((1 << 128) - 1)
    unknown = _Unknown(world, seat)
    _deal_hoards(world, unknown, chance)
    _deal_sealed(world, unknown, chance)
    _deal_the_rest(world, unknown, chance)
    return world


class _Unknown:
    """The cards that a seat cannot see, and the places where they may be."""

    def __init__(self, world: TerraState, seat: int) -> None:
        self.others = [other for other in range(world.players) if other != seat]
        self.solutions: i64 = EMPTY
        self.crises: list[int] = []
        self.hand_sizes: list[int] = []
        self.hidden_sizes: list[int] = []
        self.sealed: list[int] = []  # places in `played`
        self.hoards: list[int] = []  # an owner for each hidden set
        for other in self.others:
            self._pick_up_hand(world, other)
            if world.seat != NOBODY:
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
            self.hoards.append(other)
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


def _deal_hoards(world: TerraState, unknown: _Unknown, chance: Stream) -> None:
    colour: i64 = crisis_colour(world.impending) if world.impending != NO_CRISIS else 0
    sets: list[int] = []
    _choose_sets(unknown, colour, sets, chance)
    for owner, number in zip(unknown.hoards, sets, strict=True):
        world.hoards[owner] = (*world.hoards[owner], number)


def _choose_sets(unknown: _Unknown, colour: i64, chosen: list[int], chance: Stream) -> bool:
    """Choose a legal set for each hidden one, in proportion to the ways to make it.

    A choice that leaves too little for the rest is taken back; the truth is always among them.
    """
    if len(chosen) == len(unknown.hoards):
        left = of_colour(unknown.solutions, colour)
        return len(unknown.sealed) <= sum(left >> (3 * value) & 0o7 for value in range(VALUES))
    weights = [_ways(unknown.solutions, number) for number in range(len(SETS))]
    while any(weights):
        number = _weighted(weights, chance)
        weights[number] = 0
        chosen.append(number)
        unknown.solutions -= SET_BUNDLES[number]
        if _choose_sets(unknown, colour, chosen, chance):
            return True
        unknown.solutions += SET_BUNDLES[number]
        chosen.pop()
    return False


def _ways(bundle: i64, number: int) -> int:
    """How many different cards could make up the set."""
    a, b, c = SETS[number]
    if a == c:
        copies = holds(bundle, a)
        return copies * (copies - 1) * (copies - 2) // 6
    return holds(bundle, a) * holds(bundle, b) * holds(bundle, c)


def _weighted(weights: list[int], chance: Stream) -> int:
    place: i64 = chance.below(sum(weights))
    for number, weight in enumerate(weights):
        place -= weight
        if place < 0:
            return number
    raise AssertionError("the weights do not add up")


def _deal_sealed(world: TerraState, unknown: _Unknown, chance: Stream) -> None:
    """Sealed contributions of others are some cards of the crisis's colour."""
    played = list(world.played)
    for place in unknown.sealed:
        colour = crisis_colour(world.impending)
        fitting = [card for card in cards_in(unknown.solutions) if card // VALUES == colour]
        played[place] = fitting[chance.below(len(fitting))]
        unknown.solutions -= one(played[place])
    world.played = tuple(played)


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
