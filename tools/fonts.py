"""Makes the typefaces of the pages again: fetched from their packages, cut to our letters, woff2.

python tools/fonts.py        (needs npm, and the packages of the dependency group "fonts")

The style sheets beside the files are made here, too: how wide the faces on players' machines run
that may stand in for ours is measured, so that a page has the same lines with either.
"""

import hashlib
import io
import re
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from typefaces import (
    DEJAVU,
    FACES,
    HOUSE,
    PLAIN,
    SIGNS,
    STAND_INS,
    WIDE,
    Face,
    StandIn,
    drawn_as,
    letters,
)

ROOT = Path(__file__).parent.parent
VENDOR = ROOT / "tests" / "browser" / "vendor"
KEPT = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]  # features of the letters
NAMES = [0, 1, 2, 13]  # copyright, family, style, licence
BODY = 1.22  # height of a line without leading; capitals stand in its middle
_DISPLAY = "font-display: optional"  # what comes late is for the next page: nothing ever jumps
HEX_DIGITS = 8  # of the digest in a file's name, which lets it be cached for ever


class Packages:
    """What was fetched, each package once."""

    def __init__(self, scratch: Path) -> None:
        self._scratch = scratch
        self._known: dict[str, Path] = {}

    def folder(self, package: str) -> Path:
        if package not in self._known:
            self._known[package] = self._fetched(package)
        return self._known[package]

    def _fetched(self, package: str) -> Path:
        place = self._scratch / re.sub(r"\W+", "-", package)
        place.mkdir()
        subprocess.run(
            ["npm", "pack", "--silent", package],
            cwd=place,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        with tarfile.open(next(place.glob("*.tgz"))) as archive:
            archive.extractall(place, filter="data")
        return place / "package"


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        packages = Packages(Path(scratch))
        for sheet in {_sheet(face): None for face in FACES}:
            faces = [face for face in FACES if _sheet(face) == sheet]
            rules = [rule for face in faces for rule in make(face, packages)]
            text = ["/* Made by tools/fonts.py. */", *rules, _stack(faces)]
            sheet.write_text("\n".join(text) + "\n", "utf-8")
        make_wide(packages)


def _sheet(face: Face) -> Path:
    return ROOT / face.folder / ("fonts.css" if face.name != "face" else "face.css")


def make(face: Face, packages: Packages) -> list[str]:
    """The file, its licence, and the rules by which pages find it."""
    folder, package = ROOT / face.folder, packages.folder(face.package)
    folder.mkdir(exist_ok=True)
    for old in list(folder.glob(f"{face.name}.????????.woff2")):
        old.unlink()
    font = TTFont(package / face.file, recalcTimestamp=False)
    data = cut(font, SIGNS if face.signs else letters())
    digest = hashlib.sha256(data).hexdigest()[:HEX_DIGITS]
    (folder / f"{face.name}.{digest}.woff2").write_bytes(data)
    write_licence(package / "LICENSE_FONT", folder / f"{_stem(face)}.LICENSE")
    return list(_rules(face, f"{face.name}.{digest}.woff2", font, packages))


def _stem(face: Face) -> str:
    """Two weights of one family share a licence."""
    return face.name.partition("-")[0]


def write_licence(source: Path, target: Path) -> None:
    words = source.read_text("utf-8-sig")
    if "with reserved font name" in words.lower():
        raise SystemExit(f"{source} reserves the font's name")
    target.write_text(words.replace("\r\n", "\n"), "utf-8")


def cut(font: TTFont, wanted: str) -> bytes:
    """Only the wanted characters, unhinted, compressed."""
    options = Options()
    options.layout_features = KEPT
    options.hinting = False
    options.name_IDs = NAMES
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(drawn_as(sign) for sign in wanted))
    subsetter.subset(font)
    _rename(font, wanted)
    font.flavor = "woff2"
    written = io.BytesIO()
    font.save(written)
    return written.getvalue()


