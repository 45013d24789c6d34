"""An explorer is taken back (1.23b)."""

import pytest

from tests.games.terramara.tables import terramara

RUNNER = "artefacts 0: runners-cap\n"


@pytest.mark.rule("1.23b recall")
def test_an_explorer_comes_back_from_homeland_hut_and_the_present_row() -> None:
    table = terramara(RUNNER + "on hire: explorer 0\non b1: explorer 0\nhut 0: 1 explorer")
    assert table.play("use card 29").legal() == ["recall hire", "recall b1", "recall hut", "done"]


@pytest.mark.rule("1.23b recall")
def test_an_explorer_taken_back_is_in_hand_at_once() -> None:
    table = terramara(RUNNER + "on hire: explorer 0").play("use card 29", "recall hire")
    assert table.terramara.explorers[0] == 4
    assert table.why("send explorer to hire") is None


@pytest.mark.parametrize(("players", "told"), [(3, "develop-travel"), (4, "develop")])
def test_it_is_told_from_where_by_both_names_of_a_merged_space(players: int, told: str) -> None:
    table = terramara(RUNNER + "on develop: explorer 0", players)
    heard = table.play("use card 29", "recall develop").heard()
    assert [e.args["space"] for e in heard if e.id == "terramara-recalled"] == [told]


@pytest.mark.rule("1.23b recall")
def test_who_came_second_stands_alone_when_the_first_is_taken_back() -> None:
    table = terramara(RUNNER + "on b1: explorer 0, chief 1").play("use card 29", "recall b1")
    assert table.why_id("send chief to b1") == "terramara-chief-there"


@pytest.mark.rule("1.23b recall")
def test_no_explorer_comes_back_from_a_row_of_a_later_round() -> None:
    table = terramara(RUNNER + "on hire: explorer 0\non b2: explorer 0").play("use card 29")
    assert table.refusal("recall b2") == ("terramara-no-recall-from-future", "1.23b")


@pytest.mark.rule("1.23b recall", "M-4")
def test_in_round_5_both_rows_are_present() -> None:
    table = terramara(RUNNER + "round: 5\non b5: explorer 0\non b6: explorer 0").play("use card 29")
    assert table.legal() == ["recall b5", "recall b6", "done"]


@pytest.mark.rule("1.23b recall")
def test_the_member_just_sent_is_not_taken_back() -> None:
    table = terramara(RUNNER + "on hire: explorer 0").play(
        "send explorer to develop", "use card 29"
    )
    assert table.refusal("recall develop") == ("terramara-no-recall-at-once", "1.23b")


@pytest.mark.rule("1.23b recall")
def test_an_explorer_that_a_warrior_has_joined_may_come_back() -> None:
    table = terramara(RUNNER + "hand 0: 1 warrior\non b1: explorer 0")
    assert "recall b1" in table.play("send warrior to b1", "use card 29").legal()


@pytest.mark.rule("1.23b recall")
def test_of_two_explorers_in_the_hut_one_may_come_back_at_once() -> None:
    table = terramara(RUNNER + "hut 0: 3 explorers, 1 chief\nhand 0: 1 explorer")
    assert "recall hut" in table.play("send explorer to hut", "use card 29").legal()


@pytest.mark.rule("1.23b recall")
def test_chiefs_are_never_taken_back() -> None:
    table = terramara(RUNNER + "on hire: explorer 0\non b1: chief 0").play("use card 29")
    assert table.refusal("recall b1") == ("terramara-no-own-explorer", "1.23b")


@pytest.mark.rule("M-16", "1.23b")
def test_a_raid_stays_closed_after_a_take_back() -> None:
    table = terramara(RUNNER + "strength 0: 3\non raid: explorer 0\nclosed: raid")
    table.play("use card 29", "recall raid")
    assert table.why_id("send explorer to raid") == "terramara-chosen-already"
