"""How the parts of an effect are carried out, one after another (M-1b)."""

from mypy_extensions import i64

from terrarium.games.terramara.effects.effect import Effect
from terrarium.games.terramara.gains import gain_goods
from terrarium.games.terramara.goods import NOTHING, together
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
    first, last = _carry_out_plain(state, seat, parts), len(parts) - 1
    while last > first:
        state.push(EFFECT, seat, parts[last].once)
        last -= 1
    if last == first:
        parts[first].carry_out(state, seat, 1)


def _carry_out_plain(state: TerramaraState, seat: i64, parts: tuple[Effect, ...]) -> int:
    """Those that come first and ask nobody; how many."""
    done = 0
    while done < len(parts):
        part = parts[done]
        if part.bundle != NOTHING:
            done = _gain_together(state, seat, parts, done)
        elif part.is_plain:
            part.carry_out(state, seat, 1)
            done += 1
        else:
            break
    return done


def _gain_together(state: TerramaraState, seat: i64, parts: tuple[Effect, ...], first: int) -> int:
    """Goods that follow each other are one gain; the first part after them."""
    goods = parts[first].bundle
    first += 1
    while first < len(parts) and (more := parts[first].bundle) != NOTHING:
        goods = together(goods, more)
        first += 1
    gain_goods(state, seat, goods)
    return first


def is_usable(state: TerramaraState, seat: i64, parts: tuple[Effect, ...]) -> bool:
    """Whether any part could do something now (1.23b)."""
    return any(effect.is_usable(state, seat) for effect in parts)
