"""What a page says to its reader."""

import json

from markupsafe import Markup, escape

from terrarium.core.game import Game
from terrarium.core.reason import Arg, Message, Reason
from terrarium.core.state import SPECTATOR
from terrarium.text.voice import Voice
from terrarium.text.words import NO_GAME

_OF_SCRIPTS = (
    "reconnecting",
    "offline",
    "failed",
    "sure-final",
    "sure-passes",
    "sure-agree",
    "copied",
    "dropped",
)


class Speech(Voice):
    """Speaks to one reader: a seat, or anybody."""

    def __init__(
        self,
        game: Game = NO_GAME,
        names: list[str] | None = None,
        reader: int = SPECTATOR,
        base: str = "",
        match: str = "",
    ) -> None:
        super().__init__(game, names or [], reader)
        self.base = base
        self.match = match

    def text(self, id: str, /, **args: Arg) -> str:
        """A message by its id: what templates call `t`."""
        return self.say(Message(id, args))

    def has(self, id: str) -> bool:
        return self._words.has(id)

    def why(self, reason: Reason) -> Markup:
        """A reason, with a link to the rule behind it."""
        words = escape(self.say(reason))
        if not reason.rule:
            return words
        link = Markup('<a class="rule" href="{}" data-drawer>{}</a>')
        return words + " " + link.format(self.where(reason.rule), self.rule(reason.rule))

    def where(self, rule: str) -> str:
        """The address of a rule."""
        back = f"?from={self.match}" if self.match else ""
        return f"{self.base}/rules/{self.game.name}{back}#rule-{rule}"

    def rule(self, rule: str) -> str:
        """The number of a rule, or the name that its game has for it."""
        own = f"{self.game.name}-page-rule-{rule}"
        return self.text(own) if self.has(own) else self.text("page-by-rule", rule=rule)


def script_words() -> str:
    """The few sentences that scripts say by themselves."""
    return json.dumps({name: Speech().text(f"page-script-{name}") for name in _OF_SCRIPTS})
