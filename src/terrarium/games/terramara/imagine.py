"""What a seat of Terramara may suppose: only the order of the deck within each level is hidden."""

from terrarium.core.chance import Stream
from terrarium.games.terramara.components import LEVELS
from terrarium.games.terramara.state import TerramaraState


def deal_again(world: TerramaraState, chance: Stream) -> None:
    """Level by level, what is still face down is shuffled (M-18)."""
    undrawn = sorted(world.deck[world.drawn :])
    deck: list[int] = []
    for level in range(1, LEVELS + 1):
        cards = [card for card in undrawn if world.rules.artefacts[card].level == level]
        chance.shuffle(cards)
        deck += cards
    world.deck = tuple(deck)
    world.drawn = 0
