"""What every game shares: the engine contract, and not one word of any game."""
