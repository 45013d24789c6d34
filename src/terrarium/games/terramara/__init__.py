"""Terramara."""
