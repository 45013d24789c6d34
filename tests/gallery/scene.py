"""One page in one state."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Scene:
    """What the server answered, under a name that is an address, too."""

    name: str
    html: str
