"""A deal by chance, as the rulebook shuffles, and a match that begins with one."""

from functools import cache
from importlib.resources import files
from random import Random

from tests.reference.terramara.edition import Edition, read_edition
from tests.reference.terramara.reference import Reference
from tests.reference.terramara.table import Deal, Options

BONUS_PLACES = {
    1: ("l1", "l2", "6"),
    2: ("l3", "l4", "10", "14-2"),
    3: ("l5", "l6", "r5", "r6", "14-3"),
}
LEVELS = (1, 2, 3)


@cache
def standard() -> str:
    edition = files("terrarium.games.terramara") / "editions" / "standard.toml"
    return edition.read_text("utf-8")


def begun(players: int, start: str, chance: Random) -> Reference:
    deal = random_deal(read_edition(standard()), players, start, chance)
    return Reference(players, Options(start=start), standard(), deal)


def random_deal(edition: Edition, players: int, start: str, chance: Random) -> Deal:
    """All that is shuffled; with four players there are no neutral ones and no fire."""
    cards = (1, 2, 3) if start == "first" else (1, 2, 3, 4)
    neutrals = 4 - players
    return Deal(
        first=chance.randrange(players),
        left=_column(edition, "left", chance),
        right=_column(edition, "right", chance),
        bonus=_bonus(edition, chance),
        deck=_deck(edition, chance),
        characters=chance.sample(list(edition.characters), players + 1),
        starts=chance.sample(list(edition.starts), players + 1),
        fire=_fire(chance) if neutrals else [],
        neutral_cards=[chance.sample(cards, neutrals) for _ in range(5)],
    )


def _column(edition: Edition, side: str, chance: Random) -> list[str]:
    tiles = [tile for level in LEVELS for tile in chance.sample(edition.set_of(side, level), 2)]
    return [tile.name for tile in tiles]


def _bonus(edition: Edition, chance: Random) -> dict[str, str]:
    placed: dict[str, str] = {}
    for level, places in BONUS_PLACES.items():
        tiles = [tile.name for tile in edition.bonus.values() if tile.level == level]
        placed |= zip(places, chance.sample(tiles, len(places)), strict=True)
    return placed


def _deck(edition: Edition, chance: Random) -> list[str]:
    deck: list[str] = []
    for level in LEVELS:
        cards = [card.name for card in edition.artefacts.values() if card.level == level]
        deck += chance.sample(cards, len(cards))
    return deck


def _fire(chance: Random) -> list[int]:
    """The four cards for rows 1–4, shuffled again for rows 5 and 6."""
    numbers = (1, 2, 3, 4)
    return chance.sample(numbers, 4) + chance.sample(numbers, 2)
