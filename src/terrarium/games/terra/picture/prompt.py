"""What is asked now, in one sentence: of the one who decides, and for those who wait."""

from typing import Final

from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terra.cards import size, spell_crisis
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.picture.standing import causes_of, points_in
from terrarium.games.terra.scoring import ranks_by
from terrarium.games.terra.state import DISCARDING, IMPENDING
from terrarium.games.terra.view import TerraView

_YES: Final = {True: "yes", False: "no"}
RULES: Final = {"impending": "2", "help": "3a", "discard": "end"}  # by phase


def prompt_of(view: TerraView) -> Message:
    if view.over:
        return _verdict(view)
    if view.seat != view.actor:
        return Message("terra-ask-waiting", {"seat": seated(view.actor)})
    if view.step == IMPENDING:
        return _ask_impending(view)
    if view.step == DISCARDING:
        cards, limit = int(size(view.hand)), view.rules.hand_limit
        return Message("terra-ask-discard", {"cards": cards, "limit": limit})
    verbs = {NOTATION.decoded(move).verb for move in view.legal}
    asked = "terra-ask-more" if view.helped else "terra-ask-help"
    return Message(asked, {"helps": _YES["help" in verbs], "hoards": _YES["hoard" in verbs]})


def rule_of(view: TerraView) -> str:
    """The paragraph of the rules that it is about."""
    if view.over:
        return "lost" if causes_of(view) else "saved"
    return "3b" if view.helped else RULES[view.phase()]


def _ask_impending(view: TerraView) -> Message:
    args: Args = {
        "crisis": spell_crisis(int(view.impending)),
        "threat": view.rules.threats[view.impending],
        "able": _YES[len(view.legal) > 1],
    }
    return Message("terra-ask-impending", args)


def _verdict(view: TerraView) -> Message:
    if causes_of(view):
        return Message("terra-over-lost")
    winners = [seat for seat, rank in enumerate(ranks_by(view.rules, points_in(view))) if rank == 1]
    if len(winners) > 1:
        return Message("terra-over-shared")
    return Message("terra-over-won", {"seat": seated(winners[0])})
