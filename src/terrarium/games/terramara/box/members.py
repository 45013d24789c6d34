"""Members and workers, which only some components bring."""

from terrarium.core.edition import Entry
from terrarium.games.terramara.components import Parts
from terrarium.games.terramara.effects.explorer import ONE_EXPLORER
from terrarium.games.terramara.effects.workers import WORKER


def refuse_members(entry: Entry, key: str, parts: Parts) -> None:
    """Workers come by Hire and start cards alone, the sixth explorer with Scout (M-19, 1.20)."""
    for part in parts:
        if ONE_EXPLORER in part.text:
            raise entry.fail("only young Scout has one more explorer", key)
        if WORKER in part.text:
            raise entry.fail("only start cards bring workers", key)
