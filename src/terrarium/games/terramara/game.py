"""The game of Terramara: seats, options, and how it begins."""

from typing import Final

from terrarium.core.draft import Draft
from terrarium.core.edition import Edition
from terrarium.core.event import Listener
from terrarium.core.game import Game
from terrarium.core.needed import needed
from terrarium.core.option import Beginning, Choice, Flag, Options
from terrarium.core.picture import Cell, Picture
from terrarium.core.reason import Arg, BadInput, Message
from terrarium.core.setup import Setup
from terrarium.core.state import State
from terrarium.core.view import View
from terrarium.games.terramara.balance.checks import warnings
from terrarium.games.terramara.contract import TerramaraInPlay
from terrarium.games.terramara.deal import deal, empty_table
from terrarium.games.terramara.draft.draft import TerramaraDraft, composes
from terrarium.games.terramara.edition import TerramaraEdition
from terrarium.games.terramara.events import members as events
from terrarium.games.terramara.moves import NOTATION
from terrarium.games.terramara.phases import DRAFTING, NEUTRALS, NEXT_TURN, PAY_START
from terrarium.games.terramara.picture.sentences import drawn
from terrarium.games.terramara.picture.table import picture_of
from terrarium.games.terramara.position.reader import read_position
from terrarium.games.terramara.rules import Rules
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.steps.draft import drafter
from terrarium.games.terramara.tasks import Task
from terrarium.games.terramara.text.terms import term
from terrarium.games.terramara.text.together import told_together
from terrarium.games.terramara.text.turns import begins_turn, names_turn
from terrarium.games.terramara.view import TerramaraView

RULESET: Final = 1

OPTIONS: Final = (
    Beginning("start", "draft", ("draft", "first")),
    Choice("craft_vp_counts", "paid", ("paid", "printed")),
    Flag("neutrals_count_as_players", "no"),
)


class Terramara(Game):
    """Two to four players."""

    def __init__(self) -> None:
        super().__init__("terramara", 2, 4, 3, OPTIONS, RULESET, NOTATION)

    def check(self, setup: Setup) -> None:
        """Four players have no neutral ones to count (1.21b)."""
        if setup.options.flag("neutrals_count_as_players") and not needed(Rules, setup).neutrals:
            raise BadInput(f"neutrals_count_as_players is for 2 or 3 players, not {setup.players}")

    def rules(self, players: int, edition: Edition, options: Options) -> Setup:
        return Rules(players, edition, options)

    def read_edition(self, text: str) -> Edition:
        return TerramaraEdition(text)

    def warnings(self, edition: Edition) -> list[str]:
        return warnings(needed(TerramaraEdition, edition))

    def begin(self, setup: Setup, seed: int, listener: Listener | None = None) -> State:
        """The table is laid; neutral explorers, the draft and start cards come before round 1."""
        state = empty_table(needed(Rules, setup), seed)
        state.listener = listener
        deal(state, state.chance())
        events.began(state)
        _push_course(state)
        state.go_on()
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
        return picture_of(needed(TerramaraView, view))

    def composes(self, view: View) -> bool:
        return composes(needed(TerramaraView, view))

    def compose(self, world: State, wished: list[str]) -> Draft:
        draft = TerramaraDraft(needed(TerramaraState, world).copy())
        draft.compose(wished)
        return draft

    def speed_goals(self, players: int) -> dict[str, int]:
        """A copy in three microseconds, a replay in three milliseconds."""
        return {"decisions": 1_000_000, "copies": 333_333, "replays": 334}


def _push_course(state: TerramaraInPlay) -> None:
    """The next thing last (1.4, M-9)."""
    state.push(NEXT_TURN, state.first)
    if state.rules.drafts:
        state.push(PAY_START, state.first, Task())
        state.push(DRAFTING, drafter(state, 0), Task())
    if state.rules.neutrals:
        state.push(NEUTRALS, state.first, Task())
