"""How large a search is: as `./test` wishes it."""

import os

PROFILE = os.environ.get("TERRARIUM_TESTS", "full")
DEEP = PROFILE == "deep"  # an afternoon's search, which leaves nothing out


def sized(**sizes: int) -> int:
    """The size for quick, full or deep."""
    return sizes[PROFILE]
