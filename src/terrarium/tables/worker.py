"""The process in which bots think: a question a line in, a move a line out, to the end."""

import os
import signal
import sys

from terrarium.tables.thought import answer

_LOWER_PRIORITY = 10


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    if hasattr(os, "nice"):
        os.nice(_LOWER_PRIORITY)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(answer(line))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
