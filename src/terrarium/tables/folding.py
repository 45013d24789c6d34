"""A log folded: what belongs together is one sentence, what is of one turn stands together."""

from terrarium.core.game import Game
from terrarium.tables.account import WENT_NO_FURTHER, LogLine


def folded(game: Game, lines: list[LogLine]) -> list[LogLine]:
    """Each line with those that its game tells together with it."""
    found: list[LogLine] = []
    for line in lines:
        both = _together(game, found[-1], line) if found else None
        if both is None:
            found.append(line)
        else:
            found[-1] = both
    return found


def _together(game: Game, first: LogLine, then: LogLine) -> LogLine | None:
    """Not where moves were made for different reasons."""
    if then.note not in ("", first.note):
        return None
    message = game.told_together(first.message, then.message)
    return LogLine(then.version, message, first.note, first.name) if message else None


def turns_in(game: Game, lines: list[LogLine]) -> list[list[LogLine]]:
    """The lines of each turn, under the one that begins or names it; what the table notes is for
    itself."""
    turns: list[list[LogLine]] = []
    for line in lines:
        if not turns or _begins(game, line, turns[-1][0]):
            turns.append([])
        place = 0 if game.names_turn(line.message) else len(turns[-1])
        turns[-1].insert(place, line)
    return turns


def _begins(game: Game, line: LogLine, head: LogLine) -> bool:
    if line.message.id == WENT_NO_FURTHER:
        return line.of != head.of
    notes = [not _is_told_by(game, told) for told in (line, head)]
    return any(notes) or game.begins_turn(line.message, head.message)


def _is_told_by(game: Game, line: LogLine) -> bool:
    return line.message.id.startswith(f"{game.name}-")
