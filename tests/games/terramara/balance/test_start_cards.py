"""Start cards that leave the balance of our own set are warned of by their line."""

from tests.games.terramara.balance.unbalanced import changed, warned


def test_a_start_card_is_worth_thirteen_raw_goods() -> None:
    text = changed("hill-warriors", "2 vp", "4 vp")
    told = "hill-warriors: a start card is worth about 13 raw goods, this one 14.5"
    assert told in warned(text, "hill-warriors")


def test_eight_start_cards_have_a_worker() -> None:
    text = changed("amber-seekers", "1 L1 worker, 1 metal", "3 metal")
    told = "cattle-drovers: start cards with an L1 worker: 8, not 7"
    assert told in warned(text, "cattle-drovers")


def test_a_start_card_has_one_worker_at_most() -> None:
    text = changed("potters-kin", "1 L1 worker, 2 stone, 1 wood, 1 brick", "2 L1 worker, 1 stone")
    assert "potters-kin: a start card has one worker at most" in warned(text, "potters-kin")


def test_start_cards_keep_to_the_budget_of_steps() -> None:
    text = changed("horse-tamers", "1 ore, 4 strength", "1 ore, 3 metal")
    told = "all start cards together have about 18 strength, not 12"
    assert told in warned(text, "stilt-dwellers")
