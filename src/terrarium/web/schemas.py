"""The shapes that the API takes and gives, as JSON Schema."""

from terrarium.bots.registry import names
from terrarium.core.chance import SEED_BITS
from terrarium.core.game import Game
from terrarium.core.option import NO, YES, Choice, Flag, Number, Option, is_whole
from terrarium.core.view import Json
from terrarium.games import GAMES
from terrarium.tables.person import LONGEST_NAME
from terrarium.tables.table import (
    BOT_SEAT,
    ENDED,
    LONGEST_MESSAGE,
    OPEN_SEAT,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
)
from terrarium.tables.wish import ASK, BOT, FREE, LIVE, ME, OPEN, SLOW, STRICT
from terrarium.web.body import LARGEST_NUMBER


def text(longest: int = 0) -> Json:
    return {"type": "string", "maxLength": longest} if longest else {"type": "string"}


def integer(least: int = 0, most: int = LARGEST_NUMBER) -> Json:
    return {"type": "integer", "minimum": least, "maximum": most}


def flag() -> Json:
    return {"type": "boolean"}


def maybe(schema: Json) -> Json:
    return {"anyOf": [schema, {"type": "null"}]}


def one_of(*words: str) -> Json:
    return {"enum": list(words)}


def list_of(schema: Json, least: int = 0, most: int = 0) -> Json:
    described: dict[str, Json] = {"type": "array", "items": schema}
    if least:
        described["minItems"] = least
    if most:
        described["maxItems"] = most
    return described


def some_text(longest: int) -> Json:
    """A text with at least one letter that can be seen."""
    return {"type": "string", "maxLength": longest, "pattern": r"\S"}


