"""Terra Futura's pages, streams and drafts show no seat what it may not know, at any version."""

import asyncio
import html as markup
import re
from functools import cache, partial
from pathlib import Path
from typing import cast

import pytest

from terrarium.core.history import History
from terrarium.core.needed import needed
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.text.terms import titled
from terrarium.games.terra_futura.view import TerraFuturaView
from terrarium.tables.wish import NewTable
from tests.games.terra_futura.table import EDITION
from tests.web.composing import play_composing
from tests.web.eyes import Sent, version_of, watched, worlds_of

CARDS = {titled(card.name): card.name for card in EDITION.cards}
GOALS = {titled(card.name): number for number, card in enumerate(EDITION.scoring)}
TITLE = re.compile("|".join(sorted([*CARDS, *GOALS], key=len, reverse=True)))
THING = re.compile(r'(?:data-thing="|id="(?:in-row|of-\d|mine|hand|taken|gone)-)([a-z-]+)"')
GOAL = re.compile(r"goal-(\d+)|Scoring card (\d+)")
TAG = re.compile(r"<[^>]*>")
MOST = 400


@pytest.mark.leisurely
@pytest.mark.parametrize("options", [{}, {"simultaneous_patterns": "yes"}])
def test_no_card_of_a_deck_and_no_goal_of_another_is_sent(
    tmp_path: Path, options: dict[str, str]
) -> None:
    wish = NewTable("terra_futura", ("me", "open", "bot:random"), options, seed=11)
    record, eyes = asyncio.run(watched(tmp_path, wish, partial(play_composing, MOST)))
    worlds = dict(worlds_of(record))
    for sent in eyes:
        assert len(sent.pages) > 20
        for version, _, html in sent.parts():
            _check(worlds[version], sent.viewer, html)
        for page in sent.pages:
            _check(worlds[version_of(page)], sent.viewer, page)
    _check_the_check(worlds, eyes)


def _check(history: History, viewer: int, html: str) -> None:
    cards, goals = _known(history, viewer)
    assert _cards(html) <= cards
    assert _goal_names(html) <= goals
    assert _goal_numbers(html) <= goals


@cache
def _known(history: History, viewer: int) -> tuple[set[str], set[int]]:
    """The cards and the goals that a viewer has seen."""
    view = _view(history, viewer)
    told = [line.to(viewer).args for line in history.told]
    named = {str(args[name]) for args in told for name in ("card", "to") if name in args}
    numbers = {needed(int, args["number"]) - 1 for args in told if "number" in args}
    seen = {number for cards in view.scoring for number in cards}
    return _open_cards(view) | named, seen | numbers


def _check_the_check(worlds: dict[int, History], eyes: list[Sent]) -> None:
    """What one seat was sent would not do for another, or this test would see nothing."""
    own = [(version, html) for version, part, html in eyes[1].parts() if part == "own"]
    goals = [(_goal_names(html), _view(worlds[version], 1)) for version, html in own]
    assert sum(not found <= set(view.scoring[1]) for found, view in goals) > 10


def _open_cards(view: TerraFuturaView) -> set[str]:
    lying = [*view.rows, *view.cards, int(view.taken), *(c for pile in view.discards for c in pile)]
    return {view.rules.names[card] for card in lying if card != NO_CARD}


def _cards(html: str) -> set[str]:
    things = {name for name in THING.findall(html) if name in CARDS.values()}
    return things | {CARDS[title] for title in _titles(html) if title in CARDS}


def _goal_names(html: str) -> set[int]:
    return {GOALS[title] for title in _titles(html) if title in GOALS}


def _goal_numbers(html: str) -> set[int]:
    return {int(one or two) - 1 for one, two in GOAL.findall(html)}


def _titles(html: str) -> set[str]:
    return set(TITLE.findall(markup.unescape(TAG.sub(" ", html))))


def _view(history: History, viewer: int) -> TerraFuturaView:
    return cast(TerraFuturaView, history.state.view(viewer))
