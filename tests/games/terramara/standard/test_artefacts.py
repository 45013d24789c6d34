"""Each of the 52 artefacts, played from a position: what it brings when, and its points (1.6)."""

import pytest

from terrarium.games.terramara.goods import GOODS, RAWS, count, one, spell_bundle
from tests.games.terramara.standard.holding import holds, number_of
from tests.games.terramara.tables import AFTER, EDITION, Table, terramara

CARDS = {card.name: card for card in EDITION.artefacts}
ROUND = {1: 1, 2: 3, 3: 5}  # a round in which cards of a level lie in the row

Moves = tuple[str, ...]

# Card, goods besides its cost, position, moves after it is crafted, what one has then.
AT_ONCE: list[tuple[str, str, str, Moves, str]] = [
    ("weighted-net", "", "", ("travel start-c1",), "strength 1; caravans start c1"),
    ("ash-spear", "", "", (), "strength 2"),
    ("feast-bowl", "", "", ("gain metal", "travel start-c1"), "1 metal; caravans start c1"),
    ("pack-saddle", "", "", ("travel start-c1", "travel start-c1"), "caravans c1 c1"),
    ("dugout-canoe", "", "", (), "1 timber; culture 3"),
    ("raiders-helm", "", "goods 1: 4 ore", ("raid",), "1 ore"),
    ("bronze-greaves", "", "", (), "strength 3"),
    ("light-chariot", "", "", ("travel start-c1", "done"), "strength 2; caravans start c1"),
    (
        "grain-jar",
        "3 ore",
        "",
        ("times 3", "gain leather", "gain brick", "gain metal"),
        "1 leather, 1 brick, 1 metal",
    ),
    ("sun-plaque", "", "", (), "culture 3"),
    ("river-barge", "", "", ("travel start-c1",), "culture 3; caravans start c1"),
    ("parade-shield", "", "strength 0: 4", (), "strength 6; points 2"),
    ("casting-mould", "", "", (), "1 metal"),
    ("ancestor-urns", "", "", (), "culture 3"),
    ("offering-basin", "3 ore", "", ("times 3",), "points 9"),
    ("heralds-sash", "", "on b5: explorer 0", ("gain metal", "recall b5"), "1 metal"),
    (
        "mountain-furs",
        "",
        "",
        ("gain metal", "travel start-c1", "travel start-c1"),
        "1 metal; caravans c1 c1",
    ),
]

# Card, position, moves after it is used, what one has then.
EACH_ROUND: list[tuple[str, str, Moves, str]] = [
    ("bow-drill", "goods 0: 1 wood", ("times 1",), "points 2"),
    ("leather-sling", "goods 0: 1 stone", ("times 1",), "strength 1"),
    ("votive-blade", "goods 0: 1 metal", ("times 1",), "points 3"),
    ("milk-boiler", "", ("gain ore",), "1 ore"),
    ("warp-loom", "goods 0: 1 cattle", ("times 1",), "points 2"),
    ("hide-boots", "goods 0: 1 ore", ("times 1", "travel start-c1"), "caravans start c1"),
    ("wagon-wheel", "", ("choose 1", "travel start-c1"), "caravans start c1"),
    ("wagon-wheel", "", ("choose 2", "gain ore"), "1 ore"),
    ("war-horn", "strength 1: 1\nstrength 2: 5", (), "strength 2"),
    ("painted-urn", "goods 0: 1 brick", ("times 1",), "points 4"),
    ("runners-cap", "on hire: explorer 0", ("recall hire",), ""),
]

# Card, position, moves, what one has then.
ALWAYS: list[tuple[str, str, Moves, str]] = [
    ("hafted-adze", f"{AFTER}row: bow-drill\ngoods 0: 1 timber, 1 leather", ("craft 1",), ""),
    ("kiln-grate", "", ("send chief to b1",), "1 cattle, 2 brick"),
    (
        "boundary-posts",
        "round: 2",
        ("send explorer to travel", "travel start-r1", "done"),
        "points 3; caravans start r1",
    ),
    (
        "casting-mould",
        f"{AFTER}row: bow-drill\ngoods 0: 1 timber",
        ("craft 1",),
        "",
    ),
    ("miners-pick", "", ("send chief to c1", "done"), "2 stone, 1 metal"),
    ("miners-pick", "", ("send explorer to c1", "done"), "2 stone"),
    ("herders-cloak", "", ("send explorer to b1",), "1 cattle, 1 brick; points 1"),
    ("bronze-dagger", "on hire: explorer 1", ("send explorer to hire",), "L1 worker"),
    ("raiders-helm", "strength 0: 1\ngoods 1: 4 ore", ("send explorer to raid",), "1 ore"),
    (
        "waymark-jar",
        "caravans 0: start, c2",
        ("send explorer to travel", "travel c2-c3", "done"),
        "points 4; caravans start c3",
    ),
    (
        "caravan-tent",
        "caravans 0: c3, c5",
        ("send explorer to travel", "travel c3-c4", "done"),
        "points 5; caravans c4 c5",
    ),
    ("fish-platter", "", ("send explorer to develop", "gain ore"), "1 ore; strength 1; culture 1"),
    ("smiths-apron", f"{AFTER}row: hide-boots\ngoods 0: 2 leather", ("craft 1",), "points 2"),
]

