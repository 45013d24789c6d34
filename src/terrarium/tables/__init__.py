"""A match being played: seats, entries, undo, forced moves, bots. No HTTP, no screen."""
