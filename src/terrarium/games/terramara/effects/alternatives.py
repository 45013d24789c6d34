"""One of several effects (1.21c)."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Message
from terrarium.games.terramara.effects.effect import Effect, Icon, joined
from terrarium.games.terramara.phases import CHOOSING
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.tasks import EffectTask

OR: Final = " or "
MOST_ALTERNATIVES: Final = 8


class Alternatives(Effect):
    """Such as `2 movement or 2 strength or 2 culture`."""

    def __init__(self, options: tuple[Effect, ...]) -> None:
        super().__init__(OR.join(effect.text for effect in options))
        self.options: Final = options

    def belong_to(self, source: str) -> None:
        super().belong_to(source)
        for option in self.options:
            option.belong_to(source)

    def is_usable(self, state: TerramaraState, seat: i64) -> bool:
        return any(effect.is_usable(state, seat) for effect in self.options)

    def carry_out(self, state: TerramaraState, seat: i64, times: i64) -> None:
        state.push(CHOOSING, seat, EffectTask(self, times))

    def words(self) -> Message:
        return joined("terramara-either", [effect.words() for effect in self.options])

    def icons(self) -> list[Icon]:
        found = list(self.options[0].icons())
        for effect in self.options[1:]:
            found += [(0, "or"), *effect.icons()]
        return found
