"""What everybody can see of each player at a glance, and of the neutral ones."""

from typing import Final

from terrarium.core.points import Points
from terrarium.games.terramara.characters import NO_CHARACTER
from terrarium.games.terramara.components import LEVELS, NO_CARD
from terrarium.games.terramara.goods import kinds_in
from terrarium.games.terramara.members import MEMBER_NAMES, NEUTRAL_NAMES
from terrarium.games.terramara.scoring import final_points
from terrarium.games.terramara.state import TerramaraState


class Worker:
    """Worker tiles of one level: so many are ready, so many were used in this round."""

    def __init__(self, level: int, ready: int, used: int) -> None:
        self.level: Final = level
        self.ready: Final = ready
        self.used: Final = used


class PlayerPlace:
    """A clan; `points`: what it would score if the match ended now, `tokens` are those it has."""

    def __init__(self, table: TerramaraState, seat: int, points: Points) -> None:
        character = table.character[seat]
        hand = (table.explorers[seat], table.chiefs[seat], table.warriors[seat])
        self.seat: Final = seat
        self.points: Final = points
        self.tokens: Final = table.points[seat]
        self.strength: Final = table.strength[seat]
        self.power: Final = int(table.power_level(seat))
        self.culture: Final = table.culture[seat]
        self.hand: Final = [(int(n), kind) for n, kind in zip(hand, MEMBER_NAMES) if n]
        self.goods: Final = kinds_in(table.goods[seat])
        self.workers: Final = _workers(table, seat)
        self.artefacts: Final = len(table.artefacts[seat])
        self.reserved: Final = table.reserved[seat] != NO_CARD
        self.flags: Final = table.flags[seat].bit_count()
        self.first: Final = bool(table.first == seat)
        self.adult: Final = table.is_adult(seat)
        self.character: Final = (
            "" if character == NO_CHARACTER else table.rules.characters[character].name
        )


class NeutralPlace:
    """A neutral player: swords on the military track and explorers, and nobody behind them."""

    def __init__(self, number: int, strength: int) -> None:
        self.name: Final = NEUTRAL_NAMES[number]
        self.number: Final = number
        self.strength: Final = strength


def players_of(table: TerramaraState) -> list[PlayerPlace]:
    points = final_points(table)
    return [PlayerPlace(table, seat, score["total"]) for seat, score in enumerate(points)]


def neutrals_of(table: TerramaraState) -> list[NeutralPlace]:
    return [NeutralPlace(number, strength) for number, strength in enumerate(table.neutral)]


def _workers(table: TerramaraState, seat: int) -> list[Worker]:
    found: list[Worker] = []
    for level in range(LEVELS):
        all_of, ready = table.workers[seat * LEVELS + level], table.ready[seat * LEVELS + level]
        if all_of:
            found.append(Worker(level + 1, int(ready), int(all_of - ready)))
    return found
