"""Terra, Terramara and Terra Futura, for people, bots and studies."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

__version__ = "0.1.0"
ENGINE_NOTE = "TERRARIUM_ENGINE"  # by which ./run says why the engine is plain


def compiled() -> bool:
    """Whether the engine runs as machine code; if not, all is the same but slower."""
    state = find_spec("terrarium.core.state")
    return state is not None and (state.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
