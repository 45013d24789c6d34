"""A table of Terra Futura for tests: laid out by a position text, played by text moves."""

from typing import Any

from terrarium.core.state import State
from terrarium.editions import find_edition
from terrarium.games.terra_futura import TerraFutura
from terrarium.games.terra_futura.edition import TerraFuturaEdition
from terrarium.games.terra_futura.state import TerraFuturaState
from tests.games.table import Table as BaseTable
from tests.games.table import state_of
from tests.properties.ears import Ears

GAME = TerraFutura()
_FOUND = find_edition(GAME)
assert isinstance(_FOUND, TerraFuturaEdition)
EDITION: TerraFuturaEdition = _FOUND

# Nine cards that do nothing by themselves but gain, for a seat that only has to be there.
NINE = (
    "b2 {}; c2 {}; d2 {}; b3 {}; c3 {}; d3 {}; b4 {}; c4 {}; d4 {}",
    ("orchard", "garden", "meadow", "grove", "daybreak", "pasture", "quarry", "sawmill", "market"),
    (
        "clay-pit",
        "brickyard",
        "foundry",
        "apiary",
        "riverside",
        "sheepfold",
        "flax-field",
        "ferry",
        "bank",
    ),
)

# Seat 0 has copied the tailor of seat 1, who keeps something of what was paid.
THE_OWNER_KEEPS = """
    phase: keep
    first: 1
    turn: 0
    effect: c3
    copied: 1 d3 1
    paid: 1 red, 2 yellow
    territory 0: c3 riverside with 1 goods; d3 bank
    territory 1: c3 daybreak; d3 tailor
"""


class Table(BaseTable):
    """A table of Terra Futura."""

    def __init__(self, state: State, ears: Ears | None = None) -> None:
        super().__init__(GAME, state, ears)
        assert isinstance(state, TerraFuturaState)
        self.futura: TerraFuturaState = state

    def card(self, seat: int, cell: str) -> dict[str, Any]:
        """A card of a territory as everybody sees it."""
        found = [card for card in self.view()["territories"][seat] if card["cell"] == cell]
        assert found, f"seat {seat} has no card on {cell}"
        return dict(found[0])

    def on(self, seat: int, cell: str) -> dict[str, int]:
        """The resources on a card."""
        return dict(self.card(seat, cell)["resources"])

    def cubes(self, seat: int, cell: str) -> int:
        return int(self.card(seat, cell)["cubes"])

    def is_active(self, seat: int, cell: str) -> bool:
        return bool(self.card(seat, cell)["active"])

    def row(self, level: str) -> list[str | None]:
        return list(self.view()["rows"][level])

    def legal_of(self, verb: str) -> list[str]:
        """The legal moves of a kind, without their verb."""
        return [move[len(verb) + 1 :] for move in self.legal() if move.split()[0] == verb]


def nine(seat: int) -> str:
    """A full territory of cards that only gain."""
    return NINE[0].format(*NINE[1 + seat])


def futura(position: str, **options: str) -> Table:
    """A table laid out as the position says; what it leaves out is dealt at random."""
    return Table(state_of(GAME, EDITION, position, options, 0, 1))


def taken(card: str, territory: str, **options: str) -> Table:
    """Seat 0 has taken a card and is to place it in its territory."""
    return futura(f"phase: place\ntaken: {card}\nterritory 0: {territory}", **options)


def activating(line: str, territory: str) -> Table:
    """Seat 0 has placed a card of its territory and activates the line."""
    return futura(f"phase: activate\nline: {line}\nterritory 0: {territory}")


def dealt(players: int = 2, seed: int = 1, **options: str) -> Table:
    """A match as it begins."""
    ears = Ears(players)
    return Table(GAME.begin(GAME.setup(players, EDITION, options), seed, ears), ears)
