"""Terra's edition file: what is right is read, what is wrong is named by its line."""

import tomllib
from functools import partial

import pytest

from terrarium.core.edition import Edition, Source
from terrarium.games.terra.edition import TerraEdition
from tests.cases import each
from tests.games import editing
from tests.games.editing import line_of
from tests.games.terra.table import EDITION, GAME, terra

TEXT = EDITION.text
edited = partial(editing.edited, TEXT)
refused = partial(editing.refused, GAME)


def without(header: str, which: int = 1) -> str:
    """The standard edition without the n-th table of a name."""
    before, after = edited(header, "\0", which).split("\0")
    return before + after.partition("\n\n")[2]


def test_the_standard_edition_is_what_the_rulebook_says() -> None:
    assert isinstance(EDITION, TerraEdition)
    assert EDITION.name == "standard"
    assert EDITION.copies == [6, 6, 5, 5, 4, 4]
    assert EDITION.dealt == {3: 4, 4: 4, 5: 3, 6: 2}
    assert EDITION.hand_limit == 8
    assert (EDITION.region_limit, EDITION.colour_limit, EDITION.total_limit) == (3, 4, 7)
    assert (EDITION.first_points, EDITION.highest_points, EDITION.solving_points) == (3, 3, 5)


def test_the_standard_edition_has_the_recommended_table_of_threats() -> None:
    assert isinstance(EDITION, TerraEdition)
    rows = [EDITION.threats[region * 3 : region * 3 + 3] for region in range(6)]
    assert rows[:3] == [[13, 11, 10], [16, 14, 11], [11, 12, 13]]
    assert rows[3:] == [[10, 16, 14], [14, 13, 16], [12, 10, 12]]


def test_only_the_threats_are_reconstructed() -> None:
    assert TEXT.count('provenance = "printed"') == 6 + 4 + 3
    assert TEXT.count('provenance = "reconstructed"') == 18


def said_of(new: str, old: str) -> str:
    """What is said at the line where another text stands in the standard edition."""
    text = edited(old, new)
    line = line_of(text, new.split("\n")[-1], 1 if new not in TEXT else 2)
    where, _, said = str(refused(text)).partition(": ")
    assert where == f"line {line}"
    return said


@pytest.mark.parametrize(
    ("right", "number"),
    each(
        {
            ("solution", "value = 1", "1 to 6"): ["0", "7", "'1'", "true", "1.0"],
            ("solution", "copies = 6", "1 to 7"): ["0", "8"],
            ("crisis", "threat = 13", "10 to 16"): ["9", "17"],
            ("deal", "players = 3", "3 to 6"): ["2", "7"],
            ("deal", "cards = 4", "0 to 8"): ["9", "-1"],
            ("hand", "limit = 8", "3 to 14"): ["2", "15"],
            ("loss", "region = 3", "1 to 4"): ["0", "5"],
            ("loss", "colour = 4", "1 to 7"): ["8"],
            ("loss", "total = 7", "1 to 19"): ["20"],
            ("points", "first = 3", "0 to 9"): ["-1"],
            ("points", "highest = 3", "0 to 9"): ["10"],
            ("points", "solving = 5", "0 to 9"): ["[]"],
        }
    ),
)
def test_a_number_out_of_its_range_is_refused_at_its_line(
    right: tuple[str, str, str], number: str
) -> None:
    table, old, span = right
    key = old.split()[0]
    value = tomllib.loads(f"{key} = {number}")[key]
    said = said_of(f"{key} = {number}", old)
    assert said == f"{table}.{key} must be a whole number from {span}, not {value!r}"


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("value = 2", "value = 1", "solution value 1 stands here twice"),
        (
            'region = "asia"',
            'region = "atlantis"',
            "crisis.region must be one of north-america, south-america, europe, africa, asia, "
            "oceania, not 'atlantis'",
        ),
        ('colour = "red"', "colour = 3", "crisis.colour must be one of green, blue, red, not 3"),
        (
            'colour = "red"',
            'colour = "yellow"',
            "crisis.colour must be one of green, blue, red, not 'yellow'",
        ),
        (
            'provenance = "printed"',
            'provenance = "guessed"',
            "solution.provenance must be one of printed, reconstructed, house, not 'guessed'",
        ),
        (
            "limit = 8",
            "limit = 8\nsize = 3",
            "unknown key 'size' in hand; known: limit, provenance",
        ),
        ('game = "terra"', 'game = "chess"', "the edition.game must be one of terra, not 'chess'"),
        ('name = "standard"', 'name = " "', "the edition.name must be a text, not ' '"),
        ('name = "standard"', "name = 3", "the edition.name must be a text, not 3"),
        (
            'name = "standard"',
            'name = "standard"\nauthor = "me"',
            "unknown key 'author' in the edition; known: game, name",
        ),
    ],
)
def test_a_wrong_value_is_refused_at_its_line_with_the_right_ones(
    old: str, new: str, wanted: str
) -> None:
    assert said_of(new, old) == wanted


def test_a_colour_of_31_solutions_is_refused() -> None:
    text = edited("copies = 4", "copies = 5", 2)
    error = refused(text)
    assert error.line == line_of(text, "copies = 5", 3)
    assert "a colour must have 30 solutions in all, not 31" in str(error)


