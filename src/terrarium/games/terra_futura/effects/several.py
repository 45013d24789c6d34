"""What a card does, as a message names it."""

from typing import Final

from terrarium.core.reason import Message, Thing
from terrarium.games.terra_futura.effects.effect import Effect

_EITHER: Final = "terra_futura-either"


class Several(Thing):
    """All effects of a card: one of them is carried out at a time (4.1)."""

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        super().__init__("; ".join([effect.text for effect in effects]))
        self.effects: Final = effects

    def words(self) -> Message:
        words = self.effects[-1].words()
        for effect in reversed(self.effects[:-1]):
            words = Message(_EITHER, {}, {"first": effect.words(), "rest": words})
        return words
