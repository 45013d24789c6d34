"""Files that pages need: whatever has a digest in its name is kept by browsers for good."""

import os
import re
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from terrarium.web.sheets import whole_sheet

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

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A style sheet has another mark when any of its parts is another."""
        sheet = Path(full_path)
        if sheet.suffix != ".css":
            return super().file_response(full_path, stat_result, scope, status_code)
        mark = {"ETag": f'"{sha256(whole_sheet(sheet)).hexdigest()}"'}
        response = Response(whole_sheet(sheet), status_code, mark, "text/css")
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response
