"""Lines typed by people, or coming through a pipe."""

import contextlib
import sys
from typing import TextIO

with contextlib.suppress(ImportError):  # not everywhere; lines can be typed without it
    import readline

PROMPT = "> "
_LONGEST = 300


class Keyboard:
    """Asks for one line at a time; at the end of input it raises EOFError."""

    def __init__(self, stdin: TextIO, stdout: TextIO, alone: bool) -> None:
        self._stdin = stdin
        self._stdout = stdout
        self._by_hand = stdin.isatty()
        self._with_editing = stdin is sys.stdin and stdout is sys.stdout and stdout.isatty()
        self._completions: list[str] = []
        if self._by_hand and self._with_editing and "readline" in sys.modules:
            self._set_up_editing(alone)

    def offer(self, texts: list[str]) -> None:
        """What the Tab key completes."""
        self._completions = texts

    def read(self) -> str:
        try:
            return self._line()
        except EOFError:
            self._stdout.write("\n")
            raise

    def _line(self) -> str:
        if self._by_hand and self._with_editing:
            return _clean(input(PROMPT))
        self._stdout.write(PROMPT)
        self._stdout.flush()
        line = self._stdin.readline()
        if not line:
            raise EOFError
        if not self._by_hand:
            self._stdout.write(_clean(line) + "\n")
        return _clean(line)

    def _set_up_editing(self, alone: bool) -> None:
        """Earlier lines can be called back only where nobody else would see them."""
        readline.set_auto_history(alone)
        readline.set_completer_delims(" ")
        readline.set_completer(self._complete)
        readline.parse_and_bind("tab: complete")

    def _complete(self, word: str, number: int) -> str | None:
        before = readline.get_line_buffer()[: readline.get_begidx()].split()
        found = sorted(
            {
                words[len(before)]
                for words in (text.split() for text in self._completions)
                if len(words) > len(before)
                and all(whole.startswith(part) for whole, part in zip(words, before))
                and words[len(before)].startswith(word)
            }
        )
        return found[number] + " " if number < len(found) else None


def _clean(line: str) -> str:
    """Short enough to be repeated, and without anything that moves the cursor."""
    return "".join(letter if letter.isprintable() else " " for letter in line[:_LONGEST]).strip()
