"""How the things of Terramara are drawn: each good has a letter, and a colour besides."""

from typing import Final

from mypy_extensions import i64

from terrarium.core.picture import Card, Cell, Phrase, Sign, Strip
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.components import Artefact, Parts
from terrarium.games.terramara.costs import cost_of
from terrarium.games.terramara.effects.effect import Icon, icons_of, joined, words_of
from terrarium.games.terramara.effects.powers import Powers
from terrarium.games.terramara.goods import GOOD_NAMES, NOTHING, RAWS, kinds_in, spell_bundle
from terrarium.games.terramara.members import (
    CHIEF_OF,
    NEUTRAL,
    NEUTRAL_NAMES,
    NO_MEMBER,
    WARRIOR,
    is_neutral,
    seat_of,
)
from terrarium.games.terramara.rules import Rules
from terrarium.games.terramara.spaces import standing_on
from terrarium.games.terramara.state import TerramaraState

_COLOURS: Final = ("red", "yellow", "green", "blue")  # of the goods by kind, and of the seats
_NEUTRAL_TINT: Final = "black"
# What is drawn by a sign, or follows one closely; all else is written out.
_SIGNS: Final = (
    *GOOD_NAMES,
    *("raw", "refined", "strength", "culture", "movement", "vp", "refine", "warriors"),
    *("arrow", "or", "colon", "per", "per-stronger", "take-back", "flag", "when-culture"),
    *("worker-level", "power-level", "artefact", "at-once", "each-round", "always", "at-end"),
)


# Goods and effects.


def token(good: str, amount: int = 1) -> Card:
    """So many goods of a kind."""
    words = Message("terramara-picture-amount", {"amount": amount, "good": good})
    return Card(words, _face(amount, good), tint_of(good))


def tokens(bundle: i64) -> list[Cell]:
    return [token(good, amount) for amount, good in kinds_in(bundle)]


def tint_of(what: str) -> str:
    return _COLOURS[GOOD_NAMES.index(what) % RAWS] if what in GOOD_NAMES else ""


def icons_strip(words: Message, icons: list[Icon]) -> Strip:
    """Signs stand close together, words apart."""
    cells: list[Cell] = []
    before = ""
    for amount, what in icons:
        if before not in ("", "per") and (amount < 0 or what not in _SIGNS):
            cells.append(_between())
        cells.append(_icon(amount, what))
        before = what
    return Strip(words, cells)


def _icon(amount: int, what: str) -> Sign:
    face = _face(amount, what)
    return Sign(face, face, tint_of(what))


def _face(amount: int, what: str) -> Message:
    """What has no sign of its own is written out."""
    args: Args = {"amount": amount, "what": what.replace(" ", "-"), "name": what.replace("-", " ")}
    return Message("terramara-icon", args)


def parts_strip(parts: Parts) -> Strip:
    """What a space, a tile or an effect brings: cL↑2."""
    return icons_strip(words_of(parts), icons_of(parts))


# Cards.


def named(what: str, name: str) -> Message:
    """A thing of the edition by its name."""
    return Message(f"terramara-picture-{what}", {what: name})


def artefact_strip(table: TerramaraState, card: int, reader: int, held: bool = False) -> Strip:
    """Its name, what it costs the reader, what it is worth, and what it does; `held`: reserved."""
    artefact = table.rules.artefacts[card]
    cost = cost_of(table, reader, card) if reader >= 0 else artefact.cost
    name, worth = _named_and_worth(artefact)
    cells: list[Cell] = [Phrase(Message("terramara-picture-reserved"))] if held else []
    cells += [name, _between(), *_price(cost, artefact), _between(), worth]
    cells += _lines(artefact.powers)
    args: Args = {
        "held": "yes" if held else "no",
        "artefact": artefact.name,
        "level": int(artefact.level),
        "bundle": spell_bundle(artefact.cost),
        "less": "no" if cost == artefact.cost else "all" if cost == NOTHING else "yes",
        "own": spell_bundle(cost),
        "points": artefact.points,
    }
    return Strip(_with_effects("terramara-picture-card", args, artefact.powers), cells)


def _price(cost: i64, artefact: Artefact) -> list[Cell]:
    """Where the reader pays less than is printed, that follows in brackets: 2L(3L)."""
    signs: list[Cell] = [_icon(amount, good) for amount, good in kinds_in(cost)]
    if cost == artefact.cost:
        return signs
    printed = [_icon(amount, good) for amount, good in kinds_in(artefact.cost)]
    opens, closes = Message("terramara-printed-open"), Message("terramara-printed-close")
    nothing = [] if signs else [Phrase(Message("terramara-costs-nothing"))]
    return [*nothing, *signs, Phrase(opens), *printed, Phrase(closes)]


