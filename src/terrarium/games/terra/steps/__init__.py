"""A turn of Terra, in the rulebook's order: draw, impending crisis, help and hoard, discard."""
