"""What people are called who have not said their names."""

import secrets

from terrarium.web.pages.speech import Speech


def guest_name(number: int) -> str:
    return Speech().text("page-guest", number=str(number))


def new_guest() -> str:
    """A name that hardly anybody else has."""
    return guest_name(secrets.randbelow(900) + 100)
