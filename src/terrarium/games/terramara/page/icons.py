"""What the icons of an edition mean, each by itself and as cards show them together (1.21c)."""

from collections.abc import Iterator
from typing import Final

from terrarium.core.edition import Edition
from terrarium.core.needed import needed
from terrarium.core.reason import Message
from terrarium.games.terramara.components import (
    CATEGORY_NAMES,
    CONDITION_NAMES,
    LEVELS,
    NO_CONDITION,
    TERRAIN_NAMES,
    Parts,
)
from terrarium.games.terramara.edition import TerramaraEdition
from terrarium.games.terramara.effects.effect import Icon
from terrarium.games.terramara.effects.powers import Line, Powers
from terrarium.games.terramara.goods import GOOD_NAMES
from terrarium.games.terramara.page.faces import Brings
from terrarium.games.terramara.text.terms import titled

TIMINGS: Final = ("at-once", "each-round", "always", "at-end")
# Every word of an icon, by what it is about; an edition shows those that it uses.
GROUPS: Final = {
    "goods": (*GOOD_NAMES, "raw", "refined", "each"),
    "tracks": ("strength", "culture", "movement", "vp", "power", "power-level"),
    "deeds": ("refine", "raid", "take-back", "craft", "craft-with-raw", "warriors"),
    "workers": (*(f"L{level}-worker" for level in range(1, LEVELS + 1)), "worker", "worker-level"),
    "timings": TIMINGS,
    "signs": ("arrow", "or", "colon", "per", "per-stronger"),
    "members": ("explorer", "chief", "member", "other-explorer", "empty"),
    "places": (*TERRAIN_NAMES[:4], "crossroad", "caravan-at-crossroad", "flag"),
    "caravans": ("first-caravan", "second-caravan", "when-culture", "double-caravans"),
    "artefacts": ("artefact", "L3-artefact", *CATEGORY_NAMES),
    "rules": (
        *("raid-1", "join-equal", "extra-movement", "extra-culture", "never-lose-strength"),
        *("craft-2-raw", "leftover-tiles", "leftover-land"),
    ),
    "reached": ("strength-from", "culture-from", "both-caravans-from", "worker-levels-from"),
}
_CONDITIONS: Final = ("military", "river", "road", "workers")
_ASKED_BY: Final = dict(zip(_CONDITIONS, GROUPS["reached"], strict=True))


class Shown:
    """Icons that stand together, what they say, and the cards that show them."""

    def __init__(self, icons: list[Icon], words: Message) -> None:
        self.icons: Final = icons
        self.words: Final = words
        self.titles: Final[list[str]] = []


class Icons:
    """All that the page of icons shows of an edition."""

    def __init__(self, box: TerramaraEdition) -> None:
        used = {word.replace(" ", "-") for _, word in _icons_of(box)} | _asked_for(box)
        found = {group: [word for word in words if word in used] for group, words in GROUPS.items()}
        self.groups: Final = {group: _signs(words) for group, words in found.items() if words}
        self.characters: Final = box.characters
        self.artefacts: Final = _by_timing(box)
        self.tiles: Final = {
            "bonus": _together((tile.name, Brings(tile.parts)) for tile in box.bonus_tiles),
            "crossroad": _together(
                (tile.name, Brings(tile.crossroad)) for tile in box.tiles if tile.crossroad
            ),
        }


def icons_of(edition: Edition) -> Icons:
    return Icons(needed(TerramaraEdition, edition))


def _signs(words: list[str]) -> list[tuple[str, Message]]:
    """Each with what it means."""
    return [(word, Message("terramara-page-icon", {"what": word})) for word in words]


def _icons_of(box: TerramaraEdition) -> Iterator[Icon]:
    for parts in _parts_of(box):
        yield from (icon for part in parts for icon in part.icons())
    for powers in _powers_of(box):
        yield from (icon for line in powers.lines for icon in line.icons)


def _parts_of(box: TerramaraEdition) -> Iterator[Parts]:
    for tile in box.tiles:
        yield from (*tile.spaces, tile.crossroad)
    yield from (tile.parts for tile in box.bonus_tiles)
    yield from (card.parts for card in box.start_cards)


def _powers_of(box: TerramaraEdition) -> Iterator[Powers]:
    yield from (card.powers for card in box.artefacts)
    for character in box.characters:
        yield from (character.young, character.adult)


def _asked_for(box: TerramaraEdition) -> set[str]:
    """What outposts and special spaces show."""
    asked = [number for tile in box.tiles for number in (tile.outpost, tile.special)]
    names = [CONDITION_NAMES[number] for number in asked if number != NO_CONDITION]
    return {_ASKED_BY.get(name, name) for name in names}


def _by_timing(box: TerramaraEdition) -> dict[str, list[Shown]]:
    """The effects of artefacts, those that come at once first."""
    lines = [(card.name, line) for card in box.artefacts for line in card.powers.lines]
    return {
        timing: _together((name, line) for name, line in lines if line.icons[0][1] == timing)
        for timing in TIMINGS
    }


def _together(shown: Iterator[tuple[str, Line]] | Iterator[tuple[str, Brings]]) -> list[Shown]:
    """What several cards show alike stands once."""
    found: dict[str, Shown] = {}
    for name, one in shown:
        alike = found.setdefault(repr(one.icons), Shown(one.icons, one.words))
        alike.titles.append(titled(name))
    return list(found.values())
