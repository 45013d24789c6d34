"""The way back from a page to the table where it was opened."""

import re

from terrarium.web.pages.visit import Visit

FIELD = "from"
_ID = re.compile(r"[0-9a-f]{16,40}")


def table_path(visit: Visit) -> str:
    """The table that the address names by its id; nothing else is ever linked to."""
    match = visit.request.query_params.get(FIELD, "")
    return f"/matches/{match}" if _ID.fullmatch(match) else ""
