"""What a character or an artefact always allows its owner: bits of one mask for each seat."""

from typing import Final

JOINS_EQUALS: Final = 1  # an explorer may join one of a player of equal strength, for nothing
RAIDS_HIGHER: Final = 2  # raids count as if one level higher
EXTRA_MOVEMENT: Final = 4  # young Road
EXTRA_CULTURE: Final = 8  # young River
KEEPS_STRENGTH: Final = 16  # young War
TWO_RAW_INSTEAD: Final = 32  # young Craft
