"""Reading a position of Terramara: one part after another, then whether it can be."""

from typing import Final

from terrarium.games.terramara.position.agenda import begin_from, read_agenda, read_round
from terrarium.games.terramara.position.artefacts import read_artefacts
from terrarium.games.terramara.position.board import read_bonus_tiles, read_tiles
from terrarium.games.terramara.position.box import PositionBox
from terrarium.games.terramara.position.characters import read_abilities, read_characters
from terrarium.games.terramara.position.clans import read_clans
from terrarium.games.terramara.position.course import check_course
from terrarium.games.terramara.position.draft import fill_draft
from terrarium.games.terramara.position.frames import check_frames
from terrarium.games.terramara.position.moment import read_turn
from terrarium.games.terramara.position.neutrals import place_neutrals, read_fire
from terrarium.games.terramara.position.seats import read_seats
from terrarium.games.terramara.position.spaces import read_spaces
from terrarium.games.terramara.position.workers import read_workers
from terrarium.games.terramara.state import TerramaraState
from terrarium.games.terramara.traits import traits_of

_KEYS: Final = (
    "players, option NAME, round, first, turn, phase, actor, about, then NUMBER (1, 2 …), left, "
    "right, bonus, fire, on SPACE, hand SEAT, hut SEAT, closed, row, deck, neutral NUMBER, goods "
    "SEAT, strength SEAT, culture SEAT, points SEAT, caravans SEAT, flags SEAT, parked, workers "
    "SEAT, artefacts SEAT, reserved SEAT, character SEAT, used, private, own crossroad, own "
    "outpost, begun, sent, acted, least work, paid, hired, spare, open characters, open starts, "
    "start SEAT, chances"
)


def read_position(text: str, state: TerramaraState) -> None:
    """Lay out an empty table as the text says; what it does not say is an ordinary one."""
    box = PositionBox(text, state)
    read_round(box)
    read_characters(box)
    read_agenda(box)
    fill_draft(box)
    read_tiles(box)
    read_bonus_tiles(box)
    read_abilities(box)
    read_seats(box)
    read_workers(box)
    read_artefacts(box)
    read_spaces(box)
    read_fire(box)
    place_neutrals(box)
    read_clans(box)
    read_turn(box)
    for seat in range(box.players):
        state.traits[seat] = int(traits_of(state, seat))
    state.chances = box.lines.number("chances", 0, 999, int(state.chances))
    box.lines.refuse_the_rest(f"{_KEYS}; SEAT is 0 to {box.players - 1}")
    check_course(box)
    check_frames(box)
    begin_from(box)
