"""How many files may be open at once; every connection is one."""

import os
import sys

_ENOUGH = 10_000
_UNKNOWN = 500  # where the system does not say
_A_BOT = 4  # its pipes; there is one bot's process for each processor
_OTHERS = 128  # the database, what is read from disk, and who is just being let in


def most_connections() -> int:
    """As many as the system allows, once it was asked for more."""
    files, bots = _open_files(), _A_BOT * (os.cpu_count() or 1)
    return max(files - _OTHERS - bots, files // 2)


if sys.platform == "win32":

    def _open_files() -> int:
        return _UNKNOWN
else:
    import resource

    def _open_files() -> int:
        """The usual limit is a soft one, often far below the hard one."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
