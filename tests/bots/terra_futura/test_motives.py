"""What the planner says of a move is true of the position."""

import pytest

from terrarium.bots.bot import AT_ONCE
from terrarium.bots.registry import find_bot
from terrarium.core.chance import named_stream
from terrarium.core.state import NOBODY
from terrarium.core.view import View
from terrarium.games.terra_futura.cells import CELLS
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.state import BLOCKED
from terrarium.text.words import Words
from tests.games.terra_futura.table import GAME, Table, activating, dealt, futura, nine, taken

PLANNER = find_bot("terra_futura", "planner")
WORDS = Words(GAME)
TRADERS = "row II: trading-house, department-store, mail-order, cooperative"
GAINS = "row I: market, toll-bridge, ferry, bank"


def says(table: Table) -> str:
    """The hint: the move, and why."""
    return advised(table.state.view(table.actor()))


def advised(view: View) -> str:
    advice = PLANNER.advise(view, AT_ONCE, named_stream("whim"))
    return f"{GAME.spell(advice.move)}: {WORDS.say(advice)}"


def test_a_card_is_taken_for_what_its_territory_brings_for_it() -> None:
    green = "c3 daybreak with 2 green; d3 orchard; c2 garden; d2 meadow"
    rows = f"{GAINS}\nrow II: building-site, tailor, bakery, workshop"
    said = says(futura(f"{rows}\nterritory 0: {green}"))
    assert said == "take II 3: Garden brings what Bakery takes: 2 green for 1 food."


def test_who_discards_first_says_what_comes_then() -> None:
    green = "c3 daybreak; d3 orchard; c2 garden; d2 meadow"
    table = futura(f"{GAINS}\n{TRADERS}\nterritory 0: {green}")
    said = says(table)
    assert said.startswith("discard II: ")
    assert " cards that may come instead are better for me than " in said
    card = said.partition("better for me than ")[2].partition(";")[0]
    assert f"if none of them comes, {card} is the one to take." in said


def test_a_place_is_praised_for_the_cards_that_are_activated_with_it() -> None:
    said = says(taken("bakery", "c3 daybreak with 2 green; d3 orchard; d2 garden"))
    hold = "Its row and column hold Garden, Daybreak as well"
    assert said == f"place c2: {hold}: no place brings more."


def test_an_exchange_is_praised_for_its_points_and_the_room_for_its_cube() -> None:
    table = activating("c4", "c3 daybreak with 1 green; d3 crossroads; c4 bakery")
    assert says(table) == (
        "activate c4 2: Bakery makes 4 points more of what it takes, "
        "and 2 pollution spaces are free."
    )


def test_a_resource_is_gained_for_the_card_that_can_be_paid_with_it() -> None:
    table = activating("c3, c4", "c3 daybreak with 1 green; c4 bakery").play("activate c3 1")
    assert says(table).startswith("gain green: With it Bakery can be paid: ")


def test_whoever_can_do_nothing_more_says_so() -> None:
    table = activating("c4", "c3 daybreak; d3 orchard; c4 bakery")
    assert says(table) == "end: I can activate nothing more."


def test_a_card_without_room_is_given_up_and_that_is_said() -> None:
    table = activating("c4", "c3 daybreak with 2 money; d3 bank; c4 food-hall")
    said = says(table.play("activate c4 1"))
    assert said.startswith("pollute ")
    assert "No pollution space is free: I can best do without " in said


def test_a_set_is_chosen_for_its_points() -> None:
    rich = nine(0).replace("daybreak", "daybreak with 2 construction, 1 goods")
    table = futura(
        f"phase: set\nterritory 0: {rich}\nterritory 1: {nine(1)}\n"
        "scoring 0: 4, 9\nscoring 1: 3, 13\npattern 0: 4\npattern 1: 3"
    )
    assert says(table).startswith("set 9: This set scores most: ")


@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_called_active_that_is_given_up_nor_space_free_that_is_not(seed: int) -> None:
    table = dealt(3, seed)
    while table.actor() != NOBODY:
        view = table.futura.view(table.actor())
        advice = PLANNER.advise(view, AT_ONCE, named_stream("whim"))
        if advice.id.startswith("bot-plans-pollute"):
            _check_cube(table, advice.move, advice.id)
        table.state.play(advice.move)


def _check_cube(table: Table, move: int, said: str) -> None:
    seat, state = table.actor(), table.futura
    room = [state.spare[seat * CELLS + cell] for cell in state.places[seat]]
    assert (max(room) <= 0) == (said == "bot-plans-pollute-full")
    place = seat * CELLS + NOTATION.decoded(move)["cell"]
    gives_up = said in ("bot-plans-pollute-full", "bot-plans-pollute-worthless")
    assert (state.spare[place] - 1 == BLOCKED) == gives_up
