"""More of something the higher one's power level is (1.13, 1.21c)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Message
from terrarium.games.terramara.effects import any_goods, points, tracks
from terrarium.games.terramara.effects.effect import Effect, Icon
from terrarium.games.terramara.effects.reading import MOST, number_in, quoted
from terrarium.games.terramara.state import TerramaraState

POWER: Final = "power"
_LEVELS: Final = 4
_READERS: Final = (points.read, tracks.read, any_goods.read)


class Power(Effect):
    """Such as `power 0/1/2/3 vp`: an effect for each level, or none."""

    def __init__(self, amounts: list[int], thing: str, levels: list[Effect | None]) -> None:
        super().__init__(f"{POWER} {'/'.join(map(str, amounts))} {thing}")
        self.thing: Final = thing
        self.amounts: Final = amounts
        self.levels: Final = levels

    def belong_to(self, source: str) -> None:
        super().belong_to(source)
        for effect in self.levels:
            if effect is not None:
                effect.belong_to(source)

    def is_usable(self, state: TerramaraState, seat: i64) -> bool:
        effect = self._now(state, seat)
        return effect is not None and effect.is_usable(state, seat)

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        effect = self._now(state, seat)
        if effect is not None:
            effect.carry_out(state, seat, times)

    def _now(self, state: TerramaraState, seat: i64) -> Effect | None:
        return self.levels[state.power_level(seat) - 1]

    def words(self) -> Message:
        args = {"amounts": "/".join(map(str, self.amounts)), "thing": self.thing}
        return Message("terramara-effect-power", {**args})

    def icons(self) -> list[Icon]:
        return [(0, POWER), *((amount, self.thing) for amount in self.amounts)]


def read(text: str) -> Effect | None:
    word, _, rest = text.partition(" ")
    if word != POWER:
        return None
    written, _, thing = rest.partition(" ")
    amounts = [number_in(amount, 0, MOST, "an amount by power") for amount in written.split("/")]
    if len(amounts) != _LEVELS:
        raise ValueError(f"there are {_LEVELS} power levels, as in `power 1/2/3/4 vp`")
    if not any(amounts):
        raise ValueError("power brings something at one level at least")
    return Power(amounts, thing, [_level(amount, thing) for amount in amounts])


def _level(amount: int, thing: str) -> Effect | None:
    if amount == 0:
        return None
    for read_kind in _READERS:
        found = read_kind(f"{amount} {thing}")
        if found is not None:
            return found
    wanted = "vp, strength, culture, movement, raw, refined"
    raise ValueError(f"power brings one of {wanted}, not {quoted(thing)}")
