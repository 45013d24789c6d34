"""How an older database becomes one of today, step by step."""
