"""The database of a server's tables: the file, what is kept in it, and in and out of that."""
