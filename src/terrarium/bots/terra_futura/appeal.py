"""Why a card is worth taking: the greatest of its parts, each left out of the sum once."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terra_futura.prospect import Prospect
from terrarium.bots.terra_futura.worth import Worth
from terrarium.core.reason import Args
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.resources import KINDS, count, products_in, raws_in

Motive = tuple[str, Args]


def appeal_of(worth: Worth, card: int) -> Motive:
    """Another card that it goes with, a set, room for cubes, or only that it is the best."""
    appeal = _Appeal(worth, card)
    best = max(appeal.of_partner(), appeal.of_set(), appeal.of_room(), key=_share_of)
    args: Args = {"card": worth.view.rules.names[card], **best.args}
    return f"bot-plans-take-{best.name}" if best.name else "bot-plans-take", args


class _Part:
    """What of a card's worth would be lost without something else."""

    def __init__(self, share: i64, name: str, args: Args) -> None:
        self.share: Final = share
        self.name: Final = name
        self.args: Final = args


_NOTHING: Final = _Part(0, "", {})


def _share_of(part: _Part) -> int:
    return int(part.share)


class _Appeal:
    """One card in the eyes of one seat."""

    def __init__(self, worth: Worth, card: int) -> None:
        self._worth: Final = worth
        self._rules: Final = worth.view.rules
        self._card: Final = card
        self._prospect: Final = Prospect(worth)
        self._value: Final[i64] = self._prospect.of_card(card)

    def of_partner(self) -> _Part:
        """The own card without which it would lose most, if one pays for the other."""
        best = self._one_of_many()
        for other in self._worth.active():
            share = self._value - Prospect(self._worth, other).of_card(self._card)
            if share > best.share:
                best = self._with(other, share) or best
        return best

    def _one_of_many(self) -> _Part:
        """Who brings what it takes, though others do so, too."""
        for other in self._worth.active():
            effect = self._trade(other, self._card)
            if effect is not None:
                return _Part(0, "fed", {"other": self._rules.names[other], "effect": effect})
        return _NOTHING

    def _with(self, other: int, share: i64) -> _Part | None:
        """Who brings what for whom."""
        name = self._rules.names[other]
        fed, feeds = self._trade(other, self._card), self._trade(self._card, other)
        if fed is not None:
            return _Part(share, "fed", {"other": name, "effect": fed})
        return None if feeds is None else _Part(share, "feeds", {"other": name, "effect": feeds})

    def _trade(self, giver: int, taker: int) -> Effect | None:
        """The exchange of one card that asks for what the other brings."""
        for effect in self._rules.effects_of[taker]:
            if any(_pays(gain, effect) for gain in self._rules.effects_of[giver]):
                return effect
        return None

    def of_set(self) -> _Part:
        """The set that would come together more often."""
        purse = self._prospect.purse_with([self._card])
        share = self._worth.of_sets(purse) - self._worth.of_sets(self._prospect.purse_with([]))
        if share <= 0:
            return _NOTHING
        best = self._worth.best_set(purse)
        return _Part(share, "set", {"other": best.name, "points": best.points})

    def of_room(self) -> _Part:
        """Room for the cubes that the own exchanges leave."""
        share = self._value - self._prospect.without_its_room(self._card)
        return _Part(share, "room", {"spaces": self._rules.spaces[self._card]})


def _pays(gain: Effect, effect: Effect) -> bool:
    """Whether one brings anything that the other asks for."""
    pairs = (
        (gain.any_reward, effect.raws),
        (raws_in(gain.reward), effect.any_cost),
        (gain.product_reward, effect.products),
        (products_in(gain.reward), effect.product_cost),
        *((count(gain.reward, kind), count(effect.cost, kind)) for kind in range(KINDS)),
    )
    return any(brought > 0 and asked > 0 for brought, asked in pairs)
