"""The judgements that characters share."""

import pytest
from mypy_extensions import i64

from terrarium.bots.terra.hand import Hand
from terrarium.bots.terra.peril import CERTAIN
from terrarium.bots.terra.round import Round
from terrarium.bots.terra.table import OpenCrisis, Table
from terrarium.games.terra.cards import BLUE, CARD_BY_NAME, CRISIS_BY_NAME, RED, bundle_of
from terrarium.games.terra.sets import NO_SET, spell_set
from terrarium.games.terra.view import TerraView
from tests.bots.people import asked
from tests.games.terra.table import laid_out


def at(position: str, **options: str) -> Table:
    """The table as the seat sees it whose decision it is."""
    view = asked(laid_out(position, options).state)
    assert isinstance(view, TerraView)
    return Table(view)


def hand(*cards: str) -> Hand:
    return Hand(bundle_of([CARD_BY_NAME[card] for card in cards]))


def crisis(name: str) -> i64:
    return CRISIS_BY_NAME[name]


def _africas_relief(table: Table) -> i64:
    green = crisis("africa-green")
    return table.relief_of(table.rules.limits.of_region(green), green)


class TestPeril:
    def test_nothing_is_in_peril_when_no_crisis_is_to_come(self) -> None:
        table = at("""
            phase: help
            open: africa-green; africa-blue; asia-green
            pile: 0 cards
        """)
        assert table.peril() == 0

    def test_a_region_with_two_crises_is_safe_once_its_third_is_solved(self) -> None:
        lost = "discard: africa-red, green 2, green 2, green 3, green 3"
        open_crises = "phase: help\nopen: africa-green; africa-blue\nhand 0: green 1"
        assert _africas_relief(at(open_crises)) > 0
        assert _africas_relief(at(f"{open_crises}\n{lost}")) == 0

    def test_the_second_crisis_of_a_region_is_worse_than_the_first_of_another(self) -> None:
        table = at("""
            phase: help
            open: africa-green; africa-blue; europe-red
        """)
        assert table.relief(crisis("africa-green")) > table.relief(crisis("europe-red"))

    def test_an_outbreak_makes_it_worse(self) -> None:
        table = at("""
            phase: impending
            impending: africa-red
            open: africa-green
        """)
        assert 0 < table.harm(crisis("africa-red")) < 3 * CERTAIN

    def test_what_is_lost_by_one_more_outbreak_depends_on_the_limits(self) -> None:
        position = "phase: impending\nimpending: africa-red\nopen: africa-green"
        assert not Round(at(position)).fatal
        assert Round(at(position, region_limit="2")).fatal


class TestOpenCrises:
    TABLE = """
        phase: help
        open: africa-green with green 4
        hand 0: green 6, green 5
    """

    def test_the_gap_is_what_is_lacking(self) -> None:
        found = OpenCrisis(at(self.TABLE), crisis("africa-green"))
        assert (found.gap, found.is_solved_by(6), found.is_solved_by(5)) == (6, True, False)

    def test_a_card_that_leaves_six_or_less_leaves_it_to_others(self) -> None:
        found = OpenCrisis(at("phase: help\nopen: europe-green"), crisis("europe-green"))
        assert [found.is_left_to_others(value) for value in (4, 5, 6)] == [False, True, True]

    def test_a_card_is_good_for_its_share_and_no_more_than_all(self) -> None:
        found = OpenCrisis(at(self.TABLE), crisis("africa-green"))
        assert found.relief_by(3) == found.relief // 2
        assert found.relief_by(6) == found.relief


class TestHands:
    def test_the_best_set_is_the_one_with_most_points(self) -> None:
        cards = hand("red 2", "red 3", "red 4", "green 5", "blue 5", "red 5")
        assert (spell_set(cards.set), cards.points) == ("green 5 blue 5 red 5", 15)

    def test_a_hand_may_have_no_set(self) -> None:
        assert (hand("red 1", "red 2").set, hand("red 1", "red 2").points) == (NO_SET, 0)

    def test_a_card_outside_the_set_can_be_spared(self) -> None:
        cards = hand("red 2", "red 3", "red 4", "red 4", "blue 6")
        assert cards.points_without(CARD_BY_NAME["blue 6"]) == 9
        assert cards.points_without(CARD_BY_NAME["red 4"]) == 9
        assert cards.points_without(CARD_BY_NAME["red 2"]) == 0

    def test_the_highest_card_of_a_colour(self) -> None:
        cards = hand("red 2", "red 5", "green 6")
        assert (cards.highest(RED), cards.highest(BLUE)) == (5, 0)


class TestRounds:
    def test_hopeless_is_what_even_the_best_cards_would_not_avert(self) -> None:
        position = "phase: impending\nimpending: africa-blue by 0 -, 1 -, 2 blue {}\nhand 3: blue 6"
        assert Round(at(position.format(6))).is_hopeless()  # 6 and 6 of 16

    def test_hope_grows_with_the_hands_of_those_to_come(self) -> None:
        few = at("phase: impending\nimpending: africa-green\nhand 1: red 1\nhand 2: -\nhand 3: -")
        many = at("phase: impending\nimpending: africa-green")
        assert Round(few).hope < Round(many).hope

    def test_nobody_hopes_for_cards_that_are_gone(self) -> None:
        green = [f"green {value}" for value, copies in enumerate((6, 6, 5, 5, 4, 4), 1)
                 for _ in range(copies)]  # fmt: skip
        table = at(f"""
            phase: impending
            impending: africa-green
            discard: {", ".join(green)}
        """)
        assert Round(table).hope == 0

    def test_the_last_to_answer_knows_for_sure(self) -> None:
        round = Round(
            at("""
            phase: impending
            impending: africa-green by 0 green 4, 1 -, 2 green 3
            hand 3: green 3, green 2
        """)
        )
        assert [round.chance_to_avert(value) for value in (2, 3)] == [0, 1000]

    @pytest.mark.parametrize(("teams", "points"), [("no", 3000), ("yes", 0)])
    def test_outdoing_a_partner_brings_nothing(self, teams: str, points: int) -> None:
        position = """
            phase: impending
            impending: africa-green by 0 green 1, 1 green 4, 2 green 2
            hand 3: green 5
        """
        assert Round(at(position, teams=teams)).points(5) == points

    def test_sealed_cards_are_taken_for_fours(self) -> None:
        position = "phase: impending\nimpending: africa-green by 0 green 6, 1 -"
        assert Round(at(position, sealed_contributions="yes")).need == 6
        assert Round(at(position)).need == 4


def test_partners_hoard_together() -> None:
    position = """
        phase: help
        hoard 0: red 1 1 1
        hoard 1: red 2 2 2; red 3 3 3
        hoard 3: blue 2 2 2
    """
    assert at(position).sets_behind() == 1
    assert at(position, teams="yes").sets_behind() == 2
