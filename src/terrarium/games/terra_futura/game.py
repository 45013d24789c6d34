"""The game of Terra Futura: seats, options, and how it begins."""

from typing import Final

from terrarium.core.chance import Stream
from terrarium.core.draft import Draft
from terrarium.core.edition import Edition
from terrarium.core.event import Listener
from terrarium.core.game import Game
from terrarium.core.needed import needed
from terrarium.core.option import Flag, Options
from terrarium.core.picture import Cell, Picture
from terrarium.core.reason import Arg, Message
from terrarium.core.setup import Setup
from terrarium.core.state import State
from terrarium.core.tuples import replaced
from terrarium.core.view import View
from terrarium.games.terra_futura import events
from terrarium.games.terra_futura.cards import (
    FIRST_OF_LEVEL,
    IN_HAND,
    IN_LEVEL,
    NO_CARD,
    SCORING,
    STARTING,
)
from terrarium.games.terra_futura.cells import CELLS, START
from terrarium.games.terra_futura.contract import TerraFuturaInPlay
from terrarium.games.terra_futura.display import fill_rows
from terrarium.games.terra_futura.draft.draft import TerraFuturaDraft, composes
from terrarium.games.terra_futura.edition import TerraFuturaEdition
from terrarium.games.terra_futura.moves import NOTATION
from terrarium.games.terra_futura.picture.drawing import drawn
from terrarium.games.terra_futura.picture.table import picture_of
from terrarium.games.terra_futura.position.reader import read_position
from terrarium.games.terra_futura.resources import NOTHING
from terrarium.games.terra_futura.rules import Rules
from terrarium.games.terra_futura.state import IN_ROW, TAKING, TerraFuturaState
from terrarium.games.terra_futura.text.terms import term
from terrarium.games.terra_futura.text.together import told_together
from terrarium.games.terra_futura.text.turns import begins_turn, names_turn
from terrarium.games.terra_futura.view import TerraFuturaView

RULESET: Final = 1

OPTIONS: Final = (
    Flag("touching", "yes"),
    Flag("assist_copy_inactive", "yes", unsaid="no"),
    Flag("simultaneous_patterns", "no"),
)


class TerraFutura(Game):
    """Two to five players."""

    def __init__(self) -> None:
        super().__init__("terra_futura", 2, 5, 2, OPTIONS, RULESET, NOTATION)

    def rules(self, players: int, edition: Edition, options: Options) -> Setup:
        return Rules(players, edition, options)

    def read_edition(self, text: str) -> Edition:
        return TerraFuturaEdition(text)

    def begin(self, setup: Setup, seed: int, listener: Listener | None = None) -> State:
        """Starting cards, two decks with their rows, two Scoring cards each (2.1, 2.2, 2.3)."""
        state = empty_table(needed(Rules, setup), seed)
        state.listener = listener
        chance = state.chance()
        _shuffle_decks(state, chance)
        fill_rows(state)
        _deal_scoring_cards(state, chance)
        _lay_starting_cards(state, chance)
        state.turn = state.first
        events.began(state)
        state.ask(TAKING, state.first)
        return state

    def read_position(self, text: str, setup: Setup, seed: int) -> State:
        state = empty_table(needed(Rules, setup), seed)
        read_position(text, state)
        return state

    def term(self, name: str, value: Arg) -> Message | None:
        return term(name, value)

    def drawn(self, name: str, value: Arg) -> list[Cell]:
        return drawn(name, value)

    def told_together(self, first: Message, then: Message) -> Message | None:
        return told_together(first, then)

    def begins_turn(self, told: Message, head: Message) -> bool:
        return begins_turn(told, head)

    def names_turn(self, told: Message) -> bool:
        return names_turn(told)

    def picture(self, view: View) -> Picture:
        return picture_of(needed(TerraFuturaView, view))

    def composes(self, view: View) -> bool:
        return isinstance(view, TerraFuturaView) and composes(view)

    def compose(self, world: State, wished: list[str]) -> Draft:
        draft = TerraFuturaDraft(needed(TerraFuturaState, world).copy())
        draft.compose(wished)
        return draft

    def speed_goals(self, players: int) -> dict[str, int]:
        """A copy in one and a half microseconds; whole games are counted for two players."""
        goals = {"decisions": 1_000_000, "copies": 666_667}
        return goals if players > self.least else goals | {"games": 6_500}


def _shuffle_decks(state: TerraFuturaInPlay, chance: Stream) -> None:
    for level in range(2):
        first = FIRST_OF_LEVEL[level]
        cards = list(range(first, first + IN_LEVEL[level]))
        chance.shuffle(cards)
        state.decks = replaced(state.decks, level, tuple(cards))


def _deal_scoring_cards(state: TerraFuturaInPlay, chance: Stream) -> None:
    """Two each; the others stay in the box (2.3)."""
    scoring = list(range(SCORING))
    chance.bring_forward(scoring, int(state.players) * IN_HAND)
    for seat in range(state.players):
        hand = scoring[seat * IN_HAND : (seat + 1) * IN_HAND]
        state.scoring = replaced(state.scoring, seat, tuple(sorted(hand)))


def _lay_starting_cards(state: TerraFuturaInPlay, chance: Stream) -> None:
    """The one with the symbol goes to the first player (2.1)."""
    state.first = chance.below(state.players)
    others = [card for card in range(STARTING) if card != state.rules.symbol]
    chance.shuffle(others)
    for seat in range(state.players):
        symbol = seat == state.first
        state.lay(seat, START, state.rules.symbol if symbol else others.pop())


def empty_table(rules: Rules, seed: int) -> TerraFuturaInPlay:
    """A table before anything is dealt."""
    seats = rules.players
    return TerraFuturaInPlay(
        rules=rules,
        seed=seed,
        rows=[NO_CARD] * (2 * IN_ROW),
        decks=((), ()),
        drawn=(0, 0),
        discards=((), ()),
        places=((),) * seats,
        cards=[NO_CARD] * (seats * CELLS),
        spare=[0] * (seats * CELLS),
        stock=[NOTHING] * (seats * CELLS),
        purse=[NOTHING] * seats,
        room=[0] * seats,
        scoring=((),) * seats,
        pattern=(NO_CARD,) * seats,
        chosen=(NO_CARD,) * seats,
    )
