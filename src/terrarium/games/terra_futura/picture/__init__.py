"""What pages and terminals draw of Terra Futura: derived from a view, plain data."""
