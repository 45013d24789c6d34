"""The draft in a position of Terramara: who has taken what, and what can still be taken (1.4)."""

from terrarium.games.terramara.characters import CHARACTERS, NO_CHARACTER
from terrarium.games.terramara.components import NO_CARD, START_CARDS
from terrarium.games.terramara.position.box import PositionBox
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.draft import drafter


def cards_taken(state: TerramaraState) -> int:
    """Characters, and start cards that are not paid yet."""
    characters = sum(character != NO_CHARACTER for character in state.character)
    return characters + sum(card != NO_CARD for card in state.start_of)


def fill_draft(box: PositionBox) -> None:
    """What is open and not said: the first that nobody has, one more of each than players."""
    state = box.state
    if state.round or not box.rules.drafts:
        return
    if not box.lines.has("open characters"):
        state.open_characters = _first_left(CHARACTERS, state.character, box.players + 1)
    if not box.lines.has("open starts"):
        state.open_starts = _first_left(START_CARDS, state.start_of, box.players + 1)


def _first_left(cards: int, taken: tuple[int, ...], dealt: int) -> tuple[int, ...]:
    held = [card for card in taken if card >= 0]
    left = [card for card in range(cards) if card not in held]
    return tuple(left[: dealt - len(held)])


def check_draft(box: PositionBox, taken: int, paid: int) -> None:
    """So many cards are taken, there and back, and so many start cards are paid."""
    state, players = box.state, box.players
    if not box.rules.drafts:
        return
    if taken < 2 * players and paid:
        raise box.lines.fail("start cards are paid after the draft", "then 1", "about", "phase")
    wanted = [0] * players
    for number in range(taken):
        wanted[int(drafter(state, number))] += 1
    done = {int(state.first + place) % players for place in range(paid)}
    for seat in range(players):
        started = seat in done or state.start_of[seat] != NO_CARD
        if seat in done and state.start_of[seat] != NO_CARD:
            raise box.lines.fail(f"the start card of seat {seat} is paid", f"start {seat}")
        if (state.character[seat] != NO_CHARACTER) + started != wanted[seat]:
            wrong = f"seat {seat} must have taken {wanted[seat]} cards here"
            raise box.lines.fail(wrong, f"character {seat}", f"start {seat}", "about", "phase")
    _check_open(box, paid)


def _check_open(box: PositionBox, paid: int) -> None:
    """One more of each kind than there are players was dealt."""
    state = box.state
    characters = sum(character != NO_CHARACTER for character in state.character)
    starts = sum(card != NO_CARD for card in state.start_of) + paid
    for key, cards, taken in (
        ("open characters", state.open_characters, characters),
        ("open starts", state.open_starts, starts),
    ):
        if len(cards) != box.players + 1 - taken:
            raise box.lines.fail(f"{box.players + 1 - taken} are open, not {len(cards)}", key)
