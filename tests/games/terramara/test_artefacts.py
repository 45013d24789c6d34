"""Every artefact of the standard set can be crafted, and does what it says (1.6, 1.10)."""

import pytest

from terrarium.games.terramara.goods import GOODS, RAWS, count, one, spell_bundle
from tests.games.terramara.tables import EDITION, Table, doing, terramara

NAMES = [artefact.name for artefact in EDITION.artefacts]
BRICK = 5
WITH_USE = [card.name for card in EDITION.artefacts if card.powers.each_round]
STORE = "goods 0: 9 cattle, 9 stone, 9 wood, 9 ore, 9 leather, 9 brick, 9 timber, 9 metal"
OTHERS = "goods 1: 9 wood\nstrength 1: 9\non hire: explorer 0\nhand 0: 3 explorers, 1 chief"


def round_of(name: str) -> int:
    """One in which cards of its level lie in the row."""
    return (1, 3, 5)[EDITION.artefacts[NAMES.index(name)].level - 1]


def crafting(name: str, goods: str = "") -> Table:
    """Seat 0 may craft this card, which lies first in the row."""
    cost = goods or spell_bundle(EDITION.artefacts[NAMES.index(name)].cost)
    position = f"round: {round_of(name)}\nrow: {name}\ngoods 0: {cost}"
    return doing("craft with raw", position)


@pytest.mark.parametrize("name", NAMES)
def test_an_artefact_is_crafted_for_just_its_cost(name: str) -> None:
    table = crafting(name).play("craft 1")
    assert table.terramara.artefacts[0] == (NAMES.index(name),)


@pytest.mark.parametrize("name", NAMES)
def test_an_artefact_is_not_crafted_for_one_good_less(name: str) -> None:
    cost = EDITION.artefacts[NAMES.index(name)].cost
    kind = next(good for good in range(RAWS, GOODS) if count(cost, good))
    less = spell_bundle(cost - one(kind))
    assert crafting(name, less).why_id("craft 1") != ""


@pytest.mark.parametrize("name", WITH_USE)
def test_a_once_a_round_effect_can_be_used_once(name: str) -> None:
    move = f"use card {NAMES.index(name) + 1}"
    table = terramara(f"round: 3\nartefacts 0: {name}\n{STORE}\n{OTHERS}").play(move)
    while table.phase() != "send":
        table.play(table.legal()[0])
    assert table.refusal(move) == ("terramara-used-already", "1.6")


Stand = tuple[str, int, int, int]  # goods, strength, culture and points of seat 0


def stands(table: Table) -> Stand:
    state = table.terramara
    return table.goods(), state.strength[0], state.culture[0], state.points[0]


@pytest.mark.parametrize(
    ("name", "moves", "after"),
    [
        ("weighted-net", "travel start-c1", ("", 0, 1, 0)),
        ("ash-spear", "", ("", 2, 0, 0)),
        ("feast-bowl", "", ("", 0, 2, 0)),
        ("pack-saddle", "travel start-c1, travel start-c1", ("", 0, 0, 0)),
        ("dugout-canoe", "", ("1 timber", 0, 2, 0)),
        ("raiders-helm", "", ("", 0, 0, 0)),
        ("bronze-greaves", "", ("", 3, 0, 0)),
        ("light-chariot", "travel start-c1, done", ("", 2, 0, 0)),
        ("grain-jar", "", ("", 0, 0, 0)),
        ("sun-plaque", "gain metal", ("1 metal", 0, 2, 0)),
        ("great-bellows", "", ("", 0, 0, 0)),
        ("river-barge", "done", ("", 0, 2, 0)),
        ("parade-shield", "", ("", 2, 0, 1)),
        ("horned-helmet", "", ("", 3, 0, 0)),
        ("ancestor-urns", "", ("", 0, 3, 0)),
        ("offering-basin", "", ("", 0, 0, 0)),
        ("heralds-sash", "gain metal", ("1 metal", 0, 0, 0)),
        ("mountain-furs", "travel start-c1, travel c1-c2, travel c2-c3", ("", 0, 0, 0)),
    ],
)
def test_immediate_effects_come_when_a_card_is_crafted(name: str, moves: str, after: Stand) -> None:
    table = crafting(name).play("craft 1", *(moves.split(", ") if moves else ()))
    assert (stands(table), table.phase()) == (after, "send")


@pytest.mark.parametrize(
    ("name", "bricks", "moves", "after"),
    [
        ("raiders-helm", 0, "raid", ("1 ore", 0, 0, 0)),
        ("horned-helmet", 0, "raid", ("1 ore", 3, 0, 0)),
        ("grain-jar", 2, "times 2, gain metal, gain metal", ("2 metal", 0, 0, 0)),
        ("offering-basin", 3, "times 3", ("", 0, 0, 9)),
    ],
)
def test_immediate_effects_that_need_something_are_offered(
    name: str, bricks: int, moves: str, after: Stand
) -> None:
    held = spell_bundle(EDITION.artefacts[NAMES.index(name)].cost + one(BRICK) * bricks)
    goods = f"goods 0: {held}\ngoods 1: 5 ore"
    table = doing("craft with raw", f"round: {round_of(name)}\nrow: {name}\n{goods}")
    table.play("craft 1", *moves.split(", "))
    assert stands(table) == after


@pytest.mark.parametrize(
    ("name", "goods", "moves", "after"),
    [
        ("bow-drill", "1 wood", "refine wood", ("1 timber", 0, 0, 0)),
        ("leather-sling", "1 stone", "times 1", ("", 1, 0, 0)),
        ("votive-blade", "1 metal", "times 1", ("", 0, 0, 3)),
        ("milk-boiler", "", "gain ore", ("1 ore", 0, 0, 0)),
        ("warp-loom", "1 ore", "times 1", ("1 leather", 0, 0, 0)),
        ("hide-boots", "1 ore", "times 1, travel start-c1", ("", 0, 0, 0)),
        ("wagon-wheel", "", "choose 1, travel start-c1", ("", 0, 0, 0)),
        ("wagon-wheel", "", "choose 2", ("", 1, 0, 0)),
        ("painted-urn", "", "", ("", 0, 1, 0)),
    ],
)
def test_once_a_round_effects_bring_what_they_say(
    name: str, goods: str, moves: str, after: Stand
) -> None:
    position = f"round: 3\nartefacts 0: {name}\n" + (f"goods 0: {goods}" if goods else "")
    table = terramara(position).play(f"use card {NAMES.index(name) + 1}")
    table.play(*(moves.split(", ") if moves else ()))
    assert stands(table) == after
