"""Decisions about effects, tracks and raids, and which class weighs which decision."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.terramara.artefacts import After
from terrarium.bots.terramara.choice import FIRST, NO, Choice
from terrarium.bots.terramara.draft import Drafting, Neutrals, OwnLand
from terrarium.bots.terramara.goods import Gaining, Giving, Hut, Less, Paying, Refining
from terrarium.bots.terramara.scales import Scales
from terrarium.bots.terramara.sending import Sending
from terrarium.bots.terramara.thought import Thought
from terrarium.games.terramara import moves, phases
from terrarium.games.terramara.effects.alternatives import Alternatives
from terrarium.games.terramara.effects.exchange import Exchange
from terrarium.games.terramara.moves import CHOOSE, DONE, RECALL, TIMES, TRAVEL
from terrarium.games.terramara.road import EDGE_FROM
from terrarium.games.terramara.spaces import HUT
from terrarium.games.terramara.state import RIVER_14
from terrarium.games.terramara.tasks import EffectTask, Task


class Choosing(Choice):
    """The alternative that brings most."""

    def of_move(self, move: i64) -> i64:
        task = self.scales.table.pending
        assert isinstance(task, EffectTask)
        assert isinstance(task.effect, Alternatives)
        return FIRST + self.scales.of_parts((task.effect.options[move - CHOOSE],))


class Offer(Choice):
    """As often as it pays."""

    def of_move(self, move: i64) -> i64:
        if move == DONE:
            return NO
        if not TIMES <= move < CHOOSE:
            return self.of_rest(move)
        scales = self.scales
        effect = _exchange(scales)
        thought = Thought(scales, scales.workshop, scales.outlook.goods)
        times: i64 = move - TIMES + 1
        thought.pay(effect.cost, times)
        while times > 0:
            thought.carry_out(effect.rewards)
            times -= 1
        return thought.sum + scales.workshop.value(thought.goods) - scales.now


def _exchange(scales: Scales) -> Exchange:
    task = scales.table.pending
    assert isinstance(task, EffectTask)
    assert isinstance(task.effect, Exchange)
    return task.effect


class Culture(Choice):
    """As far as the canoe goes."""

    def of_move(self, move: i64) -> i64:
        return move


class Tiles(Choice):
    """The better tile first, then the other."""

    def of_move(self, move: i64) -> i64:
        return NO if move == DONE else 1 + self.scales.of_tile(RIVER_14 + move - CHOOSE)


class Moving(Choice):
    """The way that brings most with all the steps that are left."""

    def of_move(self, move: i64) -> i64:
        if move == DONE:
            return NO
        task = self.scales.table.pending
        assert isinstance(task, Task)
        edge = move - TRAVEL
        return self.scales.journey().of_edge(edge, EDGE_FROM[edge], task.amount)


class Recalling(Choice):
    """From where it can bring most once more."""

    def __init__(self, scales: Scales) -> None:
        super().__init__(scales)
        self._sending: Final = Sending(scales)

    def of_move(self, move: i64) -> i64:
        if move == DONE:
            return NO
        space = move - RECALL
        return FIRST + (0 if space == HUT else self._sending.of_space(space))


class Raiding(Choice):
    """A raid that costs nothing."""

    def of_move(self, move: i64) -> i64:
        return NO if move == DONE else FIRST


class FirstPart(Choice):
    """With two players the other part, if it pays (M-8)."""

    def of_move(self, move: i64) -> i64:
        if move == moves.RAID:
            return self.scales.of_raid() + self.scales.of_losing_strength()
        return NO if move == DONE else FIRST


def choice_for(scales: Scales) -> Choice:
    """By the phase."""
    return _KINDS[scales.table.step](scales)


_KINDS: Final[dict[int, type[Choice]]] = {
    phases.NEUTRALS: Neutrals,
    phases.DRAFTING: Drafting,
    phases.OWN_CROSSROAD: OwnLand,
    phases.OWN_OUTPOST: OwnLand,
    phases.SENDING: Sending,
    phases.HUT: Hut,
    phases.CHOOSING: Choosing,
    phases.OFFER: Offer,
    phases.PAYING: Paying,
    phases.GAINING: Gaining,
    phases.REFINING: Refining,
    phases.WORKING: Refining,
    phases.CULTURE: Culture,
    phases.TILES: Tiles,
    phases.MOVING: Moving,
    phases.RECALLING: Recalling,
    phases.RAIDING: Raiding,
    phases.GIVING: Giving,
    phases.FIRST_PART: FirstPart,
    phases.CRAFTING: After,
    phases.LESS: Less,
    phases.AFTER: After,
}
