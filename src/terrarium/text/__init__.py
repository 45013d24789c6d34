"""Words for people: messages by id, in the reader's language."""
