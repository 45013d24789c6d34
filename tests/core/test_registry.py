"""The games by name."""

import pytest

from terrarium.core.reason import BadInput
from terrarium.core.registry import Registry
from terrarium.games import GAMES
from tests.tiny.game import DARE


def test_a_game_is_found_by_its_name() -> None:
    assert Registry([DARE]).find("dare") is DARE
    assert GAMES.find("terra").name == "terra"


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match="unknown game 'chess'; the games are: dare"):
        Registry([DARE]).find("chess")


def test_no_two_games_have_one_name() -> None:
    with pytest.raises(ValueError, match="there is a game 'dare' already"):
        Registry([DARE, DARE])


def test_all_games_can_be_gone_through() -> None:
    assert list(Registry([DARE])) == [DARE]
    assert "terra" in [game.name for game in GAMES]
