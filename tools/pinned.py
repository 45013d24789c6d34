"""A lock file of one package: which version, and the digests one of which its file must have."""

import re
from dataclasses import dataclass
from pathlib import Path

from commands import SetupError

PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s\\]+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


@dataclass(frozen=True)
class Pin:
    name: str
    version: str
    digests: frozenset[str]

    @property
    def wheel(self) -> str:
        return f"{self.name}-{self.version}-py3-none-any.whl"


def read_pin(lock: Path) -> Pin:
    text = lock.read_text("utf-8")
    found = PIN.search(text)
    if not found:
        raise SetupError(f"{lock} pins nothing")
    return Pin(found[1], found[2], frozenset(HASH.findall(text)))
