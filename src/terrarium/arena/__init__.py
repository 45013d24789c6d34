"""Many games: simulation, measurements and reports."""
