"""The command line with Dare among the games: `python -m tests.tiny serve`."""

import sys

from terrarium.tables import workers
from tests.tiny.registered import register

if __name__ == "__main__":
    register()
    workers.WORKER = "tests.tiny.worker"
    from terrarium.cli import main

    sys.exit(main())
