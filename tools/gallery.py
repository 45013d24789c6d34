"""Draws every kind of decision of every game, and every page, into contact sheets.

python tools/gallery.py [--out FOLDER] [--size 390x844] [--theme dark] [house] [opened] [terra] …
python tools/gallery.py --scene send --scene last terramara-3
python tools/gallery.py --out NOW --compare BEFORE
python tools/gallery.py --pictures docs/pictures [terramara] …

For each room (the house; what is opened over a table; each game with the fewest and the most
players), size and theme there are sheets of some scenes each; Dare, the game of the tests, has some
when it is named. The states come from matches that are played here, always the same ones; the tool
fails when a kind of decision never comes up. Compared with a gallery that the same words drew
before, it says which scenes look different, and fails.
"""

import argparse
import html
import shutil
import sys
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from small_png import make_small

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.gallery.scene import Scene
from tests.gallery.scenes import gallery
from tests.gallery.stage import DESK, PHONE, PHONES, SIZES, Stage
from tests.tiny.game import DARE
from tests.tiny.registered import register

THEMES = ("light", "dark")
SHEET_WIDTH = 1560
TALLEST = 1560  # of a sheet; then there is another
GAP, CAPTION = 12, 22
_SCENES = "scenes"  # the folder of single pictures
_COLUMNS = {1440: 2, 1024: 3, 768: 4, 390: 6, 360: 6}

Size = tuple[int, int]

PICTURES: dict[str, tuple[str, str, Size, str]] = {
    "table-light.png": ("terra-3", "help", DESK, "light"),
    "phone.png": ("terra-3", "impending", PHONE, "dark"),
    "terra_futura-light.png": ("terra_futura-2", "activate-draft-1", DESK, "light"),
    "terra_futura-phone.png": ("terra_futura-2", "place", PHONE, "light"),
    "terramara-light.png": ("terramara-4", "raid", DESK, "light"),
    "terramara-phone.png": ("terramara-4", "send", PHONE, "light"),
}


def main() -> None:
    wish = _wish()
    (wish.pictures or wish.out).mkdir(parents=True, exist_ok=True)
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if DARE.name in wish.rooms:
        register()
    rooms = gallery(wish.rooms).rooms
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found, args=FLAGS)
        if wish.pictures:
            take_pictures(browser, rooms, wish.pictures)
        for theme in () if wish.pictures else wish.themes:
            for room, scenes in rooms.items():
                draw(browser, room, _wanted(scenes, wish.scenes), theme, wish.sizes, wish.out)
        different = changed(browser, wish.compare, wish.out) if wish.compare else []
        browser.close()
    if different:
        sys.exit("Not as before: " + ", ".join(different))


def _wish() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("gallery"))
    parser.add_argument("--size", type=_size, action="append", dest="sizes")
    parser.add_argument("--theme", choices=THEMES, action="append", dest="themes")
    parser.add_argument("--scene", action="append", dest="scenes", help="only those of this name")
    parser.add_argument("--compare", type=Path, help="a gallery that was drawn before")
    parser.add_argument("--pictures", type=Path, help="only those of the README, into a folder")
    parser.add_argument(
        "rooms", nargs="*", help="house, opened, a game or terra-4; all when none is named"
    )
    wish = parser.parse_args()
    wish.sizes, wish.themes = wish.sizes or SIZES, wish.themes or THEMES
    return wish


def _wanted(scenes: list[Scene], names: list[str] | None) -> list[Scene]:
    return [scene for scene in scenes if not names or scene.name in names]


def _size(text: str) -> Size:
    width, _, height = text.partition("x")
    return int(width), int(height)


def take_pictures(browser: Browser, rooms: dict[str, list[Scene]], folder: Path) -> None:
    """Those of the README, or of some rooms."""
    wanted = {file: picture for file, picture in PICTURES.items() if picture[0] in rooms}
    for file, (room, name, size, theme) in wanted.items():
        scene = next(scene for scene in rooms[room] if scene.name == name)
        stage = Stage(browser, theme=theme)
        stage.show(scene, size)
        stage.page.screenshot(path=folder / file)
        stage.close()
        make_small(folder / file)
        print(folder / file, flush=True)


