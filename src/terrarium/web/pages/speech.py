"""What a page says to its reader: messages as words, or as words with things drawn in them."""

from markupsafe import Markup, escape

from terrarium.core.game import Game
from terrarium.core.reason import Message, Reason
from terrarium.core.state import SPECTATOR
from terrarium.text.drawing import DrawingWords, Piece
from terrarium.text.words import NO_GAME, Words


class Speech:
    """Speaks to one reader: a seat, or anybody."""

    def __init__(
        self,
        game: Game = NO_GAME,
        names: list[str] | None = None,
        reader: int = -1,
        base: str = "",
        match: str = "",
    ) -> None:
        self.game = game
        self.names = names or []
        self.reader = reader if reader >= 0 else SPECTATOR
        self.base = base
        self.match = match
        self._words = Words(game)
        self._drawing = DrawingWords(game)

    def say(self, message: Message) -> str:
        return self._words.say(message, self.names, self.reader)

    def text(self, id: str, /, **args: int | str) -> str:
        """A message by its id: what templates call `t`."""
        return self.say(Message(id, args))

    def has(self, id: str) -> bool:
        return self._words.has(id)

    def pieces(self, message: Message) -> list[Piece]:
        """The same with cards and the like as cells."""
        return self._drawing.pieces(message, self.names, self.reader)

    def why(self, reason: Reason) -> Markup:
        """A reason, with a link to the rule behind it."""
        words = escape(self.say(Message(reason.id, reason.args)))
        if not reason.rule:
            return words
        back = f"?from={self.match}" if self.match else ""
        address = f"{self.base}/rules/{self.game.name}{back}#rule-{reason.rule}"
        link = Markup('<a class="rule" href="{}">{}</a>').format(address, self._rule(reason.rule))
        return words + " " + link

    def _rule(self, rule: str) -> str:
        """The number of a rule, or the name that its game has for it."""
        own = f"{self.game.name}-page-rule-{rule}"
        return self.text(own) if self.has(own) else self.text("page-by-rule", rule=rule)
