"""What a seat may suppose: worlds that it cannot tell from the true one."""

from collections import Counter
from time import perf_counter
from typing import Any

import pytest

from terrarium.core.chance import stream
from terrarium.core.state import SPECTATOR
from terrarium.games.terra.cards import bundle_of, cards_in
from terrarium.games.terra.imagine import HiddenSets
from terrarium.games.terra.sets import SET_BY_CARDS, SETS
from tests.games.terra.table import Table, terra

POSITION = """
    phase: help
    open: africa-green with green 1 by 2
    hand 0: green 4, red 2
    hand 1: red 6, red 6
    hand 2: blue 5
    hand 3: -
    hoard 0: red 1 1 1
    hoard 1: blue 1 1 1; green 2 blue 3 red 4
    hidden discard 0: blue 6
    hidden discard 2: blue 6
    pile: red 5, europe-red, 10 cards
"""
MANY = range(60)


def table() -> Table:
    return terra(POSITION, hand_limit_discard_hidden="yes")


def worlds(game: Table, seat: int) -> list[Table]:
    return [Table(game.state.imagine(seat, seed)) for seed in MANY]


def seen(game: Table, seat: int, viewer: int, key: str) -> list[Any]:
    """What one seat's view says in the worlds that another seat imagines."""
    return [world.view(viewer)[key] for world in worlds(game, seat)]


@pytest.mark.rule("1.2.2", "1.2.3")
def test_what_a_seat_knows_is_the_same_in_every_world() -> None:
    game = table()
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert all(world.view(seat) == game.view(seat) for world in worlds(game, seat))


@pytest.mark.rule("1.2.2")
def test_the_hands_of_others_differ() -> None:
    hands = seen(table(), 0, 1, "hand")
    assert len({tuple(hand) for hand in hands}) > 20
    assert {len(hand) for hand in hands} == {2}


@pytest.mark.rule("1.2.3")
def test_the_hoards_of_others_differ_and_are_sets() -> None:
    hoards = [tuple(hoards[1]) for hoards in seen(table(), 0, 1, "hoards")]
    assert len(set(hoards)) > 20
    assert {len(hoard) for hoard in hoards} == {2}


@pytest.mark.rule("R19")
def test_hidden_discards_of_others_differ() -> None:
    discards = seen(table(), 0, 2, "own_hidden_discards")
    assert len({tuple(cards) for cards in discards}) > 5
    assert seen(table(), 2, 2, "own_hidden_discards") == [["blue 6"]] * len(MANY)


@pytest.mark.rule("1.2.1")
def test_the_order_of_the_pile_differs() -> None:
    tops = Counter(world.play("end").view()["phase"] for world in worlds(table(), 0))
    assert tops["help"] > 0
    assert tops["impending"] > 0


@pytest.mark.rule("R27")
def test_partners_suppose_as_little_of_each_other_as_of_anybody() -> None:
    game = terra(POSITION, hand_limit_discard_hidden="yes", teams="yes")
    assert len({tuple(hand) for hand in seen(game, 0, 2, "hand")}) > 5


@pytest.mark.rule("F6")
def test_sealed_cards_of_others_differ_in_the_colour_of_the_crisis() -> None:
    game = terra(
        """
        phase: impending
        impending: africa-green by 0 green 5, 1 green 2, 2 -
    """,
        sealed_contributions="yes",
    )
    cards = [world.view(1)["impending"]["cards"][1]["card"] for world in worlds(game, 0)]
    assert {card.split()[0] for card in cards} == {"green"}
    assert len(set(cards)) >= 4
    own = [world.view(0)["impending"]["cards"][0]["card"] for world in worlds(game, 0)]
    assert set(own) == {"green 5"}


@pytest.mark.rule("R18")
def test_after_the_end_everything_is_known() -> None:
    game = terra("""
        phase: over
        pile: -
        hand 1: red 6
        hand 2: blue 1, blue 1, blue 1
        hoard 1: red 1 1 1
    """)
    assert seen(game, 0, 1, "hoards") == [[[], ["red 1 1 1"], [], []]] * len(MANY)
    assert seen(game, 0, 1, "hand") == [["red 6"]] * len(MANY)


