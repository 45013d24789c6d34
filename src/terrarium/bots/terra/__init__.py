"""Terra's characters: three ways to share a world, without any search."""
