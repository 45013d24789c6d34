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
    one,
    size,
)
from terrarium.games.terra.imagine_hoards import HiddenSets
from terrarium.games.terra.sets import SET_BUNDLES
from terrarium.games.terra.state import PASSED, TerraState


def imagine(state: TerraState, seat: int, seed: int) -> TerraState:
    chance = stream(seed, 0)
    world = state.copy()
    world.seed = chance.seed()
    if world.seat == NOBODY:
        return world  # all lies open
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
