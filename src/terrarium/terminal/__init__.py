"""The tables in a terminal: for people at one keyboard, for screen readers and for pipes."""
