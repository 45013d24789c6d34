"""What pages and terminals draw of Terra: derived from a view, plain data."""
