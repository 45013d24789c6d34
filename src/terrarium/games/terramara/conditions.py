"""What outposts and special spaces ask for, and how far somebody has come with it (1.16, 1.17)."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.components import BY_CATEGORY, BY_RIVER, BY_ROAD, BY_WORKERS
from terrarium.games.terramara.holdings import Holdings
from terrarium.games.terramara.road import crossroads_reached
from terrarium.games.terramara.rules import Rules
from terrarium.games.terramara.state import CARAVANS, TerramaraState

# The marks of a condition: three grades of an outpost, and the one of a special space.
GRADES: Final = 3
SPECIAL_MARK: Final = 3
OF_A_CATEGORY: Final = (2, 3, 4)  # crafted, for the three grades


def has_reached(state: TerramaraState, seat: i64, condition: i64, mark: i64) -> bool:
    """Whether a seat is at or past a mark now."""
    level, behind = state.worker_levels(seat), state.caravans[seat * CARAVANS]
    come = _measured(condition, level, behind, state.culture[seat], state.strength[seat])
    return come >= state.rules.marks[condition][mark]


def grades_met(rules: Rules, condition: i64, holdings: Holdings) -> i64:
    """How many of the three grades of an outpost are met, none to three (1.17)."""
    met: i64 = 0
    while met < GRADES and _come(rules, condition, holdings) >= _mark(rules, condition, met):
        met += 1
    return met


def _come(rules: Rules, condition: i64, holdings: Holdings) -> i64:
    if condition >= BY_CATEGORY:
        return crafted_of(rules, holdings.artefacts, condition - BY_CATEGORY)
    behind = holdings.caravans[0]
    level, culture = holdings.worker_levels(), holdings.culture
    return _measured(condition, level, behind, culture, holdings.strength)


def _mark(rules: Rules, condition: i64, grade: i64) -> i64:
    marks = OF_A_CATEGORY if condition >= BY_CATEGORY else rules.marks[condition]
    return marks[grade]


def mark_said(rules: Rules, condition: i64, grade: i64) -> i64:
    """A mark as players say it: a number, on the road that of a crossroad."""
    mark = _mark(rules, condition, grade)
    return crossroads_reached(mark) if condition == BY_ROAD else mark


def crafted_of(rules: Rules, artefacts: tuple[int, ...], category: i64) -> i64:
    """How many artefacts are of a category."""
    found: i64 = 0
    for artefact in artefacts:
        if rules.artefacts[artefact].category == category:
            found += 1
    return found


def _measured(condition: i64, workers: i64, behind: i64, culture: i64, strength: i64) -> i64:
    """Places on the road rise along it, so that the caravan behind stands for both."""
    if condition == BY_WORKERS:
        return workers
    if condition == BY_ROAD:
        return behind
    return culture if condition == BY_RIVER else strength
