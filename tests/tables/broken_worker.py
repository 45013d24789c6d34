"""A worker whose bots break."""

import sys

sys.stdin.buffer.readline()
sys.exit(1)
