"""What each kind of effect does (1.21c, M-1b)."""

import pytest

from terrarium.games.terramara.effects.registry import effect_spelt
from tests.games.terramara.tables import doing, terramara


def is_usable(effect: str, position: str = "") -> bool:
    return effect_spelt(effect).is_usable(terramara(position).terramara, 0)


@pytest.mark.rule("M-1b")
def test_goods_are_received_in_full_unasked() -> None:
    assert doing("2 wood, 1 metal").goods() == "2 wood, 1 metal"


@pytest.mark.rule("1.21c", "1.23c")
def test_raw_goods_of_choice_are_named_ascending() -> None:
    table = doing("2 raw")
    assert table.legal() == ["gain cattle", "gain stone", "gain wood", "gain ore"]
    table.play("gain wood")
    assert table.legal() == ["gain wood", "gain ore"]
    assert table.play("gain wood").goods() == "2 wood"


@pytest.mark.rule("1.21c")
def test_refined_goods_of_choice_are_refined() -> None:
    table = doing("1 refined")
    assert table.refusal("gain ore") == ("terramara-not-offered", "1.21c")
    assert table.play("gain metal").goods() == "1 metal"


def test_goods_of_choice_cannot_be_declined() -> None:
    assert doing("1 raw").refusal("done") == ("terramara-asked-gain", "M-1b")


def test_goods_of_choice_are_not_gained_in_descending_order() -> None:
    table = doing("2 raw").play("gain ore")
    assert table.refusal("gain wood") == ("terramara-gain-ascending", "1.23c")


@pytest.mark.rule("1.13", "1.21d", "M-1b", "ruling 22")
def test_strength_is_gained_in_full() -> None:
    assert doing("3 strength", "strength 0: 4").terramara.strength[0] == 7


@pytest.mark.rule("1.13", "M-6")
def test_strength_beyond_twenty_is_points() -> None:
    state = doing("3 strength", "strength 0: 19").terramara
    assert (state.strength[0], state.points[0]) == (20, 2)


@pytest.mark.rule("M-24")
def test_points_are_scored_at_once() -> None:
    assert doing("3 vp").terramara.points[0] == 3


@pytest.mark.rule("1.9", "M-12")
def test_warriors_come_into_hand() -> None:
    state = doing("2 warriors").terramara
    assert (state.warriors[0], state.mercenaries) == (2, 2)


@pytest.mark.rule("ruling 2")
def test_of_fewer_warriors_one_takes_what_is_left() -> None:
    position = "hand 1: 4 explorers, 1 chief, 3 warriors"
    assert doing("2 warriors", position).terramara.warriors[0] == 1


@pytest.mark.rule("M-19", "1.23b goods")
def test_a_worker_of_a_start_card_is_a_spare_one_and_ready() -> None:
    state = doing("1 L2 worker").terramara
    assert (state.workers[1], state.ready[1], state.spare) == (1, 1, (5, 0, 1))


@pytest.mark.rule("M-19")
def test_without_a_spare_worker_there_is_none() -> None:
    assert doing("2 L2 worker").terramara.workers[1] == 1


@pytest.mark.rule("ruling 7")
def test_one_more_explorer_is_in_hand_at_once() -> None:
    assert doing("1 explorer").terramara.explorers[0] == 5


@pytest.mark.rule("1.13", "1.21c")
@pytest.mark.parametrize(("strength", "points"), [(0, 1), (5, 1), (6, 2), (11, 3), (16, 4)])
def test_power_pays_by_level(strength: int, points: int) -> None:
    state = doing("power 1/2/3/4 vp", f"strength 0: {strength}").terramara
    assert state.points[0] == points


def test_power_can_pay_goods_of_choice() -> None:
    table = doing("power 0/2/2/2 raw", "strength 0: 6").play("gain ore", "gain ore")
    assert table.goods() == "2 ore"


def test_power_that_pays_nothing_at_a_level_is_not_usable() -> None:
    assert not is_usable("power 0/1/2/3 vp")


@pytest.mark.rule("1.21c")
def test_strength_comes_for_each_player_with_strictly_more() -> None:
    position = "strength 0: 3\nstrength 1: 4\nstrength 2: 3\nstrength 3: 9"
    assert doing("1 strength per stronger", position).terramara.strength[0] == 5


@pytest.mark.rule("ruling 18")
def test_neutral_players_are_no_players_to_be_stronger() -> None:
    state = doing("1 strength per stronger", "neutral 0: 9\nneutral 1: 9", 2).terramara
    assert state.strength[0] == 0


@pytest.mark.rule("ruling 18")
def test_a_table_may_count_neutral_players_among_the_stronger() -> None:
    position = "neutral 0: 9\nneutral 1: 9"
    table = doing("1 strength per stronger", position, 2, neutrals_count_as_players="yes")
    assert table.terramara.strength[0] == 2


@pytest.mark.rule("1.21c")
def test_alternatives_are_chosen_and_cannot_be_declined() -> None:
    table = doing("2 movement or 2 strength or 2 vp")
    assert table.legal() == ["choose 1", "choose 2", "choose 3"]
    assert table.refusal("done") == ("terramara-asked-choose", "1.21c")
    assert table.refusal("choose 4") == ("terramara-no-such-alternative", "1.21c")
    assert table.play("choose 2").terramara.strength[0] == 2


@pytest.mark.rule("M-1b")
def test_the_parts_of_an_effect_are_resolved_in_order() -> None:
    table = doing("1 raw, 2 strength")
    assert table.terramara.strength[0] == 0
    assert table.play("gain ore").terramara.strength[0] == 2


@pytest.mark.rule("1.23b resting")
@pytest.mark.parametrize(
    ("effect", "position"),
    [
        ("2 movement", "caravans 0: end, end\nparked: 0, 0"),
        ("refine 1", "goods 0: 3 timber"),
        ("1 raw -> 4 vp", ""),
        ("1 strength -> 2 vp", ""),
        ("raid", "goods 1: 4 wood"),
        ("take back", "on a3: explorer 0\nhand 0: 3 explorers, 1 chief"),
        ("craft with raw", "goods 0: 1 wood"),
        ("1 strength per stronger", "strength 0: 1"),
        ("2 warriors", "hand 1: 4 explorers, 1 chief, 4 warriors"),
    ],
)
def test_what_could_do_nothing_now_is_not_usable(effect: str, position: str) -> None:
    assert not is_usable(effect, position)


@pytest.mark.parametrize(
    ("effect", "position"),
    [
        ("2 movement", "caravans 0: c5, end\nparked: 0"),
        ("refine 1", "goods 0: 1 wood"),
        ("1 raw -> 4 vp", "goods 0: 1 metal"),
        ("raid", "goods 1: 5 wood"),
        ("take back", "on hire: explorer 0\nhand 0: 3 explorers, 1 chief"),
        ("craft with raw", "goods 0: 2 wood"),
        ("1 strength per stronger", "strength 1: 1"),
        ("1 movement or 1 strength", "caravans 0: end, end\nparked: 0, 0"),
        ("2 strength", "strength 0: 20"),
        ("1 culture", "culture 0: 14"),
    ],
)
def test_what_could_do_something_now_is_usable(effect: str, position: str) -> None:
    assert is_usable(effect, position)