# Card, what one has at the end, what the card scores then besides its own points.
AT_THE_END: list[tuple[str, str, int]] = [
    ("tally-staff", "workers 0: L1, L3", 4),
    ("envoys-mantle", "caravans 0: c2, c2\nflags 0: r1, r2", 6),
    ("plank-road", "caravans 0: c2, c3", 5),
    ("champions-blade", "strength 0: 12", 5),
    ("champions-blade", "strength 0: 11", 0),
    ("hoard-of-axes", "strength 0: 11", 6),
    ("hearth-shrine", "culture 0: 10", 5),
    ("hearth-shrine", "culture 0: 9", 0),
    ("festival-robe", "", 1),
    ("caravan-banner", "parked: 1, 0\ncaravans 0: start, end\ncaravans 1: start, end", 5),
]

# Cards without an effect, and their points.
POINTS_ALONE = {
    "carved-throne": 12,
    "palisade-gate": 14,
    "gilded-sword": 12,
    "house-model": 12,
    "temple-frieze": 14,
    "amber-collar": 12,
}


def crafting(card: str, more: str, position: str) -> Table:
    """Seat 0 has just what the card costs, and perhaps more; it lies first in the row."""
    found = CARDS[card]
    goods = ", ".join(part for part in (spell_bundle(found.cost), more) if part)
    row = "" if "row:" in position else f"row: {card}\n"
    return terramara(f"round: {ROUND[int(found.level)]}\n{AFTER}{row}goods 0: {goods}\n{position}")


@pytest.mark.rule("1.6", "1.10")
@pytest.mark.parametrize("card", CARDS)
def test_an_artefact_is_crafted_for_just_its_cost(card: str) -> None:
    table = crafting(card, "", "").play("craft 1")
    assert table.terramara.artefacts[0] == (number_of(card) - 1,)


@pytest.mark.rule("1.10")
@pytest.mark.parametrize("card", CARDS)
def test_an_artefact_is_not_crafted_for_one_good_less(card: str) -> None:
    cost = CARDS[card].cost
    kind = next(good for good in range(RAWS, GOODS) if count(cost, good))
    less = spell_bundle(cost - one(kind))
    table = terramara(
        f"round: {ROUND[int(CARDS[card].level)]}\n{AFTER}row: {card}\ngoods 0: {less}, 1 wood\n"
        "workers 0: L1"
    )
    assert table.refusal("craft 1") == ("terramara-too-dear", "1.10")


@pytest.mark.rule("1.6", "1.21c")
@pytest.mark.parametrize(("card", "more", "position", "moves", "then"), AT_ONCE)
def test_an_artefact_brings_at_once(
    card: str, more: str, position: str, moves: Moves, then: str
) -> None:
    table = crafting(card, more, position).play("craft 1", *moves)
    assert holds(table) == then


@pytest.mark.rule("1.6", "1.21c")
@pytest.mark.parametrize(("card", "position", "moves", "then"), EACH_ROUND)
def test_an_artefact_brings_once_a_round(card: str, position: str, moves: Moves, then: str) -> None:
    use = f"use card {number_of(card)}"
    table = terramara(f"artefacts 0: {card}\n{position}").play(use, *moves)
    assert holds(table) == then
    assert table.why_id(use) == "terramara-used-already"


@pytest.mark.rule("1.6", "1.21c")
@pytest.mark.parametrize(("card", "position", "moves", "then"), ALWAYS)
def test_an_artefact_always_brings(card: str, position: str, moves: Moves, then: str) -> None:
    assert holds(terramara(f"artefacts 0: {card}\n{position}").play(*moves)) == then


@pytest.mark.rule("1.6", "1.21", "1.21c")
@pytest.mark.parametrize(("card", "position", "points"), AT_THE_END)
def test_an_artefact_scores_at_the_end(card: str, position: str, points: int) -> None:
    table = terramara(f"round: 5\nphase: over\nartefacts 0: {card}\n{position}")
    assert table.outcome().scores[0]["effects"] == points


@pytest.mark.rule("1.6", "1.21")
@pytest.mark.parametrize("card", CARDS)
def test_an_artefact_scores_its_own_points(card: str) -> None:
    table = terramara(f"round: 5\nphase: over\nartefacts 0: {card}")
    assert table.outcome().scores[0]["artefacts"] == POINTS_ALONE.get(card, CARDS[card].points)


@pytest.mark.rule("1.21c", "M-7")
def test_great_bellows_craft_another_artefact_with_raw_goods() -> None:
    position = "row: great-bellows, hearth-shrine"
    table = crafting("great-bellows", "3 stone, 1 cattle, 1 ore", position).play(
        "craft 1", "craft 1"
    )
    crafted = [EDITION.artefacts[card].name for card in table.terramara.artefacts[0]]
    assert (crafted, table.goods()) == (["great-bellows", "hearth-shrine"], "")


@pytest.mark.rule("1.21c", "1.23b recall")
def test_heralds_sash_takes_an_explorer_back_into_hand() -> None:
    table = crafting("heralds-sash", "", "on b5: explorer 0")
    before = table.terramara.explorers[0]
    table.play("craft 1", "gain metal", "recall b5")
    assert table.terramara.explorers[0] == before + 1


@pytest.mark.rule("1.6")
def test_every_artefact_is_played_here() -> None:
    played = {row[0] for row in (*AT_ONCE, *EACH_ROUND, *ALWAYS, *AT_THE_END)}
    assert played | set(POINTS_ALONE) | {"great-bellows"} == set(CARDS)


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("card", POINTS_ALONE)
def test_a_card_of_points_alone_brings_nothing_else(card: str) -> None:
    assert holds(crafting(card, "", "").play("craft 1")) == ""
