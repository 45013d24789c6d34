"""Fetches a pinned wheel from the package index that this machine is set up for, and checks it."""

import base64
import hashlib
import ssl
import urllib.error
import urllib.request
from collections.abc import Iterator
from html.parser import HTMLParser
from http.client import HTTPException
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

from commands import SetupError
from pinned import Pin
from pip_settings import PipSettings, pip_settings

LARGEST = 20_000_000  # bytes; pip has 2 million


def fetch(pin: Pin) -> bytes:
    """The wheel's content, with one of the digests that the lock names, or one line why not."""
    settings = pip_settings()
    problem = "it is on none of its pages"
    for page in settings.pages(pin.name):
        try:
            for link in _links(page, pin.wheel, settings):
                return _checked(pin, _read(link, settings))
        except (OSError, HTTPException, ValueError) as error:
            problem = f"{_shown(page)}: {getattr(error, 'reason', None) or error}"
    raise SetupError(f"could not fetch {pin.wheel} from the package index ({problem})")


def _checked(pin: Pin, content: bytes) -> bytes:
    if hashlib.sha256(content).hexdigest() not in pin.digests:
        raise SetupError(f"{pin.wheel} from the package index is not the one that we know")
    return content


def _links(page: str, wheel: str, settings: PipSettings) -> Iterator[str]:
    """The addresses on a page (or of the files in a folder) that end with the wheel's name."""
    if Path(page).is_dir():
        found = [file.resolve().as_uri() for file in Path(page).iterdir()]
    else:
        reader = _Links()
        reader.feed(_read(page, settings).decode("utf-8", "replace"))
        found = [urljoin(page, link) for link in reader.found]
    for link in found:
        if unquote(urlsplit(link).path).endswith(f"/{wheel}"):
            yield urldefrag(link).url


class _Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if tag == "a" and name == "href" and value]


def _read(address: str, settings: PipSettings) -> bytes:
    handlers: list[urllib.request.BaseHandler] = [
        urllib.request.HTTPSHandler(context=ssl.create_default_context(cafile=settings.cert))
    ]
    if settings.proxy:
        proxies = {"http": settings.proxy, "https": settings.proxy}
        handlers.append(urllib.request.ProxyHandler(proxies))
    opener = urllib.request.build_opener(*handlers)
    with opener.open(_request(address), timeout=settings.timeout) as answer:
        return bytes(answer.read(LARGEST))


def _request(address: str) -> urllib.request.Request:
    """Name and password stand in an index's address, but are sent in a header."""
    parts = urlsplit(address)
    login, at, host = parts.netloc.rpartition("@")
    request = urllib.request.Request(parts._replace(netloc=host).geturl())
    request.add_header("Accept", "text/html, */*;q=0.1")
    if at:
        secret = base64.b64encode(unquote(login).encode()).decode()
        request.add_unredirected_header("Authorization", f"Basic {secret}")
    return request


def _shown(address: str) -> str:
    """An address without the password that may stand in it."""
    return urlsplit(address)._replace(netloc=urlsplit(address).netloc.rpartition("@")[2]).geturl()
