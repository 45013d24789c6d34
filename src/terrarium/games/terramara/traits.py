"""What a character or an artefact always does for its owner: bits of one mask for each seat.

What it allows (bits 0–10), and on which occasions something follows (from bit 16): so one look at
a seat's mask tells whether its cards have to be asked at all.

    16 + member × 7 + where    an explorer or the chief is sent to a space: 0–3 by its terrain,
                               4 where another's explorer stands, 5 where nobody does, 6 a crossroad
    30                         culture is gained
    31                         a flag is placed
    32 + level − 1             an artefact of this level is crafted
    35 + (crossroad − 1) × 2   its first caravan reaches a crossroad; and 1 more: its second
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from terrarium.core.bits import bit
from terrarium.games.terramara.characters import NO_CHARACTER

if TYPE_CHECKING:  # a state holds cards, whose effects change states
    from terrarium.games.terramara.effects.powers import Powers
    from terrarium.games.terramara.state import TerramaraState

JOINS_EQUALS: Final = 1  # an explorer may join one of a player of equal strength, for nothing
RAIDS_HIGHER: Final = 2  # raids count as if one level higher
EXTRA_MOVEMENT: Final = 4  # young Road
EXTRA_CULTURE: Final = 8  # young River
KEEPS_STRENGTH: Final = 16  # young War
TWO_RAW_INSTEAD: Final = 32  # young Craft
TAKES_TILES: Final = 64  # young Bonus
TAKES_LAND: Final = 128  # young Land
CRAFTS_FOR_LESS: Final = 256  # some artefacts cost it less
HAS_USES: Final = 512  # something can be used once a round

TO_TERRAIN: Final = 0  # + terrain
TO_OTHERS: Final = 4
TO_NOBODY: Final = 5
TO_CROSSROAD: Final = 6
_WHERE: Final = 7
_SENT: Final = 16

SENDS: Final = 0x3FFF << _SENT  # any member anywhere
GAINS_CULTURE: Final = 1 << 30
PLACES_FLAG: Final = 1 << 31
_CRAFTS: Final = 32
_REACHES: Final = 35


def sends(member: i64, where: i64) -> i64:
    """An explorer (0) or the chief (1) is sent to such a space."""
    return bit(_SENT + member * _WHERE + where)


def crafts(level: i64) -> i64:
    """An artefact of this level is crafted."""
    return bit(_CRAFTS + level - 1)


def reaches(crossroad: i64, second: bool) -> i64:
    """A seat's first or second caravan comes to crossroad 1 to 5."""
    return bit(_REACHES + (crossroad - 1) * 2 + (1 if second else 0))


def traits_of(state: "TerramaraState", seat: i64) -> i64:
    """By its character (from round 1 on) and all its artefacts."""
    traits: i64 = 0
    for powers in powers_of(state, seat):
        traits |= powers.traits
    return traits


def powers_of(state: "TerramaraState", seat: i64) -> list["Powers"]:
    """In the order in which they are asked: the character, then artefacts as crafted (1.23b)."""
    side = side_of(state, seat)
    found = [side] if side is not None else []
    for artefact in state.artefacts[seat]:
        found.append(state.rules.artefacts[artefact].powers)
    return found


def side_of(state: "TerramaraState", seat: i64) -> "Powers | None":
    """Of its character, whose bonuses count from round 1 on (1.23b)."""
    if state.character[seat] == NO_CHARACTER or state.round == 0:
        return None
    character = state.rules.characters[state.character[seat]]
    return character.adult if state.is_adult(seat) else character.young
