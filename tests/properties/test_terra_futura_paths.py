"""One payment is one path, and every payment has one; so with the cubes that are laid."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given

from terrarium.core.state import SPECTATOR, State
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.effects.exchange import EXCHANGE
from terrarium.games.terra_futura.moves import ACTIVATE, COPY, activated_cell, activated_option
from terrarium.games.terra_futura.resources import KINDS, counts
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    BLOCKED,
    PAYING,
    POLLUTING,
    TerraFuturaState,
)
from tests.properties.ears import Ears
from tests.properties.futura import UNDER, asking, futura_of
from tests.properties.games import Moment, moments


def exchanges(state: TerraFuturaState) -> Iterator[tuple[int, Effect]]:
    for move in state.legal():
        if ACTIVATE <= move < COPY:
            card = state.cards[state.turn * CELLS + activated_cell(move)]
            effect = state.rules.effects_of[card][activated_option(move)]
            if effect.kind == EXCHANGE:
                yield move, effect


def an_exchange_is_offered(state: State) -> bool:
    assert isinstance(state, TerraFuturaState)
    return asking(ACTIVATING)(state) and any(exchanges(state))


Paid = tuple[tuple[str, str], ...]  # cell and kind


def paid_ways(state: TerraFuturaState, move: int, paid: Paid = ()) -> Iterator[Paid]:
    """What is paid on each path after a move."""
    ears = Ears(int(state.players))
    after = state.copy()
    after.listener = ears
    after.play(move)
    for event in ears.heard[SPECTATOR]:
        if event.id == "terra_futura-paid":
            paid = (*paid, (str(event.args["cell"]), str(event.args["kind"])))
    if after.step == PAYING:
        for option in after.legal():
            yield from paid_ways(after, option, paid)
    else:
        yield tuple(sorted(paid))


def all_ways(state: TerraFuturaState, effect: Effect) -> int:
    """How many different payments there are, by trying all."""
    held = [
        counts(state.stock[state.turn * CELLS + cell])
        for cell in state.places[state.turn]
        if state.spare[state.turn * CELLS + cell] != BLOCKED
    ]
    ways: Counter[tuple[int, ...]] = Counter({(0,) * KINDS: 1})
    for on_card in held:
        for kind in range(KINDS):
            more: Counter[tuple[int, ...]] = Counter()
            for sums, number in ways.items():
                for amount in range(on_card[kind] + 1):
                    if sum(sums) + amount <= 8:
                        longer = list(sums)
                        longer[kind] += amount
                        more[tuple(longer)] += number
            ways = more
    cost = counts(effect.cost)
    return sum(
        number
        for sums, number in ways.items()
        if all(have >= need for have, need in zip(sums, cost, strict=True))
        and sum(sums[:3]) == effect.raws
        and sum(sums[3:6]) == effect.products
        and sums[6] == cost[6]
    )


@pytest.mark.rule("4.1", "4.3", "4.4")
@given(moment=moments(UNDER, an_exchange_is_offered))
def test_every_payment_is_exactly_one_path(moment: Moment) -> None:
    state = futura_of(moment)
    for move, effect in exchanges(state):
        ways = list(paid_ways(state, move))
        assert len(set(ways)) == len(ways) == all_ways(state, effect)


@pytest.mark.rule("4.5")
@given(moment=moments(UNDER, asking(POLLUTING)))
def test_every_way_to_lay_the_cubes_is_exactly_one_path(moment: Moment) -> None:
    state = futura_of(moment)
    ends: list[tuple[int, ...]] = []
    open_states = [state]
    while open_states:
        present = open_states.pop()
        for move in present.legal():
            after = present.copy()
            after.play(move)
            if after.step == POLLUTING and after.pending_effect().cubes:
                open_states.append(after)
            else:
                ends.append(tuple(after.spare))
    assert len(set(ends)) == len(ends) >= 2
