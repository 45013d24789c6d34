"""Composing a turn of Terra Futura on an imagined table: drafts, proposals, swaps, previews."""
