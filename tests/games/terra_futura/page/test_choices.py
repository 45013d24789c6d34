"""What the page offers at the end of a turn and of a match, in words."""

import re

import pytest

from terrarium.core.state import SPECTATOR, State
from terrarium.games import GAMES
from terrarium.games.terra_futura.page import drafted_of, own_of
from terrarium.games.terra_futura.page.choices import Own
from terrarium.games.terra_futura.view import TerraFuturaView
from terrarium.web.pages.games import game_page
from terrarium.web.pages.match_page import Urls
from terrarium.web.pages.names import Sitter
from terrarium.web.pages.render import render
from terrarium.web.pages.speech import Speech
from tests.games.terra_futura.table import GAME, Table, futura, nine

ACTIVATING = """
    phase: activate
    line: c3, d3, e3
    first: 1
    turn: 0
    territory 0: c3 riverside with 1 pollution; d3 orchard; e3 {}
    territory 1: c3 daybreak; d3 market; c4 ferry
"""
CHOOSING = f"""
    phase: pattern
    first: 0
    turn: 0
    territory 0: {nine(0).replace("orchard", "orchard with 2 pollution")}
    territory 1: {nine(1)}
    scoring 0: 1, 2
"""


def own(table: Table, *draft: str) -> Own:
    """Seat 0's part, as it is or while a draft is composed."""
    world = table.state.imagine(0, 0)
    if not draft:
        return own_of(_view(world), lambda move: world.why_not(0, move))
    made = GAME.compose(world, list(draft))
    return drafted_of(_view(made.state), lambda move: made.state.why_not(0, move), made)


def shown(table: Table, *draft: str) -> str:
    """The same as the page has it."""
    speech = Speech(GAME, ["Ada", "Björn"], 0)
    people = [Sitter(name, name[0], False, False) for name in speech.names]
    more = {"own": own(table, *draft), "board": _board(table), "undo": [], "request": None}
    place = {"urls": Urls("", "x"), "base": "", "csrf": "", "version": 1, "seat": 0, "held": False}
    words = {
        "game": GAME,
        "names": speech.names,
        "people": people,
        "advance": "",
        "lasting": _forgiven,
        "hint": None,
        "advises": False,
        "stakes": None,
        "recap": [],
        "newest": None,
    }
    return " ".join(render("terra_futura/own.html", speech, **more, **place, **words).split())


def _view(state: State) -> TerraFuturaView:
    view = state.view(0)
    assert isinstance(view, TerraFuturaView)
    return view


def _forgiven(moves: str) -> str:
    """All can be taken back."""
    return ""


def _board(table: Table) -> object:
    return game_page(GAMES.find("terra_futura")).board_of(table.state.view(SPECTATOR))


def last_button(html: str) -> str:
    """The words of the button that ends it."""
    found = re.findall(r'<button class="primary[^>]*>([^<]*)</button>', html)
    return str(found[0]).strip()


@pytest.mark.parametrize(
    ("card", "words"),
    [("bank", "End, skipping 2"), ("bank with 1 pollution", "End, skipping 1")],
)
def test_ending_a_turn_says_how_many_cards_stay_asleep(card: str, words: str) -> None:
    """What is inactive could not be used anyway."""
    assert last_button(shown(futura(ACTIVATING.format(card)))) == words


def test_the_cards_that_stay_asleep_are_named() -> None:
    html = shown(futura(ACTIVATING.format("bank")))
    assert "2 cards stay unused: Orchard, Bank." in html


def test_a_turn_that_skips_nothing_just_ends() -> None:
    table = futura(ACTIVATING.format("bank")).play("activate e3 1", "activate d3 1")
    assert last_button(shown(table)) == "End my turn"


def test_a_draft_of_a_place_alone_says_what_it_skips() -> None:
    table = futura(
        "phase: place\ntaken: bank\nfirst: 1\nturn: 0\n"
        "territory 0: c3 riverside; d3 orchard\nterritory 1: c3 daybreak; d3 market; c4 ferry"
    )
    assert last_button(shown(table, "place c4")) == "Do it and end, skipping 2"


