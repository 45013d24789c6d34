"""What brings points on the way: a kind, and which one of it, such as `artefact war-horn`."""

from typing import Final

ARTEFACT: Final = "artefact"
BONUS_TILE: Final = "bonus"
CHARACTER: Final = "character"
START_CARD: Final = "start-card"
SPACE: Final = "space"  # which one is known when somebody goes there
CULTURE_BEYOND: Final = "river"  # steps beyond the end of a track (M-6)
STRENGTH_BEYOND: Final = "military"
