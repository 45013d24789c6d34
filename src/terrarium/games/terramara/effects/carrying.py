"""How the parts of an effect are carried out, one after another (M-1b)."""

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Effect
from terrarium.games.terramara.phases import EFFECT
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.tasks import EffectTask


def carry_out(state: TerramaraState, seat: i64, parts: tuple[Effect, ...], times: i64 = 1) -> None:
    """All wait to be done: whatever follows from the first part is done before the second."""
    last = len(parts) - 1
    while last >= 0:
        part = parts[last]
        state.push(EFFECT, seat, part.once if times == 1 else EffectTask(part, times))
        last -= 1


def carry_out_now(state: TerramaraState, seat: i64, parts: tuple[Effect, ...]) -> None:
    """The same as the last thing that somebody does: what asks nobody need not wait."""
    first, last = 0, len(parts) - 1
    while first < last and parts[first].is_plain:
        parts[first].carry_out(state, seat, 1)
        first += 1
    while last > first:
        state.push(EFFECT, seat, parts[last].once)
        last -= 1
    parts[first].carry_out(state, seat, 1)


def is_usable(state: TerramaraState, seat: i64, parts: tuple[Effect, ...]) -> bool:
    """Whether any part could do something now (1.23b)."""
    return any(effect.is_usable(state, seat) for effect in parts)
