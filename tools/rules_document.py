"""Writes docs/rules-GAME.md and its pictures: `.venv/bin/python tools/rules_document.py`.

Words and drawings are those of the game's rules page, so that page and document never differ.
With `--check` nothing is written, and files that are out of date are named.
"""

import re
import sys
from importlib.resources import files
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from terrarium.core.game import Game
from terrarium.core.reason import Message
from terrarium.games import GAMES
from terrarium.text.words import Words

DOCS = Path(__file__).parent.parent / "docs"
WRITTEN = ("terra_futura", "terramara")
LAST = """\
How moves are written: [notation-{game}.md](notation-{game}.md). Every paragraph with \
the code and the tests behind it: [rules-map-{game}.md](rules-map-{game}.md). How the \
cards are known: [editions.md](editions.md).

Made by `tools/rules_document.py` from the words and drawings of the rules page.
"""


class Document:
    """The rules page of a game as files in docs/."""

    def __init__(self, game: Game) -> None:
        self._game = game.name
        self._words = Words(game)
        self._templates = Path(str(files(game.home))) / "page" / "templates"
        environment = Environment(
            loader=FileSystemLoader(self._templates), autoescape=True, undefined=StrictUndefined
        )
        self._drawings = environment.get_template("rules-drawings.html").module

    def written(self) -> dict[Path, str]:
        parts: dict[str, list[tuple[str, str]]] = vars(self._drawings)["parts"]
        lists: dict[str, list[str]] = vars(self._drawings)["lists"]
        text = [f"# {self._say('title')}", self._say("lead")]
        made: dict[Path, str] = {}
        for part, rules in parts.items():
            text.append(f"## {self._say(f'part-{part}')}")
            for number, name in rules:
                text.append(f"**{number}** {self._say(number.replace('.', '-'))}")
                if name:
                    text.append(self._figure(name))
                    made[self._picture(name)] = self._svg(name)
        for title, names in lists.items():
            text += self._list(title, names)
        text.append(LAST.format(game=self._game))
        made[DOCS / f"rules-{self._game}.md"] = "\n\n".join(text)
        return made

    def _say(self, name: str) -> str:
        return self._words.say(Message(f"{self._game}-rules-{name}"))

    def _picture(self, name: str) -> Path:
        return DOCS / "pictures" / f"{self._game}-{name}.svg"

    def _list(self, title: str, names: list[str]) -> list[str]:
        return [f"## {self._say(title)}", "\n".join(f"- {self._say(name)}" for name in names)]

    def _figure(self, name: str) -> str:
        address = f"pictures/{self._picture(name).name}"
        return f"![{self._say(f'picture-{name}')}]({address})\\\n*{self._say(f'drawing-{name}')}*"

    def _svg(self, name: str) -> str:
        """One drawing as a file of its own, without the template's empty lines."""
        svg = str(vars(self._drawings)[name](self._say(f"picture-{name}")))
        drawn = "\n".join(line for line in svg.splitlines() if line.strip()) + "\n"
        opening, rest = drawn.split(">\n", 1)
        return f"{opening}>\n{self._symbols_in(drawn)}{rest}"

    def _symbols_in(self, svg: str) -> str:
        """The table's own symbols that a drawing uses: outside a page it brings them along."""
        sheets = [self._templates / "sprite.html", *self._templates.glob("symbols/*.html")]
        sprite = "".join(sheet.read_text("utf-8") for sheet in sheets)
        symbols = re.findall(r'(<symbol id="([a-z0-9-]+)".*?</symbol>)', sprite, re.DOTALL)
        found = {name: symbol for symbol, name in symbols}
        wanted: set[str] = set()
        names = _used_in(svg)
        while names:
            wanted |= names
            names = {used for name in names for used in _used_in(found[name])} - wanted
        return "".join(f"{found[name]}\n" for name in sorted(wanted))


def _used_in(svg: str) -> set[str]:
    return set(re.findall(r'href="#([a-z0-9-]+)"', svg))


def main() -> None:
    documents = [Document(GAMES.find(name)).written() for name in WRITTEN]
    for path, text in [pair for written in documents for pair in written.items()]:
        if "--check" not in sys.argv:
            path.write_text(text, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != text:
            print(f"docs/{path.relative_to(DOCS)} is out of date: run tools/rules_document.py")


if __name__ == "__main__":
    main()
