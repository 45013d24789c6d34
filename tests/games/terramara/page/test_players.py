"""Players at the side: their camps, their points if it ended now, and the neutral ones."""

from terrarium.games.terramara.page.players import PlayerPlace, neutrals_of, players_of
from tests.games.terramara.tables import terramara


def place(position: str, seat: int = 0) -> PlayerPlace:
    return players_of(terramara(position).terramara)[seat]


def test_points_are_those_that_an_end_now_would_bring() -> None:
    found = place("goods 0: 1 cattle\npoints 0: 4\nstrength 0: 1")
    assert found.points == 12.5


def test_who_has_the_first_player_card() -> None:
    assert [place("first: 2", seat).is_first for seat in range(4)] == [False, False, True, False]


def test_a_camp_looks_the_same_while_only_others_change() -> None:
    assert place("goods 1: 1 cattle").sight == place("goods 1: 2 cattle").sight


def test_a_camp_looks_different_when_something_in_it_changes() -> None:
    changes = (
        "goods 0: 2 cattle",
        "workers 0: L1 used",
        "character 0: river",
        "artefacts 0: carved-throne",
        "culture 0: 3",
        "points 0: 2",
    )
    assert all(place(change).sight != place("").sight for change in changes)


def test_neutral_players_have_strength_and_nothing_else() -> None:
    found = neutrals_of(terramara("neutral 0: 3\nneutral 1: 4", players=2).terramara)
    assert [(neutral.name, neutral.strength) for neutral in found] == [("A", 3), ("B", 4)]
