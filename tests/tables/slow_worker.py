"""A worker whose bots never answer."""

import sys
import time

for _ in sys.stdin.buffer:
    time.sleep(60)
