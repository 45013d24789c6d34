"""How a match of Terra stands at its end, from what everybody then sees."""

from terrarium.core.bits import bits_in
from terrarium.core.outcome import ranks_of
from terrarium.core.reason import Message
from terrarium.games.terra.cards import COLOURS, REGIONS
from terrarium.games.terra.scoring import crises_in_region, crises_of_colour
from terrarium.games.terra.sets import SET_POINTS
from terrarium.games.terra.view import TerraView


def causes_of(view: TerraView) -> list[Message]:
    rules, crises = view.rules, view.full_blown
    causes: list[Message] = []
    for region, name in enumerate(REGIONS):
        if crises_in_region(crises, region) >= rules.region_limit:
            causes.append(Message("terra-lost-region", {"region": name}))
    for colour, name in enumerate(COLOURS):
        if crises_of_colour(crises, colour) >= rules.colour_limit:
            causes.append(Message("terra-lost-colour", {"colour": name}))
    if bits_in(crises) >= rules.total_limit:
        causes.append(Message("terra-lost-total"))
    return causes


def ranks_in(view: TerraView) -> list[int]:
    """A team counts once, and its mates share its rank."""
    totals = [total_of(view, seat) for seat in range(view.rules.players)]
    if not view.rules.teams:
        return ranks_of(totals)
    return ranks_of(totals[: view.rules.players // 2]) * 2


def total_of(view: TerraView, seat: int) -> int:
    return sum(view.scores[mate] + hoarded_by(view, mate) for mate in view.rules.team_of(seat))


def hoarded_by(view: TerraView, seat: int) -> int:
    return sum(SET_POINTS[number] for number in view.hoards[seat])
