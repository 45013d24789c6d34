"""The kinds of effects: which one a text stands for.

A kind reads its own text: None for any other, and ValueError for what is nearly its own.
"""

from typing import Final

from terrarium.games.terramara.effects import (
    any_goods,
    craft_with_raw,
    explorer,
    goods,
    per_stronger,
    points,
    power,
    raid,
    refine,
    take_back,
    tracks,
    warriors,
    workers,
)
from terrarium.games.terramara.effects.alternatives import MOST_ALTERNATIVES, OR, Alternatives
from terrarium.games.terramara.effects.effect import Effect
from terrarium.games.terramara.effects.exchange import Exchange, split
from terrarium.games.terramara.effects.price import PLUS
from terrarium.games.terramara.effects.reading import MOST, quoted
from terrarium.games.terramara.effects.refine import REFINE
from terrarium.games.terramara.effects.tracks import CULTURE, MOST_CULTURE_GAINED

_READERS: Final = (
    goods.read,
    any_goods.read,
    tracks.read,
    points.read,
    warriors.read,
    workers.read,
    explorer.read,
    refine.read,
    raid.read,
    take_back.read,
    craft_with_raw.read,
    per_stronger.read,
    power.read,
)
_COMMA: Final = ","
_MOST_TOGETHER: Final = 18  # of one thing by one exchange, but for these
_MOST_OF: Final = {CULTURE: MOST_CULTURE_GAINED, REFINE: MOST}


def parts_spelt(text: str) -> tuple[Effect, ...]:
    """Such as `1 stone, 1 culture, refine 1`: parts that are resolved in this order (M-1b)."""
    return tuple([effect_spelt(part) for part in text.split(_COMMA)])


def effect_spelt(text: str) -> Effect:
    """One part; ValueError says what is wrong."""
    text = " ".join(text.split())
    exchange = split(text)
    if exchange is None:
        return _one_or_several(text)
    most, cost, reward = exchange
    if OR in reward:
        if most > 1:
            raise ValueError("an exchange with alternatives can be made once only")
        return Exchange(cost, (_one_or_several(reward),), most)
    rewards = tuple([_plain(part) for part in reward.split(PLUS)])
    return Exchange(cost, rewards, _checked(most, rewards))


def _checked(most: int, rewards: tuple[Effect, ...]) -> int:
    for effect in rewards:
        for amount, thing in effect.icons():
            limit = _MOST_OF.get(thing, _MOST_TOGETHER)
            if amount * most > limit:
                raise ValueError(f"an exchange brings at most {limit} {thing} in all")
    return most


def _one_or_several(text: str) -> Effect:
    options = [_plain(option) for option in text.split(OR)]
    if len(options) > MOST_ALTERNATIVES:
        raise ValueError(f"there are at most {MOST_ALTERNATIVES} alternatives")
    return options[0] if len(options) == 1 else Alternatives(tuple(options))


def _plain(text: str) -> Effect:
    """A part without exchanges and alternatives."""
    for read in _READERS:
        found = read(text.strip())
        if found is not None:
            return found
    raise ValueError(
        f"{quoted(text)} is no effect; effects are such as `2 wood`, `1 raw`, `2 strength`, "
        "`3 vp`, `refine 1`, `1 raw -> 4 vp`, `2 movement or 2 strength`, `raid`, `take back`, "
        "`craft with raw`, `1 strength per stronger`, `power 1/2/3/4 vp`"
    )
