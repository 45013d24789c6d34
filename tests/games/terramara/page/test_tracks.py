"""Military track, road and river on the page, with what outposts ask for."""

import pytest

from tests.games.terramara.page.boards import board, stops


def test_swords_stand_where_their_strength_is() -> None:
    places = board("strength 0: 7\nstrength 2: 7").military.places()
    assert places[7].seats == [0, 2]


@pytest.mark.rule("1.21b")
def test_neutral_players_have_swords_of_their_own() -> None:
    places = board("neutral 0: 3\nneutral 1: 5", players=2).military.places()
    assert [place.number for place in places if place.neutrals] == [3, 5]


@pytest.mark.rule("1.13")
def test_each_zone_begins_with_its_shield() -> None:
    places = board().military.places()
    assert [(place.number, place.shield) for place in places if place.shield] == [
        *((0, 1), (6, 2), (11, 3), (16, 4))
    ]


@pytest.mark.rule("1.17")
def test_a_track_has_only_the_marks_that_something_on_the_table_asks_for() -> None:
    shown = board()
    outposts = {stop.outpost.condition for stop in stops(shown).values() if stop.outpost}
    marked = [place for place in shown.river.places() if any(goal.points for goal in place.goals)]
    assert bool(marked) == ("river" in outposts)


@pytest.mark.rule("1.18")
def test_the_river_shows_what_its_places_bring() -> None:
    places = board().river.places()
    opened = {place.number: place.opens for place in places if place.opens}
    assert opened == {4: "reserve", 8: "explorer", 12: "less"}
    assert {place.number: len(place.tiles) for place in places if place.tiles} == {
        6: 1,
        10: 1,
        14: 2,
    }


def test_canoes_are_where_their_culture_is() -> None:
    assert board("culture 3: 9").river.places()[9].seats == [3]


@pytest.mark.rule("1.14")
def test_an_outpost_is_open_once_its_row_has_flipped() -> None:
    shown = stops(board("round: 3"))
    assert [name for name, stop in shown.items() if not stop.open] == ["r3", "r4"]


def test_caravans_are_where_they_stopped() -> None:
    shown = board("caravans 1: c1, l2")
    assert [caravan.seat for caravan in stops(shown)["l2"].caravans] == [1]
    crossing = shown.road.segments()[0].crossing
    assert crossing is not None
    assert [caravan.seat for caravan in crossing.caravans] == [1]


@pytest.mark.rule("1.14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_of_the_road_has_a_place_for_every_caravan(players: int) -> None:
    assert [bay.points for bay in board(players=players).road.parking()][:3] == [8, 5, 3]
    assert len(board(players=players).road.parking()) == 2 * players


def test_whoever_came_first_is_parked_on_the_best_place() -> None:
    parked = board("caravans 2: c1, end\nparked: 2").road.parking()
    assert [bay.seat for bay in parked][:2] == [2, None]


def test_flags_stand_on_the_outpost_of_their_row() -> None:
    shown = board("round: 3\nflags 1: r2\ncaravans 1: r2, r2")
    assert [row.flags() for row in shown.land.rows][:3] == [(), (1,), ()]
