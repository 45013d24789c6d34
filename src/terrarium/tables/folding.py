"""A log folded: what belongs together is told in one sentence."""

from terrarium.core.game import Game
from terrarium.tables.match import LogLine


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
