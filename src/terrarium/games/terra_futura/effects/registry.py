"""The kinds of effects: how cards have them in an edition, and which one a text stands for."""

from typing import Final

from terrarium.core.edition import Entry
from terrarium.games.terra_futura.effects import assistance, exchange, gain, transfer
from terrarium.games.terra_futura.effects.effect import Effect

# Top before bottom, as on a card.
_READERS: Final = (gain.read, exchange.read, transfer.read, assistance.read)
_PARSERS: Final = (gain.parse, exchange.parse, transfer.parse, assistance.parse)


def effects_in(entry: Entry) -> list[Effect]:
    """All effects of a card of an edition."""
    return [effect for read in _READERS for effect in read(entry)]


def effect_spelt(text: str) -> Effect | None:
    """The effect that is spelt so; None for any other text."""
    for parse in _PARSERS:
        try:
            effect = parse(text)
        except ValueError:
            continue
        if effect.text == text:
            return effect
    return None
