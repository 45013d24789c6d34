"""What is sent packed: only what is the same for all, for a packed length tells of its content."""

import re
import struct
import zlib
from collections.abc import Iterable
from functools import lru_cache

from starlette.datastructures import Headers

PACKED = {"Content-Encoding": "gzip"}
_BEGIN = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"  # of a gzip file without a name or a time
_END = b"\x03\0"
_AS_IT_IS, _TIGHT = 0, 9
_REMEMBERED = 64  # boards and drawings, at most a hundred kilobytes each
_NAMED = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", re.IGNORECASE)  # nor refused


def can_unpack(asked: Headers) -> bool:
    """Whether who asks would unpack what we send."""
    return _NAMED.search(asked.get("Accept-Encoding", "")) is not None


def packed(page: str, alike: Iterable[str]) -> bytes:
    """The page as a gzip file: what is alike for all readers is packed, the rest lies as it is.

    What is not found is left alone: a board under a draft, a part of what is packed already.
    """
    pieces, rest = [_BEGIN], page
    for part in sorted(set(alike) - {""}, key=page.find):
        before, found, after = rest.partition(part)
        if found:
            pieces += [_deflated(before, _AS_IT_IS), _packed_part(part)]
            rest = after
    whole = page.encode()
    sums = struct.pack("<II", zlib.crc32(whole), len(whole))
    return b"".join([*pieces, _deflated(rest, _AS_IT_IS), _END, sums])


@lru_cache(maxsize=_REMEMBERED)
def _packed_part(part: str) -> bytes:
    return _deflated(part, _TIGHT)


def _deflated(text: str, level: int) -> bytes:
    """Whole blocks that look back at nothing before them, and need nothing after."""
    packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(text.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)
