"""What a match needs of a screen; plain.py and pretty.py are the two there are."""

import os
import shutil
from typing import TextIO

from terrarium.core.game import Game
from terrarium.core.picture import Picture
from terrarium.core.reason import Message
from terrarium.tables.account import LogLine
from terrarium.terminal.keyboard import Keyboard
from terrarium.terminal.speech import Speech

_CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # go to the top, clear the screen, clear what scrolled off it


class Screen:
    """Shows things to the one who reads it, and asks for a line."""

    def __init__(self, game: Game, speech: Speech, keyboard: Keyboard, stdout: TextIO) -> None:
        self.game = game
        self.speech = speech
        self.keyboard = keyboard
        self.stdout = stdout

    def say(self, message: Message) -> None:
        """A sentence."""
        self.line(self.speech.say(message))

    def line(self, text: str) -> None:
        """A line of text, as it is."""
        raise NotImplementedError

    def refuse(self, text: str) -> None:
        """Why something cannot be done."""
        self.line(text)

    def log(self, lines: list[LogLine]) -> None:
        """What happened."""
        raise NotImplementedError

    def table(self, picture: Picture, whole: bool) -> None:
        """The table: the whole of it, or what is new to the reader."""
        raise NotImplementedError

    def offers(self, picture: Picture, undo: int) -> None:
        """What is asked, what may be chosen, and how much may be taken back."""
        raise NotImplementedError

    def page(self, title: Message, text: Message) -> None:
        """A text of several lines, some of them `key: value`."""
        raise NotImplementedError

    def legend(self, title: Message, text: Message) -> None:
        """What the letters and signs mean, on a screen that has any."""

    def candidates(self, numbered: list[tuple[int, str]]) -> None:
        """Some of the choices, with their numbers."""
        for number, text in numbered:
            self.line(f"{number}: {text}")

    def decision(self, lines: list[LogLine], picture: Picture, undo: int) -> None:
        """All that somebody who has to decide wants to see."""
        self.log(lines)
        self.table(picture, whole=False)
        self.offers(picture, undo)

    def hide(self) -> None:
        """Nothing of what was shown may stay visible, scrolled off or not; a pipe has no screen."""
        if not self.stdout.isatty():
            return
        if os.environ.get("TERM") == "dumb":
            self.stdout.write("\n" * shutil.get_terminal_size().lines)
        else:
            self.stdout.write(_CLEAR)
        self.stdout.flush()

    def ask(self) -> str:
        return self.keyboard.read()
