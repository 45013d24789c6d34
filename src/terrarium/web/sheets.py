"""Style sheets are written in parts and sent whole, so that a page asks for one and waits once."""

import re
from functools import cache
from pathlib import Path

from terrarium.web.comments import without_comments

_IMPORT = re.compile(rb'^@import "(.+)";$', re.MULTILINE)


@cache
def whole_sheet(sheet: Path) -> bytes:
    """A style sheet with what it imports in its place."""

    def part(found: re.Match[bytes]) -> bytes:
        return whole_sheet(sheet.parent / found[1].decode())

    return _IMPORT.sub(part, without_comments(sheet.read_text("utf-8")).encode())
