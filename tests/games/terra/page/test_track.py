"""Where the markers of the scoring track stand."""

from itertools import pairwise

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


def test_no_marker_hides_another_however_close_their_points_are() -> None:
    track = Track([18, 3, 6, 9, 19, 18])
    places = sorted(marker.x for marker in track.markers)
    assert all(right - left >= 24 for left, right in pairwise(places))
    in_order = sorted(track.markers, key=lambda marker: marker.x)
    assert [marker.points for marker in in_order] == [3, 6, 9, 18, 18, 19]
