"""Each of the twenty-two decisions is asked in one sentence."""

import pytest

from terrarium.games.terramara.phases import EFFECT, PHASES
from tests.games.terramara.picture.drawn import asked
from tests.games.terramara.tables import terramara

CRAFT = "then 1: lay-down 0; card war-horn\nthen 2: draw 0\nthen 3: after 0\nacted: yes\n"
RICH = "goods 0: 2 cattle, 2 ore, 3 brick, 1 timber, 3 metal\n"
DECISIONS = {
    "draft": ("phase: draft", "Take a character or a start card; you will have one of each."),
    "crossroad": (
        "phase: crossroad\nactor: 3\ncharacter 3: land",
        "Choose the crossroad that is yours alone.",
    ),
    "outpost": (
        "phase: outpost\nactor: 3\ncharacter 3: land",
        "Choose the outpost that counts for you in the end.",
    ),
    "send": ("", "Send a member of your clan."),
    "hut": (
        "phase: hut\nsent: chief to hut\nhut 0: 1 chief\ngoods 0: 1 ore",
        "In the hut you may refine a raw good, or give a good for a raw one of another kind.",
    ),
    "choose": (
        "phase: choose\nabout: effect 2 movement or 2 strength",
        "Choose one: 2 movement or 2 strength.",
    ),
    "offer": (
        "phase: offer\nabout: effect 1 raw -> 4 vp\ngoods 0: 1 ore",
        "You may make this exchange: any raw good for 4 points",
    ),
    "pay": (
        f"phase: pay\nabout: due 1 ore; any refined 1\n{RICH}",
        "Pay 1 ore, any refined good: what do you give first?",
    ),
    "gain": (
        "phase: gain\nabout: amount 2; kinds leather, metal",
        "Choose the goods that you gain: 2 are left.",
    ),
    "refine": (f"phase: refine\nabout: amount 1\n{RICH}", "You may refine a raw good."),
    "work": (
        f"phase: work\nabout: amount 2\n{RICH}",
        "Your worker refines up to 2 raw goods: which one first?",
    ),
    "culture": (
        "phase: culture\nabout: amount 2\nculture 0: 5",
        "You may make up to 2 steps on the river: how many?",
    ),
    "tiles": (
        "phase: tiles\nculture 0: 14",
        "You are at the end of the river: use its two bonus tiles, in any order.",
    ),
    "move": (
        "phase: move\nabout: amount 2",
        "You may move your caravans by 2 steps: which one do you move?",
    ),
    "recall": (
        "phase: recall\nhut 0: 1 explorer",
        "You may take one of your explorers back into your hand.",
    ),
    "raid": ("phase: raid\ngoods 1: 9 ore", "You may raid the others, without giving up strength."),
    "give": (
        f"phase: give\nturn: 1\nactor: 0\nabout: amount 2; raider 1\n{RICH}",
        "Ben raids you for one good of every 5: you give 2, one by one: which one now?",
    ),
    "craft": (
        f"phase: craft\nrow: war-horn\n{RICH}",
        "You may craft an artefact; raw goods may stand for refined ones of their kinds.",
    ),
    "less": (
        f"phase: less\nabout: card war-horn\nculture 0: 12\nreserved 0: war-horn\n{CRAFT}{RICH}",
        "War Horn costs one good less: which one?",
    ),
    "after": (
        "phase: after\nculture 0: 4",
        "Anything else? You may reserve one artefact.",
    ),
}


@pytest.mark.parametrize(("position", "sentence"), DECISIONS.values(), ids=DECISIONS.keys())
def test_a_decision_is_asked_in_one_sentence(position: str, sentence: str) -> None:
    assert asked(terramara(position)) == sentence


def test_who_places_a_neutral_explorer_is_told_the_row() -> None:
    table = terramara("phase: neutral\nabout: amount 2", 3)
    assert asked(table) == "Put an explorer of neutral player A on a free space of row 3."


def test_with_two_players_the_other_part_is_offered() -> None:
    raid = terramara("phase: first\nabout: amount 1\nstrength 0: 2", 2)
    assert asked(raid) == "You may raid as well, for 1 strength."
    first = terramara("phase: first", 2)
    assert asked(first) == "You may do the First player action as well."


def test_every_decision_is_among_these() -> None:
    assert {*DECISIONS, "neutral", "first"} == set(PHASES[:EFFECT])


def test_the_others_are_told_what_is_decided() -> None:
    table = terramara(DECISIONS["give"][0])
    assert asked(table, 2) == "Ada chooses what to give to the raider."


def test_who_wins_by_the_river_is_told_so() -> None:
    table = terramara("phase: over\nculture 2: 3")
    assert asked(table, 2) == "You win with 8 points: of equals the farthest on the river, at 3."


def test_who_wins_by_strength_is_told_so() -> None:
    table = terramara("phase: over\nstrength 2: 3\npoints 0: 3")
    assert asked(table, 0).startswith("Cy wins with 8 points: of equals, on the river too,")


def test_those_who_share_a_victory_are_named() -> None:
    table = terramara("phase: over\npoints 0: 1\npoints 3: 1")
    assert asked(table, 3).startswith("Ada and you share the victory with 9 points")


def test_who_has_a_start_card_is_asked_for_a_character() -> None:
    table = terramara("phase: draft")
    for _ in range(4):
        table.play(next(move for move in table.legal() if move.startswith("start")))
    assert asked(table) == "Take a character, to go with your start card."


LATER = {
    "pay": (
        f"phase: pay\nabout: due 1 ore; any refined 1; so far 1 ore; least ore\n{RICH}",
        "Pay 1 ore, any refined good: what do you give next?",
    ),
    "refine": (
        f"phase: refine\nabout: amount 2; least cattle\n{RICH}",
        "You may refine up to 2 more raw goods: which one next?",
    ),
    "work": (
        f"phase: work\nabout: amount 1; least cattle\n{RICH}",
        "Your worker may refine one more raw good.",
    ),
}


@pytest.mark.parametrize("phase", LATER)
def test_only_what_follows_something_is_asked_for_as_the_next(phase: str) -> None:
    position, expected = LATER[phase]
    assert asked(terramara(position)) == expected
