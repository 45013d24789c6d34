"""Several people at one keyboard: nobody sees another's cards."""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from terrarium.core.state import NOBODY
from terrarium.games.terra.cards import spell_card
from terrarium.games.terra.sets import SETS
from terrarium.games.terra.view import TerraView
from terrarium.tables.match import Match, new_match
from terrarium.tables.seat import Seat
from terrarium.terminal.play import run, screen_for
from terrarium.terminal.request import PlayRequest
from terrarium.terminal.session import Session
from terrarium.terminal.sitting import play_on
from terrarium.text.words import Words
from tests.histories import TERRA, TERRA_EDITION
from tests.terminal.typing_people import Paper, laid_out, play, typist

CARD = re.compile(r"(?:green|blue|red) [1-6]")
IMPENDING = """
    phase: impending
    impending: africa-green
    hand 0: green 1, green 3, red 2
    hand 1: green 2, green 4, blue 6
    hand 2: green 5, red 6
    pile: blue 1, blue 2, 20 cards
"""
HELPING = """
    phase: help
    open: africa-green
    hand 0: green 1, green 3
    hand 1: blue 6
    pile: blue 1, blue 2, 20 cards
"""


class Watcher:
    """Types for everybody, and looks at what each of them has been shown."""

    def __init__(self, match: Match, paper: Paper, decisions: int) -> None:
        self.match = match
        self.paper = paper
        self.left = decisions
        self.hidden_cards = 0
        self._shown = 0

    def types(self) -> str | None:
        shown = self.paper.getvalue()[self._shown :]
        self._shown = len(self.paper.getvalue())
        self.left -= 1
        if self.left < 0 or self.match.actor == NOBODY:
            return None
        if "Pass the keyboard" in shown:
            assert CARD.search(shown) is None
            return ""
        self._look_for_others_cards(shown, self.match.actor)
        return str(1 + self.left % len(self.match.view(self.match.actor).legal))

    def _look_for_others_cards(self, shown: str, seat: int) -> None:
        known = self._all_that_may_be_said(seat)
        for other in range(4):
            for card in self._hand(other):
                if card not in known:
                    self.hidden_cards += 1
                    assert card not in shown

    def _all_that_may_be_said(self, seat: int) -> str:
        words, names = Words(TERRA), self.match.names
        told = [words.say(line.message, names, seat) for line in self.match.account.log(seat)]
        view = self.match.view(seat)
        assert isinstance(view, TerraView)
        hoarded = [spell_card(card) for number in view.hoards[seat] for card in SETS[number]]
        return json.dumps(view.as_json()) + " ".join([*told, *hoarded])

    def _hand(self, seat: int) -> list[str]:
        hand = self.match.view(seat).as_json()["hand"]
        assert isinstance(hand, list)
        return [str(card) for card in hand]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("option", ["sealed_contributions", "hand_limit_discard_hidden"])
def test_nothing_shown_to_one_person_names_a_card_that_only_another_knows(
    seed: int, option: str, home: Path
) -> None:
    seats = [Seat("Ada"), Seat("Bo"), Seat("Cy"), Seat("random", bot=True)]
    match = new_match(TERRA, TERRA.setup(4, TERRA_EDITION, {option: "yes"}), seats, seed)
    paper = Paper()
    watcher = Watcher(match, paper, decisions=150)
    request = PlayRequest("terra", stdin=typist(watcher.types), stdout=paper)
    session = Session(match, home / "match.terrarium", screen_for(request, match), resumed=False)
    with suppress(EOFError):
        play_on(session)
    assert watcher.hidden_cards > 100


def segments(out: str) -> list[str]:
    return out.split("Pass the keyboard to ")[1:]


def test_the_keyboard_is_passed_before_a_hand_is_shown(home: Path) -> None:
    path = laid_out(home, IMPENDING, "Ada", "Bo", "Cy")
    played = play("", "play green 3", "", "pass", "", "pass", resume=path)
    ada, bo, cy, *_ = segments(played.out)
    assert ada.startswith("Ada, and press Enter.\n> \n")
    assert "You hold, 3 cards: green 1, green 3, red 2" in ada
    assert "You hold, 3 cards: green 2, green 4, blue 6" in bo
    assert "green 1" not in bo
    assert "Ada plays green 3: 3 of 10." in bo
    assert "You hold, 2 cards: green 5, red 6" in cy
    assert "green 4" not in cy


def test_a_terminal_is_cleared_with_all_that_scrolled_off_between_two_hands(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = laid_out(home, IMPENDING, "Ada", "Bo")
    played = play("", "1", "", "1", resume=path, plain=True, out=Paper(is_terminal=True))
    after_ada = played.out.split("green 1, green 3, red 2")[1]
    assert "\x1b[H\x1b[2J\x1b[3J" in after_ada.split("Pass the keyboard to Bo")[0]
    monkeypatch.setenv("TERM", "dumb")
    path = laid_out(home, IMPENDING, "Ada", "Bo")
    played = play("", "1", "", "1", resume=path, plain=True, out=Paper(is_terminal=True))
    assert "\x1b" not in played.out
    assert "\n" * 20 in played.out


def test_who_leaves_leaves_no_hand_on_the_screen(home: Path) -> None:
    path = laid_out(home, IMPENDING, "Ada", "Bo")
    played = play("", "quit", resume=path, plain=True, out=Paper(is_terminal=True))
    assert CARD.search(played.out.split("\x1b[3J")[-1]) is None


def test_the_last_person_may_still_take_back_a_move_before_the_next_looks(home: Path) -> None:
    path = laid_out(home, IMPENDING, "Ada", "Bo")
    played = play("", "1", "undo", "", resume=path)
    assert "(or type “undo” to take back the last move of Ada)" in played.out
    assert segments(played.out)[2].startswith("Ada, and press Enter.")
    assert "You take back a move." in segments(played.out)[2]


def test_one_may_pass_for_somebody_who_said_so(home: Path) -> None:
    path = laid_out(home, IMPENDING, "Ada", "Bo", "Cy")
    played = play("", "pass for Bo", "1", "", resume=path)
    assert "Bo has answered in advance." in played.out
    assert segments(played.out)[1].startswith("Cy, ")
    assert "Bo passes." in segments(played.out)[1]


def test_one_may_pass_without_taking_the_keyboard(home: Path) -> None:
    path = laid_out(home, IMPENDING, "Ada", "Bo", "Cy")
    played = play("", "1", "ahead", "", resume=path)
    assert segments(played.out)[2].startswith("Cy, ")
    assert "Bo passes." in segments(played.out)[2]


def test_at_the_hand_over_nothing_else_is_answered(home: Path) -> None:
    path = laid_out(home, HELPING, "Ada", "Bo")
    played = play("1", "hint", "log", "table", "save", "quit", resume=path)
    assert played.out.count("Press Enter when Ada has the keyboard") == 4
    assert CARD.search(played.out) is None
    assert played.status == 0


def test_the_end_is_for_everybody(home: Path) -> None:
    def typed() -> Iterator[str]:
        while True:
            yield ""
            yield "1"

    lines = typed()
    paper = Paper()
    request = PlayRequest(
        "terra", people=["Ada", "Bo"], bots=["random"] * 2, seed=1, options={"total_limit": "2"}
    )
    request.stdin, request.stdout = typist(lambda: next(lines)), paper
    assert run(request) == 0
    end = paper.getvalue().split("Result, ")[-1]
    assert "The world is lost" in end
    assert "You hold" not in end
