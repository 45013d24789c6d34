"""Tables over HTTP: the JSON API, live streams, and the pages."""
