"""Composing a turn of Terramara on an imagined table."""
