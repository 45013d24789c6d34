"""The state of Terra Futura as text, and back."""
