"""What artefacts bring: points and effects, by level."""

from collections.abc import Iterator
from typing import Final

from terrarium.games.terramara.balance.box import (
    ALL_LEVELS,
    PURE,
    Box,
    Card,
    Warned,
    counted,
    things,
    timing,
)
from terrarium.games.terramara.balance.worth import POINTS, UNITS, worth
from terrarium.games.terramara.components import CATEGORY_NAMES, LEVELS, TERRAIN_NAMES
from terrarium.games.terramara.effects.powers import Line

ALWAYS: Final = "always"
EACH_ROUND: Final = "each-round"
AT_ONCE: Final = "at-once"
AT_END: Final = "at-end"
POINTS_FOR_A_GOOD: Final = (1.6, 1.8, 2.0)  # by level, effects counted as points
ROUNDING: Final = 0.5
ROUNDS_LEFT: Final = (3.5, 2.0, 0.5)
LESS_OF_A_CATEGORY: Final = (3.0, 2.0, 1.0)
MOST_EACH_ROUND: Final = 1.0  # raw goods, at level 1
CARDS_BY_TIMING: Final = (
    {ALWAYS: 6, EACH_ROUND: 6, AT_ONCE: 4, AT_END: 0, PURE: 0},
    {ALWAYS: 5, EACH_ROUND: 4, AT_ONCE: 5, AT_END: 2, PURE: 0},
    {ALWAYS: 0, EACH_ROUND: 0, AT_ONCE: 8, AT_END: 6, PURE: 6},
)
STEPS: Final = {"strength": 12, "culture": 12, "movement": 10}  # at once, on all cards, about
ABOUT: Final = 2
TERRAINS_NAMED: Final = 2


def points_for_the_cost(box: Box) -> Iterator[Warned]:
    """Points and effects together are worth so much for each good of the cost."""
    for card in box.cards:
        effects = _effects_in_points(card)
        if effects is None:
            yield card.warning("an effect without a price has a declared `worth`")
            continue
        wanted = POINTS_FOR_A_GOOD[card.level - 1] * sum(card.shape) - effects
        if abs(card.points - max(wanted, 0.0)) > ROUNDING:
            told = f"its cost and its effects leave {max(wanted, 0.0):.1f} points"
            yield card.warning(f"{told}, not {card.points}")


def small_effects_each_round(box: Box) -> Iterator[Warned]:
    """At level 1 a once-a-round effect is worth one raw good."""
    for card in box.cards:
        each_round = worth(card.powers.each_round, UNITS[card.level - 1])
        if card.level == 1 and each_round > MOST_EACH_ROUND:
            told = f"each round is worth {MOST_EACH_ROUND:g} raw good at level 1"
            yield card.warning(f"{told}, not {each_round:g}")


def lasting_effects_come_early(box: Box) -> Iterator[Warned]:
    """A card of level 3 comes too late for what lasts; only less of each would rule matches."""
    for card in box.cards:
        lasts = any(
            timing(line) in (ALWAYS, EACH_ROUND) and not _is_less_of_each(line)
            for line in card.powers.lines
        )
        if card.level == LEVELS and lasts:
            yield card.warning(f"level {LEVELS} comes too late for effects that last")


def timings_of_a_level(box: Box) -> Iterator[Warned]:
    """So many cards of each timing; a card with several effects counts by its first."""
    for level in ALL_LEVELS:
        cards = [card for card in box.cards if card.level == level]
        for kind, wanted in CARDS_BY_TIMING[level - 1].items():
            having = [card for card in cards if card.timing == kind]
            told = f"cards of level {level} that are `{kind.replace('-', ' ')}`"
            yield from counted(told, wanted, having, cards)


def two_terrains(box: Box) -> Iterator[Warned]:
    """An effect of the terrain one goes to names two terrains."""
    for card in box.cards:
        for line in card.powers.lines:
            named = [word for _, word in line.icons if word in TERRAIN_NAMES]
            if len(named) not in (0, TERRAINS_NAMED):
                yield card.warning("a card that looks at terrain names two")


def steps_at_once(box: Box) -> Iterator[Warned]:
    for thing, wanted in STEPS.items():
        found = sum(things(card.powers.at_once)[thing] for card in box.cards)
        if abs(found - wanted) > ABOUT:
            told = f"all artefacts together bring about {wanted} {thing} at once, not {found}"
            yield box.cards[0].line, told


CHECKS: Final = (
    points_for_the_cost,
    small_effects_each_round,
    lasting_effects_come_early,
    timings_of_a_level,
    two_terrains,
    steps_at_once,
)


def _effects_in_points(card: Card) -> float | None:
    """As declared, or by its prices; None where it has none."""
    if card.declared is not None:
        return float(card.declared)
    lasting = [line for line in card.powers.lines if timing(line) in (ALWAYS, AT_END)]
    if not all(map(_is_less_of_a_category, lasting)):
        return None
    level = card.level - 1
    return (
        worth(card.powers.at_once, POINTS)
        + worth(card.powers.each_round, UNITS[level]) * ROUNDS_LEFT[level]
        + len(lasting) * LESS_OF_A_CATEGORY[level]
    )


def _is_less_of_a_category(line: Line) -> bool:
    """Of one good; less of each is far more."""
    return line.icons[1][1] in CATEGORY_NAMES and not _is_less_of_each(line)


def _is_less_of_each(line: Line) -> bool:
    return line.icons[-1][1] == "each"
