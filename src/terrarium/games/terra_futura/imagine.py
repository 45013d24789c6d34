"""What a seat of Terra Futura may suppose: one of the worlds it cannot tell from the true one.

Hidden are the order of both decks, the Scoring cards of others and those not dealt, and what
others have chosen in secret. Everything else lies open, and all of it once the match is over.
"""

from terrarium.core.chance import Stream
from terrarium.core.tuples import replaced
from terrarium.games.terra_futura.cards import IN_HAND, NO_CARD, SCORING
from terrarium.games.terra_futura.state import PATTERN, SET, TerraFuturaState


def deal_again(world: TerraFuturaState, seat: int, chance: Stream) -> None:
    _shuffle_decks(world, chance)
    _deal_scoring_cards(world, seat, chance)
    _choose_again(world, seat, chance)


def _shuffle_decks(world: TerraFuturaState, chance: Stream) -> None:
    for level in range(2):
        cards = sorted(world.decks[level][world.drawn[level] :])
        chance.shuffle(cards)
        world.decks = replaced(world.decks, level, tuple(cards))
    world.drawn = (0, 0)


def patterns_are_hidden(state: TerraFuturaState) -> bool:
    """While all choose their patterns in secret (option)."""
    return state.rules.simultaneous and state.step == PATTERN


def _deal_scoring_cards(world: TerraFuturaState, seat: int, chance: Stream) -> None:
    """A pattern that was named shows one card of its owner; the others are dealt anew."""
    known: dict[int, tuple[int, ...]] = {}
    for other in range(world.players):
        named = world.pattern[other]
        if other == seat:
            known[other] = world.scoring[other]
        else:
            open_to_all = named != NO_CARD and not patterns_are_hidden(world)
            known[other] = (named,) if open_to_all else ()
    seen = {card for cards in known.values() for card in cards}
    hidden = [card for card in range(SCORING) if card not in seen]
    chance.shuffle(hidden)
    for other in range(world.players):
        cards = list(known[other])
        while len(cards) < IN_HAND:
            cards.append(hidden.pop())
        world.scoring = replaced(world.scoring, other, tuple(sorted(cards)))


def _choose_again(world: TerraFuturaState, seat: int, chance: Stream) -> None:
    """What others have chosen in secret is one of the cards they now have."""
    for other in range(world.players):
        if other == seat:
            continue
        if patterns_are_hidden(world) and world.pattern[other] != NO_CARD:
            number = world.scoring[other][chance.below(IN_HAND)]
            world.pattern = replaced(world.pattern, other, number)
        if world.step == SET and world.chosen[other] != NO_CARD:
            number = world.scoring[other][chance.below(IN_HAND)]
            world.chosen = replaced(world.chosen, other, number)
