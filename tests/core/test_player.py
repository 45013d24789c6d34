"""Players in messages: whoever sits at a seat, and neutral ones, who sit at none."""

import pytest

from terrarium.core.player import Neutral, Player, Seated, is_seated_at
from terrarium.core.state import NOBODY, SPECTATOR


def test_a_neutral_player_is_not_the_one_at_the_seat_of_that_number() -> None:
    players = {Seated(1), Neutral(1), Seated(2)}
    assert len(players) == 3
    assert Seated(1) in players
    assert Seated(1) != 1


@pytest.mark.parametrize("kind", [Seated, Neutral])
@pytest.mark.parametrize("number", [NOBODY, SPECTATOR])
def test_nobody_and_spectators_are_no_players(kind: type[Player], number: int) -> None:
    with pytest.raises(ValueError, match="nobody has the number"):
        kind(number)


def test_only_a_seated_player_is_at_a_seat() -> None:
    found = [is_seated_at(who, 1) for who in (Seated(1), Seated(2), Neutral(1), 1, None)]
    assert found == [True, False, False, False, False]
    assert not is_seated_at(Seated(1), SPECTATOR)
