"""What each seat may know: everything but the order of the deck (M-18)."""

import pytest

from terrarium.core.state import SPECTATOR
from terrarium.games.terramara.view import TerramaraView
from tests.games.terramara.tables import dealt, terramara


@pytest.mark.rule("M-18")
def test_of_the_deck_everybody_knows_how_many_of_each_level_it_has() -> None:
    view = terramara("").view
    assert view(0)["deck"] == view(3)["deck"] == {"L1": 8, "L2": 16, "L3": 20}


@pytest.mark.rule("M-18")
def test_two_decks_that_differ_in_their_order_look_alike() -> None:
    one, other = terramara("deck: kiln-grate, 43 cards"), terramara("deck: feast-bowl, 43 cards")
    assert one.state.position() != other.state.position()
    assert one.view(0) == other.view(0)


@pytest.mark.rule("M-18")
def test_a_view_has_the_cards_of_the_deck_in_no_order_and_no_seed() -> None:
    state = dealt(4, 5).state
    view = state.view(0)
    assert isinstance(view, TerramaraView)
    assert list(view.table.deck) == sorted(view.table.deck)
    assert view.table.seed == 0


@pytest.mark.rule("M-18")
def test_after_the_end_the_deck_lies_open() -> None:
    table = terramara("phase: over")
    assert len(table.view()["deck"]) == 12
    assert table.view()["over"]


@pytest.mark.rule("M-18")
def test_all_seats_and_spectators_see_the_same() -> None:
    table = dealt(3)
    seen = [table.view(seat) for seat in (0, 1, 2, SPECTATOR)]
    for view in seen:
        view.pop("seat")
        view.pop("legal", None)
    assert all(view == seen[0] for view in seen)


def test_a_space_shows_what_it_brings_and_who_stands_there() -> None:
    table = terramara("on b1: explorer 1, chief 0")
    assert table.view()["spaces"]["b1"] == {
        "members": ["explorer 1", "chief 0"],
        "effect": "1 cattle, 1 brick",
        "terrain": "plain",
        "fire": False,
    }


def test_with_three_players_develop_and_travel_have_the_same_members() -> None:
    spaces = terramara("on develop: explorer 1", 3).view()["spaces"]
    assert spaces["develop"] == spaces["travel"] == {"members": ["explorer 1"]}


@pytest.mark.rule("M-16")
def test_a_space_that_was_chosen_is_shown_as_closed() -> None:
    spaces = terramara("closed: first").view()["spaces"]
    assert (spaces["raid"]["closed"], spaces["first"]["closed"]) == (False, True)


@pytest.mark.rule("M-4")
def test_a_flipped_row_shows_its_crossroad_instead_of_its_spaces() -> None:
    view = terramara("round: 2").view()
    assert "a1" not in view["spaces"]
    assert view["spaces"]["x1"]["effect"]
    assert [row["flipped"] for row in view["rows"]] == [True, *[False] * 5]


ALL_THAT_ONE_HAS = """
    round: 2
    goods 0: 2 cattle, 1 metal
    strength 0: 7
    culture 0: 4
    points 0: 3
    caravans 0: l1, r1
    flags 0: r1
    workers 0: L1, L1 used
    artefacts 0: hide-boots used
    reserved 0: war-horn
    character 0: war adult
    used: character
    hut 0: 1 explorer
"""


def test_a_seat_is_shown_with_all_that_it_has() -> None:
    assert terramara(ALL_THAT_ONE_HAS).view()["seats"][0] == {
        "goods": {"cattle": 2, "metal": 1},
        "strength": 7,
        "power": 2,
        "culture": 4,
        "points": 3,
        "caravans": ["l1", "r1"],
        "flags": ["r1"],
        "in_hand": {"explorer": 3, "chief": 1, "warrior": 0},
        "hut": {"explorer": 1, "chief": 0, "warrior": 0},
        "begun": True,
        "workers": {
            "L1": {"all": 2, "ready": 1},
            "L2": {"all": 0, "ready": 0},
            "L3": {"all": 0, "ready": 0},
        },
        "artefacts": [{"name": "hide-boots", "used": True}],
        "reserved": "war-horn",
        "start": None,
        "character": {"name": "war", "adult": True, "used": True},
    }


def test_a_decision_says_what_it_is_about_and_what_waits() -> None:
    view = terramara("""
        phase: pay
        about: any raw 2; so far 1 wood; least wood
        then 1: effect 0; effect 5 vp
        then 2: after 0
        goods 0: 1 wood, 1 ore
    """).view()
    assert view["about"] == {
        "due": {},
        "any_raw": 2,
        "any_refined": 0,
        "raw_instead": 0,
        "so_far": {"wood": 1},
        "least": "wood",
    }
    assert view["waiting"] == [
        {"phase": "effect", "seat": 0, "about": {"effect": "5 vp", "times": 1}},
        {"phase": "after", "seat": 0, "about": None},
    ]


def test_what_a_card_or_a_gift_is_about_is_named() -> None:
    giving = "phase: give\nactor: 1\nabout: amount 1; raider 0\ngoods 1: 2 ore, 3 wood"
    assert terramara(giving).view()["about"] == {"amount": 1, "raider": 0, "least": "cattle"}
    gaining = "phase: gain\nabout: amount 2; kinds leather, metal"
    assert terramara(gaining).view()["about"] == {
        "amount": 2,
        "kinds": ["leather", "metal"],
        "least": "cattle",
    }


def test_only_the_actor_is_told_the_legal_moves() -> None:
    table = terramara("phase: draft")
    actor = table.actor()
    assert table.view(actor)["legal"] == table.legal()
    assert "legal" not in table.view((actor + 1) % 4)
