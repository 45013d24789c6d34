"""Programs that play: one interface; quick characters that follow a few rules of thumb."""
