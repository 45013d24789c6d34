"""Makes a PNG smaller: 256 colours, chosen by median cut. Only the standard library is needed.

python tools/small_png.py FILE…        (in place)
"""

import struct
import sys
import zlib
from collections import Counter
from pathlib import Path

COLOURS = 256
SIGNATURE = b"\x89PNG\r\n\x1a\n"
_COARSE = 2  # bits of each channel that are dropped before colours are counted

Colour = tuple[int, int, int]
Box = list[tuple[Colour, int]]


def make_small(path: Path) -> None:
    width, height, pixels = read(path.read_bytes())
    counted = Counter(pixels)
    palette, place = choose(counted)
    rows = bytes(place[pixel] for pixel in pixels)
    path.write_bytes(written(width, height, palette, rows))


def read(data: bytes) -> tuple[int, int, list[Colour]]:
    """The pixels of an 8-bit RGB or RGBA picture, coarsened."""
    chunks = dict[bytes, bytes]()
    at = len(SIGNATURE)
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        chunks[kind] = chunks.get(kind, b"") + data[at + 8 : at + 8 + size]
        at += 12 + size
    width, height, depth, colour_type = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    if depth != 8 or colour_type not in (2, 6):
        raise SystemExit("only 8-bit RGB and RGBA pictures")
    step = 3 if colour_type == 2 else 4
    raw = _unfiltered(zlib.decompress(chunks[b"IDAT"]), width * step, height, step)
    whole = bytes((byte >> _COARSE) << _COARSE for byte in raw)
    reds, greens, blues = whole[::step], whole[1::step], whole[2::step]
    return width, height, list(zip(reds, greens, blues))


def choose(counted: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """Split the fullest box at its middle until there are enough; each becomes one colour."""
    boxes: list[Box] = [list(counted.items())]
    while len(boxes) < COLOURS:
        boxes.sort(key=_weight)
        largest = boxes.pop()
        if len(largest) == 1:
            boxes.append(largest)
            break
        boxes += _halves(largest)
    palette = [_average(box) for box in boxes]
    return palette, {colour: n for n, box in enumerate(boxes) for colour, _ in box}


def written(width: int, height: int, palette: list[Colour], rows: bytes) -> bytes:
    lines = b"".join(b"\0" + rows[y * width : (y + 1) * width] for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = b"".join(bytes(colour) for colour in palette)
    parts = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(lines, 9)))
    return SIGNATURE + b"".join(_chunk(*part) for part in (*parts, (b"IEND", b"")))


def _weight(box: Box) -> float:
    """How many pixels, and how far apart: a wide gradient is worth more than a flat sea."""
    return _spread(box)[0] ** 2 * sum(count for _, count in box) ** 0.5 if len(box) > 1 else 0.0


def _spread(box: Box) -> tuple[int, int]:
    ranges = [
        (max(colour[channel] for colour, _ in box) - min(colour[channel] for colour, _ in box))
        for channel in range(3)
    ]
    return max(ranges), ranges.index(max(ranges))


def _halves(box: Box) -> list[Box]:
    channel = _spread(box)[1]
    box.sort(key=lambda entry: entry[0][channel])
    half, passed = sum(count for _, count in box) / 2, 0
    for at in range(1, len(box)):
        passed += box[at - 1][1]
        if passed >= half:
            break
    return [box[:at], box[at:]]


def _average(box: Box) -> Colour:
    total = sum(count for _, count in box)
    middle = (1 << _COARSE) // 2
    red, green, blue = (
        min(sum(colour[c] * count for colour, count in box) // total + middle, 255)
        for c in range(3)
    )
    return red, green, blue


def _unfiltered(raw: bytes, size: int, height: int, step: int) -> bytes:
    """Undo the five ways in which PNG predicts a byte from its neighbours."""
    above, lines = bytearray(size), list[bytes]()
    for y in range(height):
        kind, line = raw[y * (size + 1)], bytearray(raw[y * (size + 1) + 1 : (y + 1) * (size + 1)])
        for x in range(size) if kind else ():
            left = line[x - step] if x >= step else 0
            corner = above[x - step] if x >= step else 0
            line[x] = (line[x] + _guess(kind, left, above[x], corner)) & 255
        lines.append(bytes(line))
        above = line
    return b"".join(lines)


def _guess(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 1:
        return left
    if kind == 2:
        return up
    if kind == 3:
        return (left + up) // 2
    near = left + up - corner
    return min((left, up, corner), key=lambda value: abs(near - value))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    for name in sys.argv[1:]:
        make_small(Path(name))
