"""What happened and what followed at once, in one sentence of the log."""

from collections.abc import Callable
from typing import Final

from terrarium.core.needed import needed
from terrarium.core.reason import Message
from terrarium.games.terra_futura.resources import KIND_NAMES, one, spell_bundle
from terrarium.games.terra_futura.text.terms import kinds_spelt

_Together = Callable[[Message, Message], Message | None]


def told_together(first: Message, then: Message) -> Message | None:
    """Only what is told of one card; what Assistance copies lies elsewhere."""
    join = _TOGETHER.get((_told(first), _told(then)))
    same = ("seat",) if _told(then) == "copied" else ("seat", "card", "cell")
    if join is None or any(first.args.get(name) != then.args.get(name) for name in same):
        return None
    return join(first, then)


def _told(message: Message) -> str:
    return message.id.removeprefix("terra_futura-")


def _then(first: Message, then: Message) -> Message:
    """What was gained or copied says more than what could be."""
    return then


def _paid(first: Message, then: Message) -> Message:
    """One by one from the same card."""
    before = str(first.args.get("bundle", f"1 {first.args.get('kind')}"))
    paid = sum(int(one(KIND_NAMES.index(kind))) * amount for amount, kind in kinds_spelt(before))
    paid += int(one(KIND_NAMES.index(str(then.args["kind"]))))
    args = {name: value for name, value in first.args.items() if name != "kind"}
    return Message("terra_futura-paid-several", {**args, "bundle": spell_bundle(paid)})


def _blocked(first: Message, then: Message) -> Message:
    return Message("terra_futura-polluted-too-much", first.args)


def _moved(first: Message, then: Message) -> Message | None:
    """One by one onto the same card."""
    if first.args["to"] != then.args["to"]:
        return None
    return _transferred(first, cubes=_cubes(first) + 1)


def _freed(first: Message, then: Message) -> Message:
    return _transferred(first, freed="yes")


def _transferred(first: Message, cubes: int = 0, freed: str = "") -> Message:
    so_far = {"cubes": cubes or _cubes(first), "freed": freed or first.args.get("freed", "no")}
    return Message("terra_futura-transferred-several", {**first.args, **so_far})


def _cubes(told: Message) -> int:
    return needed(int, told.args.get("cubes", 1))


_TOGETHER: Final[dict[tuple[str, str], _Together]] = {
    ("activated", "gained"): _then,
    ("activated", "copied"): _then,
    ("paid", "paid"): _paid,
    ("paid-several", "paid"): _paid,
    ("polluted", "blocked"): _blocked,
    ("transferred", "transferred"): _moved,
    ("transferred-several", "transferred"): _moved,
    ("transferred", "freed"): _freed,
    ("transferred-several", "freed"): _freed,
}