def _rename(font: TTFont, wanted: str) -> None:
    for sign in wanted:
        for table in font["cmap"].tables if drawn_as(sign) != sign else ():
            if ord(drawn_as(sign)) in table.cmap:
                table.cmap[ord(sign)] = table.cmap.pop(ord(drawn_as(sign)))


def _rules(face: Face, file: str, font: TTFont, packages: Packages) -> Iterator[str]:
    """Our own file, then what may stand in for it, as wide and as high."""
    source = [f'src: url("{file}") format("woff2")', f"font-weight: {face.weights}"]
    if face.signs:
        yield _rule(face.family, [*source, f"unicode-range: {_ranges(SIGNS)}", _DISPLAY])
        return
    capital = font["OS/2"].sCapHeight / font["head"].unitsPerEm
    ascent, descent = (BODY + capital) / 2, (BODY - capital) / 2
    yield _rule(face.family, [*source, *_metrics(ascent, descent, 1.0), _DISPLAY])
    for name in face.stand_ins:
        names, other = _of_weight(face, STAND_INS[name], packages)
        found = ",\n    ".join(f'local("{local}")' for local in names)
        adjust = _metrics(ascent, descent, _width(font) / _width(other))
        stands = [f"src:\n    {found}", f"font-weight: {face.weights}", *adjust]
        yield _rule(f"{face.family} as {name}", stands)


def _of_weight(face: Face, other: StandIn, packages: Packages) -> tuple[tuple[str, ...], TTFont]:
    """The bold of a machine stands in for a bold of ours, its plain for a plain one."""
    folder = packages.folder(other.package)
    if face.weights == PLAIN:
        return other.plain, TTFont(folder / other.plain_file)
    return other.bold, TTFont(folder / other.bold_file)


def _rule(family: str, declarations: list[str]) -> str:
    lines = [f'font-family: "{family}"', *declarations]
    return "\n".join(["@font-face {", *(f"  {line};" for line in lines), "}"])


def _stack(faces: list[Face]) -> str:
    """By which name the style sheets call a face and those that stand in for it."""
    face = faces[0]
    generic = "serif" if "Georgia" in face.stand_ins else "sans-serif"
    others = [f'"{face.family} as {name}"' for name in face.stand_ins]
    stack = ",\n    ".join([f'"{face.family}"', '"Signs"', *others, generic])
    house = face.family == HOUSE
    title = ["  --title: var(--type);"] if house else []
    name = "--type" if house else "--title"
    return "\n".join([":root {", f"  {name}:\n    {stack};", *title, "}"])


def _metrics(ascent: float, descent: float, size: float) -> list[str]:
    adjust = [] if size == 1.0 else [f"size-adjust: {size:.1%}"]
    up, down = f"ascent-override: {ascent / size:.1%}", f"descent-override: {descent / size:.1%}"
    return [*adjust, up, down, "line-gap-override: 0%"]


def _ranges(signs: str) -> str:
    return ", ".join(f"U+{ord(sign):X}" for sign in sorted(signs))


def _width(font: TTFont) -> float:
    """Of an average letter of our own English words, in ems."""
    widths, names, text = font["hmtx"], font.getBestCmap(), _our_words()
    total = int(sum(widths[names[ord(letter)]][0] for letter in text))
    return total / len(text) / int(font["head"].unitsPerEm)


def _our_words() -> str:
    texts = [path.read_text("utf-8") for path in sorted((ROOT / "src").rglob("en.ftl"))]
    values = re.findall(r"= (.+)", "\n".join(texts))
    return "".join(re.findall(r"[A-Za-z ]", " ".join(values)))


def make_wide(packages: Packages) -> None:
    """The face that the tests put in place of all others: wider than those of most machines."""
    folder = packages.folder(DEJAVU)
    for name, file in WIDE.items():
        font = TTFont(folder / file, recalcTimestamp=False)
        (VENDOR / f"{name}.woff2").write_bytes(cut(font, letters() + SIGNS))
    (VENDOR / "wide.LICENSE").write_text((folder / "LICENSE").read_text("utf-8"), "utf-8")


if __name__ == "__main__":
    main()
