"""How the web server is set up."""

from dataclasses import dataclass


@dataclass(frozen=True)
class WebConfig:
    """Rates are requests a second and how many may come at once, for each address."""

    root_path: str = ""  # where a proxy puts us, such as /games
    largest_body: int = 64 * 1024
    changes_a_second: float = 20.0
    changes_at_once: int = 100
    new_a_second: float = 1.0  # people, tables and links made
    new_at_once: int = 60
    talk_a_second: float = 2.0  # things said
    talk_at_once: int = 20
    streams_an_address: int = 200


def web_config(root_path: str, rate: int | None) -> WebConfig:
    """With another rate than the usual one the other limits follow it."""
    if rate is None:
        return WebConfig(root_path)
    return WebConfig(
        root_path,
        changes_a_second=rate,
        changes_at_once=5 * rate,
        new_a_second=rate / 20,
        new_at_once=3 * rate,
        talk_a_second=rate / 10,
        talk_at_once=rate,
        streams_an_address=10 * rate,
    )
