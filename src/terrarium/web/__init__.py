"""Terrarium in the browser: routes, pages, static files and live updates."""
