"""The words of Terra Futura."""
