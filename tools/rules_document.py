"""Writes docs/rules-terra_futura.md and its pictures: `.venv/bin/python tools/rules_document.py`.

Words and drawings are those of the rules page, so that page and document never differ. With
`--check` nothing is written, and files that are out of date are named.
"""

import re
import sys
from importlib.resources import files
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from terrarium.core.reason import Message
from terrarium.games.terra_futura import TerraFutura
from terrarium.text.words import Words

DOCS = Path(__file__).parent.parent / "docs"
TEMPLATES = Path(str(files("terrarium"))) / "games" / "terra_futura" / "page" / "templates"
OPTIONS = ("touching", "assist_copy_inactive", "simultaneous_patterns")
OPEN_POINTS = 6
LAST = """\
How moves are written: [notation-terra_futura.md](notation-terra_futura.md). Every paragraph with \
the code and the tests behind it: [rules-map-terra_futura.md](rules-map-terra_futura.md). How the \
cards are known: [editions.md](editions.md).

Made by `tools/rules_document.py` from the words and drawings of the rules page.
"""


class Document:
    """The rules page as files in docs/."""

    def __init__(self) -> None:
        self._words = Words(TerraFutura())
        environment = Environment(
            loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined
        )
        self._drawings = environment.get_template("rules-drawings.html").module

    def written(self) -> dict[Path, str]:
        parts: dict[str, list[tuple[str, str]]] = vars(self._drawings)["parts"]
        text = [f"# {self._say('title')}", self._say("lead")]
        made: dict[Path, str] = {}
        for part, rules in parts.items():
            text.append(f"## {self._say(f'part-{part}')}")
            for number, name in rules:
                text.append(f"**{number}** {self._say(number.replace('.', '-'))}")
                if name:
                    text.append(self._figure(name))
                    made[_picture(name)] = self._svg(name)
        text += [*self._list("options", [f"option-{name}" for name in OPTIONS])]
        text += [*self._list("open", [f"open-{n + 1}" for n in range(OPEN_POINTS)]), LAST]
        made[DOCS / "rules-terra_futura.md"] = "\n\n".join(text)
        return made

    def _say(self, name: str) -> str:
        return self._words.say(Message(f"terra_futura-rules-{name}"))

    def _list(self, title: str, names: list[str]) -> list[str]:
        return [f"## {self._say(title)}", "\n".join(f"- {self._say(name)}" for name in names)]

    def _figure(self, name: str) -> str:
        address = f"pictures/{_picture(name).name}"
        return f"![{self._say(f'picture-{name}')}]({address})\\\n*{self._say(f'drawing-{name}')}*"

    def _svg(self, name: str) -> str:
        """One drawing as a file of its own, without the template's empty lines."""
        svg = str(vars(self._drawings)[name](self._say(f"picture-{name}")))
        drawn = "\n".join(line for line in svg.splitlines() if line.strip()) + "\n"
        opening, rest = drawn.split(">\n", 1)
        return f"{opening}>\n{_symbols_in(drawn)}{rest}"


def _symbols_in(svg: str) -> str:
    """The table's own symbols that a drawing uses: outside a page it has to bring them along."""
    sprite = (TEMPLATES / "sprite.html").read_text("utf-8")
    names = sorted(set(re.findall(r'href="#([a-z-]+)"', svg)))
    found = [re.search(rf'<symbol id="{name}".*?</symbol>', sprite, re.DOTALL) for name in names]
    return "".join(f"{symbol[0]}\n" for symbol in found if symbol)


def _picture(name: str) -> Path:
    return DOCS / "pictures" / f"terra_futura-{name}.svg"


def main() -> None:
    for path, text in Document().written().items():
        if "--check" not in sys.argv:
            path.write_text(text, "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != text:
            print(f"docs/{path.relative_to(DOCS)} is out of date: run tools/rules_document.py")


if __name__ == "__main__":
    main()
