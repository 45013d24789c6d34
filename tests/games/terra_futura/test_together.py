"""What is one thing is one sentence of Terra Futura's log."""

from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.text.together import told_together


def told(id: str, card: str, **args: int | str) -> Message:
    named: Args = {"seat": Seated(0), "card": card, "cell": "c3", **args}
    return Message(f"terra_futura-{id}", named)


def test_what_is_paid_from_one_card_is_one_sentence() -> None:
    both = told_together(told("paid", "bank", kind="yellow"), told("paid", "bank", kind="red"))
    assert both is not None
    three = told_together(both, told("paid", "bank", kind="yellow"))
    assert three is not None
    assert three.args["bundle"] == "1 red, 2 yellow"


def test_what_is_paid_from_two_cards_are_two_sentences() -> None:
    assert told_together(told("paid", "bank", kind="red"), told("paid", "inn", kind="red")) is None


def test_a_gain_tells_what_was_gained_and_not_what_could_be() -> None:
    gained = told("gained", "bank", kind="red", amount=1)
    assert told_together(told("activated", "bank"), gained) is gained
