"""Every icon, piece and card of Terramara is drawn by a symbol that is there."""

import re

import pytest

from terrarium.core.reason import Message
from terrarium.games import GAMES
from terrarium.games.terramara.components import NO_CONDITION
from terrarium.games.terramara.effects.registry import effect_spelt
from terrarium.games.terramara.page.faces import OutpostFace
from terrarium.games.terramara.page.icons import GROUPS
from terrarium.web.pages.render import drawer, environment, render
from terrarium.web.pages.speech import Speech
from tests.games.terramara.page.beside import NUMBERS
from tests.games.terramara.page.owns import own_at
from tests.games.terramara.tables import after, terramara

RULES = terramara().terramara.rules
SPEECH = Speech(GAMES.find("terramara"), ["Ada", "Bo", "Cy", "Dee"], 0)
PIECES = '{% import "terramara/pieces.html" as pieces with context %}'
BESIDES = ("warrior", "first", "goods", "hut", "reserve", "both-caravans", "L1 worker")
WORDS = [*(word for words in GROUPS.values() for word in words), *NUMBERS, *BESIDES]
ONE_OF_EACH = ("explorer(3)", "chief(0)", "sword(1)", "canoe(2)", "caravan(3)", "flag(0)", "fire()")
OTHERS = ('neutral("sword", 1)', "member(5)", "member(11)", "worker(2)", "worker(1, true)")
THERE = set(re.findall(r'<symbol id="([a-z0-9-]+)"', render("terramara/sprite.html", SPEECH)))


def drawn(call: str, **things: object) -> str:
    template = environment().from_string(f"{PIECES}{{{{ pieces.{call} }}}}")
    return template.render(t=SPEECH.text, say=SPEECH.say, **things)


def used(html: str) -> set[str]:
    return set(re.findall(r'<use href="#([a-z0-9-]+)"', html))


@pytest.mark.parametrize("what", WORDS)
def test_an_icon_is_drawn_by_a_symbol_that_is_there(what: str) -> None:
    assert used(drawn(f'icon("{what}", 2)')) <= THERE


@pytest.mark.parametrize("call", [*ONE_OF_EACH, *OTHERS])
def test_a_piece_is_drawn_and_named(call: str) -> None:
    html = drawn(call)
    assert used(html) <= THERE
    assert 'class="unseen"' in html


def test_what_is_ones_own_is_called_so() -> None:
    assert "your chief" in drawn("chief(0)")
    assert "the chief of Bo" in drawn("chief(1)")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("workers", "with workers of 9 levels together or more"),
        ("road", "with both caravans at crossroad 9 or beyond"),
        ("river", "with 9 culture or more"),
        ("military", "with 9 strength or more"),
    ],
)
def test_a_special_space_says_what_it_asks_for(asked: str, said: str) -> None:
    assert said in drawn(f'needed("{asked}", "9")')


def test_every_outpost_asks_for_something_else() -> None:
    tiles = [tile for tile in range(len(RULES.tiles)) if RULES.tiles[tile].outpost != NO_CONDITION]
    faces = [OutpostFace(RULES, tile) for tile in tiles]
    said = {drawn("outpost(face)", face=face).partition("Outpost: ")[2] for face in faces}
    assert len(said) == len({face.condition for face in faces})


def test_by_power_four_amounts_stand_together() -> None:
    html = drawn(
        'run([(0, "power"), (1, "culture"), (1, "culture"), (2, "culture"), (2, "culture")])'
    )
    assert re.sub(r"<[^>]+>", "", html) == "1/1/2/2"


def test_an_effect_inside_a_sentence_is_drawn_and_said() -> None:
    ask = Message("terramara-ask-choose", {"effect": effect_spelt("2 movement or 2 strength")})
    html = drawer(SPEECH)(ask)
    assert used(html) == {"i-movement", "i-strength"}
    assert "2 movement or 2 strength" in html


CAMPS = '{% import "terramara/camp.html" as camps with context %}'
RESERVED = "culture 0: 4\nreserved 0: bow-drill\ngoods 0: 3 leather, 3 timber, 3 metal"


def test_no_id_stands_twice_in_ones_own_camp_where_what_is_reserved_can_be_crafted() -> None:
    own = own_at(after(RESERVED))
    assert "card-bow-drill" in own.things
    template = environment().from_string(f"{CAMPS}{{{{ camps.camp(own.camp, true) }}}}")
    html = template.render(t=SPEECH.text, say=SPEECH.say, own=own, seats=[])
    ids = re.findall(r'\sid="([^"]+)"', html)
    assert len(ids) == len(set(ids))
