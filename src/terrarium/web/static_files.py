"""Files that pages need: whatever has a digest in its name is kept by browsers for good."""

import gzip
import os
import re
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from terrarium.web.packing import PACKED, can_unpack
from terrarium.web.scripts import whole_script
from terrarium.web.sheets import whole_sheet

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"  # or a page would mix files from before and after an upgrade
_WHOLE: dict[str, tuple[Callable[[Path], bytes], str]] = {
    ".css": (whole_sheet, "text/css"),
    ".js": (whole_script, "text/javascript"),
}
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
        file = Path(full_path)
        if file.suffix in _WHOLE:
            return sent_whole(file, Headers(scope=scope))
        return super().file_response(full_path, stat_result, scope, status_code)


def sent_whole(file: Path, asked: Headers) -> Response:
    """A script or a style sheet has another mark when any of its parts is another."""
    whole, kind = _WHOLE[file.suffix]
    packed = can_unpack(asked)
    content = _packed(file) if packed else whole(file)
    headers = {"ETag": f'"{sha256(content).hexdigest()}"', "Vary": "Accept-Encoding"}
    headers["Cache-Control"] = ASK_FIRST
    if packed:
        headers |= PACKED
    if headers["ETag"] in asked.get("If-None-Match", ""):
        return NotModifiedResponse(Headers(headers))
    return Response(content, HTTPStatus.OK, headers, kind)


@cache
def _packed(file: Path) -> bytes:
    whole, _ = _WHOLE[file.suffix]
    return gzip.compress(whole(file), mtime=0)
