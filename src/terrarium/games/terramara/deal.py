"""The set-up: an empty table, and what chance lays on it (1.3, 1.4, 1.21b)."""

from mypy_extensions import i64

from terrarium.core.chance import Stream
from terrarium.games.terramara.characters import CHARACTERS, NO_CHARACTER
from terrarium.games.terramara.components import (
    ARTEFACTS_OF_LEVEL,
    BONUS_IN_LEVEL,
    FIRST_OF_LEVEL,
    IN_ROW,
    LEVELS,
    NO_CARD,
    ON_ROUND_SPACES,
    ROWS_OF_LEVEL,
    START_CARDS,
    TILES_IN_SET,
    tile_number,
)
from terrarium.games.terramara.contract import TerramaraInPlay
from terrarium.games.terramara.goods import NOTHING, RAWS, one
from terrarium.games.terramara.members import EXPLORERS_AT_FIRST, FIRE, KINDS_OF_MEMBERS, NO_MEMBER
from terrarium.games.terramara.road import START
from terrarium.games.terramara.rules import Rules
from terrarium.games.terramara.spaces import FIRE_COLUMNS, ROWS, SPACES, territory
from terrarium.games.terramara.state import BONUS_LEVELS, CARAVANS, TerramaraState


def empty_table(rules: Rules, seed: int) -> TerramaraInPlay:
    """A table before anything is dealt: everybody with four explorers and the chief (1.3)."""
    seats = rules.players
    tiles = rules.worker_tiles
    return TerramaraInPlay(
        rules=rules,
        seed=seed,
        tiles=(),
        bonus=(),
        first_on=[NO_MEMBER] * SPACES,
        second_on=[NO_MEMBER] * SPACES,
        row=(),
        deck=(),
        parked=(),
        spare=tuple([tiles[level] - ON_ROUND_SPACES[level] for level in range(LEVELS)]),
        neutral=[0] * rules.neutrals,
        goods=[NOTHING] * seats,
        strength=[0] * seats,
        culture=[0] * seats,
        points=[0] * seats,
        caravans=[START] * (seats * CARAVANS),
        flags=[0] * seats,
        explorers=[EXPLORERS_AT_FIRST] * seats,
        chiefs=[1] * seats,
        warriors=[0] * seats,
        in_hut=[0] * (seats * KINDS_OF_MEMBERS),
        workers=[0] * (seats * LEVELS),
        ready=[0] * (seats * LEVELS),
        artefacts=((),) * seats,
        reserved=[NO_CARD] * seats,
        character=(NO_CHARACTER,) * seats,
        traits=[0] * seats,
    )


def deal(state: TerramaraState, chance: Stream) -> None:
    """First player, tiles, bonus tiles, artefacts, cards of the draft, fire: in this order."""
    state.first = chance.below(state.players)
    _lay_tiles(state, chance)
    _lay_bonus_tiles(state, chance)
    _stack_artefacts(state, chance)
    if state.rules.drafts:
        _open_draft(state, chance)
    else:
        begin_first_game(state)
    if state.rules.neutrals:
        _light_fires(state, chance)


def _lay_tiles(state: TerramaraState, chance: Stream) -> None:
    """Two of each level in either column (1.3)."""
    tiles: list[int] = []
    for side in range(2):
        for level in range(1, LEVELS + 1):
            places = list(range(TILES_IN_SET))
            chance.bring_forward(places, ROWS_OF_LEVEL)
            tiles += [tile_number(side, level, place) for place in places[:ROWS_OF_LEVEL]]
    state.tiles = tuple(tiles)


def _lay_bonus_tiles(state: TerramaraState, chance: Stream) -> None:
    levels: list[list[int]] = []
    for level in range(LEVELS):
        tiles = list(range(level * BONUS_IN_LEVEL, (level + 1) * BONUS_IN_LEVEL))
        chance.shuffle(tiles)
        levels.append(tiles)
    state.bonus = tuple([levels[level - 1].pop() for level in BONUS_LEVELS])


def _stack_artefacts(state: TerramaraState, chance: Stream) -> None:
    """L1 on top of L2 on top of L3; eight lie face up (1.3)."""
    deck: list[int] = []
    for level in range(LEVELS):
        first = FIRST_OF_LEVEL[level]
        cards = list(range(first, first + ARTEFACTS_OF_LEVEL[level]))
        chance.shuffle(cards)
        deck += cards
    state.deck = tuple(deck)
    state.row, state.drawn = state.deck[:IN_ROW], IN_ROW


def _open_draft(state: TerramaraState, chance: Stream) -> None:
    """One more of each kind than there are players (1.4)."""
    state.open_characters = _some(chance, CHARACTERS, state.players + 1)
    state.open_starts = _some(chance, START_CARDS, state.players + 1)


def _some(chance: Stream, cards: int, wanted: i64) -> tuple[int, ...]:
    numbers = list(range(cards))
    chance.bring_forward(numbers, wanted)
    return tuple(sorted(numbers[:wanted]))


def begin_first_game(state: TerramaraState) -> None:
    """One of each raw good, an L1 worker, 1 culture, strength by place in turn order (1.4)."""
    for place in range(state.players):
        seat = (state.first + place) % state.players
        for good in range(RAWS):
            state.goods[seat] += int(one(good))
        state.workers[seat * LEVELS] = state.ready[seat * LEVELS] = 1
        state.culture[seat] = 1
        state.strength[seat] = int(place) + 1
    state.spare = (state.spare[0] - int(state.players), *state.spare[1:])


def _light_fires(state: TerramaraState, chance: Stream) -> None:
    """One small space of each row burns, by the neutral cards (1.21b)."""
    cards = list(range(len(FIRE_COLUMNS)))
    for row in range(1, ROWS + 1):
        drawn = (row - 1) % len(cards)
        if drawn == 0:
            chance.shuffle(cards)
        state.first_on[territory(row, FIRE_COLUMNS[cards[drawn]])] = FIRE
