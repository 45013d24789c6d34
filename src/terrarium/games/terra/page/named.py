"""How a move is named on a button: what it does, in a few words."""

from terrarium.core.reason import Message
from terrarium.games.terra.cards import spell_card, spell_crisis
from terrarium.games.terra.moves import (
    DISCARD,
    END,
    HELP,
    HOARD,
    PASS,
    PLAY,
    helped_crisis,
    helping_card,
)
from terrarium.games.terra.sets import spell_set


def move_in_words(move: int) -> Message:
    if move == PASS:
        return Message("terra-page-move-pass")
    if move < HELP:
        return Message("terra-page-move-play", {"card": spell_card(move - PLAY)})
    if move < HOARD:
        card, crisis = spell_card(int(helping_card(move))), spell_crisis(int(helped_crisis(move)))
        return Message("terra-page-move-help", {"card": card, "crisis": crisis})
    if move < END:
        return Message("terra-page-move-hoard", {"set": spell_set(move - HOARD)})
    if move == END:
        return Message("terra-page-move-end")
    return Message("terra-page-move-discard", {"card": spell_card(move - DISCARD)})
