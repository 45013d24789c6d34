"""The gallery forgets nothing: every kind of decision of every game is found and shown."""

import inspect
import pkgutil
from importlib import import_module

import pytest

from terrarium.core.game import Game
from terrarium.core.step import Step
from terrarium.games import GAMES
from tests.gallery.lines import ends, kinds, lines, sizes


def steps_of(game: Game) -> set[str]:
    """The classes of decisions in a game's folder of steps, by their names."""
    package = import_module(f"{game.home}.steps")
    found = set[str]()
    for module in pkgutil.iter_modules(package.__path__):
        members = vars(import_module(f"{package.__name__}.{module.name}")).items()
        found |= {name for name, thing in members if _is_step(thing)}
    return found


def _is_step(thing: object) -> bool:
    return (
        inspect.isclass(thing)
        and issubclass(thing, Step)
        and thing is not Step
        and not inspect.isabstract(thing)
    )


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_every_step_of_a_game_is_a_kind_that_the_gallery_looks_for(game: Game) -> None:
    assert len(kinds(game)) == len(steps_of(game))


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_every_kind_of_decision_comes_up_with_few_and_with_many(game: Game) -> None:
    for players in sizes(game):
        assert {*kinds(game), *ends(game)} <= lines(game, players).keys()


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_a_line_leads_to_the_decision_that_it_is_named_after(game: Game) -> None:
    found = lines(game, sizes(game)[0])
    assert all(kinds(game)[found[kind].state().step] == kind for kind in kinds(game))
