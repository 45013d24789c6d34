"""What one seat has and may do, and why not the rest."""

from typing import Final

from terrarium.core.draft import Draft
from terrarium.core.reason import Message, Reason, WhyNot
from terrarium.games.terramara.picture.table import picture_of
from terrarium.games.terramara.view import TerramaraView


class Own:
    """The part of the page that is one seat's alone."""

    def __init__(self, view: TerramaraView) -> None:
        picture = picture_of(view)
        self.prompt: Final[Message] = picture.prompt
        self.to_move: Final = view.seat == view.actor
        self.groups: Final = picture.groups
        self.reasons: Final[dict[str, Reason]] = {}


def own_of(view: TerramaraView, why_not: WhyNot) -> Own:
    return Own(view)


def drafted_of(view: TerramaraView, why_not: WhyNot, draft: Draft) -> Own:
    return Own(view)
