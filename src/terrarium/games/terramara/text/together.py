"""What happened and what followed at once, in one sentence of the log."""

from collections.abc import Callable
from typing import Final

from terrarium.core.reason import Args, Message
from terrarium.games.terramara.goods import GOOD_NAMES

Together = Callable[[Message, Message], Message | None]


def told_together(first: Message, then: Message) -> Message | None:
    """Only what is told of the same player."""
    join = _TOGETHER.get((first.id, then.id))
    if join is None or first.args.get("seat") != then.args.get("seat"):
        return None
    return join(first, then)


def _goods(first: Message, then: Message) -> Message:
    """Gained or paid one by one."""
    return Message(first.id, {**first.args, "bundle": _bundle(first, then)})


def _gifts(first: Message, then: Message) -> Message | None:
    """To one raider."""
    if first.args["raider"] != then.args["raider"]:
        return None
    args: Args = {"seat": first.args["seat"], "raider": first.args["raider"]}
    return Message("terramara-gave-several", {**args, "bundle": _bundle(first, then)})


def _refined(first: Message, then: Message) -> Message:
    args: Args = {"seat": first.args["seat"], "bundle": _bundle(first, then)}
    return Message("terramara-refined-several", args)


def _worked(first: Message, then: Message) -> Message:
    """What one worker refines."""
    return Message("terramara-worked", {**first.args, "bundle": _bundle(first, then)})


def _crafted(first: Message, then: Message) -> Message:
    """An artefact, and what was paid for it."""
    return Message("terramara-crafted-for", {**first.args, **then.args})


def _reached(first: Message, then: Message) -> Message:
    """A bonus stop, and the tile that lies there."""
    return Message("terramara-reached-tile", {**first.args, **then.args})


def _turned_up(first: Message, then: Message) -> Message:
    before = first.args.get("artefacts", first.args.get("artefact"))
    return Message(
        "terramara-turned-up-several", {"artefacts": f"{before}, {then.args['artefact']}"}
    )


_TOGETHER: Final[dict[tuple[str, str], Together]] = {
    ("terramara-gained", "terramara-gained"): _goods,
    ("terramara-paid", "terramara-paid"): _goods,
    ("terramara-gave", "terramara-gave"): _gifts,
    ("terramara-gave-several", "terramara-gave"): _gifts,
    ("terramara-refined", "terramara-refined"): _refined,
    ("terramara-refined-several", "terramara-refined"): _refined,
    ("terramara-put-to-work", "terramara-refined"): _worked,
    ("terramara-worked", "terramara-refined"): _worked,
    ("terramara-crafted", "terramara-paid"): _crafted,
    ("terramara-crafted-for", "terramara-paid"): _goods,
    ("terramara-travelled", "terramara-used-tile"): _reached,
    ("terramara-turned-up", "terramara-turned-up"): _turned_up,
    ("terramara-turned-up-several", "terramara-turned-up"): _turned_up,
}


def _bundle(first: Message, then: Message) -> str:
    """The goods of both, as bundles are spelt."""
    goods = [good for message in (first, then) for good in _spelt(message)]
    return ", ".join(f"{goods.count(name)} {name}" for name in GOOD_NAMES if name in goods)


def _spelt(message: Message) -> list[str]:
    """Each good by its name, as often as there is one."""
    one = message.args.get("raw", message.args.get("good"))
    if one is not None:
        return [str(one)]
    pairs = [part.split() for part in str(message.args.get("bundle", "")).split(", ") if part]
    return [good for amount, good in pairs for _ in range(int(amount))]
