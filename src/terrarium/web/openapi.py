"""The API's description, served as /openapi.json; tests hold the server to it."""

from functools import cache

import terrarium
from terrarium.core.view import Json
from terrarium.web.schemas import SCHEMAS, integer, list_of, maybe, object_of, ref, text

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
            "schemas": SCHEMAS,
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
    seat = object_of(seat=maybe(integer(0, 11)))
    here, table = "/api/v1/tables/{table}", ref("Table")
    return {
        "/api/v1/tables": {
            "get": _reading("Tables that everybody may join", tables),
            "post": _changing("Make a table", ref("NewTable"), ref("MadeTable"), "201"),
        },
        here: {"get": _reading("A table", table, "table")},
        f"{here}/sit": {"post": _changing("Take an open seat", seat, table, "200", "table")},
        f"{here}/leave": {"post": _changing("Leave a seat", seat, table, "200", "table")},
        f"{here}/ready": {
            "post": _changing("Be ready, or not", ref("Ready"), table, "200", "table", False)
        },
        f"{here}/bot": {"post": _changing("Seat a bot", ref("Bot"), table, "200", "table")},
        f"{here}/remove": {
            "post": _changing("Send somebody away", ref("Seat"), table, "200", "table")
        },
        f"{here}/hand": {
            "post": _changing("Let a bot play on", ref("Seat"), table, "200", "table")
        },
        f"{here}/back": {"post": _changing("Take a seat back", seat, table, "200", "table")},
        f"{here}/start": {"post": _changing("Begin", None, table, "200", "table")},
        f"{here}/host": {"post": _changing("Take over as host", None, table, "200", "table")},
        f"{here}/end": {"post": _changing("End the table", None, table, "200", "table")},
        f"{here}/rematch": {"post": _changing("Play again", None, table, "200", "table")},
    }


def _match_paths() -> dict[str, Json]:
    here, version = "/api/v1/matches/{match}", ref("Version")
    return {
        here: {"get": _reading("A match as the token's seat sees it", ref("Match"), "match")},
        f"{here}/moves": {
            "post": _changing("Make moves, all or none", ref("Moves"), version, "200", "match")
        },
        f"{here}/undo": {
            "post": _changing("Take own moves back", ref("Undo"), version, "200", "match")
        },
        f"{here}/undo/ask": {
            "post": _changing("Ask to go back further", ref("Undo"), version, "200", "match")
        },
        f"{here}/undo/answer": {
            "post": _changing("Agree to that, or not", ref("Answer"), version, "200", "match")
        },
        f"{here}/pass": {"post": _changing("Pass for me", None, version, "200", "match")},
        f"{here}/messages": {
            "get": _reading(
                "What was said, the last hundred before an id",
                object_of(messages=list_of(ref("Spoken")), needed=True),
                "match",
                errors=(*_READING, "422"),
                more=[_optional("before", "query", integer())],
            ),
            "post": _changing("Say something", ref("Message"), version, "201", "match"),
        },
        f"{here}/record": {
            "get": _reading("The record", text(), "match", "text/plain", (*_READING, "409"))
        },
        f"{here}/stream": {
            "get": _reading(
                "Live: each event is the match; its id is the version",
                text(),
                "match",
                "text/event-stream",
                (*_READING, "429"),
                [_optional("Last-Event-ID", "header", text()), _optional("since", "query", text())],
            )
        },
    }


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


def _changing(
    summary: str,
    body: Json,
    answer: Json,
    status: str,
    parameter: str = "",
    needed: bool = True,
) -> Json:
    described: dict[str, Json] = {
        "summary": summary,
        "security": [{}, {"token": []}],
        "parameters": _parameters(parameter),
        "responses": {status: _answer("Done.", answer, "application/json"), **_errors(_CHANGING)},
    }
    if isinstance(body, dict):
        content: Json = {"application/json": {"schema": body}}
        described["requestBody"] = {"required": needed and "$ref" in body, "content": content}
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
