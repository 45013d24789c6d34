"""A checkout in miniature: our tools as they are, and a Terrarium that is set up in no time.

Packages come from a `uv` that makes empty folders. The recipe waits for leave and notes each try.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST = 60.0  # seconds until a test gives up what a busy machine has surely done
# Root may write everywhere, unless it gives that right up.
AS_ANYBODY = (
    ("setpriv", "--bounding-set=-dac_override,-dac_read_search", "--") if os.geteuid() == 0 else ()
)

UV = """\
#!/bin/sh
while [ -e "${0%/*}/no network" ]; do sleep 0.02; done
while [ $# -gt 0 ]; do
    [ "$1" = --target ] && mkdir -p "$2" && touch "$2/installed"
    shift
done
"""

PROGRAM = """\
import os, sys
from pathlib import Path
kind = "compiled" if Path(__file__).with_name("compiled").exists() else "plain"
print(kind, *sys.argv[1:], os.environ["TERRARIUM_ENGINE"], flush=True)
if sys.argv[1] == "serve":
    sys.stdin.read()
    print("still", Path(__file__).exists(), flush=True)
"""

RECIPE = """\
import os, sys, time
from pathlib import Path
fate = Path({fate!r})
with (fate / "tries").open("a") as tries:
    tries.write(f"{{os.getpid()}}\\n")
while not (fate / "leave").exists():
    time.sleep(0.02)
if (fate / "broken").exists():
    sys.exit("terrarium: not compiled, the C compiler failed")
Path(sys.argv[-1], "terrarium", "compiled").write_text("")
"""

COMPILER = """\
PYTHON = "python3"
def missing(): return None
def identity(): return "the same as ever"
"""


class Miniature:
    """`run` is our own ./run, in a path as people have them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "mein spiel für zwei"
        self.fate = folder / "fate"
        self.program = self.folder / "src" / "terrarium" / "__main__.py"
        self.before: tuple[str, ...] = ()
        self._lay_out()
        self.surroundings = {"PATH": f"{self.fate}:{os.environ['PATH']}", "HOME": str(folder)}

    def _lay_out(self) -> None:
        self.folder.mkdir()
        self.fate.mkdir()
        without_caches = shutil.ignore_patterns("__pycache__")
        for name in ("tools", "requirements"):
            shutil.copytree(ROOT / name, self.folder / name, ignore=without_caches)
        for name in ("run", "pyproject.toml", "LICENSE"):
            shutil.copy(ROOT / name, self.folder)
        (self.folder / "tools" / "compiler.py").write_text(COMPILER)
        (self.folder / "setup.py").write_text(RECIPE.format(fate=str(self.fate)))
        self.program.parent.mkdir(parents=True)
        self.program.with_name("__init__.py").write_text("")
        self.program.write_text(PROGRAM)
        (self.fate / "uv").write_text(UV)
        (self.fate / "uv").chmod(0o755)

    def give_leave(self) -> None:
        (self.fate / "leave").touch()

    def edit(self, text: str = "# another line\n") -> None:
        self.program.write_text(self.program.read_text() + text)

    def builders(self) -> list[int]:
        """The processes that have begun to build, in order."""
        tries = self.fate / "tries"
        return [int(line) for line in tries.read_text().split()] if tries.exists() else []

    def shelf(self) -> list[str]:
        return sorted(path.name.split("-")[0] for path in (self.folder / ".built").iterdir())

    def run(self, *words: str, **more: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [*self.before, self.folder / "run", *words],
            env=self.surroundings | more,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LONGEST,
        )

    def start(self, *words: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [self.folder / "run", *words],
            env=self.surroundings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    @contextmanager
    def serving(self) -> Iterator["subprocess.Popen[str]"]:
        """A server that has said its first line."""
        server = self.start("serve")
        try:
            assert server.stdout is not None
            server.stdout.readline()
            yield server
        finally:
            server.kill()
            server.communicate()

    def is_compiled(self) -> bool:
        return "compiled" in self.shelf()


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + LONGEST
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
