"""One's own part: what can be pointed at, what is composed, and what each decision needs."""

import pytest

from terrarium.games.terramara.page.camp import Camp
from terrarium.games.terramara.page.raiding import RaidTable
from terrarium.text.words import Words
from tests.games.terramara.page.owns import offers, own, own_at
from tests.games.terramara.tables import GAME, after, dealt, doing, terramara

ALL_GOODS = "goods 0: 3 leather, 3 brick, 3 timber, 3 metal\nculture 0: 11"


# Pointing.


def test_a_space_sends_an_explorer_and_another_member_is_pointed_at_besides() -> None:
    moves = offers(own())
    explorer, chief = moves["send explorer to hire"], moves["send chief to hire"]
    assert (explorer.picks, explorer.also) == ("at-hire", "member-explorer")
    assert chief.picks == "at-hire member-chief"


def test_where_only_the_chief_may_go_pointing_at_the_space_is_enough() -> None:
    chief = offers(own("strength 1: 2\non hire: explorer 1"))["send chief to hire"]
    assert chief.picks == "at-hire"


def test_pointing_at_a_card_never_crafts_or_reserves_it() -> None:
    cards = own_at(after(ALL_GOODS)).offered("craft", "reserve")
    assert {" offer-" in offer.picks for offer in cards} == {True}


def test_caravans_are_led_to_places_and_canoes_to_spaces() -> None:
    travels = own_at(doing("1 movement")).offered("travel")
    assert {offer.thing for offer in travels} == {"to-c1", "to-l1"}
    steps = own_at(doing("2 culture", "culture 0: 5")).offered("advance")
    assert [offer.thing for offer in steps] == ["", "culture-6", "culture-7"]


def test_a_closed_space_says_why() -> None:
    shown = own("on a1: chief 1\ncharacter 0: road")
    assert shown.reasons["at-a1"].id == "terramara-chief-there"
    assert shown.reasons["at-x1"].id == "terramara-row-not-flipped"
    assert "at-hire" not in shown.reasons


def test_a_card_that_is_too_dear_says_why() -> None:
    shown = own_at(after("goods 0: 1 ore\nworkers 0: L1"))
    assert any(reason.id == "terramara-too-dear" for reason in shown.reasons.values())


def test_who_waits_has_nothing_to_point_at() -> None:
    shown = own_at(terramara(), seat=1)
    assert (shown.offers, shown.reasons, shown.to_move) == ([], {}, False)


# Whom to take back.


def test_who_is_taken_back_leaves_a_space_that_says_what_it_brings() -> None:
    shown = own_at(doing("take back", "on develop: explorer 0\non b1: explorer 0", 2))
    brought = {offer.name: shown.asked.brought(offer) for offer in shown.offered("recall")}
    assert {space: len(faces) for space, faces in brought.items()} == {"develop": 2, "b1": 1}
    assert not shown.asked.stays_shut()


@pytest.mark.rule("M-16")
def test_raid_is_said_to_stay_closed_and_to_bring_nothing() -> None:
    table = terramara("phase: recall\nclosed: raid\non raid: explorer 0")
    shown = own_at(table)
    [raid] = shown.offered("recall")
    assert (shown.asked.brought(raid), shown.asked.stays_shut()) == ([], True)


# The turn that is composed.


def test_each_step_says_what_it_brought_and_what_it_cost() -> None:
    position = "goods 0: 1 ore\nworkers 0: L1\nstrength 0: 3\non develop: explorer 1"
    shown = own(position, "send explorer to develop", "work 1")
    assert shown.steps[0].costs == [(1, "strength")]
    assert shown.steps[0].gains == [(1, "strength"), (1, "culture")]
    assert (shown.steps[1].costs, shown.steps[1].gains) == ([(1, "ore")], [(1, "metal")])


def test_an_exchange_says_its_price_once() -> None:
    position = "artefacts 0: warp-loom\ngoods 0: 1 cattle"
    *_, made = own(position, "send explorer to hire", "use card 14", "times 1").steps
    assert (made.costs, made.gains) == ([(1, "cattle")], [(2, "vp")])
    assert Words(GAME).say(made.words) == "Exchange once"


def test_a_step_can_be_taken_back_and_all_can_be_sent() -> None:
    shown = own("goods 0: 1 ore\nworkers 0: L1", "send explorer to develop", "work 1")
    assert shown.draft is not None
    assert shown.draft.back() == "send explorer to develop"
    assert shown.ending() == "send explorer to develop;work 1;end"


