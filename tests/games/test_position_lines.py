"""Whatever is wrong with a position, the refusal says in which line."""

from random import Random

import pytest

from terrarium.core.position import position_setup
from terrarium.core.reason import BadInput
from terrarium.editions import find_edition
from terrarium.games import GAMES

TRIES = 600


def _positions(game: str, seed: int) -> list[str]:
    """Some moments of a random match."""
    chance, played = Random(seed), GAMES.find(game)
    state = played.begin(played.setup(played.least, find_edition(played)), seed)
    found = [state.position()]
    while state.actor() >= 0:
        state.play(chance.choice(state.legal()))
        found += [state.position()] if chance.random() < 0.1 else []
    return found


def _changed(texts: list[str], chance: Random) -> str:
    """With lines left out, or with one of another moment."""
    lines, other = (chance.choice(texts).splitlines() for _ in range(2))
    if chance.random() < 0.6:
        kept = chance.random()
        return "\n".join(line for line in lines if chance.random() < kept)
    new = chance.choice(other)
    key = new.partition(":")[0]
    return "\n".join([*(line for line in lines if line.partition(":")[0] != key), new])


def _refusal(game: str, text: str) -> BadInput | None:
    played = GAMES.find(game)
    try:
        setup = position_setup(played, text, find_edition(played))
        played.read_position(text, setup, 1)
    except BadInput as error:
        return error
    return None


@pytest.mark.leisurely
@pytest.mark.parametrize("game", ["terra", "terra_futura", "terramara"])
def test_every_refusal_of_a_position_names_a_line(game: str) -> None:
    chance, texts = Random(7), [text for seed in range(6) for text in _positions(game, seed)]
    refusals = [_refusal(game, _changed(texts, chance)) for _ in range(TRIES)]
    found = [refusal for refusal in refusals if refusal is not None]
    assert len(found) > TRIES / 10
    assert {str(refusal) for refusal in found if not refusal.line} == set()
