"""After the action: one artefact, then the end of the turn (M-1)."""

import pytest

from tests.games.terramara.tables import AFTER, terramara


@pytest.mark.rule("1.23b resting")
def test_a_turn_ends_by_itself_when_nothing_can_be_done() -> None:
    assert terramara().play("send explorer to hire").actor() == 1


@pytest.mark.rule("1.23b resting")
def test_a_turn_goes_on_while_a_worker_could_work() -> None:
    table = terramara(AFTER + "goods 0: 1 wood\nworkers 0: L1")
    assert table.legal() == ["work 1", "end"]


@pytest.mark.rule("1.7", "M-1")
def test_one_artefact_is_crafted_in_a_turn() -> None:
    table = terramara(AFTER + "goods 0: 9 timber\nrow: hafted-adze, kiln-grate\nworkers 0: L1")
    table.play("craft 1")
    assert table.actor() == 1


@pytest.mark.rule("1.7", "M-1")
def test_who_has_crafted_does_not_reserve_in_the_same_turn() -> None:
    table = terramara(AFTER + "acted: yes\nculture 0: 4\ngoods 0: 1 wood\nworkers 0: L1")
    assert table.refusal("reserve 1") == ("terramara-acted-already", "M-1")


@pytest.mark.rule("1.10", "1.18")
def test_a_card_may_be_reserved_from_culture_4_on() -> None:
    table = terramara(AFTER + "culture 0: 4\nrow: hafted-adze, kiln-grate, ash-spear")
    table.play("reserve 2")
    assert table.terramara.reserved[0] == 9
