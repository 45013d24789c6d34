"""Steps on the military track, the river and the road."""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Amount, Effect
from terrarium.games.terramara.effects.reading import amount_of, number_in
from terrarium.games.terramara.gains import gain_culture, gain_movement, gain_strength
from terrarium.games.terramara.road import END_OF_ROAD
from terrarium.games.terramara.state import CARAVANS, TerramaraState

STRENGTH: Final = "strength"
CULTURE: Final = "culture"
MOVEMENT: Final = "movement"
MOST_CULTURE_GAINED: Final = 8  # moves count to nine, with young River's extra step


class Strength(Amount):
    """Such as `2 strength`, in full (M-1b)."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, STRENGTH, is_plain=True)

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        gain_strength(state, seat, self.amount * times)


class Culture(Amount):
    """Such as `1 culture`, as far as one likes (ruling 22)."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, CULTURE)

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        gain_culture(state, seat, self.amount * times)


class Movement(Amount):
    """Such as `2 movement`, as far as one likes (ruling 22)."""

    def __init__(self, amount: int) -> None:
        super().__init__(amount, MOVEMENT)

    def is_usable(self, state: TerramaraState, seat: i64) -> bool:
        """The caravan behind can move unless both are at the end."""
        return state.caravans[seat * CARAVANS] != END_OF_ROAD

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        gain_movement(state, seat, self.amount * times)


def read(text: str) -> Effect | None:
    found = amount_of(text)
    if found is None:
        return None
    amount, thing = found
    if thing == STRENGTH:
        return Strength(amount)
    if thing == CULTURE:
        return Culture(number_in(str(amount), 1, MOST_CULTURE_GAINED, "a gain of culture"))
    return Movement(amount) if thing == MOVEMENT else None
