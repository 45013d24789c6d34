"""The shelf: a host's own editions beside those that come with the games."""

from pathlib import Path

import pytest

from terrarium.core.reason import BadInput
from terrarium.editions import Shelf, find_edition, read_shelf
from terrarium.games import GAMES

TERRA, FUTURA = GAMES.find("terra"), GAMES.find("terra_futura")
STANDARD = find_edition(TERRA).text


def own(name: str) -> str:
    return STANDARD.replace('name = "standard"', f'name = "{name}"')


def folder_with(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def refusal(folder: Path) -> str:
    with pytest.raises(BadInput) as refused:
        read_shelf(folder)
    return str(refused.value)


def test_a_shelf_without_own_editions_offers_what_comes_with_each_game() -> None:
    assert Shelf().names(TERRA) == ["standard"]


def test_own_editions_follow_the_standard_one_at_tables_of_their_game(tmp_path: Path) -> None:
    shelf = read_shelf(folder_with(tmp_path, b=own("our-box"), a=own("another")))
    assert shelf.names(TERRA) == ["standard", "another", "our-box"]
    assert shelf.names(FUTURA) == ["standard"]


def test_an_own_edition_is_found_by_its_name(tmp_path: Path) -> None:
    shelf = read_shelf(folder_with(tmp_path, b=own("our-box")))
    assert shelf.find(TERRA, "our-box").name == "our-box"


def test_an_edition_that_is_not_there_is_named_with_those_that_are(tmp_path: Path) -> None:
    shelf = read_shelf(folder_with(tmp_path, b=own("our-box")))
    said = "unknown edition 'x' of terra; there are: standard, our-box"
    with pytest.raises(BadInput, match=said):
        shelf.find(TERRA, "x")


def test_a_file_is_no_edition_of_a_table(tmp_path: Path) -> None:
    """Somebody in a browser must not make the server read files."""
    path = folder_with(tmp_path, b=own("our-box")) / "b.toml"
    with pytest.raises(BadInput, match="unknown edition"):
        Shelf().find(TERRA, str(path))


def test_an_edition_of_another_game_is_told_by_its_game(tmp_path: Path) -> None:
    path = folder_with(tmp_path, b=own("our-box")) / "b.toml"
    with pytest.raises(BadInput, match="this is an edition of terra, not of terra_futura"):
        find_edition(FUTURA, str(path))


def test_two_editions_of_one_name_are_refused_by_the_file_of_the_second(tmp_path: Path) -> None:
    text = refusal(folder_with(tmp_path, a=own("our-box"), b=own("our-box")))
    said = "terra has an edition 'our-box' already; give it another name"
    assert text == f"{tmp_path}/b.toml: {said}"


def test_nobody_can_take_the_place_of_the_standard_edition(tmp_path: Path) -> None:
    assert "terra has an edition 'standard' already" in refusal(folder_with(tmp_path, a=STANDARD))


def test_a_mistake_in_an_own_edition_is_named_by_file_and_line(tmp_path: Path) -> None:
    text = refusal(folder_with(tmp_path, a='game = "terra"\nname = "x"\n[[dragon]]\n'))
    assert text.startswith(f"{tmp_path}/a.toml: line 3: unknown table 'dragon'")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("game = 3", "line 1: an edition says which game it is for"),
        ('game = "chess"', "unknown game 'chess'"),
        ("game = ", "not TOML"),
        (own("x" * 41), "the name of an edition has at most 40 letters"),
    ],
)
def test_a_file_that_is_no_edition_says_why(tmp_path: Path, written: str, said: str) -> None:
    assert said in refusal(folder_with(tmp_path, a=written))


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none") == f"{tmp_path}/none is not a folder with editions"
