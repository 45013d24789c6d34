"""Each of the 12 start cards, paid before round 1 (1.4)."""

import pytest

from terrarium.core.player import Seated
from tests.games.terramara.standard.holding import holds
from tests.games.terramara.tables import EDITION, Table, dealt, terramara

NAMES = [card.name for card in EDITION.start_cards]

# Card, moves, what its owner begins round 1 with.
CARDS = [
    (
        "stilt-dwellers",
        (),
        "1 cattle, 1 stone, 1 wood, 1 ore; strength 2; culture 1; L1 worker",
    ),
    ("hill-warriors", (), "1 ore, 1 metal; strength 3; points 2; L1 worker"),
    ("potters-kin", (), "2 stone, 1 wood, 1 brick; culture 2; L1 worker"),
    (
        "salt-carriers",
        ("travel start-c1",),
        "1 cattle, 1 wood, 1 ore, 1 leather, 1 timber; caravans start c1; L1 worker",
    ),
    (
        "marsh-hunters",
        ("travel start-c1",),
        "1 cattle, 1 stone; strength 2; culture 1; caravans start c1; L1 worker",
    ),
    ("horse-tamers", (), "1 ore; strength 4; culture 1; L1 worker"),
    (
        "cattle-drovers",
        ("travel start-c1",),
        "1 cattle, 1 leather; strength 3; caravans start c1; L1 worker",
    ),
    (
        "amber-seekers",
        ("travel start-c1",),
        "1 metal; culture 1; points 4; caravans start c1; L1 worker",
    ),
    ("master-builders", (), "1 stone, 1 wood; culture 2; L2 worker"),
    (
        "bronze-traders",
        ("travel start-c1",),
        "1 ore, 1 leather, 1 brick, 1 timber; culture 2; caravans start c1",
    ),
    (
        "river-pilots",
        ("travel start-c1",),
        "1 cattle, 1 wood, 1 ore, 1 brick, 1 timber; culture 2; caravans start c1",
    ),
    (
        "wood-carvers",
        (),
        "1 wood, 1 ore, 1 brick, 1 timber, 1 metal; strength 2; culture 1",
    ),
]


def taking(card: str, character: str = "war") -> Table:
    """Seat 0 takes the last card of the draft, this one."""
    others = [name for name in ("potters-kin", "horse-tamers", "hill-warriors") if name != card]
    table = terramara(
        f"phase: draft\nfirst: 1\ncharacter 0: {character}\ncharacter 1: craft\n"
        f"start 1: {others[0]}\nopen starts: {card}, {others[1]}",
        players=2,
    )
    return table.play(f"start {NAMES.index(card) + 1}")


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(("card", "moves", "then"), CARDS)
def test_a_start_card_pays(card: str, moves: tuple[str, ...], then: str) -> None:
    table = taking(card).play(*moves)
    assert (holds(table), table.terramara.round) == (then, 1)


@pytest.mark.rule("1.4")
def test_every_start_card_is_paid_here() -> None:
    assert [row[0] for row in CARDS] == NAMES


@pytest.mark.rule("1.4", "1.23b start")
def test_the_step_of_a_start_card_is_one_for_young_road_too() -> None:
    table = taking("salt-carriers", "road").play("travel start-c1")
    assert table.terramara.round == 1


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_paid_one_start_card_in_turn_order(players: int) -> None:
    table = dealt(players)
    while table.terramara.round == 0:
        table.play(table.legal()[-1])
    paid = [event for event in table.heard() if event.id == "terramara-paid-start-card"]
    first = int(table.terramara.first)
    assert [event.args["seat"] for event in paid] == [
        Seated((first + place) % players) for place in range(players)
    ]
