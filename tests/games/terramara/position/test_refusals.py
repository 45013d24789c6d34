"""What cannot be at a table of Terramara is refused, with the line that says so."""

import pytest

from terrarium.core.reason import BadInput
from tests.games.terramara.tables import terramara


def refused(position: str, players: int = 4, **options: str) -> BadInput:
    with pytest.raises(BadInput) as refusal:
        terramara(position, players, 1, **options)
    return refusal.value


def check(position: str, line: int, says: str, players: int = 4, **options: str) -> None:
    refusal = refused(position, players, **options)
    assert says in str(refusal)
    assert refusal.line == line


@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("colour: red", 1, "unknown key 'colour'"),
        ("phase: dance", 1, "phase is one of neutral, draft"),
        ("phase: effect", 1, "phase is one of neutral, draft"),
        ("round: 6", 1, "round is a number from 0 to 5"),
        ("turn: 4", 1, "turn is a number from 0 to 3"),
        ("strength 0: 21", 1, "strength 0 is a number from 0 to 20"),
        ("culture 1: 15", 1, "culture 1 is a number from 0 to 14"),
        ("goods 0: 2 gold", 1, "'2 gold' is not goods such as `2 cattle`"),
        ("goods 0: ore", 1, "'ore' is not goods such as `2 cattle`"),
        ("goods 4: 1 ore", 1, "SEAT is 0 to 3"),
        ("goods 0: 63 ore", 1, "there are 1 to 62 of one good"),
        ("goods 0: 1 ore, 2 ore", 1, "'ore' is said twice"),
        ("neutral 0: 3", 1, "unknown key 'neutral 0'"),
    ],
)
def test_words_and_numbers_that_mean_nothing(position: str, line: int, says: str) -> None:
    check(position, line, says)


@pytest.mark.rule("1.8")
@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("on a1: explorer 0, explorer 1, explorer 2", 1, "at most 2 can stand here, not 3"),
        ("on a1: chief 0, chief 1", 1, "nobody joins a chief or a warrior"),
        ("on a1: warrior, explorer 1", 1, "nobody joins a chief or a warrior"),
        ("on a1: explorer 0, chief 0", 1, "only one of each colour"),
        ("on a1: explorer 4", 1, "'explorer 4' is not a member, such as `explorer 0`"),
        ("on a1: fire", 1, "'fire' is nobody at this table"),
        ("on a1: neutral 0", 1, "there are 0 neutral players"),
        ("on raid: explorer 0, explorer 1", 1, "at most 1 can stand here"),
        ("on a2: chief 0", 1, "only explorers go there before round 2"),
        ("on d5: explorer 0", 1, "nobody goes there before round 5"),
        ("round: 2\non a1: explorer 0", 2, "row 1 has flipped by round 2"),
        ("on x1: explorer 0", 1, "row 1 has not flipped"),
        ("round: 2\non x1: explorer 0", 2, "the caravans of seat 0 are not at c1"),
        ("on land: explorer 0", 1, "the crossroad of young Land alone"),
        ("on land: explorer 0\ncharacter 1: land", 1, "the crossroad of young Land alone"),
        ("fire: b1", 1, "one fire burns in each of these rows"),
    ],
)
def test_members_where_they_cannot_stand(position: str, line: int, says: str) -> None:
    check(position, line, says)


@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("hand 0: 5 explorers", 1, "of the explorers of seat 0 there are 1 too many"),
        ("hand 0: 2 chiefs", 1, "of the chiefs of seat 0 there are 1 too many"),
        ("hand 0: 3 explorers, 1 chief\nhut 0: -", 1, "there are 1 too few"),
        ("on a1: chief 0\non a2: chief 0", 2, "only explorers go there"),
        ("on a1: chief 0\non b1: chief 0", 1, "of the chiefs of seat 0 there are 1 too many"),
        ("hand 0: 3 warriors\nhut 1: 2 warriors", 1, "there are 4 warriors, not 5"),
        ("hand 0: 4 mules", 1, "is not such as `2 explorers`"),
    ],
)
def test_clans_that_are_too_large_or_too_small(position: str, line: int, says: str) -> None:
    check(position, line, says)


