"""What is at stake for a seat in its decision, in two or three short sentences."""

from collections.abc import Callable
from typing import Final

from terrarium.core.reason import Message
from terrarium.games.terramara.page import prospects
from terrarium.games.terramara.view import TerramaraView

Prospect = Callable[[TerramaraView], list[Message]]

_ARTEFACT: Final = prospects.best_artefact
_GOODS: Final = (prospects.best_artefact, prospects.goods_at_the_end)

_OF_PHASE: Final[dict[str, tuple[Prospect, ...]]] = {
    "neutral": (),  # where it only stands in the way
    "draft": (prospects.next_in_the_draft, prospects.both_sides),
    "crossroad": (prospects.own_crossroad,),
    "outpost": (prospects.own_outpost,),
    "send": (prospects.rest_of_the_round, prospects.raids, _ARTEFACT),
    "hut": _GOODS,
    "choose": (_ARTEFACT, prospects.next_of_the_river),
    "offer": _GOODS,
    "pay": _GOODS,
    "gain": _GOODS,
    "refine": _GOODS,
    "work": _GOODS,
    "culture": (prospects.next_of_the_river, _ARTEFACT),
    "tiles": (prospects.tiles_now_or_never, _ARTEFACT),
    "move": (prospects.flag_within_reach, prospects.end_of_the_road),
    "recall": (prospects.rest_of_the_round,),
    "raid": (prospects.raids,),
    "give": _GOODS,
    "first": (prospects.raids, prospects.first_player),
    "craft": (_ARTEFACT,),
    "less": (prospects.goods_at_the_end,),
    "after": (_ARTEFACT, prospects.reserved_artefact, prospects.raids),
}


def stakes_of(view: TerramaraView) -> list[Message]:
    if view.over or view.seat != view.actor:
        return []
    return [stake for prospect in _OF_PHASE[view.phase()] for stake in prospect(view)]
