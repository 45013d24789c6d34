"""A turn of Terra Futura, in the rulebook's order: take, place, activate; then the end of game."""
