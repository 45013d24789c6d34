"""Where the markers of the scoring track stand."""

from terrarium.games.terra.page.track import WIDTH, Track


def test_markers_on_one_point_stand_around_it() -> None:
    track = Track([8, 8, 20])
    eight = [marker.x for marker in track.markers[:2]]
    five, ten = (mark.x for mark in track.marks[1:3])
    assert sum(eight) // 2 == five + (ten - five) * 3 // 5
    assert five < min(eight) < max(eight) < ten


def test_six_without_points_stand_where_the_track_begins_one_beside_the_other() -> None:
    places = [marker.x for marker in Track([0] * 6).markers]
    assert places[0] == Track([0]).markers[0].x
    assert sorted(set(places)) == places


def test_the_best_stay_on_the_track() -> None:
    assert max(marker.x for marker in Track([50] * 6).markers) < WIDTH
