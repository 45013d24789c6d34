"""Files that pages need: whatever has a digest in its name is kept by browsers for good."""

import re

from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"  # or a page would mix modules from before and after an upgrade
_DIGEST = re.compile(r"\.[0-9a-f]{8}\.\w+$")


def is_lasting(name: str) -> bool:
    """Whether another content would have another name."""
    return _DIGEST.search(name) is not None


class Files(StaticFiles):
    """A folder, served."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kept = FOR_GOOD if is_lasting(path) else ASK_FIRST
        MutableHeaders(raw=response.raw_headers)["Cache-Control"] = kept
        return response
