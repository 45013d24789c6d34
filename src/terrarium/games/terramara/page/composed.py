"""The steps of a draft, to be looked at before they are done: what each brought and cost."""

from typing import Final

from terrarium.core.draft import Draft, DraftStep
from terrarium.core.reason import Message
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.page.named import made_in_words, move_in_words
from terrarium.games.terramara.page.told import costs_of, gains_of, tiles_used


class Step:
    """From what it told: nothing is worked out twice."""

    def __init__(self, step: DraftStep, seat: int) -> None:
        self.gains: Final = gains_of(step.told, seat)
        self.costs: Final = costs_of(step.told, seat)
        self.words: Final = self._words(step)
        self.tiles: Final = tiles_used(step.told)

    def _words(self, step: DraftStep) -> Message:
        """Of an exchange its price and what it brings stand beside it, once they are known."""
        move = step.main[0]
        is_told = NOTATION.decoded(move).verb == "times" and self.costs
        return move_in_words(move) if is_told else made_in_words(move, step.told)


def steps_of(draft: Draft | None) -> list[Step]:
    return [Step(step, draft.seat) for step in draft.steps] if draft else []
