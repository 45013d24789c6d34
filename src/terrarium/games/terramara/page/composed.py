"""The steps of a draft, to be looked at before they are done: what each brought and cost."""

from typing import Final

from terrarium.core.draft import Draft, DraftStep
from terrarium.core.event import Event
from terrarium.core.reason import Message
from terrarium.games.terramara.page.named import move_in_words
from terrarium.games.terramara.page.told import costs_of, gains_of, tiles_used

_NAMING: Final = ("crafted", "used-card", "used-own-tile", "chose", "exchanged")


class Step:
    """From what it told: nothing is worked out twice."""

    def __init__(self, step: DraftStep, seat: int) -> None:
        self.words: Final = _words(step)
        self.gains: Final = gains_of(step.told, seat)
        self.costs: Final = costs_of(step.told, seat)
        self.tiles: Final = tiles_used(step.told)


def steps_of(draft: Draft | None) -> list[Step]:
    return [Step(step, draft.seat) for step in draft.steps] if draft else []


def _words(step: DraftStep) -> Message:
    """By the name of the card, where the move itself has only a number."""
    for event in step.told:
        name = event.id.removeprefix("terramara-")
        if name in _NAMING:
            return _named(name, event)
    return move_in_words(step.main[0])


def _named(name: str, event: Event) -> Message:
    return Message(f"terramara-page-own-{name}", event.args)
