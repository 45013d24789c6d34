"""`terrarium serve`: the tables in the browser, for this machine or for everybody in the house."""

import argparse
import asyncio
import logging
import os
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path

from terrarium.commands.parser import DONE, Commands, at_least_one, whole
from terrarium.core.reason import BadInput

DATABASE = "TERRARIUM_DATABASE"
_HERE, _EVERYWHERE = "127.0.0.1", "0.0.0.0"
_PORT = 8000
LEVELS = ("info", "warning", "error")


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="play in the browser")
    parser.add_argument("--host", metavar="HOST", help=f"address to listen on ({_HERE})")
    parser.add_argument("--port", type=whole, metavar="PORT", help=f"({_PORT}, or a free one)")
    parser.add_argument("--database", type=Path, metavar="FILE", help="where all is kept")
    parser.add_argument(
        "--editions", type=Path, metavar="FOLDER", help="own editions, to choose at new tables"
    )
    parser.add_argument("--root-path", default="", metavar="PATH", help="where a proxy puts us")
    parser.add_argument("--lan", action="store_true", help="for everybody in this network")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--bot-pause", type=float, default=None, metavar="SECONDS", help="a bot's human moment"
    )
    parser.add_argument(
        "--rate", type=at_least_one, metavar="N", help="changes a second for each address (20)"
    )
    parser.add_argument("--new-key", action="store_true", help="sign cookies with a new key")
    parser.add_argument("--log", choices=LEVELS, default="warning", help="how much goes to stderr")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    asyncio.run(_serve(arguments))
    return DONE


def default_database() -> Path:
    """By the environment, or among the user's own data."""
    named, data = os.environ.get(DATABASE), os.environ.get("XDG_DATA_HOME")
    if named:
        return Path(named)
    try:
        shared = Path(data) if data else Path.home() / ".local" / "share"
    except RuntimeError:
        raise BadInput(f"there is no home folder; --database or {DATABASE} names a file") from None
    return shared / "terrarium" / "terrarium.db"


async def _serve(arguments: argparse.Namespace) -> None:
    from terrarium.editions import Shelf, read_shelf
    from terrarium.tables.lobby import open_lobby
    from terrarium.tables.settings import TableSettings
    from terrarium.web.app import create_app
    from terrarium.web.config import web_config
    from terrarium.web.logs import set_up_logs
    from terrarium.web.server import serve

    set_up_logs(logging.getLevelNamesMapping()[arguments.log.upper()])
    host = arguments.host or (_EVERYWHERE if arguments.lan else _HERE)
    listener = _listener(host, arguments)
    shelf = read_shelf(arguments.editions) if arguments.editions else Shelf()
    settings = TableSettings(new_key=arguments.new_key, editions=shelf)
    if arguments.bot_pause is not None:
        settings = replace(settings, bot_pause=arguments.bot_pause)
    lobby = await open_lobby(arguments.database or default_database(), settings)
    root = "/" + arguments.root_path.strip("/") if arguments.root_path.strip("/") else ""
    address = _address(host, listener) + root + "/"
    try:
        app = create_app(lobby, web_config(root, arguments.rate))
        await serve(app, lobby, listener, root, lambda: _announce(address, arguments))
    finally:
        await lobby.close()


def _announce(address: str, arguments: argparse.Namespace) -> None:
    print(address, flush=True)
    if arguments.lan and sys.stdout.isatty():
        import segno

        segno.make(address).terminal(compact=True)
    if _is_for_a_browser_here(arguments) and _has_screen():
        webbrowser.open(address)


def _listener(host: str, arguments: argparse.Namespace) -> socket.socket:
    """On the port that was named; else on the usual one, or a free one if a browser is told it."""
    from terrarium.web.server import listen

    if arguments.port is not None:
        return listen(host, arguments.port)
    try:
        return listen(host, _PORT)
    except BadInput:
        if not _is_for_a_browser_here(arguments):
            raise
        print(f"terrarium: port {_PORT} is taken, so it is another", file=sys.stderr, flush=True)
        return listen(host, 0)


def _is_for_a_browser_here(arguments: argparse.Namespace) -> bool:
    return not arguments.no_browser and not arguments.root_path


def _has_screen() -> bool:
    """Without one, a browser of text would take the terminal, and the server wait for it."""
    screens = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, screens))


def _address(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    shown = _own_address() if host in (_EVERYWHERE, "::") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _own_address() -> str:
    """The address by which others in this network reach us; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return _HERE
