"""Replaying a full record: everything it says is checked against the rules, line by line."""

from terrarium.core.chance import commitment
from terrarium.core.edition import Edition
from terrarium.core.game import Game
from terrarium.core.history import History
from terrarium.core.position import position_setup
from terrarium.core.reason import BadInput, Reason, Refused
from terrarium.core.record import FULL, UNDECIDED, Record, RecordEntry, verify_check_sum
from terrarium.core.setup import Setup


def replay(game: Game, edition: Edition, record: Record) -> History:
    """The match that a full record tells, with every entry made again."""
    history = begin_again(game, edition, record)
    for entry in record.entries:
        make_again(history, entry)
    check_result(history, record)
    return history


def begin_again(game: Game, edition: Edition, record: Record) -> History:
    """The match that a full record tells, before its first entry."""
    if record.form != FULL:
        raise BadInput("an open record hides moves and cannot be replayed", 1)
    setup = check_header(game, edition, record)
    try:
        if record.position:
            position_setup(game, record.position, edition, record.players, setup.options.all())
        return History(game, setup, record.seed, record.position)
    except BadInput as error:
        raise BadInput(f"the position cannot be: {error}", record.lines["position"]) from None


def check_result(history: History, record: Record) -> None:
    """What a record says came of its entries is what came of them."""
    outcome = history.state.outcome()
    result = outcome.summary() if outcome is not None else UNDECIDED
    if record.result != result:
        raise BadInput(f"the result would be `{result}`", record.lines["result"])


def replay_unchanged(game: Game, edition: Edition, record: Record, text: str) -> History:
    """The same of a record that nobody has changed since it was written."""
    history = replay(game, edition, record)
    verify_check_sum(record, text)
    return history


def verify(game: Game, edition: Edition, record: Record, text: str) -> None:
    """Everything that can be checked of a record: all of a full one, the form of an open one."""
    if record.form == FULL:
        replay_unchanged(game, edition, record, text)
    else:
        check_header(game, edition, record)
        verify_check_sum(record, text)


def check_header(game: Game, edition: Edition, record: Record) -> Setup:
    """The setup that the header names, as far as this program can play it."""
    if not 1 <= record.ruleset <= game.ruleset:
        known = f"this program knows {game.name} up to ruleset {game.ruleset}"
        raise BadInput(f"ruleset {record.ruleset} is not known; {known}", record.lines["ruleset"])
    if (record.edition, record.edition_digest) != (edition.name, edition.digest):
        raise BadInput(
            f"the record needs edition {record.edition} {record.edition_digest[:12]}…, "
            f"this is {edition.name} {edition.digest[:12]}…",
            record.lines["edition"],
        )
    if record.form == FULL and record.commitment != commitment(record.match, record.seed):
        raise BadInput("the commitment does not fit match and seed", record.lines["commitment"])
    try:
        return game.stored_setup(record.players, edition, record.options)
    except BadInput as error:
        raise BadInput(str(error), record.lines["players"]) from None


def make_again(history: History, entry: RecordEntry) -> None:
    """Make a move or an undo as a record tells it, or name its line and what is wrong."""
    version = entry.undo_to()
    try:
        if version is not None:
            history.undo_to(entry.seat, version, entry.agreed())
        else:
            history.play(entry.seat, history.game.parse(entry.text))
    except Refused as refused:
        raise BadInput(_what_is_wrong(entry, refused.reason), entry.line) from None


def _what_is_wrong(entry: RecordEntry, reason: Reason) -> str:
    rule = f", rule {reason.rule}" if reason.rule else ""
    return f"seat {entry.seat} cannot `{entry.text[:60]}` here ({reason.id}{rule})"
