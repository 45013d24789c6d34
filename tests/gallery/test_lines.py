"""The gallery forgets nothing: every kind of decision of every game is found and shown."""

import inspect
import pkgutil
from importlib import import_module

import pytest

from terrarium.core.game import Game
from terrarium.core.step import Step
from terrarium.games import GAMES
from tests.every_game import UnderTest, of_every_game
from tests.gallery.lines import ends, kinds, lines, phases, sizes

pytestmark = pytest.mark.leisurely


def steps_of(game: Game) -> set[str]:
    """The classes of decisions in a game's folder of steps, by their names."""
    package = import_module(f"{game.home}.steps")
    found = set[type]()
    for module in pkgutil.iter_modules(package.__path__):
        members = vars(import_module(f"{package.__name__}.{module.name}")).values()
        found |= {thing for thing in members if inspect.isclass(thing) and issubclass(thing, Step)}
    bases = {base for step in found for base in step.__mro__[1:]}
    return {step.__name__ for step in found - bases - {Step}}


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_every_step_of_a_game_is_a_kind_that_the_gallery_looks_for(game: Game) -> None:
    assert len(phases(game)) == len(steps_of(game))


@of_every_game
def test_every_kind_of_decision_comes_up_with_few_and_with_many(under: UnderTest) -> None:
    for players in sizes(under.game):
        wanted = {*kinds(under.game, players), *ends(under.game)}
        assert wanted <= lines(under.game, players).keys()


@of_every_game
def test_a_line_leads_to_the_decision_that_it_is_named_after(under: UnderTest) -> None:
    game, few = under.game, sizes(under.game)[0]
    found = lines(game, few)
    assert all(phases(game)[found[kind].state().step] == kind for kind in kinds(game, few))
