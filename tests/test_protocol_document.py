"""docs/protocol.md and docs/notation.md say what the engine does: neither can lag behind."""

import re
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import pytest

from terrarium.core.chance import named_stream
from terrarium.core.game import Game
from terrarium.core.position import position_setup
from terrarium.core.state import NOBODY, SPECTATOR
from terrarium.core.view import Json
from terrarium.editions import find_edition
from terrarium.games import GAMES
from terrarium.games.terra.cards import COLOURS
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terramara.goods import GOOD_NAMES
from terrarium.games.terramara.spaces import HUT, SPACE_NAMES
from terrarium.games.terramara.state import BONUS_PLACE_NAMES
from terrarium.protocol import Session
from tests.games.terramara.tables import BEING_CRAFTED
from tests.histories import terra_history

DOCS = Path(__file__).parent.parent / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")
TITLES = {
    "terra": "## Terra's view",
    "terra_futura": "## Terra Futura's view",
    "terramara": "## Terramara's view",
}
EVERY_OPTION = {
    "terra": {"hand_limit_discard_hidden": "yes", "sealed_contributions": "yes"},
    "terra_futura": {"simultaneous_patterns": "yes"},
    "terramara": {},
}
# What chance does not bring in every few matches.
RARELY = {"terramara": (BEING_CRAFTED,)}
NAME = r"[a-z_]+"


def section(game: str) -> str:
    return PROTOCOL.partition(TITLES[game])[2].partition("\n## ")[0]


def documented(game: str) -> dict[str, set[str]]:
    """The keys of the table, and after each those that its values are said to have."""
    keys: dict[str, set[str]] = {}
    for first, says in re.findall(r"^\| `([^`|]+)` \| (.*) \|$", section(game), re.MULTILINE):
        for key in first.split(", "):
            keys[key] = _inner(says)
    return keys


def _inner(says: str) -> set[str]:
    said = " ".join(re.findall(r"`[^`]*\{[^`]*`", says)).replace("kind: number", "")
    return set(re.findall(NAME, re.sub(r'"[^"]*": ?|\bor null\b|…', " ", said)))


def views(game: Game) -> Iterator[dict[str, Json]]:
    """What all see in the course of a few matches."""
    edition = find_edition(game)
    for seed in range(6):
        setup = game.setup(game.usual, edition, EVERY_OPTION[game.name])
        state, chance = game.begin(setup, seed), named_stream(f"views {seed}")
        while state.actor() != NOBODY:
            yield from (state.view(seat).as_json() for seat in (state.actor(), SPECTATOR))
            legal = state.legal()
            state.play(legal[chance.below(len(legal))])
        yield from (state.view(seat).as_json() for seat in (0, SPECTATOR))
    for text in RARELY.get(game.name, ()):
        state = game.read_position(text, position_setup(game, text, edition), 1)
        yield state.view(state.actor()).as_json()


def _keys_inside(value: Json, things: set[str]) -> set[str]:
    """The names of all fields below a value; the names of things are no fields."""
    if isinstance(value, list):
        return set[str]().union(*(_keys_inside(item, things) for item in value))
    if isinstance(value, dict):
        below = set[str]().union(*(_keys_inside(item, things) for item in value.values()))
        return {key for key in value if key not in things} | below
    return set()


_KINDS = {"green", "red", "yellow", "food", "construction", "goods", "money", "blue"}
_REGIONS = {"north-america", "south-america", "europe", "africa", "asia", "oceania"}
THINGS = {
    "terra": _KINDS | _REGIONS,
    "terra_futura": _KINDS | {"I", "II"},
    "terramara": {*SPACE_NAMES[:HUT], *BONUS_PLACE_NAMES, *GOOD_NAMES, "L1", "L2", "L3"},
}


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_the_documented_fields_of_a_view_are_those_it_has(game: Game) -> None:
    found = set[str]().union(*views(game))
    assert set(documented(game.name)) == found


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_so_are_the_fields_inside(game: Game) -> None:
    inside: dict[str, set[str]] = {}
    for view in views(game):
        for key, value in view.items():
            inside.setdefault(key, set()).update(_keys_inside(value, THINGS[game.name]))
    assert documented(game.name) == inside


def test_every_section_stands_there_once() -> None:
    titles = re.findall(r"^## .*$", PROTOCOL, re.MULTILINE)
    assert sorted(set(titles)) == sorted(titles)


def test_every_command_is_documented() -> None:
    commands = Session(terra_history()).answer("help me")
    assert commands is not None
    error = commands["error"]
    assert isinstance(error, dict)
    known = str(error["text"]).removeprefix("the commands are: ").split(", ")
    assert [command for command in known if f"| `{command}" not in PROTOCOL] == []


def test_the_first_line_is_documented_field_by_field() -> None:
    said = re.search(r"\| \(at the start\) \| `\{(.*?)\}`", PROTOCOL)
    assert said is not None
    assert said[1].replace('"', "").split(", ") == list(Session(terra_history()).hello() or {})


@pytest.mark.parametrize(
    ("game", "page"),
    [
        ("terra", "notation.md"),
        ("terra_futura", "notation-terra_futura.md"),
        ("terramara", "notation-terramara.md"),
    ],
)
def test_the_example_of_a_position_can_be_read(game: str, page: str) -> None:
    known = GAMES.find(game)
    _, _, positions = (DOCS / page).read_text("utf-8").partition("## Positions\n")
    text = positions.split("```")[1]
    setup = position_setup(known, text, find_edition(known))
    assert known.read_position(text, setup, 1).legal()


def test_the_order_of_the_sets_is_the_documented_one() -> None:
    text = (DOCS / "notation.md").read_text("utf-8")
    orders = re.findall(r"([0-5]) (green|blue|red) (green|blue|red) (green|blue|red)", text)
    assert len(orders) == len(list(permutations(COLOURS)))
    for order, *colours in orders:
        for low in range(1, 5):
            cards = " ".join(f"{colour} {low + n}" for n, colour in enumerate(colours))
            assert NOTATION.parse(f"hoard {cards}") == 127 + 36 + int(order) * 4 + low - 1


def test_the_example_of_a_sets_number_is_right() -> None:
    text = (DOCS / "notation.md").read_text("utf-8")
    example = re.search(r"`(hoard [^`]+)` has the number .* = (\d+)", text)
    assert example is not None
    assert NOTATION.parse(example[1]) == int(example[2])
