"""Terramara's positions as text: written in full; what is left out is an ordinary table.

players: 4
round: 2               0 in the set-up
first: 1               who has the first-player card
turn: 0
phase: pay             what is decided (phases.py), or over
actor: 0               by whom
about: due 1 leather   how far it has come (tasks.py)
then 1: after 0        what is done next, then 2 …: phase, seat and what it is about
left: river-pasture, …                   the tiles of rows 1 to 6
right: …
bonus: river 6 feast, l1 …               the bonus tiles by their places
fire: b1, c2, e3, f4, b5, c6
on a3: explorer 0, chief 1               who stands there, the first comer first
hand 0: 3 explorers, 1 chief             members in hand
hut 0: 1 explorer
closed: raid           chosen in this round
row: axe, …            under the river, from the left
deck: kiln, 20 cards   from the top; the last item may be `N cards`
neutral 0: 3           the strength of a neutral player
goods 0: 2 cattle, 1 metal
strength 0: 4
culture 0: 2
points 0: 3            tokens
caravans 0: l1, c2     the one behind first
flags 0: r1
parked: 1, 0           whose caravans are at the end, in that order
workers 0: L1, L2 used
artefacts 0: axe, kiln used              in the order of crafting
reserved 0: sickle
character 0: road adult
used: character, tile  once-a-round abilities of adult War and young Bonus
private: feast         the tiles of young Bonus
own crossroad: …       Land's own tiles
own outpost: …
begun: 0, 2            who has sent a member in this round
sent: explorer to a3   in this turn
acted: yes             has crafted or reserved in this turn
least work: 2          the least level of a worker that may be used next
paid: 1 wood           the last payment
hired: 1               worker tiles taken from this round's space
spare: 5, 1, 1         worker tiles beside the board, by level
open characters: road, war               in the draft
open starts: …
start 0: …             the start card that was drafted
chances: 3             how often chance was used: the next follows from seed and number
"""

from collections.abc import Iterable, Sequence

from terrarium.core.position import NONE, first_lines, phase_of
from terrarium.core.state import NOBODY
from terrarium.games.terramara.characters import NO_CHARACTER
from terrarium.games.terramara.components import LEVELS, NO_CARD, NO_TILE
from terrarium.games.terramara.goods import spell_bundle
from terrarium.games.terramara.members import FIRE, MEMBER_NAMES, NO_MEMBER, STANDING_NAMES
from terrarium.games.terramara.phases import PHASES
from terrarium.games.terramara.position.tasks import spell_frame, spell_task
from terrarium.games.terramara.road import OUTPOSTS, PLACE_NAMES
from terrarium.games.terramara.spaces import FIRST, HUT, NO_SPACE, RAID, ROWS, SPACE_NAMES
from terrarium.games.terramara.state import BONUS_PLACE_NAMES, TerramaraState


def write_position(state: TerramaraState) -> str:
    """Everything that lies on the table, hidden or not."""
    lines = first_lines(state)
    lines += [f"round: {state.round}", f"first: {state.first}", f"turn: {state.turn}"]
    lines += _spell_agenda(state) + _spell_board(state) + _spell_cards(state)
    for seat in range(state.players):
        lines += _spell_seat(state, seat)
    lines += _spell_characters(state) + _spell_moment(state) + _spell_draft(state)
    lines.append(f"chances: {state.chances}")
    return "\n".join(lines) + "\n"


def _spell_agenda(state: TerramaraState) -> list[str]:
    lines = [f"phase: {phase_of(state, PHASES)}"]
    if state.seat == NOBODY:
        return lines
    lines.append(f"actor: {state.seat}")
    about = spell_task(state.rules, int(state.step), state.pending)
    lines += [f"about: {about}"] if about else []
    waiting = enumerate(reversed(state.frames()), 1)
    return lines + [
        f"then {number}: {spell_frame(state.rules, frame)}" for number, frame in waiting
    ]


def _spell_board(state: TerramaraState) -> list[str]:
    names = [state.rules.tiles[number].name for number in state.tiles]
    tiles = [state.rules.bonus_tiles[number].name for number in state.bonus]
    bonus = [f"{place} {name}" for place, name in zip(BONUS_PLACE_NAMES, tiles, strict=True)]
    burning = [SPACE_NAMES[space] for space in range(HUT) if state.first_on[space] == FIRE]
    lines = [
        f"left: {_listed(names[:ROWS])}",
        f"right: {_listed(names[ROWS:])}",
        f"bonus: {_listed(bonus)}",
        f"fire: {_listed(burning)}",
    ]
    for space in range(HUT):
        here = (state.first_on[space], state.second_on[space])
        standing = [STANDING_NAMES[who] for who in here if who not in (NO_MEMBER, FIRE)]
        if standing:
            lines.append(f"on {SPACE_NAMES[space]}: {_listed(standing)}")
    closed = [SPACE_NAMES[space] for space in (RAID, FIRST) if state.closed >> space & 1]
    return [*lines, f"closed: {_listed(closed)}"]


