"""Terramara's quick bots: they weigh what each move brings, without any search."""