def ref(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def object_of(needed: bool | tuple[str, ...] = (), **properties: Json) -> Json:
    """An object; `needed` names what must be there, True for everything."""
    names = list(properties) if needed is True else list(needed or ())
    return {"type": "object", "properties": dict(properties), "required": list(names)}


def schemas() -> dict[str, Json]:
    """All by their names; a new table is one of some game."""
    return _SHAPES | {"NewTable": {"oneOf": [_new_table(game) for game in GAMES]}}


def _new_table(game: Game) -> Json:
    seats = [ME, OPEN, *(BOT + name for name in names(game.name))]
    return object_of(
        ("game", "seats"),
        game={"const": game.name},
        seats=list_of(one_of(*seats), game.least, game.most),
        players=maybe(integer(game.least, game.most)),
        options=maybe(_options(game)),
        private=maybe(flag()),
        pace=maybe(_PACE),
        clock=maybe(integer(5, 30 * 24 * 3600)),
        undo=maybe(_UNDO),
        hints=maybe(flag()),
        seed=maybe({"anyOf": [integer(), {"type": "string", "pattern": _SEED}]}),
        name=maybe(some_text(LONGEST_NAME)),
        edition=maybe(text()),
    )


def _options(game: Game) -> Json:
    described: dict[str, Json] = {option.name: _choices(option) for option in game.options}
    return {"type": "object", "properties": described, "additionalProperties": False}


def _choices(option: Option) -> Json:
    """Every way to say it: numbers and flags are taken as their texts."""
    words = _words_for(option)
    numbers = [int(word) for word in words if is_whole(word)]
    flags = [word == YES for word in words if word in (YES, NO)]
    return {"enum": [*words, *numbers, *flags]}


def _words_for(option: Option) -> list[str]:
    if isinstance(option, Choice):
        return [*option.words]
    if isinstance(option, Number):
        digits = [str(number) for number in range(option.least, option.most + 1)]
        return digits if option.default in digits else [option.default, *digits]
    assert isinstance(option, Flag)
    return [*_SAID_IN_WORDS]


_SAID_IN_WORDS = (YES, NO, "true", "false", "on", "off", "1", "0")
_SEED = f"^([0-9]{{1,15}}|[0-9a-f]{{{SEED_BITS // 4}}})$"
_ANYTHING: Json = {"type": "object"}
_WORDS: Json = {
    "type": "object",
    "additionalProperties": {"type": ["string", "integer", "boolean"]},
}
_PHASE = one_of(WAITING, PLAYING, OVER, ENDED)
_PACE = one_of(LIVE, SLOW)
_UNDO = one_of(STRICT, ASK, FREE)
_KIND = one_of(PERSON, BOT_SEAT, OPEN_SEAT)
_PLACE = integer(0, 11)  # a seat
_SEATS = integer(1, 12)  # how many

_SEAT = object_of(
    True,
    seat=_PLACE,
    kind=_KIND,
    name=maybe(text()),
    ready=flag(),
    present=flag(),
    held_by_bot=flag(),
)
_MADE_SEAT = object_of(True, seat=_PLACE, kind=_KIND, token=maybe(text()))
_OPTION = object_of(True, name=text(), default=text(), choices=text())

_UNDO_REQUEST = object_of(
    True, seat=_PLACE, to=integer(0), moves=integer(0), agreed=list_of(_PLACE)
)

_SHAPES: dict[str, Json] = {
    "Problem": object_of(
        ("error",),
        error=object_of(("id", "text"), id=text(), text=text(), rule=text()),
        version=integer(),
        view=_ANYTHING,
        error_id=text(),
    ),
    "Version": object_of(True, version=integer()),
    "Game": object_of(
        True,
        game=text(),
        least=_SEATS,
        most=_SEATS,
        usual=_SEATS,
        options=list_of(_OPTION),
        bots=list_of(text()),
        editions=list_of(text()),
    ),
    "NewTable": {},  # of each game
    "MadeTable": object_of(True, table=text(), match=text(), seats=list_of(_MADE_SEAT), url=text()),
    "Table": object_of(
        True,
        table=text(),
        match=text(),
        game=text(),
        phase=_PHASE,
        players=_SEATS,
        seats=list_of(_SEAT),
        options=_WORDS,
        edition=text(),
        private=flag(),
        pace=_PACE,
        clock=maybe(integer(1)),
        undo=_UNDO,
        hints=flag(),
        practice=flag(),
        seed=maybe(text()),
    ),
    "Match": object_of(
        True,
        match=text(),
        table=text(),
        game=text(),
        phase=_PHASE,
        version=integer(),
        over=flag(),
        actor=maybe(_PLACE),
        seat=maybe(_PLACE),
        seats=list_of(_SEAT),
        clock=maybe(integer(1)),
        moved_at=maybe({"type": "number"}),
        deadline=maybe({"type": "number"}),
        practice=flag(),
        next_match=maybe(text()),
        view=maybe(_ANYTHING),
        legal=maybe(list_of(text())),
        prompt=maybe(text()),
        undo=maybe(object_of(True, steps=integer(), to=list_of(integer()))),
        undo_request=maybe(_UNDO_REQUEST),
        advance=maybe(one_of("possible", "asked")),
        outcome=maybe(_ANYTHING),
        commitment=maybe(text()),
        seed=maybe(text()),
    ),
    "Moves": object_of(("version", "moves"), version=integer(), moves=list_of(text(200), 1, 100)),
    "Undo": object_of(("version",), version=integer(), steps=maybe(integer(1))),
    "Answer": object_of(("yes",), yes=flag()),
    "Seat": object_of(("seat",), seat=_PLACE),
    "Ready": object_of(ready=maybe(flag()), seat=maybe(_PLACE)),
    "Bot": object_of(("seat", "bot"), seat=_PLACE, bot=text(60)),
    "Spoken": object_of(
        True,
        id=integer(),
        name=maybe(text()),
        text=text(),
        at={"type": "number"},
        version=maybe(integer()),
    ),
    "Message": object_of(("text",), text=some_text(LONGEST_MESSAGE)),
}
