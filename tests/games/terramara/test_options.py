"""Who may play Terramara, and with which options: what does not fit is refused (1.22, 1.23b)."""

import pytest

from terrarium.core.reason import BadInput
from tests.games.terramara.tables import EDITION, GAME, dealt


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_may_play(players: int) -> None:
    assert len(dealt(players).view()["seats"]) == players


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_or_more_may_not(players: int) -> None:
    with pytest.raises(BadInput, match=f"terramara is for 2 to 4 players, not {players}"):
        GAME.setup(players, EDITION)


@pytest.mark.rule("1.23b start")
def test_one_drafts_unless_it_is_said_that_it_is_a_first_game() -> None:
    assert GAME.setup(3, EDITION).options.text("start") == "draft"


@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        ({"start": "late"}, "option start is draft or first, not 'late'"),
        ({"craft_vp_counts": "all"}, "option craft_vp_counts is paid or printed, not 'all'"),
        (
            {"neutrals_count_as_players": "maybe"},
            "option neutrals_count_as_players is yes or no, not 'maybe'",
        ),
        ({"raids": "no"}, "unknown option 'raids'; the options are: start, craft_vp_counts"),
    ],
)
def test_what_is_no_option_is_refused(chosen: dict[str, str], says: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.setup(3, EDITION, chosen)
    assert str(refused.value).startswith(says)


@pytest.mark.rule("ruling 18")
def test_four_players_have_no_neutral_ones_to_count() -> None:
    with pytest.raises(BadInput, match="neutrals_count_as_players is for 2 or 3 players, not 4"):
        GAME.setup(4, EDITION, {"neutrals_count_as_players": "yes"})
