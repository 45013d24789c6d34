"""No page, stream, draft or answer of Terramara shows a card before it is turned up."""

import asyncio
import html as markup
import re
from functools import partial
from pathlib import Path

import pytest

from terrarium.core.history import History
from terrarium.core.needed import needed
from terrarium.games.terramara.components import NO_CARD
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.text.terms import titled
from terrarium.tables.wish import NewTable
from tests.games.terramara.tables import EDITION
from tests.web.composing import play_composing
from tests.web.eyes import course_of, version_of, watched
from tests.web.programs import answered_programs

NAMES = {card.name for card in EDITION.artefacts}
TITLES = {titled(name): name for name in NAMES}
TITLE = re.compile("|".join(sorted(TITLES, key=len, reverse=True)))
NAMED = re.compile(r"[a-z]+(?:-[a-z]+)+")
TAG = re.compile(r"<[^>]*>")
MOST = 160


@pytest.mark.leisurely
def test_no_card_of_the_deck_is_sent(tmp_path: Path) -> None:
    wish = NewTable("terramara", ("me", "open", "bot:random"), {}, seed=11)
    record, eyes = asyncio.run(watched(tmp_path, wish, partial(play_composing, MOST)))
    open_at = _open_cards(record)
    for sent in eyes:
        assert len(sent.pages) > 20
        for version, _, html in sent.parts():
            assert _cards(html) <= open_at[version]
        for page in sent.pages:
            assert _cards(page) <= open_at[version_of(page)]
    assert any(_cards(page) - open_at[0] for page in eyes[1].pages), "the check sees cards"


@pytest.mark.leisurely
def test_no_program_is_sent_a_card_of_the_deck(tmp_path: Path) -> None:
    """By answers, refusals, streams and records, with moves taken back after a card turned up."""
    record, programs = asyncio.run(answered_programs(tmp_path))
    open_at = _open_cards(record)
    for version, text in programs.answers:
        assert _named(text) <= open_at[version] or version == max(open_at), "but after the end"
    assert any(_named(text) - open_at[0] for _, text in programs.answers), "the check sees cards"
    assert programs.taken_back > 0


def _open_cards(record: str) -> dict[int, set[str]]:
    """At each version the cards that have been turned up so far."""
    found, seen = dict[int, set[str]](), set[str]()
    for version, history in course_of(record):
        seen = seen | _lying(history)
        found[version] = seen
    return found


def _lying(history: History) -> set[str]:
    state = needed(TerramaraState, history.state)
    cards = [*state.row, *state.reserved, *(card for seat in state.artefacts for card in seat)]
    told = {str(line.event.args.get("artefact", "")) for line in history.told}
    return told | {EDITION.artefacts[card].name for card in cards if card != NO_CARD}


def _named(text: str) -> set[str]:
    """In what a program reads."""
    words = set(NAMED.findall(text))
    return {name for name in NAMES if name in words} | {TITLES[at] for at in TITLE.findall(text)}


def _cards(html: str) -> set[str]:
    """By their titles in sentences, and by their names in attributes."""
    titles = {TITLES[title] for title in TITLE.findall(markup.unescape(TAG.sub(" ", html)))}
    words = {part for tag in TAG.findall(html) for part in NAMED.findall(tag)}
    return titles | {name for name in NAMES if any(name in word for word in words)}
