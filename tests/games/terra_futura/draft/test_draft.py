"""Drafts: a turn is composed, proposed and changed before it is made."""

import random
from collections.abc import Iterator

import pytest

from terrarium.core.draft import Draft
from terrarium.core.reason import Refused
from terrarium.games.terra_futura.moves import END, NOTATION
from terrarium.games.terra_futura.page.choices import Own
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    GAINING,
    PAYING,
    POLLUTING,
    TRANSFERRING,
    TerraFuturaState,
)
from terrarium.games.terra_futura.view import TerraFuturaView
from tests.games.terra_futura.table import EDITION, GAME, Table, futura
from tests.sizes import sized

CHOICES = (PAYING, GAINING, POLLUTING, TRANSFERRING)
THREE_GREENS = "c3 daybreak with 1 green; c2 orchard with 1 green; d3 grove with 1 green"


def placing(taken: str, territory: str, more: str = "") -> Table:
    """Seat 0 is about to place a card."""
    return futura(f"phase: place\ntaken: {taken}\nterritory 0: {territory}\n{more}")


def drafted(table: Table, *moves: str) -> Draft:
    return GAME.compose(table.state.imagine(0, 0), list(moves))


def table_after(draft: Draft) -> TerraFuturaState:
    assert isinstance(draft.state, TerraFuturaState)
    return draft.state


def moves_of(draft: Draft) -> list[str]:
    return [NOTATION.spell(move) for move in draft.moves]


def test_choosing_an_effect_proposes_the_whole_of_it() -> None:
    draft = drafted(placing("bakery", THREE_GREENS), "place c4", "activate c4 1")
    assert moves_of(draft)[:2] == ["place c4", "activate c4 1"]
    assert [event.id for event in draft.steps[-1].told][-1] == "terra_futura-gained"
    assert draft.state.step == ACTIVATING


def test_a_card_that_is_placed_asks_for_those_that_it_wakes() -> None:
    table = placing("bakery", THREE_GREENS)
    assert drafted(table, "place c4").prompt().id == "terra_futura-ask-activate"
    assert drafted(table, "place c4", "activate c4 1").prompt().id == "terra_futura-draft-so"


def test_what_is_pointed_at_in_any_order_is_sent_in_the_order_of_the_rules() -> None:
    table = placing("bakery", THREE_GREENS)
    pays = ["pay green from d3", "pay green from c2"]
    draft = drafted(table, "place c4", "activate c4 1", *pays)
    assert moves_of(draft) == ["place c4", "activate c4 1", *sorted(pays)]
    table.play(*moves_of(draft))
    assert table.on(0, "c4") == {"food": 1}


def test_what_cannot_differ_is_no_move_of_its_own() -> None:
    table = placing("bakery", THREE_GREENS)
    draft = drafted(table, "place c4", "activate c4 1", "pay green from d3", "pay green from c3")
    assert moves_of(draft)[-1] == "pay green from c3", "after c3 only d3 is left"


def test_pointing_at_another_card_changes_what_was_pointed_at_longest_ago() -> None:
    pays = ["pay green from c2", "pay green from c3"]
    draft = drafted(placing("bakery", THREE_GREENS), "place c4", "activate c4 1", *pays)
    (swap,) = draft.steps[-1].swaps()
    assert NOTATION.spell(swap.move) == "pay green from d3"
    assert draft.with_swap(swap).endswith("pay green from c3;pay green from d3")


def test_a_payment_spares_the_set_that_one_is_working_for() -> None:
    table = placing(
        "food-hall",
        "c3 daybreak with 1 food; c2 orchard with 1 construction; d3 grove with 1 construction",
        "scoring 0: 1, 2",
    )
    draft = drafted(table, "place c4", "activate c4 2")
    paid = [event.args["kind"] for event in draft.steps[-1].told if event.id.endswith("-paid")]
    assert paid == ["construction"]


def test_a_cube_goes_to_a_free_space_before_it_blocks_a_card() -> None:
    table = placing("bakery", "c3 daybreak with 1 green; d3 grove")
    draft = drafted(table, "place c4", "activate c4 2")
    laid = [event.args["card"] for event in draft.steps[-1].told if event.id.endswith("-polluted")]
    assert laid == ["grove"]


def test_a_cube_that_must_block_blocks_the_card_that_is_worth_least() -> None:
    table = placing(
        "bakery", "c3 daybreak with 2 green; c2 market with 3 goods; d3 bank with 1 money"
    )
    draft = drafted(table, "place c4", "activate c4 2")
    blocked = [e.args["card"] for e in draft.steps[-1].told if e.id.endswith("-blocked")]
    assert blocked == ["bank"]