def crafted_strip(rules: Rules, card: int) -> Strip:
    """The same once it is crafted: nobody asks any more what it cost."""
    artefact = rules.artefacts[card]
    name, worth = _named_and_worth(artefact)
    args: Args = {"artefact": artefact.name, "points": artefact.points}
    words = _with_effects("terramara-picture-crafted", args, artefact.powers)
    return Strip(words, [name, _between(), worth, *_lines(artefact.powers)])


def _named_and_worth(artefact: Artefact) -> tuple[Cell, Cell]:
    return Phrase(named("artefact", artefact.name)), _icon(artefact.points, "vp")


def character_strip(rules: Rules, character: int, adult: bool) -> Strip:
    """One side of a character."""
    card = rules.characters[character]
    powers = card.adult if adult else card.young
    args: Args = {"character": card.name, "side": "adult" if adult else "young"}
    words = _with_effects("terramara-picture-character", args, powers)
    name = Phrase(Message("terramara-picture-side", args))
    return Strip(words, [name, *_lines(powers)])


def both_sides(rules: Rules, character: int) -> Strip:
    """As it is young, and as it will be when it is adult."""
    card = rules.characters[character]
    young, adult = (character_strip(rules, character, side) for side in (False, True))
    sides = {"young": _said(card.young), "adult": _said(card.adult)}
    words = Message("terramara-picture-sides", {"character": card.name}, sides)
    grown = Phrase(Message("terramara-picture-grown"))
    return Strip(words, [*young.cells, _between(), grown, *adult.cells[1:]])


def parts_after(what: str, name: str, parts: Parts) -> Strip:
    """A tile or a card by its name, with what it brings."""
    brings = {"effects": words_of(parts)}
    words = Message(f"terramara-picture-{what}-brings", {what: name}, brings)
    return Strip(words, [Phrase(named(what, name)), _between(), *parts_strip(parts).cells])


def _with_effects(id: str, args: Args, powers: Powers) -> Message:
    if not powers.lines:
        return Message(f"{id}-plain", args)
    return Message(id, args, {"effect": _said(powers)})


def _said(powers: Powers) -> Message:
    return joined("terramara-then", [line.words for line in powers.lines])


def _lines(powers: Powers) -> list[Cell]:
    cells: list[Cell] = []
    for line in powers.lines:
        cells += [_between(), *icons_strip(line.words, line.icons).cells]
    return cells


def _between() -> Phrase:
    return Phrase(Message("terramara-between"))


# Members.


def member_args(member: int, reader: int) -> Args:
    """Who it is: `kind` says which, `who` whose; the reader's own are called so."""
    if member == WARRIOR:
        return {"kind": "warrior", "who": ""}
    if is_neutral(member):
        return {"kind": "neutral", "who": NEUTRAL_NAMES[member - NEUTRAL]}
    seat = seat_of(member)
    own = "own-" if seat == reader else ""
    kind = "chief" if member >= CHIEF_OF else "explorer"
    return {"kind": f"{own}{kind}", "who": seated(seat)}


def member_chip(member: int) -> Card:
    """The mark of the clan, in its colour."""
    if member == WARRIOR:
        face = Message("terramara-mark-warrior")
        return Card(face, face, _NEUTRAL_TINT)
    if is_neutral(member):
        face = Message("terramara-mark-neutral", {"who": NEUTRAL_NAMES[member - NEUTRAL]})
        return Card(face, face, _NEUTRAL_TINT)
    seat = seat_of(member)
    id = "terramara-mark-chief" if member >= CHIEF_OF else "terramara-mark-explorer"
    face = Message(id, {"number": seat + 1})
    return Card(face, face, _COLOURS[seat])


def seat_mark(seat: int) -> Message:
    """A number for each clan, which stands before its name, and for it where space is short."""
    return Message("terramara-mark", {"number": seat + 1})


def seat_label(seat: int) -> Phrase:
    """Where space is short the mark alone; the name follows it."""
    words, mark = Message("seat-name", {"seat": seated(seat)}), seat_mark(seat)
    return Phrase(words, _COLOURS[seat], mark, short=mark)


def members_on(table: TerramaraState, space: int) -> list[int]:
    """Who stands there, the first comer first."""
    stands = standing_on(space, table.rules.players)
    here = (table.first_on[stands], table.second_on[stands])
    return [member for member in here if NO_MEMBER < member <= WARRIOR]


def seat_chip(seat: int, args: Args, id: str) -> Strip:
    """Somebody on a track, in the colour of the clan."""
    said: Args = {"seat": seated(seat), "number": seat + 1, **args}
    words = Message(id, said)
    return Strip(words, [Card(words, Message(f"{id}-short", said), _COLOURS[seat])])
