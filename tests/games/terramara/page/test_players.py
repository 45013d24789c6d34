"""Camps at a glance: what everybody can see of each clan, and of the neutral players."""

from terrarium.games.terramara.page.players import PlayerPlace, neutrals_of, players_of
from tests.games.terramara.tables import terramara


def place(position: str) -> PlayerPlace:
    return players_of(terramara(position).terramara)[0]


def test_a_camp_at_a_glance() -> None:
    found = place("""
        goods 0: 2 cattle, 1 metal
        hand 0: 2 explorers, 1 chief
        strength 0: 7
        workers 0: L1, L1 used, L2
        artefacts 0: carved-throne
        caravans 0: start, r1
        flags 0: r1
        round: 2
    """)
    assert found.goods == [(2, "cattle"), (1, "metal")]
    assert found.hand == [(2, "explorer"), (1, "chief")]
    assert (found.strength, found.power) == (7, 2)
    assert [(tile.level, tile.ready, tile.used) for tile in found.workers] == [(1, 1, 1), (2, 1, 0)]
    assert (found.artefacts, found.flags) == (1, 1)


def test_points_are_those_that_an_end_now_would_bring() -> None:
    found = place("goods 0: 1 cattle\npoints 0: 4\nstrength 0: 1")
    assert (found.tokens, found.points) == (4, 12.5)


def test_a_character_has_a_side() -> None:
    found = place("character 0: river adult")
    assert (found.character, found.adult) == ("river", True)


def test_neutral_players_have_strength_and_nothing_else() -> None:
    found = neutrals_of(terramara("neutral 0: 3\nneutral 1: 4", players=2).terramara)
    assert [(neutral.name, neutral.strength) for neutral in found] == [("A", 3), ("B", 4)]
