"""The kinds of effects, and how cards have them in an edition."""

from typing import Final

from terrarium.core.edition import Entry
from terrarium.games.terra_futura.effects import assistance, exchange, gain, transfer
from terrarium.games.terra_futura.effects.effect import Effect

# Top before bottom, as on a card.
_READERS: Final = (gain.read, exchange.read, transfer.read, assistance.read)


def effects_in(entry: Entry) -> list[Effect]:
    """All effects of a card of an edition."""
    return [effect for read in _READERS for effect in read(entry)]
