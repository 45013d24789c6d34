"""The state of Terra as text, and back."""
