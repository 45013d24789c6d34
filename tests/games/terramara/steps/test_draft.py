"""The draft of characters and start cards (1.4, 1.20, M-3)."""

import pytest

from terrarium.core.bits import bits_in
from terrarium.games.terramara.goods import spell_bundle
from tests.games.terramara.tables import Table, dealt, terramara

DRAFT = "phase: draft\nfirst: 1\nopen starts: potters-kin, horse-tamers, hill-warriors\n"


def drafting(character: str) -> Table:
    """Seat 0 is the first to draft and takes this character."""
    table = terramara(f"{DRAFT}open characters: {character}, war, craft", players=2)
    return table.play(f"draft {character}")


@pytest.mark.rule("1.4", "example 15")
def test_the_last_player_drafts_first_and_the_first_player_twice_in_a_row() -> None:
    table = dealt(4)
    first, seats = int(table.terramara.first), []
    while table.legal()[-1].startswith("start"):
        seats.append((table.actor() - first) % 4)
        table.play(table.legal()[-1])
    assert seats == [3, 2, 1, 0]
    assert (table.actor() - first) % 4 == 0


@pytest.mark.rule("1.4", "example 15")
def test_in_the_second_pass_one_takes_the_other_kind() -> None:
    table = drafting("scout").play("start 6")
    assert table.actor() == 1
    assert table.refusal("start 3") == ("terramara-other-kind", "1.4")


@pytest.mark.rule("1.4")
def test_a_card_that_is_not_open_cannot_be_taken() -> None:
    assert drafting("scout").refusal("draft road") == ("terramara-not-in-the-draft", "1.4")


@pytest.mark.rule("1.20", "M-3", "ruling 9")
def test_young_road_moves_one_step_at_once() -> None:
    table = drafting("road")
    table.play("travel start-c1")
    assert table.terramara.caravans[:2] == [0, 3]


@pytest.mark.rule("1.20", "M-3", "ruling 9")
def test_young_river_gains_1_culture_at_once() -> None:
    table = drafting("river")
    assert table.terramara.culture[0] == 1


@pytest.mark.rule("1.20", "M-3")
def test_young_scout_has_one_explorer_more() -> None:
    table = drafting("scout")
    assert table.terramara.explorers[0] == 5


@pytest.mark.rule("1.20", "M-3")
def test_young_bonus_takes_all_leftover_bonus_tiles() -> None:
    table = drafting("bonus")
    assert bits_in(table.terramara.private) == 6


@pytest.mark.rule("1.4")
def test_start_cards_are_paid_after_the_draft() -> None:
    table = dealt(4)
    while table.terramara.round == 0:
        table.play(table.legal()[-1])
    assert all(table.terramara.goods)


@pytest.mark.rule("1.4", "1.23b start")
def test_character_bonuses_do_not_count_for_start_cards() -> None:
    taken = "character 0: river\ncharacter 1: war\nstart 1: horse-tamers"
    taken += "\nopen starts: potters-kin, hill-warriors"
    table = terramara(f"phase: draft\nfirst: 1\n{taken}", players=2)
    table.play("start 3")
    assert table.terramara.culture[0] == 2


@pytest.mark.rule("1.4")
def test_a_first_game_has_no_draft() -> None:
    table = dealt(4, start="first")
    assert table.terramara.round == 1
    assert spell_bundle(table.terramara.goods[1]) == "1 cattle, 1 stone, 1 wood, 1 ore"
