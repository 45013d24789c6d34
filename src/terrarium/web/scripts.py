"""Scripts are written in modules and sent whole, so that a page asks for one and waits once."""

import re
from functools import cache
from pathlib import Path

from terrarium.web.comments import without_comments

_IMPORT = re.compile(r'^import (?:\{([^}]+)\} from )?"(\..+)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:const|function) (\w+))", re.MULTILINE)
_EXPORTED = re.compile(r"^export \{([^}]+)\};$", re.MULTILINE)  # at the end of a module


@cache
def whole_script(script: Path) -> bytes:
    """A script after all the modules that it needs, each in a scope of its own."""
    modules = [_module(module) for module in _needed(script.resolve())]
    return "\n".join([*modules, _with_imports(script.resolve())]).encode()


def _needed(script: Path) -> list[Path]:
    """Every module before those that import it, as browsers run them."""
    needed: dict[Path, None] = {}
    for _, name in _IMPORT.findall(_text(script)):
        module = (script.parent / name).resolve()
        needed.update(dict.fromkeys([*_needed(module), module]))
    return list(needed)


def _module(module: Path) -> str:
    text = _with_imports(module)
    given = [*_EXPORT.findall(text), *_EXPORTED.findall(text)]
    text = _EXPORTED.sub("", _EXPORT.sub("", text))
    return f"const {_called(module)} = (() => {{\n{text}return {{ {', '.join(given)} }};\n}})();\n"


def _with_imports(script: Path) -> str:
    """What it imports is taken out of the modules that stand before it."""

    def taken(found: re.Match[str]) -> str:
        module = _called(script.parent / found[2])
        return f"const {{{found[1]}}} = {module};" if found[1] else ""

    return _IMPORT.sub(taken, _text(script))


def _called(module: Path) -> str:
    """By its folder and its name, which no two modules share."""
    return "_" + re.sub(r"\W", "_", "/".join(module.resolve().parts[-2:]))


def _text(script: Path) -> str:
    return without_comments(script.read_text("utf-8"))
