"""The API's description, served as /openapi.json; tests hold the server to it."""

from functools import cache

import terrarium
from terrarium.core.view import Json
from terrarium.web.schemas import integer, list_of, maybe, object_of, ref, schemas, text

_ERRORS: dict[str, str] = {
    "400": "The request could not be read.",
    "401": "No token, or one that is not known.",
    "403": "Not this caller's to do.",
    "404": "There is no such thing.",
    "405": "The address does not do that.",
    "409": "The match or table has gone on; the present view comes with it.",
    "413": "Too large.",
    "422": "Not possible, and why.",
    "429": "Too often.",
    "500": "Our fault; the server's log has the id.",
    "503": "It could not be stored; try again, unless the file is gone (`storage-gone`).",
}
_READING = ("401", "404", "405", "500", "503")
_CHANGING = tuple(_ERRORS)

_OWN_SEAT = object_of(seat=maybe(integer(0, 11)))
_READY = ref("Ready")

# What may be done at a table and in a match, and what is said for it.
_AT_A_TABLE: dict[str, tuple[str, Json]] = {
    "sit": ("Take an open seat", _OWN_SEAT),
    "leave": ("Leave a seat", _OWN_SEAT),
    "ready": ("Be ready, or not", _READY),
    "bot": ("Seat a bot", ref("Bot")),
    "remove": ("Send somebody away", ref("Seat")),
    "hand": ("Let a bot play on", ref("Seat")),
    "back": ("Take a seat back", _OWN_SEAT),
    "start": ("Begin", None),
    "host": ("Take over as host", None),
    "end": ("End the table", None),
    "rematch": ("Play again", None),
}
_IN_A_MATCH: dict[str, tuple[str, Json]] = {
    "moves": ("Make moves, all or none", ref("Moves")),
    "undo": ("Take own moves back", ref("Undo")),
    "undo/ask": ("Ask to go back further", ref("Undo")),
    "undo/answer": ("Agree to that, or not", ref("Answer")),
    "pass": ("Pass for me", None),
}


@cache
def description() -> dict[str, Json]:
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Terrarium",
            "version": terrarium.__version__,
            "description": "Play at tables as a program: the same views and moves as people have.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "."}],
        "paths": {**_server_paths(), **_table_paths(), **_match_paths()},
        "components": {
            "schemas": schemas(),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _server_paths() -> dict[str, Json]:
    games = object_of(games=list_of(ref("Game")), needed=True)
    return {
        "/healthz": {"get": _health()},
        "/openapi.json": {"get": _reading("This description", {"type": "object"}, errors=("405",))},
        "/api/v1/games": {"get": _reading("The games, their options and bots", games)},
    }


def _health() -> Json:
    kind = "application/json"
    engine: Json = {"enum": ["compiled", "interpreted"]}
    well = object_of(status={"const": "ok"}, engine=engine, needed=True)
    gone = object_of(status={"const": "storage-gone"}, engine=engine, needed=True)
    return {
        "summary": "Whether the server runs",
        "security": [{}, {"token": []}],
        "parameters": [],
        "responses": {
            "200": _answer("All is well.", well, kind),
            "503": _answer("The database file is gone; nothing can be stored.", gone, kind),
            **_errors(("405",)),
        },
    }


def _table_paths() -> dict[str, Json]:
    tables = object_of(tables=list_of(ref("Table")), needed=True)
    here, table = "/api/v1/tables/{table}", ref("Table")
    return {
        "/api/v1/tables": {
            "get": _reading("Tables that everybody may join", tables),
            "post": _changing("Make a table", ref("NewTable"), ref("MadeTable"), "201"),
        },
        here: {"get": _reading("A table", table, "table")},
        **{
            f"{here}/{action}": {"post": _changing(summary, body, table, "200", "table")}
            for action, (summary, body) in _AT_A_TABLE.items()
        },
    }


def _match_paths() -> dict[str, Json]:
    here, version = "/api/v1/matches/{match}", ref("Version")
    record = _reading("The record", text(), "match", "text/plain", (*_READING, "409"))
    return {
        here: {"get": _reading("A match as the token's seat sees it", ref("Match"), "match")},
        **{
            f"{here}/{action}": {"post": _changing(summary, body, version, "200", "match")}
            for action, (summary, body) in _IN_A_MATCH.items()
        },
        f"{here}/messages": {
            "get": _talk(),
            "post": _changing("Say something", ref("Message"), version, "201", "match"),
        },
        f"{here}/record": {"get": record},
        f"{here}/stream": {"get": _stream()},
    }


def _talk() -> Json:
    return _reading(
        "What was said, the last hundred before an id",
        object_of(messages=list_of(ref("Spoken")), needed=True),
        "match",
        errors=(*_READING, "422"),
        more=[_optional("before", "query", integer())],
    )


def _stream() -> Json:
    return _reading(
        "Live: each event is the match; its id is the version",
        text(),
        "match",
        "text/event-stream",
        (*_READING, "429"),
        [_optional("Last-Event-ID", "header", text()), _optional("since", "query", text())],
    )


def _reading(
    summary: str,
    answer: Json,
    parameter: str = "",
    kind: str = "application/json",
    errors: tuple[str, ...] = _READING,
    more: list[Json] | None = None,
) -> Json:
    return {
        "summary": summary,
        "security": [{}, {"token": []}],
        "parameters": [*_parameters(parameter), *(more or [])],
        "responses": {"200": _answer("As asked for.", answer, kind), **_errors(errors)},
    }


def _changing(summary: str, body: Json, answer: Json, status: str, parameter: str = "") -> Json:
    described: dict[str, Json] = {
        "summary": summary,
        "security": [{}, {"token": []}],
        "parameters": _parameters(parameter),
        "responses": {status: _answer("Done.", answer, "application/json"), **_errors(_CHANGING)},
    }
    if isinstance(body, dict):
        content: Json = {"application/json": {"schema": body}}
        needed = "$ref" in body and body != _READY  # who says nothing is ready
        described["requestBody"] = {"required": needed, "content": content}
    return described


def _parameters(name: str) -> list[Json]:
    return [{"name": name, "in": "path", "required": True, "schema": text()}] if name else []


def _optional(name: str, place: str, schema: Json) -> Json:
    return {"name": name, "in": place, "required": False, "schema": schema}


def _errors(statuses: tuple[str, ...]) -> dict[str, Json]:
    kind = "application/json"
    return {status: _answer(_ERRORS[status], ref("Problem"), kind) for status in statuses}


def _answer(description: str, schema: Json, kind: str) -> Json:
    return {"description": description, "content": {kind: {"schema": schema}}}
