"""The page of icons has a sentence for everything that stands on a card."""

from pathlib import Path

import pytest

from terrarium.core.edition import Edition
from terrarium.core.reason import Message
from terrarium.editions import find_edition
from terrarium.games import GAMES
from terrarium.games.terramara.page.icons import GROUPS, icons_of
from terrarium.text.words import Words
from tests.games.terramara.page.beside import NUMBERS

GAME = GAMES.find("terramara")
STANDARD = find_edition(GAME, "standard")
TINY = GAME.read_edition((Path(__file__).parents[1] / "editions" / "tiny.toml").read_text("utf-8"))
WORDS = Words(GAME)


@pytest.mark.parametrize("edition", [STANDARD, TINY], ids=["standard", "own"])
def test_every_icon_of_a_card_is_explained(edition: Edition) -> None:
    page = icons_of(edition)
    explained = {*NUMBERS, *(word for signs in page.groups.values() for word, _ in signs)}
    shown = [one for many in (*page.artefacts.values(), *page.tiles.values()) for one in many]
    icons = {word.replace(" ", "-") for one in shown for _, word in one.icons}
    assert icons - explained == set()


@pytest.mark.parametrize("what", [word for words in GROUPS.values() for word in words])
def test_an_icon_has_a_sentence(what: str) -> None:
    said = WORDS.say(Message("terramara-page-icon", {"what": what}))
    assert said.endswith(".")


def test_what_several_cards_show_stands_once() -> None:
    shown = [repr(one.icons) for one in icons_of(STANDARD).artefacts["at-once"]]
    assert len(shown) == len(set(shown))


def test_every_artefact_with_an_effect_is_named() -> None:
    named = {
        title
        for many in icons_of(STANDARD).artefacts.values()
        for one in many
        for title in one.titles
    }
    assert {"Feast Bowl", "Bow Drill", "Envoys Mantle"} <= named
