"""What was said at a table, as a page shows it: beside a match and before it."""

from terrarium.tables.live import LiveMatch
from terrarium.tables.note import note_message
from terrarium.tables.table import Spoken
from terrarium.web.pages.speech import Speech

_MESSAGES = 50


def talk_of(live: LiveMatch, speech: Speech) -> list[dict[str, object]]:
    """The last lines; what was noted of a match stands in its log."""
    said = [spoken for spoken in live.room.talk if spoken.version is None]
    return [_spoken(spoken, speech) for spoken in said[-_MESSAGES:]]


def _spoken(spoken: Spoken, speech: Speech) -> dict[str, object]:
    note = note_message(spoken)
    text = speech.say(note) if note is not None else spoken.text
    return {"number": spoken.id, "name": spoken.name, "text": text, "note": note is not None}