def draw(
    browser: Browser, room: str, scenes: list[Scene], theme: str, sizes: list[Size], out: Path
) -> None:
    """Each scene is loaded once and drawn at every size; then the sheets are laid out."""
    stage = Stage(browser, theme=theme)
    shots = out / _SCENES
    for scene in scenes:
        for size in sizes:
            stage.show(scene, size)
            stage.page.evaluate(_SETTLED)
            path = shots / _name(room, scene, size, theme)
            stage.page.screenshot(path=path, full_page=size in PHONES)
    stage.close()
    for size in sizes:
        for number, page in enumerate(_pages(scenes, size)):
            name = f"{room}-{size[0]}-{theme}-{number + 1}"
            pictures = {scene.name: shots / _name(room, scene, size, theme) for scene in page}
            lay_out(browser, name, pictures, size, out)
            print(out / f"{name}.png", flush=True)


def changed(browser: Browser, before: Path, now: Path) -> list[str]:
    """The scenes that look different, or are in one of the galleries only."""
    old, new = _scenes(before), _scenes(now)
    page = browser.new_page()
    alike = [
        name
        for name in old.keys() & new.keys()
        if old[name] == new[name]
        or page.evaluate(_ALIKE, [_address(old[name]), _address(new[name])])
    ]
    page.close()
    return sorted((old.keys() | new.keys()) - set(alike))


def _scenes(gallery: Path) -> dict[str, bytes]:
    return {path.stem: path.read_bytes() for path in (gallery / _SCENES).glob("*.png")}


def _address(picture: bytes) -> str:
    return "data:image/png;base64," + b64encode(picture).decode()


def _name(room: str, scene: Scene, size: Size, theme: str) -> str:
    return f"{room}-{scene.name}-{size[0]}-{theme}.png"


def _pages(scenes: list[Scene], size: Size) -> list[list[Scene]]:
    columns = _COLUMNS.get(size[0], 4)
    rows = max(1, TALLEST // (_height(size, columns) + CAPTION + GAP)) if size not in PHONES else 1
    each = rows * columns
    return [scenes[at : at + each] for at in range(0, len(scenes), each)]


def _height(size: Size, columns: int) -> int:
    width = (SHEET_WIDTH - GAP * (columns + 1)) // columns
    return width * size[1] // size[0]


def lay_out(browser: Browser, name: str, pictures: dict[str, Path], size: Size, out: Path) -> None:
    """The browser itself sets the sheet."""
    figures = "".join(
        f"<figure><figcaption>{html.escape(scene)}</figcaption>"
        f'<img src="{path.resolve().as_uri()}"></figure>'
        for scene, path in pictures.items()
    )
    sheet = out / f"{name}.html"
    sheet.write_text(_SHEET % (_COLUMNS.get(size[0], 4), figures), "utf-8")
    page = browser.new_page(viewport={"width": SHEET_WIDTH, "height": 200})
    page.goto(sheet.resolve().as_uri())
    page.screenshot(path=out / f"{name}.png", full_page=True)
    page.close()
    sheet.unlink()


# The newest lines come into sight a moment after a size has changed.
_SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

_SHEET = """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 12px; display: grid; gap: 12px; background: #777;
  grid-template-columns: repeat(%d, 1fr); }
figure { margin: 0; max-height: 1500px; overflow: hidden; }
figcaption { font: bold 15px sans-serif; color: #fff; height: 22px; }
img { display: block; width: 100%%; }
</style>%s"""

# A browser does not draw the edges of letters twice alike: seen from afar they are the same.
_ALIKE = """async (addresses) => {
  const AFAR = 4, NOTICED = 24;
  const seen = async (address) => {
    const picture = Object.assign(new Image(), { src: address });
    await picture.decode();
    const [width, height] = [picture.width, picture.height].map((side) => Math.ceil(side / AFAR));
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height);
  };
  const [one, other] = await Promise.all(addresses.map(seen));
  return one.width === other.width && one.height === other.height
    && one.data.every((value, at) => Math.abs(value - other.data[at]) < NOTICED);
}"""


if __name__ == "__main__":
    main()
