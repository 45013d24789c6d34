"""How the things of Terra Futura are drawn: each kind has a letter, and a colour besides."""

from typing import Final

from terrarium.core.picture import Card, Cell, Phrase, Sign, Strip
from terrarium.core.reason import Arg, Args, Message
from terrarium.games.terra_futura.cards import pattern_rows
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS
from terrarium.games.terra_futura.effects.amounts import THINGS
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.resources import KIND_NAMES, kinds_in
from terrarium.games.terra_futura.rules import Rules
from terrarium.games.terra_futura.text.terms import kinds_spelt
from terrarium.games.terra_futura.view import TerraFuturaView

_TINTS: Final = {
    "green": "green",
    "red": "red",
    "yellow": "yellow",
    "food": "green",
    "construction": "red",
    "goods": "yellow",
    "money": "blue",
}


def drawn(name: str, value: Arg) -> list[Cell]:
    """A resource, several of them or an effect inside a sentence."""
    if isinstance(value, Effect):
        return [effect_strip(value)]
    if name == "bundle":
        return [_bundle(str(value))]
    return [token(str(value))] if name == "kind" and value in KIND_NAMES else []


def _bundle(spelt: str) -> Strip:
    """Such as `1 red, 2 yellow`."""
    words = Message("terra_futura-picture-bundle", {"bundle": spelt})
    return Strip(words, [sign(kind, amount) for amount, kind in kinds_spelt(spelt)])


def token(kind: str, amount: int = 1) -> Card:
    """So many resources of a kind."""
    args: Args = {"amount": amount, "what": kind}
    face = Message("terra_futura-face", args)
    return Card(Message("terra_futura-picture-amount", args), face, _TINTS[kind])


def sign(kind: str, amount: int) -> Sign:
    """The same as it is printed on a card; also for any kind, and for cubes."""
    args: Args = {"amount": amount, "what": kind}
    face = Message("terra_futura-face", args)
    return Sign(Message("terra_futura-picture-amount", args), face, _TINTS.get(kind, ""))


def tokens(bundle: int) -> list[Cell]:
    return [token(kind, amount) for amount, kind in kinds_in(bundle)]


def effect_strip(effect: Effect) -> Strip:
    """An effect as a card shows it: 2R→C■."""
    words = Message("terra_futura-picture-effect", {"effect": effect})
    return Strip(words, [_icon(amount, what) for amount, what in effect.icons()])


def _icon(amount: int, what: str) -> Cell:
    """So many of a thing; or a mark such as the arrow between what is paid and what it brings."""
    if what in THINGS:
        return sign(what, amount)
    return Phrase(Message(f"terra_futura-{what}", {"cubes": str(amount)}))


def effects_strip(rules: Rules, card: int) -> Strip:
    """All effects of a card, with a line between those to choose from."""
    cells: list[Cell] = []
    for effect in rules.effects_of[card]:
        if cells:
            cells.append(Phrase(Message("terra_futura-or")))
        cells.append(effect_strip(effect))
    return Strip(_effects_in_words(rules, card, {}), cells)


def card_strip(rules: Rules, card: int) -> Strip:
    """A card of the display: its name and effects in one line."""
    args: Args = {"card": rules.names[card]}
    name = Phrase(Message("terra_futura-picture-name", args))
    return Strip(_effects_in_words(rules, card, args), [name, *effects_strip(rules, card).cells])


def _effects_in_words(rules: Rules, card: int, args: Args) -> Message:
    """With the card's name or without; an edition gives a card up to four effects."""
    effects = rules.effects_of[card]
    named: Args = {f"effect{number}": effect for number, effect in enumerate(effects, 1)}
    what = "card" if args else "effects"
    return Message(f"terra_futura-picture-{what}-{len(named)}", {**args, **named})


def card_here(view: TerraFuturaView, place: int) -> Phrase:
    """A card by its cell and name."""
    return Phrase(Message("terra_futura-picture-here", here(view, place)))


def here(view: TerraFuturaView, place: int) -> Args:
    return {"card": view.rules.names[view.cards[place]], "cell": CELL_NAMES[place % CELLS]}


def pattern_cell(pattern: int) -> Phrase:
    """Three rows of three, the four cells of the pattern filled."""
    drawn_rows = [row.replace("#", "■").replace(".", "·") for row in pattern_rows(pattern)]
    words = _pattern_words(pattern_rows(pattern))
    return Phrase(words, short=_pattern_words(drawn_rows))


def _pattern_words(rows: list[str]) -> Message:
    args: Args = {"top": rows[0], "middle": rows[1], "bottom": rows[2]}
    return Message("terra_futura-picture-pattern", args)
