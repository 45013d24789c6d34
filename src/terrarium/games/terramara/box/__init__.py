"""What lies in the box, read from an edition: every mistake is named by its line."""
