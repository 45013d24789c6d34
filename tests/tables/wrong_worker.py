"""A worker whose bots answer with what is no move."""

import sys

for _ in sys.stdin.buffer:
    sys.stdout.write('{"move": "help the world with love"}\n')
    sys.stdout.flush()
