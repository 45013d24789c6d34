"""The words of Terra."""
