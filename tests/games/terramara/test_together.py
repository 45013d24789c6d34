"""What belongs together is one sentence of the log."""

from terrarium.core.player import Seated
from terrarium.core.reason import Args, Message
from terrarium.tables.account import LogLine
from terrarium.tables.folding import folded
from terrarium.text.words import Words
from tests.games.terramara.tables import GAME

NAMES = ["Ada", "Ben", "Cy", "Di"]


def told(*events: tuple[str, Args], reader: int = 0) -> list[str]:
    lines = [LogLine(1, Message(f"terramara-{id}", args)) for id, args in events]
    return [Words(GAME).say(line.message, NAMES, reader) for line in folded(GAME, lines)]


def gift(giver: int, good: str) -> tuple[str, Args]:
    return "gave", {"seat": Seated(giver), "raider": Seated(0), "good": good}


def test_the_gifts_of_a_raid_are_one_sentence_for_each_giver() -> None:
    gifts = [gift(1, "cattle"), gift(1, "metal"), gift(1, "metal"), gift(2, "ore")]
    assert told(*gifts) == [
        "Ben gives 1 cattle, 2 metal to you.",
        "Cy gives 1 ore to you.",
    ]


def test_others_are_told_the_raiders_name() -> None:
    assert told(gift(1, "ore"), reader=3) == ["Ben gives 1 ore to Ada."]


def test_goods_paid_and_gained_one_by_one_are_told_together() -> None:
    ben: Args = {"seat": Seated(1)}
    assert told(
        ("paid", {**ben, "bundle": "1 stone"}),
        ("paid", {**ben, "bundle": "1 stone, 1 wood"}),
        ("scored", {**ben, "points": 1, "source": "artefact grain-flail"}),
        ("gained", {**ben, "bundle": "1 brick"}),
        ("gained", {**ben, "bundle": "1 timber"}),
    ) == [
        "Ben pays 2 stone, 1 wood.",
        "Ben scores 1 point for Grain Flail.",
        "Ben gains 1 brick, 1 timber.",
    ]


def test_a_swap_in_the_hut_is_one_sentence() -> None:
    ada: Args = {"seat": Seated(0)}
    assert told(
        ("paid", {**ada, "bundle": "1 cattle"}), ("gained", {**ada, "bundle": "1 ore"})
    ) == ["You exchange 1 cattle for 1 ore."]


def test_a_worker_is_told_with_what_it_refines() -> None:
    ben: Args = {"seat": Seated(1)}
    ore: Args = {**ben, "raw": "ore", "good": "metal"}
    worked: tuple[str, Args] = ("put-to-work", {**ben, "level": 2})
    assert told(worked, ("refined", ore), ("refined", ore), worked, ("refined", ore)) == [
        "A worker of level 2 refines 2 ore for Ben.",
        "A worker of level 2 refines 1 ore for Ben.",
    ]


def test_what_a_space_refines_after_a_worker_is_not_told_of_the_worker() -> None:
    ben: Args = {"seat": Seated(1)}
    ore: Args = {**ben, "raw": "ore", "good": "metal"}
    worked: tuple[str, Args] = ("put-to-work", {**ben, "level": 1})
    assert told(worked, ("refined", ore), ("refined", ore)) == [
        "A worker of level 1 refines 1 ore for Ben.",
        "Ben refines ore to metal.",
    ]


def test_an_artefact_is_told_with_its_price() -> None:
    ada: Args = {"seat": Seated(0)}
    crafted: Args = {**ada, "artefact": "war-horn"}
    paid: Args = {**ada, "bundle": "1 brick, 3 metal"}
    assert told(("crafted", crafted), ("paid", paid)) == [
        "You craft War Horn for 1 brick, 3 metal."
    ]


def test_new_cards_are_told_together() -> None:
    cards: list[Args] = [{"artefact": "war-horn"}, {"artefact": "bow-drill"}]
    assert told(*[("turned-up", card) for card in cards]) == [
        "New in the row: War Horn, Bow Drill."
    ]


def test_a_bonus_tile_is_told_with_the_step_to_it() -> None:
    ben: Args = {"seat": Seated(1)}
    step: Args = {**ben, "origin": "start", "place": "l1"}
    assert told(("travelled", step), ("used-tile", {**ben, "bonus": "guest-gift"})) == [
        "A caravan of Ben comes from the start of the road to bonus stop 1, where Guest Gift lies."
    ]


def test_what_two_players_do_stays_apart() -> None:
    first: Args = {"seat": Seated(1), "bundle": "1 stone"}
    second: Args = {"seat": Seated(2), "bundle": "1 stone"}
    assert len(told(("gained", first), ("gained", second))) == 2


def test_an_exchange_is_told_by_what_is_given_and_got() -> None:
    ben: Args = {"seat": Seated(1)}
    assert told(
        ("exchanged", {**ben, "times": 2, "effect": "r×3→R"}),
        ("paid", {**ben, "bundle": "2 stone"}),
        ("gained", {**ben, "bundle": "1 brick"}),
        ("gained", {**ben, "bundle": "1 timber"}),
    ) == ["Ben exchanges 2 stone for 1 brick, 1 timber."]


def test_an_exchange_for_points_is_one_sentence() -> None:
    ada: Args = {"seat": Seated(0)}
    assert told(
        ("exchanged", {**ada, "times": 1, "effect": "M→★3"}),
        ("paid", {**ada, "bundle": "1 metal"}),
        ("scored", {**ada, "points": 3, "source": "artefact war-horn"}),
    ) == ["You exchange 1 metal for 3 points, by War Horn."]


def test_what_is_saved_is_told_with_the_craft() -> None:
    ben: Args = {"seat": Seated(1)}
    assert told(
        ("crafted", {**ben, "artefact": "war-horn"}),
        ("saved", {**ben, "good": "metal"}),
        ("paid", {**ben, "bundle": "1 brick"}),
        ("paid", {**ben, "bundle": "1 metal"}),
    ) == ["Ben crafts War Horn for 1 brick, 1 metal, and saves 1 metal."]


def test_the_price_of_joining_is_told_with_the_sending() -> None:
    sent: Args = {"seat": Seated(1), "member": "explorer", "space": "b1"}
    lost: Args = {"seat": Seated(1), "steps": 1, "now": 2}
    assert told(("sent", sent), ("lost-strength", lost)) == [
        "Ben sends an explorer to b1 and gives up 1 strength, which leaves 2."
    ]


def test_points_for_one_thing_are_added_and_those_for_another_told_apart() -> None:
    tile, card = "bonus guest-gift", "character river"
    scored = [(1, tile), (2, tile), (2, card), (1, "river"), (4, "space d3"), (1, "none")]
    points: list[Args] = [
        {"seat": Seated(1), "points": number, "source": source} for number, source in scored
    ]
    assert told(*[("scored", score) for score in points]) == [
        "Ben scores 3 points for the bonus tile Guest Gift.",
        "Ben scores 2 points for the character River.",
        "Ben scores 1 point for steps beyond the end of the river.",
        "Ben scores 4 points for d3.",
        "Ben scores 1 point.",
    ]


def test_two_caravans_that_go_the_same_way_are_one_sentence() -> None:
    ben: Args = {"seat": Seated(1)}
    step: Args = {**ben, "origin": "start", "place": "c1"}
    on: Args = {**ben, "origin": "c1", "place": "c2"}
    assert told(("travelled", step), ("travelled", step), ("travelled", on)) == [
        "Both caravans of Ben come from the start of the road to crossroad 1.",
        "A caravan of Ben comes from crossroad 1 to crossroad 2.",
    ]
