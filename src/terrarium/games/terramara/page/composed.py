"""The steps of a draft, to be looked at before they are done: what each brought and cost."""

from typing import Final

from terrarium.core.draft import Draft, DraftStep
from terrarium.games.terramara.page.named import made_in_words
from terrarium.games.terramara.page.told import costs_of, gains_of, tiles_used


class Step:
    """From what it told: nothing is worked out twice."""

    def __init__(self, step: DraftStep, seat: int) -> None:
        self.words: Final = made_in_words(step.main[0], step.told)
        self.gains: Final = gains_of(step.told, seat)
        self.costs: Final = costs_of(step.told, seat)
        self.tiles: Final = tiles_used(step.told)


def steps_of(draft: Draft | None) -> list[Step]:
    return [Step(step, draft.seat) for step in draft.steps] if draft else []