@pytest.mark.parametrize(
    ("header", "which", "wanted"),
    [
        ("[[solution]]", 3, 6),
        ("[[crisis]]", 18, 18),
        ("[[deal]]", 1, 4),
        ("[hand]", 1, 1),
        ("[loss]", 1, 1),
        ("[points]", 1, 1),
    ],
)
def test_a_table_too_few_is_refused(header: str, which: int, wanted: int) -> None:
    said = f"there must be {wanted} [[{header.strip('[]')}]] tables, not {wanted - 1}"
    assert said in str(refused(without(header, which)))


def test_a_missing_table_is_said_at_the_last_one_of_its_kind() -> None:
    text = without("[[crisis]]", 5)
    assert refused(text).line == line_of(text, "[[crisis]]", 17)


def test_a_table_too_many_is_refused_at_the_last_one() -> None:
    text = TEXT + '\n[[crisis]]\nregion = "asia"\ncolour = "red"\nthreat = 10\n'
    error = refused(text)
    assert error.line == line_of(text, "[[crisis]]", 19)
    assert "there must be 18 [[crisis]] tables, not 19" in str(error)


def test_a_crisis_that_stands_twice_is_refused_at_the_second() -> None:
    text = edited('region = "asia"', 'region = "africa"')
    error = refused(text)
    assert str(error).endswith("africa-green stands here twice")
    assert error.line == line_of(text, 'region = "africa"', 4) - 1


def test_a_deal_that_stands_twice_is_refused_at_the_second() -> None:
    text = edited("players = 4", "players = 3")
    error = refused(text)
    assert str(error).endswith("the deal for 3 players stands here twice")
    assert error.line == line_of(text, "players = 3", 2) - 1


@pytest.mark.parametrize(
    ("header", "line"),
    each(
        {
            "[[solution]]": ["value = 1"],
            "[[crisis]]": ["threat = 13"],
            "[[deal]]": ["cards = 4"],
            "[hand]": ["limit = 8"],
            "[loss]": ["total = 7"],
            "[points]": ["solving = 5"],
        }
    ),
)
def test_a_missing_value_is_said_at_its_table(header: str, line: str) -> None:
    text = edited(f"{line}\n", "")
    error = refused(text)
    assert error.line == line_of(text, header)
    assert str(error).endswith(f"has no {line.split()[0]!r}")


def test_a_missing_provenance_is_refused() -> None:
    text = edited('provenance = "printed"\n', "")
    assert (
        str(refused(text)) == f"line {line_of(text, '[[solution]]')}: solution has no 'provenance'"
    )


def test_a_missing_name_is_said_at_the_first_line() -> None:
    assert str(refused(edited('name = "standard"\n', ""))) == "line 1: the edition has no 'name'"


def test_an_unknown_table_is_refused_with_the_known_ones() -> None:
    text = TEXT + "\n[scoring]\nfirst = 3\n"
    error = refused(text)
    assert error.line == line_of(text, "[scoring]")
    assert "unknown table 'scoring'; known: solution, crisis, deal, hand, loss, points" in str(
        error
    )


@pytest.mark.parametrize(
    "text",
    [
        "zebra = { stripes = 1 }\n" + TEXT,
        TEXT + "\n[zoo.animals]\nzebra = 1\n",
        TEXT + '\n["zebra"]\nstripes = 1\n',
    ],
)
def test_an_unknown_table_is_refused_however_it_is_written(text: str) -> None:
    assert "unknown table" in str(refused(text))


def test_what_is_not_toml_is_refused_at_its_line() -> None:
    text = edited("limit = 8", "limit eight")
    error = refused(text)
    assert error.line == line_of(text, "limit eight")
    assert "not TOML" in str(error)


@pytest.mark.parametrize("text", ["", "\0", '"', "[hand", "a = " + "[" * 5000, "a = " + "9" * 5000])
def test_a_broken_file_is_refused_and_nothing_worse(text: str) -> None:
    assert refused(text).line >= 1


def test_a_table_may_be_written_in_one_line() -> None:
    inline = 'hand = { limit = 8, provenance = "printed" }\nname = "standard"'
    text = without("[hand]").replace('name = "standard"', inline)
    edition = GAME.read_edition(text)
    assert isinstance(edition, TerraEdition)
    assert edition.hand_limit == 8


def test_a_name_is_one_line() -> None:
    assert "name" in str(refused(edited('"standard"', '"standard\\nseed: 1"')))


def test_terra_is_not_played_with_the_edition_of_another_game() -> None:
    with pytest.raises(TypeError, match="needed: TerraEdition, given: Edition"):
        GAME.setup(4, Edition("other", Source("", ())))


def test_line_ends_do_not_matter_to_the_digest() -> None:
    assert GAME.read_edition(TEXT.replace("\n", "\r\n")).digest == EDITION.digest


def test_a_change_of_the_text_changes_the_digest() -> None:
    assert GAME.read_edition(TEXT + "# more\n").digest != EDITION.digest


def test_another_edition_is_played_by_its_own_numbers() -> None:
    text = TEXT
    for old, new in (
        ("limit = 8", "limit = 5"),
        ("solving = 5", "solving = 9"),
        ("total = 7", "total = 2"),
        ("threat = 10", "threat = 16"),
    ):
        text = text.replace(old, new, 2)
    game = terra(
        """
        phase: help
        open: africa-green with green 6, green 6
        hand 0: green 4, red 1, red 1, red 1, red 1, red 1, red 1
    """.replace(", red 1, red 1\n", "\n"),
        edition=GAME.read_edition(text),
    )
    game.play("help africa-green with green 4")
    assert game.scores() == [9, 0, 0, 0]
