"""Strength for each player who has more of it (1.21c)."""

import re
from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Message
from terrarium.games.terramara.effects.effect import Effect, Icon
from terrarium.games.terramara.effects.reading import MOST, number_in
from terrarium.games.terramara.effects.tracks import STRENGTH
from terrarium.games.terramara.gains import gain_strength
from terrarium.games.terramara.state import TerramaraState

_PER_STRONGER: Final = re.compile(r"(\S+) strength per stronger")


class PerStronger(Effect):
    """Such as `1 strength per stronger`."""

    def __init__(self, amount: int) -> None:
        super().__init__(f"{amount} strength per stronger", is_plain=True)
        self.amount: Final[i64] = amount

    def is_usable(self, state: TerramaraState, seat: i64) -> bool:
        return stronger_than(state, seat) > 0

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        stronger = stronger_than(state, seat)
        if stronger > 0:
            gain_strength(state, seat, self.amount * times * stronger)

    def words(self) -> Message:
        return Message("terramara-effect-per-stronger", {"amount": self.amount})

    def icons(self) -> list[Icon]:
        return [(int(self.amount), STRENGTH), (0, "per-stronger")]


def stronger_than(state: TerramaraState, seat: i64) -> i64:
    """Real players only, unless the table counts the neutral ones as players (ruling 18)."""
    found: i64 = 0
    for strength in state.strength:
        if strength > state.strength[seat]:
            found += 1
    if state.rules.neutrals_are_players:
        for strength in state.neutral:
            if strength > state.strength[seat]:
                found += 1
    return found


def read(text: str) -> Effect | None:
    found = _PER_STRONGER.fullmatch(text)
    if found is None:
        return None
    return PerStronger(number_in(found.group(1), 1, MOST, "strength per stronger player"))
