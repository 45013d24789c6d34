"""What happened and what followed at once, in one sentence of the log."""

from collections.abc import Callable
from typing import Final

from terrarium.core.reason import Args, Message
from terrarium.games.terramara.goods import GOOD_NAMES
from terrarium.games.terramara.text.terms import goods_spelt

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


def _worked(first: Message, then: Message) -> Message | None:
    """What one worker refines: as many as its level says; more is refined by something else."""
    if len(_spelt(first)) >= int(str(first.args["level"])):
        return None
    return Message("terramara-worked", {**first.args, "bundle": _bundle(first, then)})


def _added(id: str) -> Together:
    """A sentence of its own, which says what both say."""
    return lambda first, then: Message(id, {**first.args, **then.args})


def _exchanged(first: Message, then: Message) -> Message:
    """What was paid for it says more than how often it was made."""
    return Message("terramara-exchanged-goods", {"seat": first.args["seat"], **then.args})


def _got(first: Message, then: Message) -> Message:
    """Goods in exchange for goods."""
    before = Message(first.id, {"bundle": first.args.get("got", "")})
    return Message("terramara-exchanged-for", {**first.args, "got": _bundle(before, then)})


def _scored(first: Message, then: Message) -> Message | None:
    """By the same thing."""
    if first.args["source"] != then.args["source"]:
        return None
    points = int(str(first.args["points"])) + int(str(then.args["points"]))
    return Message(first.id, {**first.args, "points": points})


def _travelled(first: Message, then: Message) -> Message | None:
    """Both caravans by the same way."""
    return Message("terramara-travelled-both", first.args) if first.args == then.args else None


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
    ("terramara-sent", "terramara-lost-strength"): _added("terramara-sent-for"),
    ("terramara-crafted", "terramara-paid"): _added("terramara-crafted-for"),
    ("terramara-crafted", "terramara-saved"): _added("terramara-crafted-saving"),
    ("terramara-crafted-saving", "terramara-paid"): _added("terramara-crafted-for-less"),
    ("terramara-crafted-for-less", "terramara-paid"): _goods,
    ("terramara-crafted-for", "terramara-paid"): _goods,
    ("terramara-travelled", "terramara-travelled"): _travelled,
    ("terramara-travelled", "terramara-used-tile"): _added("terramara-reached-tile"),
    ("terramara-exchanged", "terramara-paid"): _exchanged,
    ("terramara-exchanged-goods", "terramara-paid"): _goods,
    ("terramara-exchanged-goods", "terramara-gained"): _got,
    ("terramara-exchanged-for", "terramara-gained"): _got,
    ("terramara-exchanged-goods", "terramara-scored"): _added("terramara-exchanged-points"),
    ("terramara-paid", "terramara-gained"): _got,
    ("terramara-scored", "terramara-scored"): _scored,
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
    if one is not None and "bundle" not in message.args:
        return [str(one)]
    bundle = str(message.args.get("bundle", ""))
    pairs = goods_spelt(bundle) if bundle else []
    return [good for amount, good in pairs for _ in range(amount)]
