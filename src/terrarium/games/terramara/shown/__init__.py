"""A view of Terramara in words and numbers: names as in the edition, spaces as moves name them."""
