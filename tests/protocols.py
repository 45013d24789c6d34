"""A program that asks the engine line by line."""

import json
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
