"""Terra Futura's quick bot: it weighs what each move brings, without any search."""
