"""What one seat has and may do, what each decision needs to be seen, and why not the rest."""

from typing import Final

from terrarium.core.draft import Draft
from terrarium.core.needed import needed
from terrarium.core.player import seated
from terrarium.core.reason import Message, WhyNot
from terrarium.games.terramara.crafting import available
from terrarium.games.terramara.draft.draft import TerramaraDraft
from terrarium.games.terramara.members import MEMBER_NAMES
from terrarium.games.terramara.moves import DONE, END, NOTATION
from terrarium.games.terramara.page.asked import Asked
from terrarium.games.terramara.page.camp import Camp
from terrarium.games.terramara.page.composed import steps_of
from terrarium.games.terramara.page.offers import PageMove, moves_of
from terrarium.games.terramara.page.raiding import raid_made
from terrarium.games.terramara.page.reasons import reasons_of
from terrarium.games.terramara.page.worth import means_of_own
from terrarium.games.terramara.phases import GIVING
from terrarium.games.terramara.picture.prompt import prompt_of, rule_of
from terrarium.games.terramara.steps.rest import is_rest
from terrarium.games.terramara.view import TerramaraView


class Own:
    """The part of the page that is one seat's alone."""

    def __init__(self, view: TerramaraView, why_not: WhyNot, draft: Draft | None = None) -> None:
        table = view.table
        self.seat: Final = view.seat
        self.draft: Final = needed(TerramaraDraft, draft) if draft and draft.steps else None
        self.ends: Final = END in view.legal
        self.is_asked: Final = any(not is_rest(move) and move != DONE for move in view.legal)
        self.passed: Final = self.draft is not None and self.draft.is_over()
        self.to_move: Final = view.seat == view.actor or self.draft is not None
        self.prompt: Final[Message] = self.draft.prompt() if self.draft else prompt_of(view)
        self.rule: Final = rule_of(view)
        self.phase: Final = "passed" if self.passed else view.phase()
        self.off_turn: Final = _off_turn(view)
        self.reach: Final = int(available(table.culture[view.seat]))
        self.camp: Final = Camp(table, view.seat)
        self.offers: Final[list[PageMove]] = moves_of(view, self.draft)
        self.steps: Final = steps_of(self.draft)
        self.raid: Final = raid_made(self.draft) if self.draft and self.passed else None
        self.asked: Final = Asked(view, self.offers)
        self.reasons: Final = reasons_of(view, why_not, {offer.thing for offer in self.offers})
        self.things: Final = _things(self.offers) | set(self.reasons)
        self.means: Final = means_of_own(table, view.seat)

    def offered(self, *kinds: str) -> list[PageMove]:
        return [offer for offer in self.offers if offer.kind in kinds]

    def instead(self) -> list[tuple[str, str]]:
        """Other members that could be sent in the last step: who, and the draft with it."""
        swaps = self.draft.steps[-1].swaps() if self.draft else []
        members = [MEMBER_NAMES[NOTATION.decoded(swap.move)["member"]] for swap in swaps]
        drafts = [self.draft.with_swap(swap) for swap in swaps] if self.draft else []
        return list(zip(members, drafts, strict=True))

    def ending(self) -> str:
        """What is sent when the turn ends, with all that was composed."""
        return self.draft.sent([END]) if self.draft else NOTATION.spell(END)


def own_of(view: TerramaraView, why_not: WhyNot) -> Own:
    return Own(view, why_not)


def drafted_of(view: TerramaraView, why_not: WhyNot, draft: Draft) -> Own:
    return Own(view, why_not, draft)


def _things(offers: list[PageMove]) -> set[str]:
    """All that can be pointed at for something."""
    return {key for offer in offers for key in f"{offer.picks} {offer.also}".split()}


def _off_turn(view: TerramaraView) -> Message | None:
    """Whose turn it is, and why somebody else is asked; a gift says that by itself."""
    table = view.table
    is_mine = view.seat == view.actor and table.round > 0
    if not is_mine or table.turn == view.seat or table.step == GIVING:
        return None
    return Message("terramara-page-own-off-turn", {"seat": seated(int(table.turn))})