def test_another_member_may_go_instead() -> None:
    shown = own("goods 0: 1 ore\nworkers 0: L1", "send explorer to develop")
    assert shown.instead() == [("chief", "send chief to develop")]


def test_what_is_done_at_once_sends_the_whole_draft() -> None:
    shown = own(f"{ALL_GOODS}\nworkers 0: L1", "send explorer to develop")
    crafts = shown.offered("craft")
    assert crafts
    assert all(offer.value.startswith("send explorer to develop;craft ") for offer in crafts)


def test_when_the_turn_has_passed_on_only_doing_it_is_left() -> None:
    shown = own("", "send explorer to develop")
    assert (shown.passed, shown.phase, shown.offers) == (True, "passed", [])


# What decisions need.


def test_a_raid_is_a_table_of_levels_goods_and_gifts() -> None:
    table = terramara("strength 0: 7\ngoods 1: 4 wood, 4 ore\ngoods 2: 3 ore\nstrength 3: 6")
    raid = RaidTable(table.terramara, 0)
    assert [(v.seat, v.level, v.goods, v.one_of, v.gives) for v in raid.victims] == [
        (1, 1, 8, 4, 2),
        (2, 1, 3, 4, 0),
        (3, 2, 0, 5, 0),
    ]
    assert (raid.level, raid.brings) == (2, 2)


def test_a_raid_that_costs_a_power_level_is_reckoned_with_the_lower_one() -> None:
    shown = own("strength 0: 6\ngoods 1: 4 wood, 1 ore")
    assert shown.asked.raid().level == 1
    assert shown.asked.raid().victims[0].one_of == 5


def test_a_raid_says_what_its_price_may_cost_at_the_end() -> None:
    raid = own("strength 0: 4\nstrength 1: 4\nstrength 2: 3").asked.raid()
    assert (raid.price, raid.counted, raid.counts) == (1, 8, 5)


def test_a_raid_that_is_composed_shows_what_everybody_had_before_it() -> None:
    raid = own("strength 0: 7\ngoods 1: 8 ore\ngoods 2: 9 wood", "send explorer to raid").raid
    assert raid is not None
    assert [(v.goods, v.gives) for v in raid.victims] == [(8, 2), (9, 2), (0, 0)]
    assert (raid.price, raid.brings) == (1, 4)


def test_only_the_last_step_shows_a_raid() -> None:
    assert own("", "send explorer to develop").raid is None


def test_cards_in_reach_say_what_workers_could_make_and_what_is_missing() -> None:
    row = "row: miners-pick, hide-boots"
    shown = own_at(after(f"{row}\ngoods 0: 1 timber, 1 wood, 1 ore\nworkers 0: L1"))
    needs = {card.face.name: card for card in shown.asked.cards()}
    pick = needs["miners-pick"]
    assert sum(need.held for need in pick.needs) == 1
    assert sum(need.made for need in pick.needs) == 1
    assert needs["hide-boots"].state == "missing"


def test_a_card_that_can_be_crafted_comes_first() -> None:
    cards = own_at(after(f"{ALL_GOODS}\nworkers 0: L1")).asked.cards()
    states = [card.state for card in cards]
    assert states == sorted(states, key=["ready", "workers", "missing"].index)


def test_what_stays_unused_is_said_before_the_turn_ends() -> None:
    unused = own_at(after("goods 0: 1 ore\nworkers 0: L1")).asked.unused()
    assert (unused.workers, unused.uses, unused.crafts) == (1, [], [])


def test_of_several_workers_those_are_counted_that_can_still_work() -> None:
    unused = own_at(after("goods 0: 1 ore\nworkers 0: L1, L1 used, L1, L2")).asked.unused()
    assert unused.workers == 3


def test_the_draft_shows_both_sides_and_the_tiles_that_are_left_over() -> None:
    table = dealt(4)
    shown = own_at(table, seat=table.state.actor())
    face = shown.asked.character(shown.offered("draft")[0])
    assert face.young.lines or face.adult.lines
    assert len(shown.asked.leftovers("bonus")) == 6
    assert len(shown.asked.leftovers("land")) == 4
    assert shown.asked.leftovers("war") == []


