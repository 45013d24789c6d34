"""`python -m terrarium` is `terrarium`."""

import sys

from terrarium.cli import main

sys.exit(main())
