"""A table of Terramara for tests: laid out by a position text, played by text moves."""

from terrarium.core.state import State
from terrarium.editions import find_edition
from terrarium.games.terramara.edition import TerramaraEdition
from terrarium.games.terramara.effects.carrying import carry_out
from terrarium.games.terramara.effects.registry import parts_spelt
from terrarium.games.terramara.game import Terramara
from terrarium.games.terramara.goods import spell_bundle
from terrarium.games.terramara.phases import PHASES, SENDING
from terrarium.games.terramara.state import TerramaraState
from tests.games.table import Table as BaseTable
from tests.games.table import state_of
from tests.properties.ears import Ears

GAME = Terramara()
_FOUND = find_edition(GAME)
assert isinstance(_FOUND, TerramaraEdition)
EDITION: TerramaraEdition = _FOUND

AFTER = "phase: after\nsent: explorer to hire\non hire: explorer 0\n"
BEING_CRAFTED = """
    phase: less
    about: card miners-pick
    then 1: lay-down 0; card miners-pick
    then 2: draw 0
    then 3: after 0
    culture 0: 12
    reserved 0: miners-pick
    goods 0: 3 timber, 1 metal
    acted: yes
"""


class Table(BaseTable):
    """A table of Terramara."""

    def __init__(self, state: State, ears: Ears | None = None) -> None:
        super().__init__(GAME, state, ears)
        assert isinstance(state, TerramaraState)
        self.terramara: TerramaraState = state

    def phase(self) -> str:
        return PHASES[self.terramara.step]

    def goods(self, seat: int = 0) -> str:
        return spell_bundle(self.terramara.goods[seat])


def terramara(position: str = "", players: int = 4, seed: int = 1, **options: str) -> Table:
    """Laid out as the position says; what it leaves out is an ordinary table in round 1."""
    return Table(state_of(GAME, EDITION, position, options, players, seed))


def dealt(players: int = 4, seed: int = 1, **options: str) -> Table:
    """A match from its beginning."""
    ears = Ears(players)
    return Table(GAME.begin(GAME.setup(players, EDITION, options), seed, ears), ears)


def doing(effect: str, position: str = "", players: int = 4, **options: str) -> Table:
    """Seat 0, who is to send a member, carries out an effect before."""
    table = terramara(position, players, 1, **options)
    state = table.terramara
    state.push(SENDING, 0)
    carry_out(state, 0, parts_spelt(effect))
    state.go_on()
    return table


def after(position: str, **options: str) -> Table:
    """Seat 0 has sent a member, and may craft or reserve."""
    return terramara(f"{AFTER}{position}", 4, 1, **options)


def crafted(table: Table, seat: int = 0) -> list[str]:
    artefacts = table.terramara.rules.artefacts
    return [artefacts[card].name for card in table.terramara.artefacts[seat]]


def row(table: Table) -> list[str]:
    return [table.terramara.rules.artefacts[card].name for card in table.terramara.row]
