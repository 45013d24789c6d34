### Terramara on a page.
