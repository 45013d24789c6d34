"""Terramara's state as the rest of the program sees it: the table with its rules."""

from typing import Final

from terrarium.core.chance import Stream
from terrarium.core.outcome import Outcome
from terrarium.core.reason import Reason
from terrarium.core.state import NOBODY
from terrarium.games.terramara.imagine import deal_again
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.position.writer import write_position
from terrarium.games.terramara.scoring import outcome_of
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.action import Action
from terrarium.games.terramara.steps.after import After
from terrarium.games.terramara.steps.choose import Choosing
from terrarium.games.terramara.steps.craft import Crafting, Draw, LayDown, Less
from terrarium.games.terramara.steps.culture import Culture, EndOfCulture, StepsOfCulture, Tiles
from terrarium.games.terramara.steps.draft import Drafting, PayStart
from terrarium.games.terramara.steps.effect import EffectStep
from terrarium.games.terramara.steps.first import FirstPart
from terrarium.games.terramara.steps.gain import Gaining
from terrarium.games.terramara.steps.hut import Hut
from terrarium.games.terramara.steps.land import OwnCrossroad, OwnOutpost
from terrarium.games.terramara.steps.move import Moving
from terrarium.games.terramara.steps.neutral import Neutrals
from terrarium.games.terramara.steps.offer import Offer
from terrarium.games.terramara.steps.pay import Paying
from terrarium.games.terramara.steps.raid import Giving, Raid, Raiding
from terrarium.games.terramara.steps.recall import Recalling
from terrarium.games.terramara.steps.refine import Refining, Working
from terrarium.games.terramara.steps.send import Sending
from terrarium.games.terramara.steps.step import TerramaraStep
from terrarium.games.terramara.steps.turn import NextTurn
from terrarium.games.terramara.view import TerramaraView

# In the order of phases.py.
_STEPS: Final[list[TerramaraStep]] = [
    Neutrals(),
    Drafting(),
    OwnCrossroad(),
    OwnOutpost(),
    Sending(),
    Hut(),
    Choosing(),
    Offer(),
    Paying(),
    Gaining(),
    Refining(),
    Working(),
    Culture(),
    Tiles(),
    Moving(),
    Recalling(),
    Raiding(),
    Giving(),
    FirstPart(),
    Crafting(),
    Less(),
    After(),
    EffectStep(),
    StepsOfCulture(),
    EndOfCulture(),
    Raid(),
    Action(),
    LayDown(),
    Draw(),
    PayStart(),
    NextTurn(),
]


class TerramaraInPlay(TerramaraState):
    """Every method of the contract, each one line from the rule it stands for."""

    def legal(self) -> list[int]:
        return _STEPS[self.step].legal(self) if self.seat != NOBODY else []

    def refusal(self, move: int) -> Reason | None:
        return _STEPS[self.step].why_not(self, move)

    def play(self, move: int) -> None:
        _STEPS[self.step].play(self, move)
        self.go_on()

    def go_on(self) -> None:
        """What waits is done, the latest first, until somebody must decide or nothing is left."""
        while (frame := self.waiting) is not None:
            self.waiting = frame.below
            self.step, self.seat, self.pending = frame.step, frame.seat, frame.pending
            if _STEPS[frame.step].begin(self):
                return
        self.pending = None
        self.finish()

    def copy(self) -> TerramaraState:
        other = TerramaraInPlay(
            rules=self.rules,
            seed=self.seed,
            tiles=self.tiles,
            bonus=self.bonus,
            first_on=self.first_on.copy(),
            second_on=self.second_on.copy(),
            row=self.row,
            deck=self.deck,
            parked=self.parked,
            spare=self.spare,
            neutral=self.neutral.copy(),
            goods=self.goods.copy(),
            strength=self.strength.copy(),
            culture=self.culture.copy(),
            points=self.points.copy(),
            caravans=self.caravans.copy(),
            flags=self.flags.copy(),
            explorers=self.explorers.copy(),
            chiefs=self.chiefs.copy(),
            warriors=self.warriors.copy(),
            in_hut=self.in_hut.copy(),
            workers=self.workers.copy(),
            ready=self.ready.copy(),
            artefacts=self.artefacts,
            reserved=self.reserved.copy(),
            character=self.character,
            traits=self.traits.copy(),
        )
        other.copy_base(self)
        other.copy_course(self)
        return other

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def position(self) -> str:
        return write_position(self)

    # What a seat may know, and suppose.

    def seen(self, seat: int, legal: list[int]) -> TerramaraView:
        return TerramaraView(self, seat, legal)

    def deal_again(self, seat: int, chance: Stream) -> None:
        deal_again(self, chance)

    def shown(self, seat: int, move: int) -> str:
        """Everything is done openly."""
        return NOTATION.spell(move)

    def public(self) -> bool:
        """Nothing that decides what is legal is hidden (M-18)."""
        return True
