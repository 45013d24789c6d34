"""What is at stake in Terramara, in the words that a reader sees."""

from terrarium.games.terramara.page.stakes import stakes_of
from terrarium.games.terramara.view import TerramaraView
from terrarium.text.words import Words
from tests.games.terramara.tables import AFTER, GAME, Table, dealt, terramara

NAMES = ["Ada", "Bo", "Cy", "Di"]


def stakes(game: Table) -> list[str]:
    view = game.state.view(game.state.actor())
    assert isinstance(view, TerramaraView)
    return [Words(GAME).say(stake, NAMES, view.seat) for stake in stakes_of(view)]


def test_who_drafts_is_told_how_many_cards_are_taken_meanwhile_and_when_one_grows_up() -> None:
    taken, grown = stakes(dealt(4))
    assert taken.startswith("6 cards are taken before you choose again")
    assert grown.startswith("A character is young at first; once")


def test_who_sends_a_member_is_told_what_the_end_of_the_round_brings() -> None:
    told = stakes(terramara("round: 2"))
    assert told[0].endswith(
        "When all are sent, row 2 wears out, and its outpost and its crossroad open."
    )


def test_in_the_last_round_one_is_told_how_it_stands() -> None:
    assert "It is the last round" in stakes(terramara("round: 5"))[0]


def test_who_may_raid_is_told_what_that_brings() -> None:
    told = stakes(terramara("strength 0: 3\ngoods 1: 5 ore\ngoods 2: 11 wood\ngoods 3: 4 stone"))
    assert told[1] == "A raid would bring you 3 goods now, for 1 strength."


def test_who_cannot_raid_is_told_what_another_could_take() -> None:
    told = stakes(terramara("strength 0: 0\nstrength 2: 4\ngoods 0: 10 ore"))
    assert told[1] == "If Cy raids, you give 2 of your 10 goods."


def test_nobody_threatens_once_somebody_has_raided() -> None:
    told = stakes(terramara("strength 0: 0\nstrength 2: 4\ngoods 0: 10 ore\nclosed: raid"))
    assert not any("raids" in line for line in told)


def test_the_artefact_that_lacks_least_is_named_with_its_points() -> None:
    told = stakes(terramara("row: miners-pick, war-horn\ngoods 0: 2 timber"))
    assert told[-1] == "For Miners Pick (2 points) you lack 1 metal."


def test_an_artefact_that_can_be_paid_is_named_with_its_points() -> None:
    game = terramara(f"{AFTER}row: miners-pick, war-horn\ngoods 0: 2 timber, 1 metal")
    assert stakes(game)[0] == "You have all that Miners Pick (2 points) needs."


def test_who_may_reserve_is_told_what_that_may_cost() -> None:
    told = stakes(terramara(f"{AFTER}culture 0: 4"))
    assert "A reserved artefact that is not crafted costs 5 at the end." in told


def test_who_moves_is_told_what_the_end_of_the_road_counts() -> None:
    told = stakes(terramara("phase: move\nabout: amount 2"))
    assert told[-1] == "The next caravan at the end of the road counts 8."


def test_what_is_given_to_a_raider_is_worth_what_goods_count() -> None:
    told = stakes(
        terramara("phase: give\nactor: 1\nabout: amount 1; raider 0\ngoods 1: 2 ore, 3 wood")
    )
    assert told[-1] == "At the end a refined good counts 1, a raw one ½."
