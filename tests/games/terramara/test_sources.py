"""Points are told with what brought them: a card, a tile, a space or a track."""

import pytest

from tests.games.terramara.tables import Table, terramara

ON_D5 = """
    round: 5
    right: alder-grove, low-ridge, deer-forest, red-scree, sacred-spring, smelters-camp
    strength 0: 20
    culture 0: 14
    caravans 0: c5, c5
    workers 0: L3, L3
"""


def sources(table: Table) -> list[tuple[object, object]]:
    scored = [event for event in table.heard() if event.id == "terramara-scored"]
    return [(event.args["points"], event.args["source"]) for event in scored]


def test_an_artefact_that_answers_is_named() -> None:
    table = terramara("artefacts 0: herders-cloak").play("send explorer to a1")
    assert sources(table) == [(1, "artefact herders-cloak")]


def test_so_is_the_character() -> None:
    table = terramara("character 0: scout adult").play("send chief to hire")
    assert sources(table) == [(5, "character scout")]


@pytest.mark.rule("M-6")
def test_so_is_a_track_that_has_no_more_steps() -> None:
    table = terramara("strength 0: 20\nculture 0: 14").play("send explorer to develop")
    assert sources(table) == [(1, "military"), (1, "river")]


def test_points_of_an_exchange_are_those_of_the_card_that_offers_it() -> None:
    table = terramara("artefacts 0: warp-loom\ngoods 0: 1 cattle\nrow: war-horn")
    table.play("send explorer to hire", "use card 14", "times 1")
    assert sources(table) == [(2, "artefact warp-loom")]


def test_a_space_is_named_as_moves_are_written() -> None:
    table = terramara(ON_D5).play("send explorer to d5", "gain brick")
    assert sources(table) == [(3, "space d5")]