def _spell_cards(state: TerramaraState) -> list[str]:
    return [
        f"row: {_cards(state, state.row)}",
        f"deck: {_cards(state, state.deck[state.drawn :])}",
        f"parked: {_listed(map(str, state.parked))}",
        f"hired: {state.hired}",
        f"spare: {_listed(map(str, state.spare))}",
        *(f"neutral {number}: {strength}" for number, strength in enumerate(state.neutral)),
    ]


def _spell_seat(state: TerramaraState, seat: int) -> list[str]:
    hand = [state.explorers[seat], state.chiefs[seat], state.warriors[seat]]
    flags = [f"r{row + 1}" for row in range(OUTPOSTS) if state.flags[seat] >> row & 1]
    reserved = state.reserved[seat]
    return [
        f"goods {seat}: {spell_bundle(state.goods[seat]) or NONE}",
        f"strength {seat}: {state.strength[seat]}",
        f"culture {seat}: {state.culture[seat]}",
        f"points {seat}: {state.points[seat]}",
        f"caravans {seat}: {_listed(PLACE_NAMES[place] for place in state.caravans_of(seat))}",
        f"flags {seat}: {_listed(flags)}",
        f"hand {seat}: {_members(hand)}",
        f"hut {seat}: {_members(state.hut_of(seat))}",
        f"workers {seat}: {_workers(state, seat)}",
        f"artefacts {seat}: {_artefacts(state, seat)}",
        f"reserved {seat}: {_cards(state, [reserved] if reserved != NO_CARD else [])}",
    ]


def _spell_characters(state: TerramaraState) -> list[str]:
    lines: list[str] = []
    for seat, character in enumerate(state.character):
        if character != NO_CHARACTER:
            adult = " adult" if state.is_adult(seat) else ""
            lines.append(f"character {seat}: {state.rules.characters[character].name}{adult}")
    used = ["character"] * state.character_used + ["tile"] * state.tile_used
    tiles = enumerate(state.rules.bonus_tiles)
    private = [tile.name for number, tile in tiles if state.private >> number & 1]
    lines += [f"used: {_listed(used)}", f"private: {_listed(private)}"]
    if state.own_crossroad != NO_TILE:
        lines.append(f"own crossroad: {state.rules.tiles[state.own_crossroad].name}")
    if state.own_outpost != NO_TILE:
        lines.append(f"own outpost: {state.rules.tiles[state.own_outpost].name}")
    return lines


def _spell_moment(state: TerramaraState) -> list[str]:
    begun = [str(seat) for seat in range(state.players) if state.begun >> seat & 1]
    lines = [f"begun: {_listed(begun)}"]
    if state.sent_to != NO_SPACE:
        lines.append(f"sent: {MEMBER_NAMES[state.sent]} to {SPACE_NAMES[state.sent_to]}")
    lines += ["acted: yes"] if state.acted else []
    lines.append(f"least work: {state.least_work}")
    lines.append(f"paid: {spell_bundle(state.paid) or NONE}")
    return lines


def _spell_draft(state: TerramaraState) -> list[str]:
    rules = state.rules
    characters = [rules.characters[number].name for number in state.open_characters]
    starts = [rules.start_cards[number].name for number in state.open_starts]
    lines = [f"open characters: {_listed(characters)}", f"open starts: {_listed(starts)}"]
    for seat, card in enumerate(state.start_of):
        if card != NO_CARD:
            lines.append(f"start {seat}: {rules.start_cards[card].name}")
    return lines


def _listed(items: Iterable[str]) -> str:
    return ", ".join(items) or NONE


def _cards(state: TerramaraState, cards: Sequence[int]) -> str:
    return _listed(state.rules.artefacts[card].name for card in cards)


def _artefacts(state: TerramaraState, seat: int) -> str:
    names = [(card, state.rules.artefacts[card].name) for card in state.artefacts[seat]]
    return _listed(f"{name} used" if state.turned >> card & 1 else name for card, name in names)


def _members(numbers: Sequence[int]) -> str:
    """Such as `2 explorers, 1 chief`."""
    named = zip(numbers, MEMBER_NAMES, strict=True)
    return _listed(f"{number} {name}{'s' * (number > 1)}" for number, name in named if number)


def _workers(state: TerramaraState, seat: int) -> str:
    """Ready ones before used ones of each level."""
    items: list[str] = []
    for level in range(LEVELS):
        ready = state.ready[seat * LEVELS + level]
        used = state.workers[seat * LEVELS + level] - ready
        items += [f"L{level + 1}"] * ready + [f"L{level + 1} used"] * used
    return _listed(items)
