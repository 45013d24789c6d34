"""The end of the match: every category, halves, ranks and ties (1.21, 1.24)."""

from fractions import Fraction

import pytest

from terrarium.core.outcome import Outcome
from tests.games.terramara.tables import terramara


def scores(position: str, players: int = 4) -> list[dict[str, object]]:
    return [dict(score) for score in outcome(position, players).scores]


def outcome(position: str, players: int = 4) -> Outcome:
    return terramara(f"round: 5\nphase: over\n{position}", players=players).outcome()


@pytest.mark.rule("1.21")
def test_raw_goods_count_half_a_point_and_refined_ones_a_whole() -> None:
    assert scores("goods 0: 3 wood, 2 metal")[0]["goods"] == Fraction(7, 2)


@pytest.mark.rule("ruling 12")
def test_halves_are_kept() -> None:
    assert scores("goods 0: 1 wood\nstrength 1: 1\nstrength 2: 1\nstrength 3: 1")[0]["total"] == (
        Fraction(1, 2)
    )


@pytest.mark.rule("1.21", "M-24")
def test_points_and_artefacts_count() -> None:
    score = scores("points 0: 7\nartefacts 0: carved-throne, gilded-sword")[0]
    assert (score["points"], score["artefacts"]) == (7, 24)


@pytest.mark.rule("1.10", "1.21")
def test_a_reserved_artefact_costs_5_points() -> None:
    assert scores("culture 0: 4\nreserved 0: carved-throne")[0]["reserved"] == -5


@pytest.mark.rule("1.13", "example 5")
@pytest.mark.parametrize(
    ("strengths", "points"),
    [
        ([9, 9, 5, 3], [8, 8, 2, 0]),
        ([9, 9, 9, 3], [8, 8, 8, 0]),
        ([9, 5, 5, 3], [8, 5, 5, 0]),
        ([9, 5, 3, 3], [8, 5, 2, 2]),
    ],
)
def test_strength_is_ranked_and_equals_share(strengths: list[int], points: list[int]) -> None:
    lines = "\n".join(f"strength {seat}: {strength}" for seat, strength in enumerate(strengths))
    assert [score["strength"] for score in scores(lines)] == points


@pytest.mark.rule("1.13", "example 5")
def test_neutral_players_take_places_in_the_rank_of_strength() -> None:
    found = scores("strength 0: 9\nstrength 1: 5\nneutral 0: 7\nneutral 1: 6", players=2)
    assert [score["strength"] for score in found] == [8, 0]


@pytest.mark.rule("1.14", "example 12")
def test_one_player_may_park_both_caravans_first() -> None:
    found = scores("parked: 0, 0, 1\ncaravans 0: end, end\ncaravans 1: c5, end")
    assert [score["caravans"] for score in found] == [13, 3, 0, 0]


@pytest.mark.rule("1.23b double")
def test_a_caravan_banner_counts_parked_caravans_once_more() -> None:
    score = scores("parked: 0\ncaravans 0: c5, end\nartefacts 0: caravan-banner")[0]
    assert (score["caravans"], score["effects"]) == (8, 8)


@pytest.mark.rule("1.17", "M-15")
@pytest.mark.parametrize(("strength", "points"), [(12, 0), (13, 2), (16, 5), (20, 10)])
def test_an_outpost_counts_the_highest_grade_that_is_met(strength: int, points: int) -> None:
    left = "gravel-bank, clay-pits, long-meadow, grey-quarry, lake-plain, white-cliffs"
    score = scores(f"left: {left}\nflags 0: r1\ncaravans 0: c1, c1\nstrength 0: {strength}")[0]
    assert score["outposts"] == points


@pytest.mark.rule("1.17")
@pytest.mark.parametrize(
    ("flag", "held", "points"),
    [
        ("r1", "culture 0: 12", 5),
        ("r2", "workers 0: L1, L2", 2),
        ("r3", "artefacts 0: hide-boots, envoys-mantle, amber-collar", 5),
        ("r4", "artefacts 0: kiln-grate", 0),
    ],
)
def test_each_outpost_asks_for_something_else(flag: str, held: str, points: int) -> None:
    assert scores(f"flags 0: {flag}\ncaravans 0: c4, c4\n{held}")[0]["outposts"] == points


@pytest.mark.rule("1.17", "M-14")
@pytest.mark.parametrize(
    ("places", "points"), [("l2, end", 0), ("c2, c2", 2), ("l5, c5", 5), ("c5, c5", 10)]
)
def test_the_outpost_of_the_road_asks_for_both_caravans(places: str, points: int) -> None:
    left = "cattle-ford, clay-pits, long-meadow, grey-quarry, lake-plain, white-cliffs"
    parked = "parked: 0\n" if "end" in places else ""
    score = scores(f"left: {left}\nflags 0: r1\n{parked}caravans 0: {places}")[0]
    assert score["outposts"] == points


@pytest.mark.rule("1.20")
def test_lands_own_outpost_counts_as_if_flagged() -> None:
    score = scores("character 0: land adult\nown outpost: gravel-bank\nstrength 0: 16")[0]
    assert score["outposts"] == 5


@pytest.mark.rule("1.20")
def test_lands_own_outpost_counts_for_nobody_else() -> None:
    position = "character 0: land adult\nown outpost: gravel-bank\nstrength 1: 16"
    assert [score["outposts"] for score in scores(position)] == [0, 0, 0, 0]


@pytest.mark.rule("1.6", "1.21")
def test_effects_at_the_end_count() -> None:
    assert scores("artefacts 0: tally-staff\nworkers 0: L1, L3")[0]["effects"] == 4


@pytest.mark.rule("1.21")
def test_of_equals_who_is_farther_on_the_river_is_first() -> None:
    assert outcome(
        "culture 1: 3\nstrength 0: 1\nstrength 1: 1\nstrength 2: 1\nstrength 3: 1"
    ).ranks == ([2, 1, 2, 2])


@pytest.mark.rule("1.21")
def test_then_who_is_stronger_is_first() -> None:
    assert outcome("strength 0: 2\nstrength 1: 1\npoints 1: 3").ranks == [1, 2, 3, 3]


@pytest.mark.rule("1.21")
def test_then_the_victory_is_shared() -> None:
    assert outcome("").winners == [0, 1, 2, 3]
