"""What a part of the board is drawn from: where that is the same, its drawing is kept."""

from collections.abc import Hashable

from terrarium.games.terramara.state import TerramaraState

Sight = tuple[Hashable, ...]


def laid_out(table: TerramaraState) -> Sight:
    """What hardly changes in a match: the edition, the players, and all tiles."""
    own = (int(table.own_crossroad), int(table.own_outpost))
    return (table.rules.edition.digest, table.rules.players, table.tiles, table.bonus, *own)
