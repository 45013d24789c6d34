"""What follows from Terra's rules by arithmetic, in random matches with all options."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrarium.core.outcome import Outcome
from terrarium.core.reason import Message
from terrarium.core.state import SPECTATOR, State
from terrarium.games.terra.cards import (
    CRISES,
    KINDS,
    NO_CRISIS,
    cards_in,
    crises_in,
    size,
)
from terrarium.games.terra.page.result import result_of
from terrarium.games.terra.sets import SET_POINTS, SETS
from terrarium.games.terra.state import (
    DISCARDING,
    HELPING,
    IMPENDING,
    PASSED,
    TerraState,
    laid_card,
)
from terrarium.games.terra.view import TerraView
from tests.every_game import under_test
from tests.properties.ears import Ears
from tests.properties.games import SEEDS, Moment, ended, going_on, moments, play_on

UNDER = under_test("terra")
TERRA, TERRA_EDITION, BUSY = UNDER.game, UNDER.edition, UNDER.habit
MOMENTS = moments(UNDER)
NEVER_LOST = {"region_limit": "4", "colour_limit": "7", "total_limit": "19"}
SOON_LOST = {"total_limit": "2", "threat_offset": "6"}
TABLES = st.sampled_from([(3, "no"), (4, "no"), (4, "yes"), (5, "no"), (6, "no"), (6, "yes")])
COPIES = (6, 6, 5, 5, 4, 4)
PILE = {3: 96, 4: 92, 5: 93, 6: 96}


def terra_of(moment: Moment) -> TerraState:
    assert isinstance(moment.state, TerraState)
    return moment.state


def imagined(moment: Moment, seat: int, seed: int) -> TerraState:
    world = moment.state.imagine(seat, seed)
    assert isinstance(world, TerraState)
    return world


def solutions_in(state: TerraState) -> Counter[int]:
    """Every Solution card on the table, wherever it lies."""
    cards = [card for card in state.pile[state.drawn :] if card < KINDS]
    for bundle in (*state.hands, *state.hidden, state.discard):
        cards += cards_in(bundle)
    cards += [card for hoard in state.hoards for number in hoard for card in SETS[number]]
    cards += [int(laid_card(laid)) for on_crisis in state.laid for laid in on_crisis]
    cards += [card for card in state.played if card != PASSED]
    return Counter(cards)


def crises_on(state: TerraState) -> list[int]:
    crises = [card - KINDS for card in state.pile[state.drawn :] if card >= KINDS]
    crises += crises_in(state.full_blown) + crises_in(state.solved)
    if state.impending != NO_CRISIS:
        crises.append(int(state.impending))
    return sorted(crises)


def assert_all_cards_are_there(state: TerraState) -> None:
    assert solutions_in(state) == {card: COPIES[card % 6] for card in range(KINDS)}
    assert crises_on(state) == list(range(CRISES))


@pytest.mark.rule("1.5.5")
@given(moment=MOMENTS)
def test_all_108_cards_are_always_somewhere(moment: Moment) -> None:
    assert_all_cards_are_there(terra_of(moment))


@pytest.mark.rule("1.5.5")
@given(moment=MOMENTS, seed=SEEDS)
def test_all_108_cards_are_somewhere_in_an_imagined_world(moment: Moment, seed: int) -> None:
    for seat in moment.seats:
        assert_all_cards_are_there(imagined(moment, seat, seed))


@pytest.mark.rule("1.5.1", "1.1.6")
@given(moment=MOMENTS)
def test_no_hand_ever_has_more_than_nine_cards_and_others_eight(moment: Moment) -> None:
    state = terra_of(moment)
    for seat, hand in enumerate(state.hands):
        drew = seat == state.turn and state.step in (HELPING, DISCARDING)
        assert size(hand) <= 8 + drew


@pytest.mark.rule("1.5.1")
@given(
    moment=moments(
        UNDER,
        lambda state: state.step == DISCARDING,
        st.just(TERRA.setup(3, TERRA_EDITION, NEVER_LOST)),
    )
)
def test_at_most_one_card_is_discarded_at_the_end_of_a_turn(moment: Moment) -> None:
    state = terra_of(moment)
    turn = state.turn
    assert size(state.hand(turn)) == 9
    state.play(state.legal()[0])
    assert state.step != DISCARDING or state.turn != turn


@pytest.mark.rule("1.5.3", "loss")
@given(moment=MOMENTS)
def test_while_the_match_goes_on_the_world_is_not_lost(moment: Moment) -> None:
    state = terra_of(moment)
    outcome = state.outcome()
    causes = [limit.cause() for limit in state.rules.limits.met(state.full_blown)]
    if outcome is None:
        assert causes == []
    else:
        assert outcome.causes == causes
        assert outcome.collective_loss or state.pile_left() == 0


@pytest.mark.rule("1.5.3", "loss")
@given(moment=MOMENTS)
def test_every_view_of_a_finished_match_shows_the_outcome(moment: Moment) -> None:
    state = terra_of(moment)
    outcome = ended(state, BUSY)
    for seat in (SPECTATOR, *range(state.players)):
        view = state.view(seat)
        assert isinstance(view, TerraView)
        result = result_of(view)
        assert [_cause(message) for message in result.causes] == outcome.causes
        for standing in result.standings:
            shown = {"track": standing.track, "hoard": standing.hoard}
            shown["total"] = 0 if result.lost else standing.total
            assert shown == outcome.scores[standing.seat]
            assert result.lost or standing.rank == outcome.ranks[standing.seat]


def _cause(message: Message) -> str:
    args = map(str, message.args.values())
    return " ".join([message.id.removeprefix("terra-lost-"), *args]).strip()


@pytest.mark.rule("1.5.3")
@given(seed=SEEDS, players=st.integers(3, 6))
def test_a_survivable_world_has_six_crises_three_of_a_colour_two_in_a_region(
    seed: int, players: int
) -> None:
    state = TERRA.begin(TERRA.setup(players, TERRA_EDITION), seed)
    assert isinstance(state, TerraState)
    chance_moves = play_on(state.copy(), BUSY, f"world {seed}")
    for move in chance_moves:
        crises = crises_in(state.full_blown)
        assert len(crises) <= 6
        assert max(Counter(crisis % 3 for crisis in crises).values(), default=0) <= 3
        assert max(Counter(crisis // 3 for crisis in crises).values(), default=0) <= 2
        state.play(move)


@pytest.mark.rule("1.5.2", "1.5.5")
@given(moment=moments(UNDER, going_on), data=st.data())
def test_crises_break_out_only_where_they_impend_and_discards_stay(
    moment: Moment, data: st.DataObject
) -> None:
    state = terra_of(moment)
    step, before, gone = state.step, state.full_blown, Counter(cards_in(state.discard))
    left = state.pile_left()
    state.play(data.draw(st.sampled_from(state.legal())))
    assert state.full_blown & ~before == 0 or step == IMPENDING
    assert gone <= Counter(cards_in(state.discard))
    assert state.pile_left() <= left


@pytest.mark.rule("1.5.7")
@given(seed=SEEDS, players=st.integers(3, 6))
def test_no_decision_has_more_moves_than_it_can_have(seed: int, players: int) -> None:
    state = TERRA.begin(TERRA.setup(players, TERRA_EDITION), seed)
    for move in play_on(state.copy(), BUSY, f"size {seed}"):
        assert isinstance(state, TerraState)
        count = len(state.legal())
        assert count <= {IMPENDING: 7, HELPING: 6 * 6 + 61, DISCARDING: 9}[int(state.step)]
        state.play(move)


@pytest.mark.rule("1.5.4", "R9", "R11", "success")
@given(
    seed=SEEDS,
    players=st.integers(3, 6),
    last=st.sampled_from(["yes", "no"]),
    offset=st.sampled_from(["0", "-6", "-3"]),
)
def test_a_survived_match_has_a_turn_for_each_solution_drawn_and_crisis_averted(
    seed: int, players: int, last: str, offset: str
) -> None:
    options = NEVER_LOST | {"final_unsolved_crisis_phase3": last, "threat_offset": offset}
    ears = Ears(players)
    state = TERRA.begin(TERRA.setup(players, TERRA_EDITION, options), seed, ears)
    play_on(state, BUSY, f"turns {seed}")
    heard = [event.id for event in ears.heard[SPECTATOR]]
    turns = heard.count("terra-ended-turn")
    final = [name for name in heard if name in ("terra-drew-hidden", "terra-crisis")][-1]
    broke_out_last = final == "terra-crisis" and "terra-broke-out" in _after(heard, "terra-crisis")
    assert turns == PILE[players] - 18 + heard.count("terra-averted") + broke_out_last
    assert PILE[players] - 18 <= turns <= PILE[players]
    assert heard.count("terra-drew-hidden") + heard.count("terra-crisis") == PILE[players]


@pytest.mark.rule("1.5.4")
@given(moment=MOMENTS)
def test_no_match_has_more_turns_than_cards_in_the_pile(moment: Moment) -> None:
    ears = Ears(moment.setup.players)
    moment.again(ears)
    turns = [event for event in ears.heard[SPECTATOR] if event.id == "terra-ended-turn"]
    assert len(turns) <= PILE[moment.setup.players]


@pytest.mark.rule("1.5.6", "2a", "3a", "R7", "R14")
@given(moment=MOMENTS)
def test_a_solved_crisis_pays_five_points_or_six_and_three_for_each_tie(moment: Moment) -> None:
    ears = Ears(moment.setup.players)
    state = moment.again(ears)
    heard = Counter(event.id for event in ears.heard[SPECTATOR])
    averted = heard["terra-averted"]
    assert heard["terra-scored-first"] == averted
    assert heard["terra-scored-highest"] >= averted
    assert isinstance(state, TerraState)
    ties = heard["terra-scored-highest"] - averted
    assert sum(state.scores) == 5 * heard["terra-solved"] + 6 * averted + 3 * ties


def played_to_the_end(
    seed: int, table: tuple[int, str], options: dict[str, str]
) -> tuple[TerraState, Outcome]:
    players, teams = table
    state = TERRA.begin(TERRA.setup(players, TERRA_EDITION, options | {"teams": teams}), seed)
    assert isinstance(state, TerraState)
    return state, ended(state, BUSY)


@pytest.mark.rule("success", "R24", "R25", "1.6.2")
@given(seed=SEEDS, table=TABLES)
def test_ranks_follow_from_track_and_hoards(seed: int, table: tuple[int, str]) -> None:
    state, outcome = played_to_the_end(seed, table, NEVER_LOST)
    points = [
        track + sum(SET_POINTS[number] for number in hoard)
        for track, hoard in zip(state.scores, state.hoards, strict=True)
    ]
    teams = outcome.teams or [[seat] for seat in range(state.players)]
    totals = {seat: sum(points[mate] for mate in team) for team in teams for seat in team}
    best = max(totals.values())
    assert outcome.winners == [seat for seat in sorted(totals) if totals[seat] == best]
    for seat, score in enumerate(outcome.scores):
        assert score["total"] == totals[seat]
        better = sum(totals[team[0]] > totals[seat] for team in teams)
        assert outcome.ranks[seat] == better + 1


@pytest.mark.rule("R12", "loss")
@given(seed=SEEDS, table=TABLES)
def test_in_a_lost_world_all_are_last_with_nothing(seed: int, table: tuple[int, str]) -> None:
    state, outcome = played_to_the_end(seed, table, SOON_LOST)
    last = len(outcome.teams) or state.players
    assert outcome.collective_loss
    assert outcome.ranks == [last] * state.players
    assert {score["total"] for score in outcome.scores} == {0}


def something_is_hidden(state: State) -> bool:
    assert isinstance(state, TerraState)
    return going_on(state) and len(set(state.pile[state.drawn :])) > 1


@given(moment=moments(UNDER, something_is_hidden), seed=st.integers(0, 2**64))
def test_something_else_is_imagined_where_something_is_hidden(moment: Moment, seed: int) -> None:
    state = terra_of(moment)
    for seat in moment.seats:
        worlds = [imagined(moment, seat, seed + n) for n in range(25)]
        assert len({world.pile[world.drawn :] for world in worlds}) > 1
        for other in range(moment.setup.players):
            if seat != other and size(state.hand(other)) > 1 and state.pile_left() > 20:
                assert len({world.hands[other] for world in worlds}) > 1


def _after(heard: list[str], last: str) -> list[str]:
    """What was heard after the last of these."""
    return heard[len(heard) - heard[::-1].index(last) :]