def test_a_transfer_frees_blocked_cards_and_stops_before_it_blocks_itself_for_nothing() -> None:
    table = placing(
        "wetland",
        "c3 daybreak with 1 goods, 1 pollution; c2 orchard with 1 pollution; "
        "d3 grove with 1 pollution; b3 meadow with 1 pollution",
    )
    draft = drafted(table, "place c4", "activate c4 1")
    assert [event.id for event in draft.steps[-1].told].count("terra_futura-transferred") == 3
    assert table_after(draft).is_active(12)


def test_a_transfer_may_be_cut_short() -> None:
    table = placing("wetland", "c3 daybreak with 1 pollution; c2 orchard with 1 pollution")
    draft = drafted(table, "place c4", "activate c4 1", "transfer c3")
    assert moves_of(draft)[-1] == "transfer c3", "nothing after c3 has a cube"
    assert table_after(draft).cubes_on(7) == 1
    more = [swap for swap in draft.steps[-1].swaps() if not swap.less]
    assert [NOTATION.spell(swap.move) for swap in more] == ["transfer c2"]


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        (["place e5"], "terra_futura-outside-window"),
        (["activate c3 1"], "terra_futura-place-first"),
        (["place c4", "activate d3 1"], "terra_futura-not-in-line"),
        (["place c4", "activate c4 1", "pay green from c2"], "terra_futura-not-whole"),
        (
            ["place c4", "activate c4 1", *["pay green from c3"] * 3],
            "terra_futura-not-whole",
        ),
        (
            ["place c4", "activate c4 1", "pay green from c4", "pay green from c3"],
            "terra_futura-not-whole",
        ),
        (["place c9"], "terra_futura-no-such-cell"),
        (["place c4", "end"], "done-at-once"),
    ],
)
def test_a_draft_that_cannot_be_is_refused_with_the_reason(moves: list[str], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        drafted(placing("bakery", THREE_GREENS), *moves)
    assert refused.value.reason.id == reason


def test_a_draft_leaves_the_table_as_it_is() -> None:
    table = placing("bakery", THREE_GREENS)
    before = table.state.position()
    drafted(table, "place c4", "activate c4 1")
    assert table.state.position() == before


@pytest.mark.parametrize("seed", range(sized(quick=2, full=6, deep=60)))
def test_a_proposal_is_legal_and_every_other_choice_can_be_reached_from_it(seed: int) -> None:
    found = 0
    for state, move in _effects(seed):
        after = state.copy()
        after.play(move)
        wanted = _ends(after, int(state.seat))
        draft = GAME.compose(state, [NOTATION.spell(move)])
        assert draft.state.position() in wanted
        assert _reached(state, draft) == wanted
        found += 1
    assert found > 10


@pytest.mark.parametrize("seed", range(4))
def test_a_draft_is_the_same_in_all_worlds_that_look_alike(seed: int) -> None:
    for state, move in _effects(seed):
        seat = int(state.seat)
        worlds = [state.imagine(seat, number).imagine(seat, 0) for number in range(2)]
        shown = [_shown(GAME.compose(world, [NOTATION.spell(move)]), seat) for world in worlds]
        assert shown[0] == shown[1]


def _shown(draft: Draft, seat: int) -> list[object]:
    view = draft.state.view(seat)
    assert isinstance(view, TerraFuturaView)
    own = Own(view, lambda move: draft.state.why_not(seat, move), draft)
    values = [offer.value for offer in own.offers]
    return [view.as_json(), values, own.reasons, draft.moves, draft.text(1)]


def _effects(seed: int) -> Iterator[tuple[TerraFuturaState, int]]:
    """Each effect with a choice in it that comes up in a random match."""
    chance = random.Random(seed)
    state = GAME.begin(GAME.setup(2 + seed % 2, EDITION), seed)
    assert isinstance(state, TerraFuturaState)
    while legal := state.legal():
        if state.step == ACTIVATING:
            yield from ((state, move) for move in legal if move != END and _asks(state, move))
        state.play(chance.choice([move for move in legal if move != END] or legal))


def _asks(state: TerraFuturaState, move: int) -> bool:
    after = state.copy()
    after.play(move)
    return after.seat == state.seat and after.step in CHOICES


def _ends(state: TerraFuturaState, seat: int) -> set[str]:
    """Where an effect can lead."""
    if state.seat != seat or state.step not in CHOICES:
        return {state.position()}
    found: set[str] = set()
    for move in state.legal():
        after = state.copy()
        after.play(move)
        found |= _ends(after, seat)
    return found


def _reached(state: TerraFuturaState, draft: Draft) -> set[str]:
    """Where one comes by changing the proposal, again and again."""
    found, seen, todo = {draft.state.position()}, {draft.text(1)}, [draft]
    while todo:
        last = todo.pop()
        for text in [last.with_swap(swap) for swap in last.steps[-1].swaps()]:
            if text not in seen:
                seen.add(text)
                other = GAME.compose(state, text.split(";"))
                found.add(other.state.position())
                todo.append(other)
    return found
