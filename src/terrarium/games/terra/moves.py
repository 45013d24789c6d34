"""Terra's moves: numbers inside, text outside, both for ever.

    0            pass
    1 … 18       play CARD                      on the impending crisis; 1 + card
    19 … 126     help CRISIS with CARD          19 + crisis × 6 + value − 1
    127 … 186    hoard SET                      127 + set
    187          end
    188 … 205    discard CARD                   188 + card

A card played on a full-blown crisis has the colour of that crisis, so its value says it all.
"""

from typing import Final

from mypy_extensions import i64

from terrarium.core.reason import Args, Reason, Refused, clipped
from terrarium.games.terra.cards import (
    CARD_BY_NAME,
    COLOURS,
    CRISIS_BY_NAME,
    VALUES,
    card_of,
    spell_card,
    spell_crisis,
)
from terrarium.games.terra.sets import SET_BY_CARDS, spell_set

PASS: Final = 0
PLAY: Final = 1
HELP: Final = 19
HOARD: Final = 127
END: Final = 187
DISCARD: Final = 188
MOVES: Final = 206


def helped_crisis(move: i64) -> i64:
    """The crisis that a help move names."""
    return (move - HELP) // VALUES


def helping_card(move: i64) -> i64:
    """The card that a help move lays: the colour is the crisis's own."""
    return helped_crisis(move) % 3 * VALUES + (move - HELP) % VALUES


def spell(move: int) -> str:
    if move == PASS:
        return "pass"
    if move < HELP:
        return f"play {spell_card(move - PLAY)}"
    if move < HOARD:
        crisis = spell_crisis(helped_crisis(move))
        return f"help {crisis} with {spell_card(helping_card(move))}"
    if move < END:
        return f"hoard {spell_set(move - HOARD)}"
    return "end" if move == END else f"discard {spell_card(move - DISCARD)}"


def parse(text: str) -> int:
    """The number of a move; case and spacing do not matter, nor the order of a set's cards."""
    words = text.lower().split()
    verb = words[0] if words else ""
    if verb == "pass" and len(words) == 1:
        return PASS
    if verb == "end" and len(words) == 1:
        return END
    if verb == "play":
        return PLAY + _card(words[1:])
    if verb == "discard":
        return DISCARD + _card(words[1:])
    if verb == "help":
        return _help(words[1:])
    if verb == "hoard":
        return HOARD + _set(words[1:])
    raise Refused(Reason("terra-no-such-move", "", {"text": clipped(text)}))


def _card(words: list[str]) -> int:
    name = " ".join(words)
    if name not in CARD_BY_NAME:
        raise Refused(Reason("terra-no-such-card", "", {"text": clipped(name)}))
    return CARD_BY_NAME[name]


def _help(words: list[str]) -> int:
    crisis_name = words[0] if words else ""
    if crisis_name not in CRISIS_BY_NAME:
        raise Refused(Reason("terra-no-such-crisis", "", {"text": clipped(crisis_name)}))
    if words[1:2] != ["with"]:
        raise Refused(Reason("terra-help-with-what", "", {"crisis": crisis_name}))
    crisis, card = CRISIS_BY_NAME[crisis_name], _card(words[2:])
    if card // VALUES != crisis % 3:
        args: Args = {"card": spell_card(card), "crisis": crisis_name}
        raise Refused(Reason("terra-wrong-colour", "3a", args))
    return HELP + crisis * VALUES + card % VALUES


def _set(words: list[str]) -> int:
    cards: list[int] = []
    colour = -1
    for word in words:
        if word in COLOURS:
            colour = COLOURS.index(word)
        elif colour >= 0 and len(word) == 1 and word in "123456":
            cards.append(card_of(colour, int(word)))
        else:
            raise Refused(Reason("terra-no-such-card", "", {"text": clipped(" ".join(words))}))
    if tuple(sorted(cards)) not in SET_BY_CARDS:
        raise Refused(Reason("terra-no-such-set", "3b", {"text": clipped(" ".join(words))}))
    return SET_BY_CARDS[tuple(sorted(cards))]
