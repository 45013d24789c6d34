"""What may be chosen, as it is listed: every legal move once, in groups."""

from tests.games.terramara.picture.drawn import offered, said, seen
from tests.games.terramara.tables import Table, terramara


def test_explorers_chief_and_warriors_are_sent_in_groups_of_their_own() -> None:
    table = terramara("round: 5\nhand 0: 1 explorer, 1 chief, 2 warriors")
    groups = offered(table)
    assert list(groups) == ["Explorer to", "Chief to", "Warrior to"]
    assert groups["Chief to"][:2] == ["Hire", "Develop"]


def test_a_space_is_read_aloud_with_what_it_brings() -> None:
    assert spoken(terramara(""), "send explorer to b1") == "1 cattle, 1 brick"


def spoken(table: Table, move: str) -> str:
    """What is said of a move that is offered."""
    choices = [choice for group in seen(table, table.actor()).groups for choice in group.choices]
    (found,) = [choice for choice in choices if table.game.spell(choice.move) == move]
    assert found.words is not None
    return said(found.words)


def test_a_character_that_can_flip_is_offered_after_the_members() -> None:
    assert list(offered(terramara("character 0: road")))[-1] == "Flip your character"


def test_a_step_of_a_caravan_shows_what_lies_there() -> None:
    table = terramara("phase: move\nround: 2\nbonus: l1 river-gift")
    assert offered(table)["Move"] == [
        "start-c1",
        "start-l1 r→★4",
        "start-r1 outpost culture 10/12/14",
    ]


def test_what_is_left_out_has_words_of_its_own() -> None:
    assert "Move no farther" in offered(terramara("phase: move"))


def test_artefacts_are_offered_with_their_costs_and_called_by_their_names() -> None:
    table = terramara("phase: after\nculture 0: 4\nrow: hide-boots")
    (group,) = [g for g in seen(table, 0).groups if said(g.label.words) == "Reserve"]
    assert group.choices[0].called is not None
    assert said(group.choices[0].called) == "Hide Boots"


def test_the_two_tiles_at_the_end_of_the_river_are_offered() -> None:
    table = terramara("phase: tiles\nculture 0: 14\nbonus: river 14 sword-smith")
    assert offered(table)["Use the tile"][0] == "≈14 M†"


def test_steps_on_the_river_say_where_they_lead() -> None:
    table = terramara("phase: culture\nabout: amount 2\nculture 0: 5\nbonus: river 6 river-gift")
    assert offered(table)["Steps"] == ["none", "1, to 6 r→★4", "2, to 7 r→★4"]
    assert spoken(table, "advance 1") == "1, to 6: any raw good for 4 points"


def test_once_a_round_effects_are_offered_by_name() -> None:
    table = terramara("artefacts 0: hide-boots\ngoods 0: 1 ore\ncharacter 0: war adult")
    assert [text.split()[0] for text in offered(table)["Use"]] == ["Hide", "War"]


def test_explorers_who_stay_away_are_offered_by_the_round_of_their_return() -> None:
    groups = offered(terramara("round: 3\nhand 0: 1 explorer"))
    assert list(groups) == ["Explorer to", "… till round 4", "… for good"]


def test_joining_by_an_explorer_shows_its_price() -> None:
    table = terramara("strength 0: 3\non b1: explorer 1\nhand 0: 1 explorer, 1 chief")
    groups = offered(table)
    assert "b1 −†" in groups["Explorer to"]
    assert "b1" in groups["Chief to"]


def test_whom_one_joins_is_read_aloud() -> None:
    table = terramara("strength 0: 3\non b2: explorer 1")
    assert spoken(table, "send explorer to b2") == (
        "1 cattle, 1 strength, refine 1 raw good, joining an explorer of Ben, costs 1 strength, "
        "comes back after round 2"
    )


def test_young_war_joins_for_nothing() -> None:
    table = terramara("strength 0: 3\non b1: explorer 1\ncharacter 0: war")
    assert "b1" in offered(table)["Explorer to"]


def test_a_good_is_refined_to_what_it_becomes() -> None:
    table = terramara("phase: refine\nabout: amount 1\ngoods 0: 1 ore, 1 wood")
    assert offered(table)["Refine"] == ["w→T", "o→M"]


def test_a_character_is_drafted_with_both_its_sides_in_sight() -> None:
    table = terramara("phase: draft\nopen characters: road, war, craft, scout, land")
    assert spoken(table, "draft road").startswith("Road, young. At once: 1 movement.")
    assert offered(table)["Character"][0] == "Road !» ∞ +» · adult ∞ at a crossroad:★2"
