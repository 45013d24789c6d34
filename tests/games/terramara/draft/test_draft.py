"""Drafts: a turn is composed move by move, and nothing is done before all of it is."""

import random
from collections.abc import Iterator

import pytest

from terrarium.core.draft import Draft
from terrarium.core.needed import needed
from terrarium.core.reason import Refused
from terrarium.games.terramara.draft.draft import TerramaraDraft
from terrarium.games.terramara.moves import END, NOTATION
from terrarium.games.terramara.state import TerramaraState
from tests.games.terramara.tables import GAME, Table, after, dealt, terramara
from tests.sizes import sized

WITH_A_WORKER = """
    goods 0: 2 wood, 1 ore
    workers 0: L1, L2
"""
ABOUT_TO_CRAFT = """
    goods 0: 3 leather, 3 brick, 3 timber, 3 metal
    culture 0: 11
"""


def drafted(table: Table, *moves: str) -> TerramaraDraft:
    return needed(TerramaraDraft, GAME.compose(table.state.imagine(0, 0), list(moves)))


def moves_of(draft: Draft) -> list[str]:
    return [NOTATION.spell(move) for move in draft.moves]


def refusal(table: Table, *moves: str) -> str:
    with pytest.raises(Refused) as refused:
        drafted(table, *moves)
    return refused.value.reason.id


def test_each_move_is_a_step_that_tells_what_it_brought() -> None:
    draft = drafted(terramara(WITH_A_WORKER), "send explorer to develop", "work 1", "refine ore")
    assert moves_of(draft) == ["send explorer to develop", "work 1", "refine ore"]
    told = [[event.id.removeprefix("terramara-") for event in step.told] for step in draft.steps]
    assert told[0][:2] == ["sent", "gained-strength"]
    assert told[2] == ["refined"]


def test_a_draft_leaves_the_table_as_it_is() -> None:
    table = terramara(WITH_A_WORKER)
    before = table.state.position()
    drafted(table, "send explorer to develop", "work 1")
    assert table.state.position() == before


def test_a_step_back_takes_the_last_move_away() -> None:
    draft = drafted(terramara(WITH_A_WORKER), "send explorer to develop", "work 1")
    assert draft.back() == "send explorer to develop"


def test_a_member_may_be_sent_in_a_draft_with_which_the_turn_ends() -> None:
    draft = drafted(terramara(), "send explorer to develop")
    assert draft.is_over()
    assert draft.prompt().args["passed"] == "yes"


def test_after_the_turn_has_passed_on_nothing_is_composed() -> None:
    assert refusal(terramara(), "send explorer to develop", "end") == "not-your-decision"


def test_a_raid_is_composed_up_to_what_the_others_give() -> None:
    table = terramara("""
        strength 0: 8
        goods 1: 4 wood, 4 ore
    """)
    draft = drafted(table, "send explorer to raid")
    assert draft.is_over()
    assert draft.prompt().args["passed"] == "no"


def test_the_end_of_the_turn_is_said_when_the_draft_is_done() -> None:
    assert refusal(terramara(WITH_A_WORKER), "send explorer to develop", "end") == "done-at-once"


def test_a_craft_that_turns_up_a_card_is_no_part_of_a_draft() -> None:
    assert refusal(after(ABOUT_TO_CRAFT), "craft 1") == "draft-goes-too-far"


def test_the_last_member_of_the_round_is_sent_at_once() -> None:
    table = terramara("hand 0: 1 explorer\nhand 1: -\nhand 2: -\nhand 3: -")
    assert refusal(table, "send explorer to develop") == "done-at-once"


def test_what_comes_before_round_1_is_done_at_once() -> None:
    table = dealt(4)
    seat = table.state.actor()
    assert not GAME.composes(table.state.view(seat))
    wished = [NOTATION.spell(table.state.legal()[0])]
    with pytest.raises(Refused) as refused:
        GAME.compose(table.state.imagine(seat, 0), wished)
    assert refused.value.reason.id == "done-at-once"


def test_who_gives_to_a_raider_composes_nothing() -> None:
    table = terramara("""
        strength 0: 8
        goods 1: 4 wood, 4 ore
    """)
    table.play("send explorer to raid")
    assert table.phase() == "give"
    assert not GAME.composes(table.state.view(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_composed_can_be_made_whole(players: int) -> None:
    """In whole matches, with drafts as long as chance makes them."""
    for table, draft in _many_drafts(players, sized(quick=30, full=150, deep=1000)):
        table.play(*moves_of(draft))
        known = needed(TerramaraState, draft.state)
        assert _open_things(known) == _open_things(table.terramara)


def _open_things(state: TerramaraState) -> list[object]:
    here = [state.step, state.seat, state.goods, state.strength, state.culture, state.points]
    return [*here, state.caravans, state.first_on, state.second_on, state.row, state.ready]


def _many_drafts(players: int, number: int) -> Iterator[tuple[Table, Draft]]:
    chance, table, found = random.Random(players), dealt(players, players), 0
    while found < number:
        seat = table.state.actor()
        if seat < 0:
            table = dealt(players, chance.randrange(1000))
            continue
        draft = _composed(table, seat, chance)
        if draft is not None:
            found += 1
            yield table, draft
        else:
            table.play(NOTATION.spell(chance.choice(table.state.legal())))


def _composed(table: Table, seat: int, chance: random.Random) -> Draft | None:
    """As far as it goes; None: nothing of it can be composed."""
    found: Draft | None = None
    while found is None or found.state.actor() == seat:
        legal = (found.state if found else table.state).legal()
        wished = moves_of(found) if found else []
        more = chance.choice([move for move in legal if move != END] or legal)
        try:
            world = table.state.imagine(seat, 0)
            found = GAME.compose(world, [*wished, NOTATION.spell(more)])
        except Refused:
            return found
    return found
