"""Fluent messages: the shared ones, a game's own and the bots', read once per language."""

from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from terrarium.core.game import Game
from terrarium.core.notation import Notation
from terrarium.core.player import Player, Seated, is_seated_at
from terrarium.core.points import printed
from terrarium.core.reason import Arg, Args, Message, Thing
from terrarium.core.state import SPECTATOR

ENGLISH = "en"
NO_GAME = Game("", 0, 0, 0, (), 0, Notation(""))  # for what belongs to no game
# The player whom a sentence is about; `you` says whether that is its reader, and `you-owner`
# whether it is another player whom the sentence names as `owner`.
_SUBJECT = "seat"
_PARTS = ("", "rules-", "means-")  # the files of a folder, where there is so much to say
_REMEMBERED = 16_384  # texts, a few hundred bytes each


class Words:
    """Says messages in one language, for one game or for none."""

    def __init__(self, game: Game = NO_GAME, language: str = ENGLISH) -> None:
        self.game = game
        self._home = game.home
        self._language = language

    def say(self, message: Message, names: list[str] | None = None, reader: int = SPECTATOR) -> str:
        """The message in words; seats by their names, and `you` for the reader's own."""
        args = self.in_words(message.args, names or [], reader) if message.args else {}
        return self._format(message, args)

    def has(self, id: str) -> bool:
        return bool(_bundle(self._home, self._language).has_message(id))

    def in_words(self, args: Args, names: list[str], reader: int) -> Args:
        """The arguments as the sentence shows them."""
        words: Args = {name: self._said(name, arg, names) for name, arg in args.items()}
        if _SUBJECT in args:
            words["you"] = _yes_or_no(is_seated_at(args[_SUBJECT], reader))
        for name, arg in args.items():
            if isinstance(arg, Seated) and name != _SUBJECT:
                words[f"you-{name}"] = _yes_or_no(arg.number == reader)
        return words

    def _said(self, name: str, arg: Arg, names: list[str]) -> Arg:
        """Who sits at a seat by name; whatever the game has a term for by that; the rest as is."""
        if isinstance(arg, Seated) and arg.number < len(names):
            return names[arg.number]
        term = self.game.term(name, arg)
        return arg if term is None else self._format(term, term.args)

    def _format(self, message: Message, args: Args) -> str:
        """With these arguments, and the messages within it."""
        if message.parts:
            parts = {name: self._format(part, part.args) for name, part in message.parts.items()}
            args = args | parts
        return _formatted(self._home, self._language, message.id, tuple(args.items()))


@lru_cache(maxsize=_REMEMBERED)
def _formatted(home: str, language: str, id: str, args: tuple[tuple[str, Arg], ...]) -> str:
    """Said once, remembered for a while: a page says the same things again and again."""
    bundle = _bundle(home, language)
    message = bundle.get_message(id)
    if message.value is None:
        raise LookupError(f"message {id!r} has no text")
    text, errors = bundle.format_pattern(message.value, {name: _plain(arg) for name, arg in args})
    if errors:
        raise LookupError(f"message {id!r}: {errors[0]}")
    return str(text)


def _yes_or_no(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _plain(arg: Arg) -> int | str:
    """As Fluent can write it; a player without a name by number, a thing as it is spelt."""
    if isinstance(arg, str):
        return arg
    if isinstance(arg, Thing):
        return arg.text
    if isinstance(arg, Player):
        return str(arg.number)
    return int(arg) if arg == int(arg) else printed(arg)


@cache
def _bundle(home: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    root, own = files("terrarium"), files(home)
    house = (root, root / "tables", root / "web", root / "bots")
    for place in (*house, own, own / "page", own / "guide"):
        folder = place / "text"
        for source in [folder / f"{part}{language}.ftl" for part in _PARTS]:
            if source.is_file():
                bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
