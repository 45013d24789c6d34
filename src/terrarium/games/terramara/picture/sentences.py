"""What is drawn inside sentences: effects by their signs, goods by their names in their colours."""

from terrarium.core.picture import Cell, Phrase, Sign, Strip
from terrarium.core.reason import Arg, Args, Message
from terrarium.games.terramara.effects.effect import Effect
from terrarium.games.terramara.picture.drawing import parts_strip, tint_of
from terrarium.games.terramara.text.terms import BUNDLES, bundle_in_words, goods_spelt


def drawn(name: str, value: Arg) -> list[Cell]:
    """For an argument of a message; nothing where its words are enough."""
    if isinstance(value, Effect):
        return [parts_strip((value,))]
    spells_goods = name in BUNDLES and isinstance(value, str) and value != ""
    return [_goods(str(value))] if spells_goods else []


def _goods(bundle: str) -> Strip:
    """Such as `2 cattle, 1 metal`."""
    cells: list[Cell] = []
    for amount, good in goods_spelt(bundle):
        cells += [Phrase(Message("terramara-comma"))] if cells else []
        args: Args = {"amount": amount, "good": good, "what": good}
        face = Message("terramara-picture-amount", args)
        cells.append(Sign(face, face, tint_of(good)))
    return Strip(bundle_in_words(bundle), cells)
