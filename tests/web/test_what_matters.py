"""What must be told, whatever else is: in whole matches each such event is a beat, and each such
deed a thing in the line of whoever did it."""

from collections.abc import Iterator
from itertools import groupby

import pytest

from terrarium.core.history import History
from terrarium.core.reason import Message
from terrarium.core.state import SPECTATOR
from terrarium.tables.folding import folded
from terrarium.web.pages.games import game_page
from tests.every_game import under_test
from tests.web.folded import live_match, new_history, one_move

SEEDS = range(12)  # in their matches all of it comes up

BEATS = {
    "terra": (
        "averted broke-out crisis hoarded-hidden lost-colour lost-region lost-total near-colour "
        "near-region near-total scored-both scored-first scored-highest solved"
    ),
    "terra_futura": "blocked copied discarded final-began kept pattern placed set",
    "terramara": (
        "crafted-for final-points flipped gave gave-several parked placed-flag raided row-flipped "
        "scored"
    ),
}
CHIPS = {
    "terra": {
        "averted": "averted",
        "broke-out": "broke-out",
        "crisis": "crisis",
        "discarded": "discarded",
        "drew-hidden": "drawn",
        "helped": "at card",
        "hoarded-hidden": "set",
        "passed": "pass",
        "played": "card",
        "scored-first": "points",
        "scored-highest": "points",
        "solved": "points",
    },
    "terra_futura": {
        "blocked": "blocked",
        "copied": "copied",
        "discarded": "discarded",
        "pattern": "goal",
        "polluted": "pollution",
        "set-hidden": "goal",
        "took": "card",
        "took-unseen": "card",
        "transferred": "transfer",
    },
    "terramara": {
        "became-first": "first",
        "crafted": "artefact",
        "drafted": "character",
        "gained-culture": "culture",
        "gained-strength": "strength",
        "placed-flag": "flag",
        "raided": "raid",
        "reserved": "reserve",
        "scored": "vp",
        "took-start-card": "hut",
        "took-warriors": "warriors",
        "travelled": "movement",
    },
}


def whole_matches(name: str) -> Iterator[History]:
    under = under_test(name)
    for seed in SEEDS:
        history = new_history(under, seed)
        while one_move(under, history):
            pass
        yield history


def moments(history: History) -> Iterator[list[Message]]:
    """What everybody is told at once, as the log says it."""
    lines = folded(history.game, live_match(history).course.told(SPECTATOR, 0))
    for _, told in groupby(lines, key=lambda line: line.version):
        yield [line.message for line in told]


@pytest.mark.parametrize("name", BEATS)
def test_what_matters_to_everybody_is_told_over_the_board(name: str) -> None:
    wanted = {f"{name}-{event}" for event in BEATS[name].split()}
    beats_of = game_page(under_test(name).game).beats_of
    missing = set(wanted)
    for told in (told for history in whole_matches(name) for told in moments(history)):
        said = {message.id for beat in beats_of(told, SPECTATOR) for message in beat.said}
        here = {message.id for message in told} & wanted
        assert {event.replace("-", "-beat-", 1) for event in here} <= said
        missing -= here
    assert missing == set()


@pytest.mark.parametrize("name", CHIPS)
def test_what_somebody_did_is_seen_as_things(name: str) -> None:
    wanted = {(f"{name}-{event}", things) for event, things in CHIPS[name].items()}
    deeds, chips_of = dict(wanted), game_page(under_test(name).game).chips_of
    told = [one.to(SPECTATOR) for history in whole_matches(name) for one in history.told]
    found = {
        (message.id, " ".join(sorted({chip.what for chip in chips_of(message)})))
        for message in told
        if message.id in deeds
    }
    assert found == wanted
