"""What things are worth to a planner, in tenths of a point."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra_futura.cards import NO_CARD, ScoringCard
from terrarium.games.terra_futura.cells import CELLS, IN_WINDOW
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.resources import KINDS, MONEY, PRODUCTS, count, total
from terrarium.games.terra_futura.scoring import best_set, resource_points, set_points
from terrarium.games.terra_futura.state import BLOCKED
from terrarium.games.terra_futura.view import TerraFuturaView

POINT: Final = 10
_MONEY_EARLY: Final = 16  # as long as there are turns to spend it in
_RAW_EARLY: Final = 3  # more than its point
_NEVER: Final = 10_000
_ACTIVATIONS_A_TURN: Final = 4  # tenths: how often a card is in the line of one turn, about
_GIFT: Final = 6  # what the owner of a copied card gets


class Worth:
    """The table through the eyes of one seat."""

    def __init__(self, view: TerraFuturaView) -> None:
        self.view: Final = view
        self.seat: Final[i64] = view.seat
        self.base: Final[i64] = view.seat * CELLS
        self.cells: Final = view.places[view.seat]
        self.turns: Final[i64] = 0 if view.final else IN_WINDOW - len(self.cells)
        self.kinds: Final = [self._of_kind(kind) for kind in range(KINDS)]
        self._exchanges: Final[dict[Effect, int]] = {}

    def _of_kind(self, kind: int) -> int:
        points = self.view.rules.values[kind] * POINT + int(self._in_sets(kind))
        if kind == MONEY:
            return max(points, _MONEY_EARLY) if self.turns else points
        return points + (_RAW_EARLY if kind < PRODUCTS and self.turns else 0)

    def _in_sets(self, kind: int) -> i64:
        """Half of its share in the points of an own set, for the set may not come together."""
        best: i64 = 0
        for number in self.view.scoring[self.seat]:
            card = self.view.rules.scoring[number]
            if count(card.needs, kind):
                best = max(best, card.points * POINT // 2 // total(card.needs))
        return best

    def of_bundle(self, bundle: i64) -> i64:
        sum: i64 = 0
        for kind in range(KINDS):
            sum += count(bundle, kind) * self.kinds[kind]
        return sum

    def best_product(self) -> i64:
        return max(self.kinds[PRODUCTS:MONEY])

    def any_raw(self) -> i64:
        return self.kinds[0]

    # Effects.

    def of_reward(self, effect: Effect) -> i64:
        chosen: i64 = effect.any_reward * self.any_raw()
        return self.of_bundle(effect.reward) + chosen + effect.product_reward * self.best_product()

    def of_cost(self, effect: Effect) -> i64:
        chosen: i64 = effect.any_cost * self.any_raw()
        return self.of_bundle(effect.cost) + chosen + effect.product_cost * self.cheap_product()

    def cheap_product(self) -> i64:
        """The least product that there is to give away."""
        purse: i64 = self.view.purse[self.seat]
        least: i64 = _NEVER
        for kind in range(PRODUCTS, MONEY):
            if count(purse, kind):
                least = min(least, self.kinds[kind])
        return least

    def of_effect(self, effect: Effect) -> i64:
        """What carrying it out once would bring; transfers are weighed cube by cube."""
        if effect.yields:
            return self.of_trade(effect) - self.of_cubes(effect.cubes)
        return self.of_transfer() if effect.most else self.of_copying()

    def of_exchange(self, effect: Effect) -> i64:
        """The same for an exchange, weighed once."""
        if effect not in self._exchanges:
            self._exchanges[effect] = int(self.of_effect(effect))
        return self._exchanges[effect]

    def of_copying(self) -> i64:
        """The best exchange that Assistance could copy, less what its owner gets."""
        view = self.view
        best: i64 = 0
        for other in range(view.rules.players):
            if other != view.seat:
                for cell in view.places[other]:
                    best = max(best, self._of_copied(other * CELLS + cell))
        return best

    def _of_copied(self, place: i64) -> i64:
        view = self.view
        best: i64 = 0
        if view.spare[place] == BLOCKED and not view.rules.copy_inactive:
            return best
        for effect in view.rules.effects_of[view.cards[place]]:
            if effect.price and self.can(effect):
                best = max(best, self.of_effect(effect) - _GIFT)
        return best

    def can(self, effect: Effect) -> bool:
        """Whether the seat could pay for it and lay its cubes."""
        return effect.is_possible(self.view.purse[self.seat], self.view.room[self.seat], 0)

    def of_trade(self, effect: Effect) -> i64:
        """By what it takes and brings, without its cubes; a gain takes nothing."""
        return self.of_reward(effect) - self.of_cost(effect)

    def best_of_products(self) -> i64:
        return self.kinds.index(max(self.kinds[PRODUCTS:MONEY]), PRODUCTS)

    def at_the_end(self, purse: i64) -> i64:
        """What resources and the better set would score."""
        return self.points_in(purse) + self.of_sets(purse)

    def points_in(self, purse: i64) -> i64:
        return resource_points(self.view.rules, purse) * POINT

    # Cubes.

    def of_cubes(self, cubes: i64) -> i64:
        """What so many cubes cost where they hurt least, about."""
        if cubes == 0:
            return 0
        least: i64 = _NEVER
        for cell in self.cells:
            least = min(least, self.cost_of_cube(cell))
        return least * cubes

    def cost_of_cube(self, cell: i64) -> i64:
        """A point for the first cube on a card; a blocked card is lost with all it holds."""
        place: i64 = self.base + cell
        spare: i64 = self.view.spare[place]
        if spare == BLOCKED:
            return _NEVER
        cost: i64 = POINT if self.view.cubes_on(place) == 0 else 0
        return cost + (self.of_card(place) if spare == 0 else 0)

    def gain_of_lifting(self, cell: i64) -> i64:
        """What it brings to take a cube away."""
        place: i64 = self.base + cell
        gain: i64 = POINT if self.view.cubes_on(place) == 1 else 0
        return gain + (self.of_card(place) if self.view.spare[place] == BLOCKED else 0)

    def of_card(self, place: i64) -> i64:
        """What lies on a card, and what it may still bring."""
        return self.of_bundle(self.view.stock[place]) + self.future(self.view.cards[place])

    def future(self, card: i64) -> i64:
        """What a card may bring in the turns that are left."""
        if card == NO_CARD:
            return 0
        return self.unit(card) * self.turns * _ACTIVATIONS_A_TURN // POINT

    def unit(self, card: i64) -> i64:
        """What one activation of a card is worth, if its price is there half of the time."""
        best: i64 = 0
        for effect in self.view.rules.effects_of[card]:
            if not effect.product_cost:
                value: i64 = self.of_trade(effect) - effect.cubes * POINT
                best = max(best, value // 2 if effect.price else value)
        return best

    def of_transfer(self) -> i64:
        """All that lifting the worst cubes would bring, less the point for the new place."""
        best: i64 = 0
        for cell in self.cells:
            best += self.gain_of_lifting(cell)
        return best - POINT

    def active(self) -> list[int]:
        """The own cards that are not blocked."""
        places = [self.base + cell for cell in self.cells]
        return [self.view.cards[place] for place in places if self.view.spare[place] != BLOCKED]

    def asked_for(self, kind: i64) -> i64:
        """How much the own exchanges and sets ask for a kind."""
        wanted: i64 = self.sets_wanted(kind)
        for card in self.active():
            for effect in self.view.rules.effects_of[card]:
                if count(effect.cost, kind):
                    wanted += 1
        return wanted

    # Sets.

    def best_set(self, purse: i64) -> ScoringCard:
        """That of the own sets which scores most."""
        sets = [self.view.rules.scoring[number] for number in self.view.scoring[self.seat]]
        points = [set_points(purse, card) for card in sets]
        return sets[points.index(max(points))]

    def of_sets(self, purse: i64) -> i64:
        """What the better of the own sets would score."""
        return best_set(self.view.rules, purse, self.view.scoring[self.seat]) * POINT

    def sets_wanted(self, kind: i64) -> i64:
        """How much the own sets ask for a kind."""
        wanted: i64 = 0
        for number in self.view.scoring[self.seat]:
            wanted += count(self.view.rules.scoring[number].needs, kind)
        return wanted