def test_before_round_1_a_step_says_what_it_brings_and_is_made_at_once() -> None:
    table = dealt(2, seed=3)
    while (shown := own_at(table, seat=table.state.actor())).phase != "move":
        table.state.play(table.state.legal()[0])
    step = offers(shown)["travel start-l1"]
    assert step.outcome is not None
    assert step.outcome.icons == [(1, "cattle"), (1, "ore")]
    assert (step.at_once, step.hasty) == (True, False)


def test_who_waits_in_the_draft_sees_what_lies_there() -> None:
    table = dealt(4)
    waiting = own_at(table, seat=(table.state.actor() + 1) % 4)
    assert (len(waiting.asked.characters()), len(waiting.asked.starts())) == (5, 5)


def test_an_explorer_sent_ahead_says_when_it_comes_back() -> None:
    shown = own()
    visit = shown.asked.visit(offers(shown)["send explorer to a3"])
    assert visit.ahead == 3


def test_whom_a_member_would_meet_is_said_with_the_strength() -> None:
    shown = own("strength 0: 3\nstrength 1: 2\non a1: explorer 1")
    meets = shown.asked.visit(offers(shown)["send explorer to a1"]).meets
    assert meets is not None
    assert meets.args["strength"] == 2


def test_a_gift_says_which_cards_want_a_good() -> None:
    table = terramara(
        "strength 0: 8\ngoods 1: 4 timber, 4 metal\nculture 1: 11\nreserved 1: miners-pick"
    )
    table.play("send explorer to raid")
    wanted = own_at(table, seat=1).asked.wanted()
    assert "Miners Pick" in wanted["timber"]


def test_a_good_that_pays_for_a_card_is_not_wanted_for_that_card() -> None:
    cards = "character 0: craft\nrow: bow-drill, hafted-adze\nculture 0: 4"
    table = after(f"{cards}\ngoods 0: 1 leather, 1 cattle, 2 wood, 2 timber").play("craft 1")
    assert own_at(table).phase == "pay"
    wanted = own_at(table).asked.wanted()["timber"]
    assert "Hafted Adze" in wanted
    assert "Bow Drill" not in wanted


def test_a_step_says_from_where_if_caravans_of_two_places_could_make_it() -> None:
    shown = own_at(doing("1 movement", "caravans 0: start, l1"))
    origins = {str(offer.value): shown.asked.origin(offer) for offer in shown.offered("travel")}
    assert origins == {"travel start-c1": "start", "travel l1-c1": "l1", "travel start-l1": ""}


def test_a_card_that_is_turned_up_and_the_end_of_a_round_are_told_apart() -> None:
    craft = own_at(after(ALL_GOODS)).offered("craft")[0].outcome
    assert craft is not None
    assert craft.at_once
    assert not craft.ends_round


def test_who_gains_off_turn_is_told_whose_turn_it_is() -> None:
    table = terramara("culture 2: 5")
    table.play("send explorer to first", "done")
    shown = own_at(table, seat=2)
    assert shown.off_turn is not None
    assert shown.to_move


# The camp.


def test_a_camp_shows_what_is_ready_and_what_is_used() -> None:
    camp = Camp(terramara("workers 0: L1, L1 used, L2\ngoods 0: 2 ore").terramara, 0)
    workers = [(workers.level, workers.ready, workers.used) for workers in camp.workers]
    assert workers == [(1, 1, 1), (2, 1, 0)]
    assert [(held.name, held.number) for held in camp.raw if held.number] == [("ore", 2)]


def test_a_flag_says_what_it_would_count_now() -> None:
    camp = Camp(terramara("round: 3\ncaravans 0: c1, c1\nflags 0: r1").terramara, 0)
    assert [flag.points for flag in camp.flags] == [0]


def test_members_in_the_hut_are_in_the_camp() -> None:
    camp = Camp(terramara("hut 0: 2 explorers").terramara, 0)
    assert [(held.name, held.number) for held in camp.hut if held.number] == [("explorer", 2)]


def test_the_last_member_of_a_round_is_not_sent_by_pointing_alone() -> None:
    all_sent = "hand 1: -\nhand 2: -\nhand 3: -\nworkers 0: L1 used\ngoods 0: -\n"
    last = offers(own(f"hand 0: 1 explorer\n{all_sent}"))["send explorer to develop"]
    assert last.hasty
    assert last.picks == f"at-develop {last.id}"
    assert last.told_at == "at-develop"


def test_a_member_that_is_not_the_last_is_sent_by_pointing_alone() -> None:
    assert offers(own("hand 0: 2 explorers"))["send explorer to develop"].picks == "at-develop"