@pytest.mark.parametrize(
    ("hoard", "hand", "wanted"),
    [
        ("green 1 1 1", "green 1, blue 1, red 1", {"green 1 1 1": 4, "green 1 blue 1 red 1": 4}),
        ("green 6 6 6", "blue 5, red 4", {"green 6 6 6": 1, "red 4 blue 5 green 6": 3}),
        ("red 1 2 3", "red 3, red 4, red 4", {"red 1 2 3": 2, "red 2 3 4": 4}),
    ],
)
def test_a_set_is_supposed_as_often_as_there_are_ways_to_make_it(
    hoard: str, hand: str, wanted: dict[str, int]
) -> None:
    game = terra(f"""
        phase: help
        hand 0: -
        hand 1: {hand}
        hand 2: -
        hand 3: -
        hoard 1: {hoard}
        pile: -
    """)
    found = Counter[str]()
    for seed in range(2000):
        found[Table(game.state.imagine(0, seed)).view(1)["hoards"][1][0]] += 1
    assert set(found) == set(wanted)
    for text, ways in wanted.items():
        assert abs(found[text] / 2000 - ways / sum(wanted.values())) < 0.05


def test_an_imagined_world_never_has_the_true_seed() -> None:
    game = table()
    assert all(world.state.seed != game.state.seed for world in worlds(game, 0))


def test_the_same_seed_imagines_the_same_world() -> None:
    state = table().state
    assert state.imagine(0, 5).position() == state.imagine(0, 5).position()
    assert state.imagine(0, 5).position() != state.imagine(0, 6).position()


def test_imagining_leaves_the_true_world_alone() -> None:
    game = table()
    before = game.state.position()
    worlds(game, 0)
    assert game.state.position() == before


def sealed(card: str, hand: str, hoard: str) -> Table:
    """A card lies sealed before seat 0; seat 2 has a hand, seat 1 a hoard, and nothing is left."""
    position = f"""
        phase: impending
        impending: africa-blue by 0 {card}
        hand 0: -
        hand 1: -
        hand 2: {hand}
        hand 3: -
        hoard 1: {hoard}
        pile: -
    """
    return terra(position, sealed_contributions="yes")


def test_sealed_cards_are_left_over_when_hidden_hoards_could_use_them_all() -> None:
    """Three blues are hidden: a supposed hoard may not take the one that lies sealed."""
    game = sealed("blue 1", "green 1, red 1, blue 1", "green 1 blue 1 red 1")
    assert all(world.view(3) == game.view(3) for world in worlds(game, 3))


def test_hoards_are_supposed_freely_when_every_card_that_is_left_lies_sealed() -> None:
    """The only hidden blue lies sealed; the hoard may still be a triple or a straight."""
    game = sealed("blue 2", "green 1, green 2, green 3", "green 1 1 1")
    hoards = {hoards[1][0] for hoards in seen(game, 3, 1, "hoards")}
    assert hoards == {"green 1 1 1", "green 1 2 3"}


NEARLY_ALL_IN_HOARDS = """
    phase: help
    hand 0: -
    hand 1: -
    hand 2: -
    hand 3: -
    hoard 0: red 2 3 4; green 3 blue 4 red 5; green 2 blue 2 red 2
    hoard 1: green 1 red 2 blue 3; green 4 5 6
    hoard 2: green 1 2 3; green 6 blue 6 red 6
    hoard 3: green 2 red 3 blue 4; green 5 blue 5 red 5
    pile: red 1
"""


def test_many_hidden_hoards_are_supposed_in_no_time() -> None:
    game = terra(NEARLY_ALL_IN_HOARDS)
    start = perf_counter()
    for seed in range(20):
        game.state.imagine(SPECTATOR, seed)
    assert perf_counter() - start < 2


@pytest.mark.rule("1.5.5")
def test_many_hidden_hoards_are_supposed_from_the_cards_that_there_are() -> None:
    game = terra(NEARLY_ALL_IN_HOARDS)
    positions = {world.state.position() for world in worlds(game, SPECTATOR)}
    assert len(positions) > 50
    for position in positions:
        assert terra(position).view() == game.view()


def test_the_true_sets_are_changed_until_none_need_be_left() -> None:
    """How hoards are supposed when choosing them one after the other leads nowhere.

    A 4 of each colour is left over, so each straight 1 2 3 may as well be a straight 2 3 4.
    """
    truth = [SET_BY_CARDS[cards] for cards in ((0, 1, 2), (6, 7, 8), (12, 13, 14))]
    unknown = bundle_of([*range(4), *range(6, 10), *range(12, 16)])
    kept = Counter[int]()
    for use in range(200):
        sets = HiddenSets(truth, unknown, 0, 0)._changed_truth(stream(1, use))
        used = Counter(card for number in sets for card in SETS[number])
        assert used <= Counter(cards_in(unknown))
        kept.update(set(sets) & set(truth))
    assert all(20 < kept[number] < 180 for number in truth)
