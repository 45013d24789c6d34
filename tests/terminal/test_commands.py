"""What can be typed besides moves, and mistakes."""

from pathlib import Path

from tests.terminal.typing_people import Played, laid_out, play

HELPING = """
    phase: help
    open: africa-green with green 5; europe-red
    hand 0: green 4, green 6, red 1, red 2, red 3, blue 1
    pile: blue 2, blue 3, 20 cards
"""
IMPENDING = """
    phase: impending
    impending: africa-green
    hand 0: green 1, green 3, red 2
    pile: blue 1, blue 2, 20 cards
"""


def helping(home: Path, *typed: str) -> Played:
    return play(*typed, resume=laid_out(home, HELPING))


def impending(home: Path, *typed: str) -> Played:
    return play(*typed, resume=laid_out(home, IMPENDING))


def test_the_choices_are_numbered_with_what_they_are_worth(home: Path) -> None:
    out = helping(home).out
    assert "1: help europe-red with red 1\n2: help europe-red with red 2\n" in out
    assert "5: help africa-green with green 6 (solves it for 5 points)\n6: end\n" in out


def test_a_move_is_played_by_number_by_notation_and_by_beginnings(home: Path) -> None:
    for typed in ("4", "help africa-green with green 4", "h afr w gr 4", "h afr 4", "H AFR 4"):
        assert "You help Africa (green) with green 4: 9 of 10." in helping(home, typed).out


def test_an_ambiguous_beginning_is_answered_with_the_candidates(home: Path) -> None:
    answer = helping(home, "h afr").after("h afr")
    assert answer.split("\n") == [
        "“h afr” could be:",
        "4: help africa-green with green 4",
        "5: help africa-green with green 6",
    ]


def test_a_move_that_is_not_legal_is_refused_with_its_rule(home: Path) -> None:
    played = helping(home, "h asia-red 1", "hoard red 1 2 3", "pass", "p gr 4", "9", "0")
    assert played.after("h asia-red 1") == (
        "Asia & Middle East (red) is not a full-blown crisis now. (Rule 3a)"
    )
    assert played.after("hoard red 1 2 3") == (
        "Only who has laid a card on a full-blown crisis this turn may hoard. (Rule 3b)"
    )
    assert played.after("p gr 4").startswith("Now you may help a full-blown crisis")
    assert played.after("9") == "The choices are 1 to 6."
    assert played.after("0") == "The choices are 1 to 6."


def test_nonsense_is_one_clear_line_and_nothing_is_lost(home: Path) -> None:
    nonsense = ["xyzzy", "help", "help me", "💥", "\x1b[2J", "1 2 3", "a" * 5000, "hoard", "why"]
    played = helping(home, *nonsense, "h afr 4")
    for typed in ("xyzzy", "help me", "💥", "1 2 3", "hoard"):
        assert "\n" not in played.after(typed)
    assert "There is no move “xyzzy”." in played.after("xyzzy")
    assert "\x1b" not in played.out
    assert "You help Africa (green) with green 4" in played.out
    assert played.status == 0


def test_why_answers_for_any_move(home: Path) -> None:
    played = helping(
        home, "why play green 4", "why h asia-b 1", "why h afr", "why not end", "why h"
    )
    assert "(Rule 3)" in played.after("why play green 4")
    assert played.after("why h asia-b 1") == (
        "Asia & Middle East (blue) is not a full-blown crisis now. (Rule 3a)"
    )
    assert played.after("why not end") == "You can: end"
    assert played.after("why h afr").split("\n") == [
        "You can: help africa-green with green 4",
        "You can: help africa-green with green 6",
    ]


def test_why_says_that_more_is_needed_where_the_reasons_differ(home: Path) -> None:
    answer = impending(home, "why p").after("why p")
    assert answer.startswith("You can: ")
    answer = helping(home, "why d").after("why d")
    assert answer.startswith("Now you may help")
    answer = helping(home, "why help asia").after("why help asia")
    assert answer.startswith("“help asia” can mean 18 moves, none of them possible now")


def test_undo_is_announced_and_goes_as_far_as_it_says(home: Path) -> None:
    more = HELPING.replace("europe-red", "europe-red; asia-blue")
    played = play("h afr 4", "h eur 1", "undo 2", "end", resume=laid_out(home, more))
    assert "“undo” takes back your last move." in played.after("h afr 4")
    assert "“undo 2” all that you still can." in played.after("h eur 1")
    assert played.after("undo 2").startswith("You take back 2 moves.")
    assert ": help africa-green with green 4" in played.after("undo 2")
    assert "undo" not in played.after("undo 2")


def test_undo_goes_no_further_than_what_the_seat_knew(home: Path) -> None:
    played = helping(home, "undo", "h afr 4", "undo 5", "undo all", "undo x")
    assert "nothing can be taken back" in played.after("undo")
    assert played.after("undo 5") == "That is further back than you have known nothing new."
    assert played.after("undo all").startswith("You take back a move.")
    assert played.after("undo x").startswith("“undo” takes back one move")


def test_after_helping_sets_are_offered_with_their_points(home: Path) -> None:
    played = helping(home, "h afr 4", "hoard red 1 2 3")
    assert ": hoard red 1 2 3 (6 points)" in played.after("h afr 4")
    assert "You hoard red 1 2 3, worth 6 at the end." in played.out


def test_a_hint_names_a_legal_move_and_a_motive(home: Path) -> None:
    answer = helping(home, "hint").after("hint").split("\n")
    assert answer[0].startswith("A bot in your place would choose: ")
    assert answer[0].split(": ")[1].split()[0] in ("help", "end")
    assert len(answer) == 2
    assert answer[1]


def test_help_rules_log_and_table_can_be_asked_for_again(home: Path) -> None:
    played = helping(home, "h afr 4", "?", "rules", "log", "log 1", "table", "")
    assert "hint: what a bot would do, and why" in played.after("?")
    assert "hoard red 2 3 4: " in played.after("?")
    assert "The world is lost with three full-blown crises" in played.after("rules")
    assert played.after("log") == "You help Africa (green) with green 4: 9 of 10."
    assert played.after("log 1") == played.after("log")
    assert "Danger, Oceania & S.E. Asia: 0 of the 3 that lose the world" in played.after("table")


def test_passing_in_advance_is_passing_where_one_is_asked(home: Path) -> None:
    for typed in ("ahead", "pass for me"):
        assert "You pass. (As you had asked in advance.)" in impending(home, typed).out
    assert helping(home, "ahead").after("ahead") == (
        "Nothing can be asked for in advance at the moment."
    )
    assert "Nobody here is called “Zoë”." in impending(home, "pass for Zoë").out


def test_the_prompt_the_table_and_the_hand_are_shown(home: Path) -> None:
    out = impending(home).out
    for line in (
        "Impending, Africa (green): 0 of 10, 10 to go",
        "Players, You: 0 points, 3 cards, no sets, now on turn",
        "You hold, 3 cards: green 1, green 3, red 2",
        "Africa (green) threatens with 10: play one card of its colour, or pass.",
        "1: play green 1",
        "3: pass",
    ):
        assert f"{line}\n" in out