@pytest.mark.rule("1.14")
@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("caravans 0: c2, c1", 1, "the caravan that is behind is named first"),
        ("caravans 0: c2", 1, "everybody has 2 caravans, not 1"),
        ("caravans 0: c6, end", 1, "'c6' is not a place of the road"),
        ("caravans 0: start, r1", 1, "r1 is closed until its row flips"),
        ("flags 0: r1", 1, "no caravan can have come to r1"),
        ("round: 2\nflags 0: r1", 2, "no caravan can have come to r1"),
        ("round: 2\ncaravans 0: start, r1\nflags 0: r1, r1", 3, "one flag at r1, not two"),
        ("parked: 0", 1, "parked names the seat of every caravan at the end"),
        ("caravans 0: end, end\nparked: 0, 1", 2, "parked names the seat"),
    ],
)
def test_caravans_and_flags_where_they_cannot_have_come(
    position: str, line: int, says: str
) -> None:
    check(position, line, says)


@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("row: hide-boots, hide-boots", 1, "the artefact 'hide-boots' is used already"),
        ("row: hide-boots\nartefacts 0: hide-boots", 1, "'hide-boots' is used already"),
        ("culture 0: 4\nreserved 0: war-horn\ndeck: war-horn", 3, "'war-horn' is used already"),
        ("reserved 0: war-horn", 1, "to reserve, culture 4 is needed"),
        ("artefacts 0: war-horn twice", 1, "an artefact may be `used`, not 'twice'"),
        ("deck: 99 cards", 1, "artefacts are left for the deck"),
        ("deck: 3 cards", 1, "is nowhere"),
        ("deck: war-horn, hide-boots, 42 cards", 1, "level 1 lies above level 2"),
        ("round: 3\nrow: hide-boots", 2, "'hide-boots' has left the row by round 3"),
        ("row: -\ndeck: 52 cards", 1, "8 artefacts lie in the row while there is a deck"),
    ],
)
def test_artefacts_twice_lost_or_out_of_order(position: str, line: int, says: str) -> None:
    check(position, line, says)


@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("left: river-pasture", 1, "there are 6 tiles in a column, not 1"),
        ("right: river-pasture, b, c, d, e, f", 1, "is not of level 1 on that side"),
        ("bonus: l1 castle", 1, "'castle' is not a bonus tile"),
        ("bonus: l1 night-raid", 1, "'night-raid' is not of level 1"),
        ("bonus: l1 river-gift, l2 river-gift", 1, "'river-gift' is used already"),
        ("bonus: l1 river-gift, l1 calf-and-lode", 1, "two tiles lie at l1"),
        ("bonus: village river-gift", 1, "is not `PLACE NAME`"),
        ("own crossroad: low-ridge", 1, "only Land has a tile of its own"),
        ("private: river-gift", 1, "only young Bonus has private tiles"),
        ("spare: 6, 1, 1", 1, "spare has numbers from 0 to 5"),
        ("workers 0: L3, L3", 1, "there are 1 workers of level 3, not 2"),
        ("hired: 3", 1, "hired is a number from 0 to 2"),
    ],
)
def test_tiles_twice_or_too_many(position: str, line: int, says: str) -> None:
    check(position, line, says)


@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("character 0: road\ncharacter 1: road", 2, "'road' is not a character that is left"),
        ("character 0: road old", 1, "a character is young or adult"),
        ("used: character", 1, "only adult War and young Bonus"),
        ("open characters: road", 1, "the draft is over"),
        ("phase: draft\ncharacter 0: road", 2, "seat 0 must have taken 0 cards here"),
        ("phase: draft\nopen starts: -", 2, "5 are open, not 0"),
        ("phase: crossroad", 1, "is for Land"),
    ],
)
def test_a_draft_that_cannot_be(position: str, line: int, says: str) -> None:
    check(position, line, says)


@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("closed: raid\nround: 0\nphase: draft", 1, "a space that somebody was sent to is closed"),
        ("on raid: explorer 0\nclosed: first", 2, "a space that somebody was sent to is closed"),
        ("begun: 1\nhut 0: 1 explorer", 1, "at least 0 has begun this round"),
        ("sent: explorer to b1", 1, "no explorer of seat 0 stands there"),
        ("acted: yes", 1, "before the sending nothing is done"),
        ("phase: after", 1, "in the phase after seat 0 has nothing to choose"),
        ("hand 0: -", 1, "needs a member in hand"),
        ("phase: over\nround: 3", 2, "round is 5, not '3'"),
        ("actor: 1", 1, "`send 1` has no place here"),
    ],
)
def test_a_moment_at_which_nobody_could_decide_so(position: str, line: int, says: str) -> None:
    check(position, line, says)


