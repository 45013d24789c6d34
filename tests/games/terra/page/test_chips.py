"""What somebody did, in things."""

from terrarium.core.picture import Chip
from terrarium.core.player import seated
from terrarium.core.reason import Message
from terrarium.games.terra.page.chips import chips_of
from terrarium.web.pages.render import render
from terrarium.web.pages.speech import Speech
from tests.games.terra.table import GAME


def drawn(chip: Chip) -> str:
    return render("terra/chip.html", Speech(GAME, ["Ada"], 0), chip=chip)


def test_a_card_that_was_discarded_does_not_look_like_one_that_was_played() -> None:
    discarded = Message("terra-discarded", {"seat": seated(1), "card": "green 2"})
    assert chips_of(discarded) == [Chip("discarded", of="green 2")]
    assert "chip green" in drawn(Chip("discarded", of="green 2"))


def test_equal_cards_are_counted() -> None:
    assert "<b>2</b>" in drawn(Chip("card", 2, of="green 2"))
    assert "<b>" not in drawn(Chip("card", of="green 2"))


def test_a_card_that_was_drawn_does_not_look_like_one_that_was_laid() -> None:
    drew = Message("terra-drew", {"seat": seated(0), "card": "green 2"})
    assert chips_of(drew) == [Chip("drawn", of="green 2")]
    assert "<b>+</b>" in drawn(Chip("drawn", of="green 2"))
    assert "<b>+3</b>" in drawn(Chip("drawn", 3))


def test_a_card_among_what_somebody_did_says_what_they_did_and_not_what_its_colour_helps() -> None:
    assert "data-tip" not in drawn(Chip("card", of="green 2"))
