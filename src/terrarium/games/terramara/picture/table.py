"""Terramara's table as page and terminal draw it, from what a seat may know."""

from terrarium.core.picture import Picture
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.games.terramara.components import LEVELS
from terrarium.games.terramara.picture.artefacts import artefacts
from terrarium.games.terramara.picture.board import board
from terrarium.games.terramara.picture.camp import camps
from terrarium.games.terramara.picture.groups import groups_of
from terrarium.games.terramara.picture.leftover import leftover
from terrarium.games.terramara.picture.prompt import prompt_of
from terrarium.games.terramara.picture.raid import raid_row
from terrarium.games.terramara.picture.result import result
from terrarium.games.terramara.picture.tracks import tracks
from terrarium.games.terramara.view import TerramaraView


def picture_of(view: TerramaraView) -> Picture:
    table = view.table
    sections = [result(table)] if view.over else []
    sections += [*board(table, view.seat), tracks(table, raid_row(view))]
    sections += [artefacts(table, view.seat), camps(table, view.seat)]
    sections += leftover(table)
    return Picture(_caption(view), prompt_of(view), sections, groups_of(view))


def _caption(view: TerramaraView) -> Message:
    table = view.table
    if view.over:
        return Message("terramara-picture-over")
    args: Args = {"round": int(table.round), "seat": seated(int(table.first))}
    levels = [int(table.rules.artefacts[card].level) for card in table.deck]
    for level in range(1, LEVELS + 1):
        args[f"level{level}"] = levels.count(level)
    return Message("terramara-picture-caption", args)