@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("about: amount 2", 1, "a phase with nothing more to say"),
        ("phase: offer", 1, "this phase is about an effect"),
        ("phase: offer\nabout: effect 2 culture", 2, "needs an exchange"),
        ("phase: offer\nabout: effect 1 raw -> 4 vp", 2, "seat 0 has nothing to choose"),
        ("phase: choose\nabout: effect 2 culture", 2, "needs an effect with alternatives"),
        ("phase: choose\nabout: effect 2 dance or 1 vp", 2, "is no effect"),
        ("phase: move\nabout: amount 2; amount 3", 2, "'amount' is said twice"),
        ("phase: move\nabout: amount many", 2, "amount is a number from 0 to 20"),
        ("phase: move\nabout: least c9-c10", 2, "least is one of start-c1"),
        ("phase: culture\nabout: amount 3", 2, "seat 0 has nothing to choose"),
        ("phase: gain\nabout: kinds gold", 2, "kinds are goods"),
        ("phase: gain\nabout: kinds ore; least metal", 2, "offers nothing more"),
        ("phase: pay\nabout: due 1 ore", 2, "in the phase pay seat 0 could do nothing"),
        ("phase: give\nactor: 1\nabout: amount 1; raider 1", 3, "is for others than the raider"),
        ("phase: give\nactor: 1\nabout: amount 1", 3, "has 0 to give"),
        ("phase: less\nabout: card castle", 2, "'castle' is not an artefact"),
        ("phase: less\nabout: card war-horn", 2, "the reserved card that is being crafted"),
        ("phase: first", 1, "is for two players"),
        ("phase: hut\nactor: 1\ngoods 1: 1 ore", 2, "is for the one whose turn it is"),
    ],
)
def test_a_decision_about_something_that_cannot_be(position: str, line: int, says: str) -> None:
    check(position, line, says)


MOVE = "phase: move\nabout: amount 2\n"


@pytest.mark.parametrize(
    ("then", "says"),
    [
        ("then 1: after", "is not a phase and a seat"),
        ("then 1: after 1", "`after 1` has no place here in round 1"),
        ("then 1: effect 0; effect 2 wood", "`effect 0` has no place here"),
        ("then 1: draft 0\nthen 2: after 0", "`draft 0` has no place here"),
        ("then 1: pay 0; due 1 ore\nthen 2: after 0", "is decided now or not at all"),
        ("then 1: lay-down 0; card war-horn\nthen 2: after 0", "needs a card of the row"),
        ("then 1: lay-down 0; card hide-boots\nthen 2: after 0", "comes right after the price"),
        ("then 1: give 1\nthen 2: after 0", "comes before all else"),
        ("then 1: action 0\nthen 2: after 0", "needs to know who was `sent`"),
        ("then 1: effect 0; effect 5 culture; times 2\nthen 2: after 0", "8 culture at most"),
        ("then 1: effect 0; effect 1 explorer\nthen 2: after 0", "to young Scout alone, once"),
        ("then 2: after 0", "unknown key 'then 2'"),
    ],
)
def test_something_that_waits_where_it_cannot(then: str, says: str) -> None:
    assert says in str(refused(f"{MOVE}row: hide-boots\n{then}"))


@pytest.mark.rule("M-9")
@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("on travel: explorer 0", 1, "with 3 players this is the space 'develop'"),
        ("on a1: neutral 0\non d1: neutral 0", 1, "neutral 0 cannot have 2 explorers in row 1"),
        ("on a1: explorer 0, neutral 0", 1, "a neutral explorer was there first"),
        ("on d5: neutral 0", 1, "neutral explorers stand on territory"),
        ("fire: b1, b2, c3, e4, b5, c6", 1, "each in another column"),
        ("fire: a1", 1, "no fire can burn on a1"),
        ("phase: neutral\nabout: amount 12", 2, "amount is a number from 0 to 11"),
        ("phase: neutral\nabout: amount 6", 2, "with 3 players 6 neutral explorers are placed"),
        ("phase: neutral\nactor: 1", 2, "`neutral 1` has no place here"),
    ],
)
def test_neutral_players_and_fire_as_they_cannot_be(position: str, line: int, says: str) -> None:
    check(position, line, says, players=3)


def test_four_players_place_no_neutral_explorers() -> None:
    check("phase: neutral", 1, "with 4 players 0 neutral explorers are placed in all")


@pytest.mark.rule("1.4")
def test_a_first_game_has_neither_characters_nor_a_draft() -> None:
    check("character 0: road", 1, "there are no characters in a first game", start="first")
    check("phase: draft", 1, "there is no draft in a first game", start="first")


def test_with_two_players_raid_and_first_are_closed_together() -> None:
    check("closed: raid", 1, "with two players both together", players=2)


def test_options_that_do_not_fit_the_table_are_refused_with_their_line() -> None:
    check("players: 4\noption neutrals_count_as_players: yes", 2, "is for 2 or 3 players, not 4")
