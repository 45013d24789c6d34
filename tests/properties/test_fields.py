"""No field of a state slips by: everybody is shown it, or it is declared as hidden and imagined."""

from collections.abc import Iterator

from terrarium.core.state import SPECTATOR, State
from tests.every_game import UnderTest, of_every_game, setups_with_each_option
from tests.properties.fields import fields_of, same
from tests.properties.games import some_moments
from tests.tiny.forgetful import DareWith, ImaginedState, SecretState

SEEDS = range(6)
OF_NO_GAME = {"listener", "seed"}
States = list[State]


def matches(under: UnderTest) -> Iterator[States]:
    """For each table, moments of a few matches."""
    for setup in setups_with_each_option(under):
        yield [state for seed in SEEDS for state in some_moments(under, setup, seed)]


def imagined_otherwise(under: UnderTest) -> set[str]:
    """The fields that may be otherwise for all that some seat knows."""
    found = set[str]()
    for states in matches(under):
        for number, state in enumerate(states):
            for seat in (*range(state.setup.players), SPECTATOR):
                found |= _differing(state, state.imagine(seat, number))
    return found - OF_NO_GAME


def seen_by_nobody(under: UnderTest) -> set[str]:
    """The fields of the game that change without changing what a spectator sees."""
    changing, seen = set[str](), set[str]()
    for states in matches(under):
        for state, other in zip(states, [*states[7:], *states[:7]], strict=True):
            changed = _differing(state, other)
            changing |= changed
            seen |= {name for name in changed - seen if _is_seen(state, name, other)}
    return changing - seen - fields_of(State(state.setup, 1)).keys()


def _differing(one: State, other: State) -> set[str]:
    of_other = fields_of(other)
    return {name for name, value in fields_of(one).items() if not same(value, of_other[name])}


def _is_seen(state: State, name: str, other: State) -> bool:
    """Whether a view of the state, but with this field of the other, shows the difference."""
    mixed = state.copy()
    setattr(mixed, name, fields_of(other)[name])
    try:
        return not same(fields_of(mixed.view(SPECTATOR)), fields_of(state.view(SPECTATOR)))
    except (IndexError, KeyError):  # it is looked at, and does not go with the rest
        return True


@of_every_game
def test_what_may_be_otherwise_for_somebody_is_declared_as_hidden(under: UnderTest) -> None:
    assert imagined_otherwise(under) == under.hidden


@of_every_game
def test_what_is_not_hidden_can_be_seen_by_everybody(under: UnderTest) -> None:
    assert seen_by_nobody(under) <= under.hidden


def test_a_new_field_that_nobody_sees_is_noticed() -> None:
    assert "secret" in seen_by_nobody(UnderTest(DareWith(SecretState)))


def test_a_new_field_that_is_imagined_but_not_declared_is_noticed() -> None:
    assert "secret" in imagined_otherwise(UnderTest(DareWith(ImaginedState)))
