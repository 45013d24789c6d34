"""Phase 2: once round the table, each may play one card on the impending crisis."""

import pytest

from terrarium.core.player import Seated
from terrarium.core.state import SPECTATOR
from terrarium.games.terra.cards import CRISIS_BY_NAME
from tests.games.terra.africa import africa_green, last_answer
from tests.games.terra.table import terra


@pytest.mark.rule("2")
class TestOnceRoundTheTable:
    def test_each_is_asked_once_clockwise_from_the_player_who_drew(self) -> None:
        game = terra("""
            turn: 2
            phase: impending
            impending: africa-green
        """)
        asked = [game.play("pass").actor() for _ in range(3)]
        assert asked == [3, 0, 1]
        assert game.play("pass").open() == ["africa-green"]

    def test_a_player_passes_or_plays_a_card_of_the_colour(self) -> None:
        assert africa_green().legal() == ["pass", "play green 4"]

    @pytest.mark.parametrize("crisis", CRISIS_BY_NAME)
    def test_any_card_of_the_colour_can_be_played_on_any_crisis(self, crisis: str) -> None:
        cards = [f"{crisis.rpartition('-')[2]} {value}" for value in range(1, 7)]
        position = f"phase: impending\nimpending: {crisis}\nhand 0: {', '.join(cards)}"
        assert terra(position).legal() == ["pass", *(f"play {card}" for card in cards)]
        for card in cards:
            shown = terra(position).play(f"play {card}").view()["impending"]["cards"]
            assert shown == [{"seat": 0, "card": card}]

    def test_nobody_must_help(self) -> None:
        game = africa_green().play("pass", "pass", "pass", "pass")
        assert game.open() == ["africa-green"]

    def test_another_colour_is_refused(self) -> None:
        assert africa_green().refusal("play red 1") == ("terra-wrong-colour", "2")

    def test_a_card_that_is_not_in_hand_is_refused(self) -> None:
        assert africa_green().why_id("play green 6") == "terra-not-in-hand"

    @pytest.mark.parametrize(
        "text",
        ["end", "help africa-green with green 4", "hoard green 4 4 4", "discard green 4"],
    )
    def test_nothing_else_can_be_done_first(self, text: str) -> None:
        assert africa_green().refusal(text) == ("terra-answer-the-crisis", "2")

    def test_a_player_plays_one_card_only(self) -> None:
        game = africa_green().play("play green 4")
        assert game.actor() == 1
        assert game.why_id("play green 4", seat=0) == "not-your-decision"

    @pytest.mark.rule("1.2.4")
    def test_cards_lie_face_up_with_their_players(self) -> None:
        game = africa_green().play("play green 4", "pass", "play green 1")
        assert game.view()["impending"] == {
            "crisis": "africa-green",
            "threat": 10,
            "total": 5,
            "cards": [
                {"seat": 0, "card": "green 4"},
                {"seat": 1, "card": None},
                {"seat": 2, "card": "green 1"},
            ],
        }

    def test_a_card_that_is_played_leaves_the_hand(self) -> None:
        assert africa_green().play("play green 4").hand(0) == ["green 4", "red 1"]

    @pytest.mark.rule("F3")
    def test_who_has_passed_gets_no_second_chance(self) -> None:
        game = africa_green().play("pass", "play green 5", "play green 1", "play green 2")
        assert game.open() == ["africa-green"]
        assert game.hand(0) == ["green 4", "green 4", "red 1", "red 6"]

    @pytest.mark.rule("F3", "R22")
    def test_who_has_no_card_of_the_colour_is_asked_and_passes(self) -> None:
        game = terra("""
            phase: impending
            impending: africa-green
            hand 0: red 1, blue 2
        """)
        assert (game.actor(), game.legal()) == (0, ["pass"])

    @pytest.mark.rule("R6", "F3")
    def test_the_round_goes_on_when_the_threat_is_reached(self) -> None:
        game = africa_green().play("play green 4", "play green 5", "play green 1")
        assert game.view()["impending"]["total"] == 10
        assert (game.actor(), game.legal()) == (3, ["pass", "play green 2"])

    @pytest.mark.rule("R6")
    def test_a_late_higher_card_takes_the_points_for_the_highest(self) -> None:
        game = last_answer("0 green 5, 1 green 5, 2 -", "green 6")
        assert game.scores() == [3, 0, 0, 3]


@pytest.mark.rule("F6")
class TestSealedContributions:
    def test_others_see_that_a_card_lies_there_but_not_which(self) -> None:
        game = africa_green(sealed_contributions="yes").play("play green 4", "pass")
        for other in (1, 2, 3, SPECTATOR):
            impending = game.view(other)["impending"]
            assert impending["cards"] == [{"seat": 0, "card": "?"}, {"seat": 1, "card": None}]
            assert impending["total"] == 0

    def test_the_player_still_sees_the_own_card(self) -> None:
        game = africa_green(sealed_contributions="yes").play("play green 4")
        assert game.view(0)["impending"]["cards"] == [{"seat": 0, "card": "green 4"}]

    def test_others_are_not_told_the_card(self) -> None:
        game = africa_green(sealed_contributions="yes").play("play green 4")
        assert game.heard(0)[-1].args == {"seat": Seated(0), "card": "green 4"}
        for other in (1, 2, 3, SPECTATOR):
            assert game.heard(other)[-1].args == {"seat": Seated(0)}

    def test_the_cards_are_revealed_together_after_the_round(self) -> None:
        game = africa_green(sealed_contributions="yes")
        game.play("play green 4", "play green 5", "pass")
        assert "terra-unsealed" not in game.heard_ids()
        game.play("play green 2")
        unsealed = [event.args for event in game.heard() if event.id == "terra-unsealed"]
        assert unsealed == [
            {"seat": Seated(0), "card": "green 4"},
            {"seat": Seated(1), "card": "green 5"},
            {"seat": Seated(3), "card": "green 2"},
        ]

    def test_revealed_cards_are_told_from_the_player_who_drew(self) -> None:
        game = terra(
            """
            turn: 2
            phase: impending
            impending: africa-green by 2 green 4, 3 -, 0 green 5
            hand 1: green 1
        """,
            sealed_contributions="yes",
        )
        game.play("play green 1")
        unsealed = [event.args["seat"] for event in game.heard() if event.id == "terra-unsealed"]
        assert unsealed == [Seated(2), Seated(0), Seated(1)]

    def test_the_first_card_is_the_first_in_the_order_of_the_round(self) -> None:
        game = africa_green(sealed_contributions="yes")
        game.play("play green 4", "play green 5", "play green 6", "pass")
        assert game.scores() == [3, 0, 3, 0]

    def test_the_cards_lie_in_the_open_discard_afterwards(self) -> None:
        game = africa_green(sealed_contributions="yes").play("play green 4", "pass", "pass", "pass")
        assert game.discarded() == ["green 4"]

    def test_without_the_option_nothing_is_sealed(self) -> None:
        game = africa_green().play("play green 4")
        assert game.view(2)["impending"]["cards"] == [{"seat": 0, "card": "green 4"}]
        assert game.heard(2)[-1].args["card"] == "green 4"

    def test_a_move_looks_sealed_to_the_others(self) -> None:
        game = africa_green(sealed_contributions="yes")
        move = game.state.legal()[1]
        assert [game.state.shown(seat, move) for seat in (0, 1)] == ["play green 4", "play ?"]
        assert game.state.shown(1, 0) == "pass"
