"""Reading what was sent: JSON or a form, checked before anything is done with it."""

import json
from urllib.parse import parse_qsl

from starlette.requests import Request

from terrarium.core.record import parse_seed
from terrarium.core.view import Json
from terrarium.web.errors import Problem

LARGEST_NUMBER = 2**53
_MOST_FIELDS = 200
_LONGEST_NUMBER = 30  # letters of one in an address


class Body:
    """The fields of a JSON object, asked for by name and kind."""

    def __init__(self, fields: dict[str, Json]) -> None:
        self._fields = fields

    def has(self, name: str) -> bool:
        return self._fields.get(name) is not None

    def text(self, name: str, longest: int, otherwise: str | None = None) -> str:
        value = self._fields.get(name)
        if value is None and otherwise is not None:
            return otherwise
        if not isinstance(value, str):
            raise _wrong(name, "a text")
        if len(value) > longest:
            raise _wrong(name, f"a text of at most {longest} letters")
        return value

    def number(self, name: str, least: int = 0, otherwise: int | None = None) -> int:
        value = _whole(self._fields.get(name))
        if value is None and otherwise is not None:
            return otherwise
        if not isinstance(value, int) or isinstance(value, bool):
            raise _wrong(name, "a whole number")
        if not least <= value <= LARGEST_NUMBER:
            raise _wrong(name, f"a whole number from {least} to {LARGEST_NUMBER}")
        return value

    def seed(self, name: str) -> int | None:
        """A whole number, or a text as records have it; None where none was chosen."""
        value = self._fields.get(name)
        if isinstance(value, str):
            return parse_seed(value)
        return None if value is None else self.number(name)

    def flag(self, name: str, otherwise: bool | None = None) -> bool:
        value = self._fields.get(name)
        if value is None and otherwise is not None:
            return otherwise
        if not isinstance(value, bool):
            raise _wrong(name, "true or false")
        return value

    def texts(self, name: str, most: int, longest: int) -> list[str]:
        value = self._fields.get(name)
        if not isinstance(value, list) or not 1 <= len(value) <= most:
            raise _wrong(name, f"a list of 1 to {most} texts")
        found = [text for text in value if isinstance(text, str) and len(text) <= longest]
        if len(found) != len(value):
            raise _wrong(name, f"a list of texts of at most {longest} letters")
        return found

    def words(self, name: str) -> dict[str, str]:
        """An object whose values are texts; numbers and flags are taken as their texts."""
        value = self._fields.get(name)
        if value is None:
            return {}
        if not isinstance(value, dict) or len(value) > _MOST_FIELDS:
            raise _wrong(name, "an object")
        return {key: _as_word(name, entry) for key, entry in value.items()}


async def read_json(request: Request) -> Body:
    """A JSON object; an empty body is an empty one."""
    raw = await request.body()
    if not raw:
        return Body({})
    try:
        fields = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        raise Problem(400, "bad-json", "The body is not JSON in UTF-8.") from None
    if not isinstance(fields, dict):
        raise Problem(400, "bad-json", "The body is not a JSON object.")
    return Body(fields)


def query_number(request: Request, name: str, otherwise: int) -> int:
    """A whole number from the address, written as JSON would have it."""
    text = request.query_params.get(name)
    if text is None:
        return otherwise
    try:
        return Body({name: json.loads(text[:_LONGEST_NUMBER])}).number(name)
    except ValueError:
        raise _wrong(name, "a whole number") from None


async def read_form(request: Request) -> list[tuple[str, str]]:
    """The fields of a form in their order."""
    raw = await request.body()
    try:
        return parse_qsl(
            raw.decode("utf-8"),
            keep_blank_values=True,
            errors="strict",
            max_num_fields=_MOST_FIELDS,
        )
    except ValueError:
        raise Problem(400, "bad-form", "The form could not be read.") from None


def _whole(value: Json) -> Json:
    """In JSON 7.0 is 7."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _as_word(name: str, value: Json) -> str:
    value = _whole(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (str, int)) and len(str(value)) <= 100:
        return str(value)
    raise _wrong(name, "an object of short texts")


def _wrong(name: str, wanted: str) -> Problem:
    return Problem(422, "bad-field", f"`{name}` must be {wanted}.")
