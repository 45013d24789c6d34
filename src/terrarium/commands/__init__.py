"""The commands of the command line, one file each: what it takes, and what it calls."""
