"""What one match is played by: the edition's cards, with the table's options over them."""

from typing import Final

from terrarium.core.edition import Edition
from terrarium.core.needed import needed
from terrarium.core.option import Options
from terrarium.core.setup import Setup
from terrarium.games.terra_futura.edition import TerraFuturaEdition


class Rules(Setup):
    """Shared by all states of a match."""

    def __init__(self, players: int, edition: Edition, options: Options) -> None:
        super().__init__(players, edition, options)
        box = needed(TerraFuturaEdition, edition)
        self.values: Final = box.values
        self.penalty: Final = box.penalty
        self.symbol: Final = box.first  # the Starting card of the first player
        self.effects_of: Final = [card.effects for card in box.cards]
        self.spaces: Final = [card.spaces for card in box.cards]
        self.names: Final = [card.name for card in box.cards]
        self.card_by_name: Final = box.card_by_name
        self.scoring: Final = box.scoring
        self.touching: Final = options.flag("touching")
        self.copy_inactive: Final = options.flag("assist_copy_inactive")
        self.simultaneous: Final = options.flag("simultaneous_patterns")
