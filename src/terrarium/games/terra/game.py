"""The game of Terra: seats, options, and how it begins."""

from typing import Final

from terrarium.core.edition import Edition
from terrarium.core.event import Listener
from terrarium.core.game import Game
from terrarium.core.needed import needed
from terrarium.core.option import Choice, Flag, Number, Options
from terrarium.core.picture import Cell, Picture
from terrarium.core.reason import Arg, BadInput, Message
from terrarium.core.setup import Setup
from terrarium.core.state import NOBODY, State
from terrarium.core.view import View
from terrarium.games.terra import events
from terrarium.games.terra.cards import CRISES, EMPTY, KINDS, bundle_of
from terrarium.games.terra.contract import TerraInPlay
from terrarium.games.terra.edition import TerraEdition
from terrarium.games.terra.moves import NOTATION
from terrarium.games.terra.picture.drawing import drawn
from terrarium.games.terra.picture.table import picture_of
from terrarium.games.terra.position.reader import read_position
from terrarium.games.terra.rules import Rules
from terrarium.games.terra.steps.draw import draw
from terrarium.games.terra.text.terms import term
from terrarium.games.terra.text.together import told_together
from terrarium.games.terra.text.turns import begins_turn
from terrarium.games.terra.view import TerraView

RULESET: Final = 1

_ALL_CRISES: Final = list(range(KINDS, KINDS + CRISES))

OPTIONS: Final = (
    Flag("teams", "no"),
    Choice("start", "random", ("random", "0", "1", "2", "3", "4", "5")),
    Flag("final_unsolved_crisis_phase3", "yes"),
    Flag("hand_limit_discard_hidden", "no"),
    Flag("sealed_contributions", "no"),
    Number("region_limit", "edition", 2, 4),
    Number("colour_limit", "edition", 2, 7),
    Number("total_limit", "edition", 2, 19),
    Number("threat_offset", "0", -6, 6),
)


class Terra(Game):
    """Three to six players; partners only where everybody has an opposite seat."""

    def __init__(self) -> None:
        super().__init__("terra", 3, 6, 4, OPTIONS, RULESET, NOTATION)

    def check(self, setup: Setup) -> None:
        if setup.options.flag("teams") and setup.players not in (4, 6):
            raise BadInput(f"teams are for 4 or 6 players, not {setup.players}")
        if setup.options.number("start", 0) >= setup.players:
            raise BadInput(
                f"option start is random or a seat from 0 to {setup.players - 1}, "
                f"not {setup.options.text('start')!r}"
            )

    def rules(self, players: int, edition: Edition, options: Options) -> Setup:
        return Rules(players, edition, options)

    def read_edition(self, text: str) -> Edition:
        return TerraEdition(text)

    def begin(self, setup: Setup, seed: int, listener: Listener | None = None) -> State:
        """Deal Solutions, shuffle the Crises into the rest, and let the first player draw."""
        state = empty_table(needed(Rules, setup), seed)
        state.listener = listener
        chance, dealt = state.chance(), state.rules.dealt
        solutions = state.rules.solutions.copy()
        chance.bring_forward(solutions, setup.players * dealt)
        for seat in range(setup.players):
            state.hands[seat] = bundle_of(solutions[seat * dealt : (seat + 1) * dealt])
        pile = solutions[setup.players * dealt :] + _ALL_CRISES
        chance.shuffle(pile)
        state.pile = tuple(pile)
        start = state.rules.start
        state.turn = start if start != NOBODY else chance.below(setup.players)
        events.began(state)
        draw(state)
        return state

    def read_position(self, text: str, setup: Setup, seed: int) -> State:
        state = empty_table(needed(Rules, setup), seed)
        read_position(text, state)
        return state

    def term(self, name: str, value: Arg) -> Message | None:
        return term(name, str(value))

    def drawn(self, name: str, value: Arg) -> list[Cell]:
        return drawn(name, str(value))

    def told_together(self, first: Message, then: Message) -> Message | None:
        return told_together(first, then)

    def begins_turn(self, told: Message, head: Message) -> bool:
        return begins_turn(told, head)

    def picture(self, view: View) -> Picture:
        return picture_of(needed(TerraView, view))

    def speed_goals(self, players: int) -> dict[str, int]:
        """A copy in a microsecond, a replay in two milliseconds."""
        return {"decisions": 1_500_000, "copies": 1_000_000, "replays": 500}


def empty_table(rules: Rules, seed: int) -> TerraInPlay:
    """A table before anything is dealt."""
    seats = rules.players
    return TerraInPlay(
        rules=rules,
        seed=seed,
        pile=(),
        hands=[EMPTY] * seats,
        hoards=[()] * seats,
        scores=[0] * seats,
        laid=[()] * CRISES,
        hidden=[EMPTY] * seats,
    )
