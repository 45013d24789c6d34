"""What follows from Terra Futura's rules by arithmetic, in random matches with all options."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrarium.core.needed import needed
from terrarium.core.player import Seated
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.games.terra_futura.cards import CARDS, LEVEL_ONE, NO_CARD, STARTING
from terrarium.games.terra_futura.cells import CELLS, SIDE, START
from terrarium.games.terra_futura.moves import activated_cell
from terrarium.games.terra_futura.page.result import Result
from terrarium.games.terra_futura.picture.standing import points_in
from terrarium.games.terra_futura.resources import KIND_NAMES, counts, total
from terrarium.games.terra_futura.scoring import set_points
from terrarium.games.terra_futura.state import (
    ACTIVATING,
    BLOCKED,
    KEEPING,
    REMOVING,
    TerraFuturaState,
)
from terrarium.games.terra_futura.view import TerraFuturaView
from tests.every_game import Habit, any_move
from tests.properties.ears import Ears
from tests.properties.futura import UNDER, asking, futura_of
from tests.properties.games import SEEDS, Moment, ended, going_on, moments, play_on

TERRA_FUTURA, TERRA_FUTURA_EDITION = UNDER.game, UNDER.edition
MOMENTS = moments(UNDER)


def places_of(state: TerraFuturaState) -> Iterator[int]:
    for seat in range(state.players):
        for cell in state.places[seat]:
            yield seat * CELLS + cell


def cards_on(state: TerraFuturaState) -> list[int]:
    """Every card on the table, wherever it lies."""
    cards = [card for card in state.rows if card != NO_CARD]
    for level in range(2):
        cards += state.decks[level][state.drawn[level] :] + state.discards[level]
    cards += [state.cards[place] for place in places_of(state)]
    return sorted(cards + ([int(state.taken)] if state.taken != NO_CARD else []))


def assert_all_cards_are_there(state: TerraFuturaState) -> None:
    cards = cards_on(state)
    assert [card for card in cards if card >= STARTING] == list(range(STARTING, CARDS))
    starting = [card for card in cards if card < STARTING]
    assert len(starting) == len(set(starting)) == state.players
    assert 0 in starting


@pytest.mark.rule("1.2", "7.10")
@given(moment=MOMENTS, seed=SEEDS)
def test_all_cards_are_always_somewhere(moment: Moment, seed: int) -> None:
    assert_all_cards_are_there(futura_of(moment))
    for seat in moment.seats:
        world = moment.state.imagine(seat, seed)
        assert isinstance(world, TerraFuturaState)
        assert_all_cards_are_there(world)


@pytest.mark.rule("3.3", "7.8")
@given(moment=MOMENTS)
def test_no_territory_is_ever_larger_than_three_by_three(moment: Moment) -> None:
    state = futura_of(moment)
    for cells in state.places:
        rows = [cell // SIDE for cell in cells]
        columns = [cell % SIDE for cell in cells]
        assert max(rows) - min(rows) < 3
        assert max(columns) - min(columns) < 3
        assert START in cells
        assert list(cells) == sorted(set(cells))


@pytest.mark.rule("4.5", "4.6", "4.7")
@given(moment=MOMENTS)
def test_no_card_has_more_cubes_than_its_spaces_and_one(moment: Moment) -> None:
    state = futura_of(moment)
    for place in places_of(state):
        cubes, spaces = state.cubes_on(place), state.rules.spaces[state.cards[place]]
        assert 0 <= cubes <= spaces + 1
        assert state.is_active(place) == (cubes <= spaces)


@pytest.mark.rule("4.6", "4.3")
@given(moment=MOMENTS)
def test_what_can_be_paid_is_what_lies_on_active_cards(moment: Moment) -> None:
    state = futura_of(moment)
    for seat in range(state.players):
        places = [seat * CELLS + cell for cell in state.places[seat]]
        active = [place for place in places if state.spare[place] != BLOCKED]
        assert state.purse[seat] == sum(state.stock[place] for place in active)
        assert state.room[seat] == sum(state.spare[place] + 1 for place in places)
        assert all(0 <= n < 128 for n in counts(state.purse[seat]))


@pytest.mark.rule("4.6")
@given(moment=moments(UNDER, going_on), data=st.data())
def test_nothing_is_ever_paid_from_an_inactive_card(moment: Moment, data: st.DataObject) -> None:
    state = futura_of(moment)
    before = state.copy()
    state.play(data.draw(st.sampled_from(state.legal())))
    for place in places_of(before):
        if before.spare[place] == BLOCKED and state.spare[place] == BLOCKED:
            assert total(state.stock[place]) >= total(before.stock[place])


@pytest.mark.rule("1.4", "4.12", "4.3", "4.9")
@given(moment=MOMENTS)
def test_resources_come_from_effects_and_go_to_payments(moment: Moment) -> None:
    ears = Ears(moment.setup.players)
    state = moment.again(ears)
    assert isinstance(state, TerraFuturaState)
    wanted: Counter[str] = Counter()
    cubes = 0
    for event in ears.heard[SPECTATOR]:
        kind, amount = str(event.args.get("kind")), needed(int, event.args.get("amount", 1))
        if event.id in ("terra_futura-gained", "terra_futura-kept"):
            wanted[kind] += amount
        elif event.id == "terra_futura-paid":
            wanted[kind] -= 1
        cubes += event.id == "terra_futura-polluted"
        cubes -= event.id == "terra_futura-removed"
    for number, name in enumerate(KIND_NAMES):
        lying = sum(counts(state.stock[place])[number] for place in places_of(state))
        assert lying == wanted[name]
    assert cubes == sum(state.cubes_on(place) for place in places_of(state))


@pytest.mark.rule("3", "3.5", "7.1", "5.1", "5.2", "5.4")
@given(seed=SEEDS, players=st.integers(2, 5), habit=st.sampled_from(UNDER.habits))
def test_a_match_ends_after_exactly_eight_placements_a_seat(
    seed: int, players: int, habit: Habit
) -> None:
    ears = Ears(players)
    state = TERRA_FUTURA.begin(TERRA_FUTURA.setup(players, TERRA_FUTURA_EDITION), seed, ears)
    play_on(state, habit, f"turns {seed}")
    assert state.actor() == NOBODY
    heard = ears.heard[SPECTATOR]
    for seat in range(players):
        told = Counter(event.id for event in heard if event.args.get("seat") == Seated(seat))
        assert told["terra_futura-placed"] == 8
        assert told["terra_futura-ended-turn"] == 9
        assert told["terra_futura-pattern"] == told["terra_futura-set"] == 1
    order = [event.args["seat"] for event in heard if event.id == "terra_futura-placed"]
    assert isinstance(state, TerraFuturaState)
    assert order == [Seated((state.first + turn) % players) for turn in range(8 * players)]


@pytest.mark.rule("3.4", "7.5", "5.3")
@given(moment=moments(UNDER, asking(ACTIVATING)))
def test_an_activated_card_leaves_the_line(moment: Moment) -> None:
    state = futura_of(moment)
    for move in state.legal()[1:]:
        after = state.copy()
        after.play(move)
        cell = activated_cell(move)
        assert state.line >> cell & 1
        assert after.line == state.line & ~(1 << cell)


@pytest.mark.rule("3.6")
@given(moment=MOMENTS)
def test_a_deck_is_empty_only_when_its_discard_pile_is(moment: Moment) -> None:
    state = futura_of(moment)
    for level in range(2):
        assert state.deck_left(level) or not state.discards[level]
        if NO_CARD in state.rows[level * 4 : level * 4 + 4]:
            assert moment.setup.players > 2


@pytest.mark.rule("4.11")
@given(moment=MOMENTS)
def test_only_an_owners_choice_interrupts_a_turn(moment: Moment) -> None:
    state = futura_of(moment)
    interrupted = state.step in (KEEPING, REMOVING) and state.actor() != NOBODY
    assert bool(state.waiting) == interrupted
    if interrupted:
        (frame,) = state.frames()
        assert (frame.step, frame.seat) == (ACTIVATING, state.turn)
        assert state.seat == state.pending_effect().copied // CELLS != state.turn


@pytest.mark.rule("5.6", "5.7", "5.4", "7.3", "7.4")
@given(moment=MOMENTS)
def test_ranks_follow_from_resources_sets_and_pollution(moment: Moment) -> None:
    state = futura_of(moment)
    outcome = ended(state, any_move)
    keys = []
    for seat, score in enumerate(outcome.scores):
        places = [seat * CELLS + cell for cell in state.places[seat]]
        active = [counts(state.stock[p]) for p in places if state.is_active(p)]
        values = sum(n * v for on in active for n, v in zip(on, [1, 1, 1, 5, 5, 6, 0], strict=True))
        dirty = sum(state.cubes_on(place) > 0 for place in places)
        points = set_points(state.purse[seat], state.rules.scoring[state.chosen[seat]])
        assert score["total"] == values + points - dirty
        keys.append((score["total"], -sum(state.cubes_on(place) for place in places)))
    assert outcome.winners == [seat for seat, key in enumerate(keys) if key == max(keys)]
    assert outcome.ranks == [1 + sum(other > key for other in keys) for key in keys]


@pytest.mark.rule("5.6", "5.7")
@given(moment=MOMENTS)
def test_every_view_of_a_finished_match_shows_the_outcome(moment: Moment) -> None:
    state = futura_of(moment)
    outcome = ended(state, any_move)
    for seat in (SPECTATOR, *range(state.players)):
        view = state.view(seat)
        assert isinstance(view, TerraFuturaView)
        assert points_in(view) == outcome.scores
        shown = [(column.rank, column.total) for column in Result(view).columns]
        totals = [score["total"] for score in outcome.scores]
        assert shown == list(zip(outcome.ranks, totals, strict=True))


def test_level_two_has_one_card_more_than_level_one() -> None:
    assert CARDS - STARTING - LEVEL_ONE == 24
