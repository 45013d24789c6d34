"""The one entry point: `terrarium COMMAND …`. Each command is a file in commands/."""

import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import TextIO

import terrarium
from terrarium.commands import backup, bench, edition, engine, export, play, serve, simulate, verify
from terrarium.commands.parser import DONE, WRONG_USE, Parser
from terrarium.core.reason import BadInput


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command: 0 done, 1 a check failed, 2 wrong use or input."""
    _open_what_is_closed()
    _write_what_can_be_written()
    try:
        chosen = _parser().parse_args(arguments)
        run: Callable[..., int] = chosen.run
        return run(chosen)
    except BadInput as error:
        return _refuse(str(error))
    except BrokenPipeError:
        sys.stderr.close()
        return DONE
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        return _refuse(f"{place}{error.strerror or error}")
    except KeyboardInterrupt:
        return _refuse("stopped")


def _open_what_is_closed() -> None:
    """A closed input is one that has ended; what goes to a closed output, nobody wants."""
    sys.stdin = sys.stdin or _nothing()
    sys.stdout = sys.stdout or _nothing()
    sys.stderr = sys.stderr or _nothing()


def _write_what_can_be_written() -> None:
    """A terminal that knows few letters gets `?` for the others."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _nothing() -> TextIO:
    """It takes the number of the closed one, which no other file must get."""
    return io.TextIOWrapper(io.FileIO(os.open(os.devnull, os.O_RDWR), "r+"), encoding="utf-8")


def version_line() -> str:
    """What runs, and why it is not the compiled engine where whoever started us knows."""
    note = os.environ.get(terrarium.ENGINE_NOTE)
    plain = f"plain engine: {note}" if note else "plain engine"
    kind = "compiled engine" if terrarium.compiled() else plain
    return f"terrarium {terrarium.__version__} ({kind})"


def _parser() -> Parser:
    about = "Play board games with people and bots, or by the million."
    parser = Parser(prog="terrarium", description=about)
    parser.add_argument("--version", action="version", version=version_line())
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for command in (serve, play, engine, simulate, bench, edition, verify, export, backup):
        command.add(commands)
    return parser


def _refuse(text: str) -> int:
    print(f"terrarium: {' '.join(text.split())}", file=sys.stderr)
    return WRONG_USE


if __name__ == "__main__":
    sys.exit(main())
