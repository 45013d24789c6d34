"""What an artefact is worth to a seat: its points, and what its effects may bring (1.6)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.bots.terramara.outlook import POINT
from terrarium.games.terramara.components import BY_CATEGORY, Artefact
from terrarium.games.terramara.conditions import crafted_of
from terrarium.games.terramara.effects.powers import Powers
from terrarium.games.terramara.effects.trigger import NO_GOOD, Trigger
from terrarium.games.terramara.goods import total
from terrarium.games.terramara.road import CROSSROAD_COUNT, crossroad_place
from terrarium.games.terramara.state import CARAVANS
from terrarium.games.terramara.traits import (
    CRAFTS_FOR_LESS,
    GAINS_CULTURE,
    JOINS_EQUALS,
    PLACES_FLAG,
    RAIDS_HIGHER,
    crafts,
    reaches,
)

if TYPE_CHECKING:  # cards are weighed by scales, which have cards in reach
    from terrarium.bots.terramara.scales import Scales

_ANY_CRAFT: Final = 7 << 32
_CHIEF_SENT: Final = 0x7F << 23
_ANSWERED: Final = 335  # a craft to which a card or a character answers
# Tenths: how often something happens in a round, about.
_CULTURE: Final = 8
_FLAGS: Final = 5
_CRAFTS: Final = 11
_CROSSROADS: Final = 4
_CHIEF: Final = 8
_EXPLORERS: Final = 14
_USES: Final = 4
_CRAFTS_OF_CATEGORY: Final = 11  # hundredths, in a turn
_KINDS_IN_A_COST: Final = 3
_RAIDING: Final = 46
_JOINING: Final = 41


def worth_of(scales: "Scales", card: i64) -> i64:
    """In hundredths of a point."""
    artefact = scales.table.rules.artefacts[card]
    powers = artefact.powers
    worth: i64 = artefact.points * POINT + _of_crafting(scales, artefact)
    if powers.at_once:
        worth += scales.of_card_parts(powers.at_once)
    if powers.each_round:
        uses = (scales.outlook.rounds + 1) * _USES
        worth += scales.of_card_parts(powers.each_round) * uses // 10
    if powers.at_end:
        worth += _in_the_end(scales, powers)
    if powers.traits:
        worth += _always(scales, powers)
    return worth


def _of_crafting(scales: "Scales", artefact: Artefact) -> i64:
    """What its category counts for outposts, and what other cards answer."""
    table = scales.table
    worth: i64 = 0
    if scales.aims.shares[BY_CATEGORY + artefact.category]:
        condition = BY_CATEGORY + artefact.category
        crafted = crafted_of(table.rules, table.artefacts[scales.seat], artefact.category)
        worth = scales.aims.of(condition, crafted + 1) - scales.aims.of(condition, crafted)
    if table.traits[scales.seat] & crafts(artefact.level):
        worth += _ANSWERED
    return worth


def _in_the_end(scales: "Scales", powers: Powers) -> i64:
    points: i64 = 0
    for effect in powers.at_end:
        points += effect.points(scales.table.rules, scales.holdings())
    return points * POINT * (10 + 2 * scales.outlook.rounds) // 10


def _always(scales: "Scales", powers: Powers) -> i64:
    rounds = scales.outlook.rounds
    worth: i64 = 0
    for trigger in powers.triggers:
        worth += scales.of_card_parts(trigger.parts) * _often(scales, trigger) // 10
    if powers.traits & CRAFTS_FOR_LESS:
        saved: i64 = 0
        for bundle in powers.less:
            saved += min(total(bundle), _KINDS_IN_A_COST)
        worth += saved * scales.outlook.refined * _CRAFTS_OF_CATEGORY * scales.outlook.turns // 100
    if powers.traits & RAIDS_HIGHER:
        worth += _RAIDING * (rounds + 1)
    if powers.traits & JOINS_EQUALS:
        worth += _JOINING * (rounds + 1)
    return worth


def _often(scales: "Scales", trigger: Trigger) -> i64:
    """Tenths: how often it will be answered, about."""
    rounds = scales.outlook.rounds
    if trigger.occasions & GAINS_CULTURE:
        return _CULTURE * rounds
    if trigger.occasions & PLACES_FLAG:
        return _FLAGS * rounds
    if trigger.occasions & _ANY_CRAFT:
        return _CRAFTS * rounds if trigger.per_good == NO_GOOD else _CRAFTS * rounds * 13 // 10
    if trigger.occasions >= reaches(1, False):
        return 0 if trigger.occasions & _reached(scales) else _CROSSROADS
    if trigger.occasions & _CHIEF_SENT:
        return _CHIEF * rounds
    return _EXPLORERS * rounds


def _reached(scales: "Scales") -> i64:
    """The crossroads to which the caravans have come already."""
    behind = scales.table.caravans[scales.seat * CARAVANS]
    ahead = scales.table.caravans[scales.seat * CARAVANS + 1]
    reached: i64 = 0
    for crossroad in range(1, CROSSROAD_COUNT + 1):
        if ahead >= crossroad_place(crossroad):
            reached |= reaches(crossroad, False)
        if behind >= crossroad_place(crossroad):
            reached |= reaches(crossroad, True)
    return reached
