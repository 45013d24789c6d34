"""Edition files: tables with line numbers."""

import pytest

from terrarium.core.edition import Edition, Names, Source
from terrarium.core.reason import BadInput

TEXT = """\
# A shop.
name = "shop"

[[fruit]]
colour = "red"
weight = 3
provenance = "printed"

[[fruit]] # another
  colour = "green"
weight = 4
provenance = "house"

[till]
coins = 9
provenance = "reconstructed"
"""
KINDS = ("fruit", "till")


def source(text: str = TEXT) -> Source:
    return Source(text, KINDS)


def refused(text: str) -> BadInput:
    with pytest.raises(BadInput) as refusal:
        source(text)
    return refusal.value


def test_tables_are_found_in_their_order() -> None:
    colours = [fruit.word("colour", ("red", "green")) for fruit in source().entries("fruit", 2)]
    assert colours == ["red", "green"]


def test_every_key_and_table_knows_its_line() -> None:
    first, second = source().entries("fruit", 2)
    assert (first.line(), first.line("colour"), first.line("weight")) == (4, 5, 6)
    assert (second.line(), second.line("colour"), second.line("weight")) == (9, 10, 11)
    assert source().entries("till", 1)[0].line("coins") == 15


def test_a_key_that_is_missing_is_looked_for_at_its_table() -> None:
    with pytest.raises(BadInput) as refusal:
        source().entries("fruit", 2)[1].integer("price", 1, 9)
    assert str(refusal.value) == "line 9: fruit has no 'price'"


def test_the_top_of_the_file_is_an_entry_too() -> None:
    assert source().top.text("name") == "shop"
    assert source().top.line("name") == 2


def test_what_nobody_asked_for_is_refused() -> None:
    till = source().entries("till", 1)[0]
    with pytest.raises(BadInput) as refusal:
        till.finish()
    assert str(refusal.value) == "line 15: unknown key 'coins' in till; known: provenance"


def test_an_entry_ends_with_its_provenance() -> None:
    till = source().entries("till", 1)[0]
    till.integer("coins", 0, 9)
    assert till.finish() == "reconstructed"


@pytest.mark.parametrize(("least", "most"), [(10, 20), (0, 8)])
def test_a_number_out_of_range_is_refused(least: int, most: int) -> None:
    with pytest.raises(BadInput) as refusal:
        source().entries("till", 1)[0].integer("coins", least, most)
    wanted = f"line 15: till.coins must be a whole number from {least} to {most}, not 9"
    assert str(refusal.value) == wanted


def test_the_wrong_number_of_tables_is_refused() -> None:
    with pytest.raises(BadInput) as refusal:
        source().entries("fruit", 3)
    assert str(refusal.value) == "line 9: there must be 3 [[fruit]] tables, not 2"


def test_no_table_at_all_is_refused_at_the_first_line() -> None:
    with pytest.raises(BadInput) as refusal:
        Source("", KINDS).entries("till", 1)
    assert str(refusal.value) == "line 1: there must be 1 [[till]] tables, not 0"


def test_an_unknown_table_is_refused() -> None:
    error = refused(TEXT + "\n[[meat]]\nweight = 3\n")
    assert str(error) == "line 18: unknown table 'meat'; known: fruit, till"


@pytest.mark.parametrize(
    "text", ["meat = { weight = 3 }\n", "[meat.raw]\nweight = 3\n", '["meat"]\nweight = 3\n']
)
def test_an_unknown_table_is_refused_however_it_is_written(text: str) -> None:
    assert "unknown table 'meat'" in str(refused(text))


def test_what_is_not_toml_is_refused_at_its_line() -> None:
    assert str(refused("a = 1\nb = = 2\n")).startswith("line 2: not TOML: ")
    assert refused('a = """\n\n').line >= 1


@pytest.mark.parametrize("text", ["a = " + "9" * 5000, "a = " + "[" * 5000])
def test_a_monster_is_refused_like_any_other_mistake(text: str) -> None:
    assert "not TOML" in str(refused(text))


def test_the_digest_is_of_the_text_whatever_its_line_ends() -> None:
    unix, windows = source(), source(TEXT.replace("\n", "\r\n"))
    assert unix.digest == windows.digest
    assert Edition("shop", windows).text == TEXT


@pytest.mark.parametrize(
    ("top", "wrong"),
    [
        ('name = "shop"', "line 1: the edition has no 'game'"),
        (
            'game = "dare"\nname = "shop"',
            "line 1: the edition.game must be one of shop, not 'dare'",
        ),
        ('game = "shop"', "line 1: the edition has no 'name'"),
        (
            'game = "shop"\nname = "corner"\nopen = true',
            "line 3: unknown key 'open' in the edition; known: game, name",
        ),
    ],
)
def test_a_heading_is_the_game_and_the_name_of_the_edition(top: str, wrong: str) -> None:
    assert source('game = "shop"\nname = "corner"').heading("shop") == "corner"
    with pytest.raises(BadInput) as refusal:
        source(top).heading("shop")
    assert str(refusal.value) == wrong


def test_every_thing_has_a_name_of_its_own() -> None:
    one, other, none = source(
        '[[fruit]]\nname = "red-apple"\n[[fruit]]\nname = "red-apple"\n[[fruit]]\nname = "Pear"'
    ).entries("fruit", 3)
    names = Names()
    assert names.read(one) == "red-apple"
    with pytest.raises(BadInput, match="line 4: the name 'red-apple' stands here twice"):
        names.read(other)
    with pytest.raises(BadInput, match="line 6: a name is small letters and hyphens, not 'Pear'"):
        names.read(none)
