"""Icons that only stand beside others, and need no sentence: levels and crossroads by number."""

NUMBERS = (*(f"L{n}" for n in (1, 2, 3)), *(f"c{n}" for n in range(1, 6)))
