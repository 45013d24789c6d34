"""What each seat was sent, against what it may know: the finished record is folded again.

For API and pages alike: `worlds_of` gives the match at every version, `secrets_of` the texts that a
seat must not have been sent at that version.
"""

from terrarium.core.history import History
from terrarium.core.record import Record, read_record
from terrarium.core.replay import check_header, make_again
from terrarium.core.state import SPECTATOR
from terrarium.core.view import Json
from terrarium.editions import find_edition
from terrarium.games import GAMES


def worlds_of(text: str) -> list[tuple[int, History]]:
    """The match after each entry of its full record, folded from the start each time."""
    record = read_record(text)
    game = GAMES.find(record.game)
    setup = check_header(game, find_edition(game, record.edition), record)
    return [
        (version, _folded(record, History(game, setup, record.seed), version))
        for version in range(len(record.entries) + 1)
    ]


def views_of(history: History) -> dict[int, Json]:
    """What each seat may know, and SPECTATOR."""
    viewers = [SPECTATOR, *range(history.setup.players)]
    return {viewer: history.state.view(viewer).as_json() for viewer in viewers}


def told_to(history: History, seat: int) -> list[tuple[int, str]]:
    """The ids of the events that a seat was told, with their versions."""
    return [(told.version, told.to(seat).id) for told in history.told]


def _folded(record: Record, history: History, version: int) -> History:
    for entry in record.entries[:version]:
        make_again(history, entry)
    return history
