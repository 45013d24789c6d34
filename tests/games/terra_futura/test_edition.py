"""Terra Futura's edition file: what is right is read, what is wrong is named by its line."""

from functools import partial

import pytest

from tests.games import editing
from tests.games.editing import line_of
from tests.games.terra_futura.table import EDITION, GAME

TEXT = EDITION.text
edited = partial(editing.edited, TEXT)
refused = partial(editing.refused, GAME)


def test_the_standard_edition_names_its_provenance() -> None:
    assert EDITION.name == "standard"
    assert TEXT.count("\nprovenance") == 1 + 5 + 23 + 24 + 16
    assert TEXT.count('pattern_provenance = "house"') == 16
    assert TEXT.count('spaces_provenance = "printed"') == 3


def test_every_card_has_a_name_of_its_own() -> None:
    names = [card.name for card in EDITION.cards] + [card.name for card in EDITION.scoring]
    assert len(set(names)) == 52 + 16


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('gain = ["green"]', 'gain = ["blue"]', "'blue' is none of green, red"),
        ('gain = ["green"]', 'gain = ["2 green"]', "a gain is one resource"),
        ('gain = ["green"]', "gain = []", "a list of texts"),
        ('gain = ["green"]', 'gain = "green"', "a list of texts"),
        ('gain = ["green"]', 'gain = ["pollution"]', "a gain is one resource"),
        ("any -> any", "any = any", "an exchange is `COST -> REWARD`"),
        ("any -> any", "any -> 4 any", "at most 2 resources more than it takes"),
        ("any -> any", "pollution -> any", "pollution is no resource"),
        ("any -> any", "any -> pollution", "at least one resource"),
        ("any -> any", "7 any -> any", "is not such as `2 green`"),
        ("any -> any", "4 any + 4 any -> any", "at most 6 of one thing"),
        ("any -> any", "any -> ", "is not such as `2 green`"),
        ("transfer = 4", "transfer = 0", "a whole number from 1 to 6"),
        ("spaces = 1", "spaces = 6", "a whole number from 0 to 5"),
        ("spaces = 1", "places = 1", "level_one has no 'spaces'"),
        ('name = "orchard"', 'name = "Orchard 1"', "small letters and hyphens"),
        ('name = "garden"', 'name = "orchard"', "the name 'orchard' stands here twice"),
        ("first = true", "first = 1", "must be true or false"),
        ('"##./##./..."', '"##./###/..."', "a pattern is three rows with 4 `#`"),
        ('"##./##./..."', '"####"', "a pattern is three rows with 4 `#`"),
        ('"2 goods + money"', '"2 goods + any"', "a set names its resources"),
        ('"2 goods + money"', '"2 gods"', "'gods' is none of green"),
        ("points = 7", "points = -1", "a whole number from 0 to 99"),
        ('provenance = "house"', 'provenance = "mine"', "one of printed, reconstructed, house"),
        ("goods = 6", "goods = 100", "a whole number from 0 to 99"),
        ('game = "terra_futura"', 'game = "terra"', "one of terra_futura"),
    ],
)
def test_a_mistake_is_named_by_its_line(old: str, new: str, says: str) -> None:
    text = edited(old, new)
    problem = refused(text)
    changed = [n for n, (a, b) in enumerate(zip(text.split("\n"), TEXT.split("\n")), 1) if a != b]
    assert says in str(problem)
    assert abs(problem.line - changed[0]) <= 3


def test_there_must_be_just_so_many_cards() -> None:
    without = TEXT.replace('[[level_two]]\nname = "bakery"', '[[level_one]]\nname = "bakery"')
    assert "there must be 23 [[level_one]] tables, not 24" in str(refused(without))


def test_one_starting_card_has_the_symbol() -> None:
    assert "one starting card must have `first = true`" in str(
        refused(edited("first = true\n", ""))
    )
    twice = edited('name = "riverside"', 'name = "riverside"\nfirst = true')
    assert "only one starting card" in str(refused(twice))


def test_a_card_has_an_effect_and_no_more_than_four() -> None:
    none = edited('gain = ["green"]\n', "")
    assert "a card has a gain, an exchange, a transfer or assistance" in str(refused(none))
    many = edited('gain = ["green"]', 'gain = ["green", "red", "yellow", "money", "any"]')
    assert "a card has at most 4 effects" in str(refused(many))


@pytest.mark.rule("4.9", "4.8")
def test_only_starting_cards_have_assistance() -> None:
    text = edited("spaces = 1", "spaces = 1\nassistance=true")
    problem = refused(text)
    assert "only Starting cards have assistance" in str(problem)
    assert problem.line == line_of(text, "assistance=true")


def test_what_nobody_asked_for_is_refused() -> None:
    text = edited("spaces = 1", "spaces = 1\ncolour = 3")
    problem = refused(text)
    assert "unknown key 'colour' in level_one" in str(problem)
    assert problem.line == line_of(text, "colour = 3")
