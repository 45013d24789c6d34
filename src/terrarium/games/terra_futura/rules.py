"""What one match is played by: the edition's cards, with the table's options over them."""

from typing import Final

from terrarium.core.setup import Setup
from terrarium.games.terra_futura.edition import TerraFuturaEdition


class Rules:
    """Shared by all states of a match and never changed."""

    def __init__(self, setup: Setup) -> None:
        edition = setup.edition
        if not isinstance(edition, TerraFuturaEdition):
            raise TypeError("an edition of Terra Futura is needed")
        options = setup.options
        self.setup: Final = setup
        self.players: Final = setup.players
        self.edition: Final = edition
        self.values: Final = edition.values
        self.penalty: Final = edition.penalty
        self.effects: Final = edition.effects
        self.effects_of: Final = [card.effects for card in edition.cards]
        self.spaces: Final = [card.spaces for card in edition.cards]
        self.names: Final = [card.name for card in edition.cards]
        self.scoring: Final = edition.scoring
        self.touching: Final = options.flag("touching")
        self.copy_inactive: Final = options.flag("assist_copy_inactive")
        self.simultaneous: Final = options.flag("simultaneous_patterns")
