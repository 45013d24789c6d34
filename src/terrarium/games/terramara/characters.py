"""The seven characters, by number and by name."""

from typing import Final

ROAD: Final = 0
RIVER: Final = 1
WAR: Final = 2
CRAFT: Final = 3
SCOUT: Final = 4
BONUS: Final = 5
LAND_OWNER: Final = 6
CHARACTERS: Final = 7
CHARACTER_NAMES: Final = ("road", "river", "war", "craft", "scout", "bonus", "land")
NO_CHARACTER: Final = -1
