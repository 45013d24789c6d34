"""What follows from Terramara's rules by arithmetic, in random matches with all options."""

import pytest
from hypothesis import given

from terrarium.core.state import NOBODY, State
from terrarium.games.terramara import Terramara
from terrarium.games.terramara.characters import SCOUT
from terrarium.games.terramara.clan import explorers_of
from terrarium.games.terramara.components import ARTEFACTS, NO_CARD
from terrarium.games.terramara.goods import MOST_OF_A_KIND, counts
from terrarium.games.terramara.members import (
    EXPLORER_OF,
    FIRE,
    NEUTRAL,
    NO_MEMBER,
    WARRIOR,
    chief_of,
    is_explorer,
)
from terrarium.games.terramara.moves import DONE, END
from terrarium.games.terramara.phases import SENDING
from terrarium.games.terramara.road import OUTPOSTS
from terrarium.games.terramara.spaces import HUT, is_special, is_territory, round_of, row_of
from terrarium.games.terramara.state import (
    CARAVANS,
    MERCENARIES,
    MOST_CULTURE,
    MOST_STRENGTH,
    ROUNDS,
    TerramaraState,
)
from tests.every_game import UnderTest, mostly_without
from tests.properties.games import Moment, ended, moments

UNDER = UnderTest(Terramara(), hidden=frozenset({"deck", "drawn"}), habit=mostly_without(DONE, END))
MOMENTS = moments(UNDER)


def terramara_of(moment: Moment) -> TerramaraState:
    assert isinstance(moment.state, TerramaraState)
    return moment.state


def on_spaces(state: TerramaraState, member: int) -> int:
    return (state.first_on[:HUT] + state.second_on[:HUT]).count(member)


def own_explorers(state: TerramaraState, seat: int) -> int:
    """Four, one more from culture 8 on, one more of the young Scout (1.3, 1.18, 1.20)."""
    scout = state.is_character(seat, SCOUT, adult=False)
    return 4 + (state.culture[seat] >= 8) + scout


@pytest.mark.rule("1.3", "1.18", "1.20")
@given(moment=MOMENTS)
def test_all_explorers_and_chiefs_are_always_somewhere(moment: Moment) -> None:
    state = terramara_of(moment)
    for seat in range(state.players):
        chiefs = state.chiefs[seat] + state.in_hut[seat * 3 + 1] + on_spaces(state, chief_of(seat))
        assert (explorers_of(state, seat), chiefs) == (own_explorers(state, seat), 1)


@pytest.mark.rule("1.9")
@given(moment=MOMENTS)
def test_there_are_always_four_warriors(moment: Moment) -> None:
    state = terramara_of(moment)
    away = sum(state.warriors) + sum(state.in_hut[2::3]) + on_spaces(state, WARRIOR)
    assert state.mercenaries + away == MERCENARIES


@pytest.mark.rule("1.8")
@given(moment=MOMENTS)
def test_only_explorers_are_ever_joined_and_no_colour_twice(moment: Moment) -> None:
    state = terramara_of(moment)
    for space in range(HUT):
        first, second = state.first_on[space], state.second_on[space]
        if second != NO_MEMBER:
            assert is_explorer(first)
            assert second not in (first, FIRE)
            assert first >= NEUTRAL or second != chief_of(first - EXPLORER_OF)


@pytest.mark.rule("1.8", "M-4", "ruling 19")
@given(moment=MOMENTS)
def test_flipped_rows_are_empty_and_future_ones_hold_explorers_alone(moment: Moment) -> None:
    state = terramara_of(moment)
    for space in range(HUT):
        if not is_territory(space) or round_of(row_of(space)) == state.round:
            continue
        here = {state.first_on[space], state.second_on[space]} - {NO_MEMBER, FIRE}
        assert not here or round_of(row_of(space)) > state.round
        assert all(map(is_explorer, here))
        assert not (here and is_special(space))


@pytest.mark.rule("1.10", "M-21")
@given(moment=MOMENTS)
def test_no_artefact_is_in_two_places(moment: Moment) -> None:
    state = terramara_of(moment)
    cards = [*state.row, *state.deck[state.drawn :]]
    cards += [card for crafted in state.artefacts for card in crafted]
    cards += [card for card in state.reserved if card != NO_CARD]
    assert len(cards) == len(set(cards)) <= ARTEFACTS


@pytest.mark.rule("1.13", "1.14", "1.18", "ruling 17")
@given(moment=MOMENTS)
def test_nothing_leaves_its_track(moment: Moment) -> None:
    state = terramara_of(moment)
    assert all(0 <= strength <= MOST_STRENGTH for strength in state.strength + state.neutral)
    assert all(0 <= culture <= MOST_CULTURE for culture in state.culture)
    behind, ahead = state.caravans[::CARAVANS], state.caravans[1::CARAVANS]
    assert all(map(int.__le__, behind, ahead))


@pytest.mark.rule("1.5", "1.14", "M-19")
@given(moment=MOMENTS)
def test_goods_flags_and_workers_are_as_many_as_can_be(moment: Moment) -> None:
    state = terramara_of(moment)
    assert all(0 <= there <= MOST_OF_A_KIND for goods in state.goods for there in counts(goods))
    assert all(0 <= flags < 1 << OUTPOSTS for flags in state.flags)
    assert all(0 <= ready <= all_of_them for ready, all_of_them in _workers(state))
    tiles = state.rules.worker_tiles
    for level in range(3):
        assert sum(state.workers[level::3]) + state.spare[level] <= tiles[level]


def _workers(state: TerramaraState) -> list[tuple[int, int]]:
    return list(zip(state.ready, state.workers, strict=True))


def sending(state: State) -> bool:
    return state.actor() != NOBODY and state.step == SENDING


@pytest.mark.rule("1.7")
@given(moment=moments(UNDER, sending))
def test_whoever_must_send_has_a_member_and_somewhere_to_send_it(moment: Moment) -> None:
    state = terramara_of(moment)
    assert state.members_in_hand(state.seat) > 0
    assert any(UNDER.game.spell(move).endswith(" to hut") for move in state.legal())


@pytest.mark.rule("1.7", "M-23")
@given(moment=MOMENTS)
def test_a_match_ends_after_five_rounds_with_everybody_sent(moment: Moment) -> None:
    state = terramara_of(moment)
    ended(state, UNDER.habit)
    assert state.round == ROUNDS
    assert not any(state.members_in_hand(seat) for seat in range(state.players))
