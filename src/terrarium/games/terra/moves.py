"""Terra's moves: numbers inside, text outside, both for ever.

    0            pass
    1 … 18       play CARD                      on the impending crisis; 1 + card
    19 … 126     help CRISIS with CARD          19 + crisis × 6 + value − 1
    127 … 186    hoard SET                      127 + set
    187          end
    188 … 205    discard CARD                   188 + card

A card played on a full-blown crisis has the colour of that crisis, so its value says it all.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from terrarium.core.notation import Notation, Part, Verb
from terrarium.core.reason import Args, Reason, Refused, clipped
from terrarium.games.terra.cards import (
    CARD_BY_NAME,
    COLOURS,
    CRISIS_BY_NAME,
    VALUES,
    card_of,
    crisis_colour,
    spell_card,
)
from terrarium.games.terra.sets import SET_BY_CARDS, SETS, spell_set

PASS: Final = 0
PLAY: Final = 1
HELP: Final = 19
HOARD: Final = 127
END: Final = 187
DISCARD: Final = 188


class OfItsColour(Part):
    """A card for the crisis named before it: of six values, in that colour."""

    def value(self, choice: int, before: Sequence[int]) -> int:
        return card_of(int(crisis_colour(before[0])), choice + 1)


class TerraNotation(Notation):
    """A set's cards may be named in any order, and a card must have its crisis's colour."""

    def parse(self, text: str) -> int:
        words = text.lower().split()
        if words[:1] == ["hoard"]:
            return self.encoded("hoard", _set(words[1:]))
        if words[:1] == ["help"]:
            _check_help(words[1:])
        return super().parse(text)


_CARD: Final = Part("card", list(CARD_BY_NAME))
_CRISIS: Final = Part("crisis", list(CRISIS_BY_NAME))
_ITS_CARD: Final = OfItsColour("card", list(CARD_BY_NAME), VALUES)
_SET: Final = Part("set", [spell_set(number) for number in range(len(SETS))])

NOTATION: Final = TerraNotation(
    "terra",
    Verb("pass"),
    Verb("play", _CARD),
    Verb("help", _CRISIS, "with", _ITS_CARD),
    Verb("hoard", _SET),
    Verb("end"),
    Verb("discard", _CARD),
)


def helped_crisis(move: i64) -> i64:
    """The crisis that a help move names."""
    return (move - HELP) // VALUES


def helping_card(move: i64) -> i64:
    """The card that a help move lays: the colour is the crisis's own."""
    return helped_crisis(move) % 3 * VALUES + (move - HELP) % VALUES


def _check_help(words: list[str]) -> None:
    crisis, card = words[0] if words else "", " ".join(words[2:])
    if crisis not in CRISIS_BY_NAME:
        raise Refused(Reason("terra-no-such-crisis", "", {"text": clipped(crisis)}))
    if words[1:2] != ["with"]:
        raise Refused(Reason("terra-help-with-what", "", {"crisis": crisis}))
    if card not in CARD_BY_NAME:
        raise Refused(Reason("terra-no-such-card", "", {"text": clipped(card)}))
    if CARD_BY_NAME[card] // VALUES != CRISIS_BY_NAME[crisis] % 3:
        args: Args = {"card": spell_card(CARD_BY_NAME[card]), "crisis": crisis}
        raise Refused(Reason("terra-wrong-colour", "3a", args))


def _set(words: list[str]) -> int:
    cards: list[int] = []
    colour: int | None = None
    for word in words:
        if word in COLOURS:
            colour = COLOURS.index(word)
        elif colour is not None and len(word) == 1 and word in "123456":
            cards.append(card_of(colour, int(word)))
        else:
            raise Refused(Reason("terra-no-such-card", "", {"text": clipped(" ".join(words))}))
    if tuple(sorted(cards)) not in SET_BY_CARDS:
        raise Refused(Reason("terra-no-such-set", "3b", {"text": clipped(" ".join(words))}))
    return SET_BY_CARDS[tuple(sorted(cards))]
