"""A program that asks the engine line by line."""

import json
from pathlib import Path
from typing import Any

from terrarium.protocol import Session


def ask(session: Session, *lines: str) -> Any:
    """The answer to the last of these lines."""
    answers = [json.loads(json.dumps(session.answer(line))) for line in lines]
    return answers[-1]


def error_id(session: Session, line: str) -> str:
    """What is wrong with a line; it is said in words, and nothing has changed."""
    before = (session.history.version, session.history.state.position())
    found = ask(session, line)["error"]
    assert found["text"]
    assert before == (session.history.version, session.history.state.position())
    return str(found["id"])


def documented_example(file: str) -> tuple[str, list[str], list[str]]:
    """An example of docs/protocol.md: its position file, what is typed, and what is answered."""
    text = (Path(__file__).parent.parent / "docs" / "protocol.md").read_text("utf-8")
    position, _, rest = text.partition(f"$ cat {file}\n")[2].partition("$ printf '")
    typed, _, answers = rest.partition("' | terrarium engine")
    return position, typed.split("\\n")[:-2], answers.partition("\n```")[0].splitlines()[1:]


def answered(session: Session, typed: list[str]) -> list[str]:
    """The engine's lines, from its greeting on."""
    return [json.dumps(answer) for answer in (session.hello(), *map(session.answer, typed))]
