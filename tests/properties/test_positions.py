"""Positions that were tampered with: refused with their line, or as good as any other."""

import re
from collections.abc import Iterator

from hypothesis import assume, given
from hypothesis import strategies as st

from terrarium.core.chance import Stream, named_stream
from terrarium.core.position import position_setup
from terrarium.core.reason import BadInput
from terrarium.core.state import NOBODY, State
from tests.every_game import UnderTest, any_move, of_every_game, under_test
from tests.properties.games import moments, play_on

WORD = re.compile(r"[a-z][a-z-]*|\d+")
SEEDS = range(8)
TRIES = 20  # most are refused


def tampered(text: str, chance: Stream) -> str:
    """A word or number of one line is exchanged for another of the position, or a line is gone."""
    lines = text.splitlines()
    number = chance.below(len(lines))
    if chance.below(8) == 0:
        return "\n".join(lines[:number] + lines[number + 1 :])
    key, _, value = lines[number].partition(": ")
    words, others = WORD.findall(value) or ["0"], WORD.findall(text)
    new = others[chance.below(len(others))] if chance.below(3) else str(chance.below(10))
    lines[number] = f"{key}: {value.replace(words[chance.below(len(words))], new, 1)}"
    return "\n".join(lines)


def read(under: UnderTest, text: str) -> State | None:
    """The state that the text gives; None where it is refused."""
    try:
        setup = position_setup(under.game, text, under.edition)
        return under.game.read_position(text, setup, 1)
    except BadInput:
        return None


@of_every_game
@given(data=st.data())
def test_a_tampered_position_is_refused_or_is_played_to_its_end_like_any_other(
    under: UnderTest, data: st.DataObject
) -> None:
    text = data.draw(moments(under)).state.position()
    chance = named_stream(f"tamper {data.draw(st.integers(0, 1 << 30))}")
    states = (read(under, tampered(text, chance)) for _ in range(TRIES))
    state = next((state for state in states if state is not None), None)
    assume(state is not None)
    assert state is not None
    again = under.game.read_position(state.position(), state.setup, 1)
    assert (again.position(), again.legal()) == (state.position(), state.legal())
    play_on(state, any_move, "tampered", most=3_000)
    assert state.actor() == NOBODY


def accepted(under: UnderTest, texts: list[str]) -> list[str]:
    assert len(texts) > 100, "too few to say anything"
    return [text for text in texts if read(under, text) is not None]


def states_of(under: UnderTest, players: int) -> Iterator[State]:
    """Wherever some busy matches come to."""
    setup = under.game.setup(players, under.edition)
    for seed in SEEDS:
        state, chance = under.game.begin(setup, seed), named_stream(f"states {seed}")
        while state.actor() != NOBODY:
            yield state
            state.play(under.habit(state, chance))


def test_no_score_of_terra_that_cannot_be_is_accepted_wherever_a_match_has_come_to() -> None:
    under, texts = under_test("terra"), list[str]()
    for state in states_of(under, 4):
        scores = re.search(r"scores: (.*)", state.position())
        assert scores is not None
        for wrong in ("1", "2", "4", "7"):
            new = " ".join([wrong, *scores[1].split()[1:]])
            texts.append(state.position().replace(scores[0], f"scores: {new}"))
    assert accepted(under, texts) == []


def test_nobody_without_the_symbol_of_terra_futura_is_accepted_as_the_first_player() -> None:
    under, texts = under_test("terra_futura"), list[str]()
    for state in states_of(under, 3):
        text = state.position()
        first = int(text.partition("first: ")[2][0])
        texts.append(text.replace(f"first: {first}", f"first: {(first + 1) % 3}"))
    assert accepted(under, texts) == []


def test_no_line_through_a_whole_territory_of_terra_futura_is_accepted() -> None:
    under, texts = under_test("terra_futura"), list[str]()
    for state in states_of(under, 2):
        view = state.view(0).as_json()
        territories, turn = view["territories"], view["turn"]
        assert isinstance(territories, list)
        assert isinstance(turn, int)
        cells = re.findall(r"'cell': '(..)'", str(territories[turn]))
        if view["phase"] == "activate" and len(cells) > 5:
            line = f"line: {', '.join(cells)}\nchances"
            texts.append(re.sub(r"(line: .*\n)?chances", line, state.position()))
    assert accepted(under, texts) == []
