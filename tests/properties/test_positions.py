"""Positions that were tampered with: refused with their line, or as good as any other."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terrarium.core.chance import Stream, named_stream
from terrarium.core.position import position_setup
from terrarium.core.reason import BadInput
from terrarium.core.state import NOBODY, State
from tests.properties.games import (
    GAMES_UNDER_TEST,
    TERRA,
    TERRA_EDITION,
    TERRA_FUTURA,
    TERRA_FUTURA_EDITION,
    UnderTest,
    any_busy_move,
    any_move,
    any_move_but_the_end,
    moments,
    play_on,
)

WORD = re.compile(r"[a-z][a-z-]*|\d+")
SEEDS = range(8)


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


@pytest.mark.parametrize("under", GAMES_UNDER_TEST[:2], ids=lambda under: under.name)
@given(data=st.data())
def test_a_tampered_position_is_refused_or_is_played_to_its_end_like_any_other(
    under: UnderTest, data: st.DataObject
) -> None:
    moment = data.draw(moments(under))
    chance = named_stream(f"tamper {data.draw(st.integers(0, 1 << 30))}")
    state = read(under, tampered(moment.state.position(), chance))
    if state is not None:
        again = under.game.read_position(state.position(), state.setup, 1)
        assert (again.position(), again.legal()) == (state.position(), state.legal())
        play_on(state, any_move, "tampered", most=3_000)
        assert state.actor() == NOBODY


def accepted(under: UnderTest, texts: list[str]) -> list[str]:
    assert len(texts) > 100, "too few to say anything"
    return [text for text in texts if read(under, text) is not None]


def test_no_score_of_terra_that_cannot_be_is_accepted_wherever_a_match_has_come_to() -> None:
    setup, texts = TERRA.setup(4, TERRA_EDITION), list[str]()
    for seed in SEEDS:
        state, chance = TERRA.begin(setup, seed), named_stream(f"scores {seed}")
        while state.actor() != NOBODY:
            scores = re.search(r"scores: (.*)", state.position())
            assert scores is not None
            for wrong in ("1", "2", "4", "7"):
                new = " ".join([wrong, *scores[1].split()[1:]])
                texts.append(state.position().replace(scores[0], f"scores: {new}"))
            state.play(any_busy_move(state, chance))
    assert accepted(GAMES_UNDER_TEST[0], texts) == []


def test_nobody_without_the_symbol_of_terra_futura_is_accepted_as_the_first_player() -> None:
    setup, texts = TERRA_FUTURA.setup(3, TERRA_FUTURA_EDITION), list[str]()
    for seed in SEEDS:
        state, chance = TERRA_FUTURA.begin(setup, seed), named_stream(f"first {seed}")
        while state.actor() != NOBODY:
            text = state.position()
            first = int(text.partition("first: ")[2][0])
            texts.append(text.replace(f"first: {first}", f"first: {(first + 1) % 3}"))
            state.play(any_move_but_the_end(state, chance))
    assert accepted(GAMES_UNDER_TEST[1], texts) == []


def test_no_line_through_a_whole_territory_of_terra_futura_is_accepted() -> None:
    setup, texts = TERRA_FUTURA.setup(2, TERRA_FUTURA_EDITION), list[str]()
    for seed in SEEDS:
        state, chance = TERRA_FUTURA.begin(setup, seed), named_stream(f"line {seed}")
        while state.actor() != NOBODY:
            view = state.view(0).as_json()
            territories, turn = view["territories"], view["turn"]
            assert isinstance(territories, list)
            assert isinstance(turn, int)
            cells = re.findall(r"'cell': '(..)'", str(territories[turn]))
            if view["phase"] == "activate" and len(cells) > 5:
                line = f"line: {', '.join(cells)}\nchances"
                texts.append(re.sub(r"(line: .*\n)?chances", line, state.position()))
            state.play(any_move_but_the_end(state, chance))
    assert accepted(GAMES_UNDER_TEST[1], texts) == []
