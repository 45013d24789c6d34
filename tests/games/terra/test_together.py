"""What is one thing is one sentence of Terra's log."""

from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra.text.together import told_together

ADA, BO = Seated(0), Seated(1)


def told(id: str, seat: Seated, **args: int | str) -> Message:
    named: Args = {"seat": seat, **args}
    return Message(f"terra-{id}", named)


def test_a_turn_in_which_nothing_was_done_is_one_sentence() -> None:
    both = told_together(told("drew-hidden", ADA), told("ended-turn", ADA))
    assert both is not None
    assert both.id == "terra-drew-only-hidden"


def test_who_laid_the_first_card_and_the_highest_scores_in_one_sentence() -> None:
    both = told_together(told("scored-first", ADA, points=3), told("scored-highest", ADA, points=4))
    assert both is not None
    assert both.args["points"] == 7


def test_what_two_players_score_are_two_sentences() -> None:
    first, highest = told("scored-first", ADA, points=3), told("scored-highest", BO, points=3)
    assert told_together(first, highest) is None
