"""What Terramara tells its players. `news=True` marks what was hidden before."""
