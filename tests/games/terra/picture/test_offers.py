"""What may be chosen is derived once: the page's buttons and the terminal's list say the same."""

import pytest

from terrarium.core.picture import Choice
from terrarium.games.terra.page.choices import own_of
from terrarium.games.terra.picture.groups import groups_of
from terrarium.games.terra.picture.offers import offers_of
from terrarium.games.terra.view import TerraView
from tests.games.terra.table import Table, laid_out

IMPENDING = """
    phase: impending
    impending: africa-green
    hand 0: green 6, green 1
"""
HELPING = """
    phase: help
    open: africa-green with green 6
    hand 0: green 4, green 1
"""


def seen(table: Table) -> TerraView:
    view = table.state.view(0)
    assert isinstance(view, TerraView)
    return view


def on_the_page(table: Table) -> list[str]:
    """The moves that meet the threat of their crisis."""
    own = own_of(seen(table), lambda move: table.state.why_not(0, move))
    return [move.text for move in own.moves if move.solves]


def at_the_terminal(table: Table) -> list[str]:
    choices = [choice for group in groups_of(seen(table)) for choice in group.choices]
    return [table.game.spell(choice.move) for choice in choices if _solves(choice)]


def _solves(choice: Choice) -> bool:
    solved = ("terra-offer-solves", "terra-offer-averts")
    return any(cell.words.id in solved for cell in choice.cells)


@pytest.mark.parametrize(
    ("position", "options", "solving"),
    [
        (HELPING, {}, ["help africa-green with green 4"]),
        (HELPING, {"sealed_contributions": "yes"}, ["help africa-green with green 4"]),
        (IMPENDING, {"threat_offset": "-4"}, ["play green 6"]),
        (IMPENDING, {"threat_offset": "-4", "sealed_contributions": "yes"}, []),
    ],
)
def test_page_and_terminal_mark_the_same_moves_as_those_that_solve_a_crisis(
    position: str, options: dict[str, str], solving: list[str]
) -> None:
    table = laid_out(position, options)
    assert on_the_page(table) == at_the_terminal(table) == solving


@pytest.mark.parametrize(
    ("hand", "breaks"),
    [
        ("green 4, green 5, green 6", {"4": 15}),
        ("green 3, green 4, green 5, green 6", {"3": 0, "4": 15}),
        ("green 4, green 4, green 5, green 6", {"4": 0}),
        ("green 4, red 1", {"4": 0}),
    ],
)
def test_a_move_says_which_of_ones_best_set_it_breaks(hand: str, breaks: dict[str, int]) -> None:
    table = laid_out(f"phase: help\nopen: africa-green\nhand 0: {hand}", {})
    offers = {offer.text.rpartition(" ")[2]: offer.breaks for offer in offers_of(seen(table))}
    assert breaks.items() <= offers.items()
