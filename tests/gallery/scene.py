"""One page in one state."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Scene:
    """What the server answered, under a name that is an address, too.

    `pressed`: what is pressed in turn once it is there; `framed`: the page in its frame.
    """

    name: str
    html: str
    pressed: tuple[str, ...] = ()
    framed: str = ""