def test_one_can_go_on_only_while_something_is_left_to_do() -> None:
    table = futura(ACTIVATING.format("bank"))
    assert "Do this and go on" in shown(table, "activate e3 1")
    assert "Do this and go on" not in shown(table, "activate e3 1", "activate d3 1")


def test_what_is_paid_from_one_card_is_said_once() -> None:
    table = futura("""
        phase: activate
        line: c3, d3
        first: 1
        turn: 0
        territory 0: c3 riverside with 2 green; d3 bakery
        territory 1: c3 daybreak; d3 market
    """)
    html = shown(table, "activate d3 1")
    assert html.count("from Riverside") == 1


@pytest.mark.parametrize(
    ("lies", "effect", "words"),
    [
        ("c3 riverside with 2 green; c4 orchard with 1 green", 1, "to pay from it instead."),
        ("c3 riverside with 1 green; c4 orchard", 2, "to lay the cube there instead."),
        (
            "c3 riverside with 1 green; c4 orchard with 1 green",
            2,
            "to pay from it or to lay the cube there instead.",
        ),
    ],
)
def test_a_draft_says_what_another_card_could_change(lies: str, effect: int, words: str) -> None:
    table = futura(
        f"phase: activate\nline: c3, d3\nfirst: 1\nturn: 0\nterritory 0: {lies}; d3 bakery\n"
        "territory 1: c3 daybreak; d3 market; c4 ferry"
    )
    assert f"Press another card {words}" in shown(table, f"activate d3 {effect}")


def test_what_could_be_gained_instead_is_called_so() -> None:
    clean = ACTIVATING.format("bank").replace("riverside with 1 pollution", "riverside")
    assert "<span>Or red</span>" in shown(futura(clean), "activate c3 1")


def test_a_draft_of_a_pattern_alone_says_what_it_skips() -> None:
    words = last_button(shown(futura(CHOOSING), "pattern 1"))
    assert re.fullmatch(r"Do it and finish, skipping [34]", words)


def test_a_pattern_is_chosen_by_what_it_would_activate() -> None:
    choices = own(futura(CHOOSING)).finals
    assert [final.offer.value for final in choices] == ["pattern 1", "pattern 2"]
    for final in choices:
        assert [cell.on for cell in final.plan] == final.goal.pattern
        assert [cell.cell for cell in final.plan if cell.idle] == ["b2"]


def test_a_set_is_chosen_by_the_points_that_it_makes() -> None:
    position = CHOOSING.replace(
        "phase: pattern", "phase: set\n    pattern 0: 1\n    pattern 1: 4\n    scoring 1: 3, 4"
    )
    table = futura(position.replace("grove", "grove with 3 food, 3 goods, 3 construction"))
    part = own(table)
    assert [final.offer.value for final in part.finals] == ["set 1", "set 2"]
    html = shown(table)
    for final in part.finals:
        assert f"{part.sheet.with_set(final.goal.earned)} points in all" in html


def test_no_move_wears_the_name_of_something_else_on_the_page() -> None:
    """A button called as a drawing is was drawn as small as that."""
    offered = re.findall(r'<button class="move ([^"]*)"', shown(futura(CHOOSING)))
    names = {name for classes in offered for name in classes.split()}
    assert len(offered) == 2
    assert names.isdisjoint({"pattern", "place", "set", "card", "effect"})


def test_an_effect_that_is_copied_in_a_draft_of_its_own_is_the_starting_cards() -> None:
    """The copied card lies where its player has none."""
    table = futura("""
        phase: activate
        line: c3
        first: 1
        turn: 0
        territory 0: c3 riverside with 1 red, 2 yellow; d3 orchard
        territory 1: c3 daybreak; c4 tailor
    """)
    assert "<b>Riverside</b> copies Tailor" in shown(table.play("activate c3 3"), "copy 1 c4 1")
