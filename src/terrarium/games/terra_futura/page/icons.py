"""What the signs of Terra Futura's table mean, group by group, with the numbers of an edition."""

from typing import Final

from terrarium.core.edition import Edition
from terrarium.core.needed import needed
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.edition import TerraFuturaEdition
from terrarium.games.terra_futura.effects.amounts import THINGS
from terrarium.games.terra_futura.page.explained import means_of_kind
from terrarium.games.terra_futura.picture.things import EffectFace
from terrarium.games.terra_futura.resources import KIND_NAMES

GROUPS: Final = {
    "pieces": THINGS,
    "effects": ("gain", "effect", "either", "transfer", "assistance"),
    "cards": ("one", "two", "sun", "space", "cube", "inactive", "deck", "discards", "oldest"),
    "marks": ("spot", "in-line", "usable", "used", "copyable"),
    "goals": ("pattern", "set"),
}
# As tips say it at the table.
AT_THE_TABLE: Final = {
    *("effect", "transfer", "assistance", "sun", "inactive", "deck", "discards", "oldest"),
    *("copyable", "set"),
}


class Icons:
    """All that the page of icons shows of an edition."""

    def __init__(self, box: TerraFuturaEdition) -> None:
        self.effects: Final = _examples(box)
        self.pieces: Final = THINGS
        self.groups: Final = {
            group: [(sign, self._means(sign, box)) for sign in signs]
            for group, signs in GROUPS.items()
        }

    def _means(self, sign: str, box: TerraFuturaEdition) -> Message:
        if sign in THINGS:
            return means_of_kind(sign, box.values, box.penalty)
        if sign not in AT_THE_TABLE:
            return Message("terra_futura-page-icon", {"what": sign})
        args: Args = {"again": "no"}
        args |= {"cubes": self.effects[sign].most} if sign in self.effects else {}
        return Message(f"terra_futura-page-means-{sign}", args)


def icons_of(edition: Edition) -> Icons:
    return Icons(needed(TerraFuturaEdition, edition))


def _examples(box: TerraFuturaEdition) -> dict[str, EffectFace]:
    """Of each kind of effect one, if possible one that leaves no choice."""
    faces = [EffectFace(effect) for card in box.cards for effect in card.effects]
    return {face.kind: face for face in sorted(faces, key=_is_plain)}


def _is_plain(face: EffectFace) -> bool:
    return all(pile.kind in KIND_NAMES for pile in (*face.pays, *face.brings))
