"""What happened and what followed at once, in one sentence of the log."""

from typing import Final

from terrarium.core.reason import Message
from terrarium.games.terra_futura.resources import KIND_NAMES, one, spell_bundle
from terrarium.games.terra_futura.text.terms import kinds_spelt

_PAID: Final = ("terra_futura-paid", "terra_futura-paid-several")
_GAIN: Final = ("terra_futura-activated", "terra_futura-gained")


def told_together(first: Message, then: Message) -> Message | None:
    """Only what is told of one card."""
    if any(first.args.get(name) != then.args.get(name) for name in ("seat", "card", "cell")):
        return None
    if (first.id, then.id) == _GAIN:
        return then  # what was gained says more than what could be
    return _paid(first, then) if first.id in _PAID and then.id == "terra_futura-paid" else None


def _paid(first: Message, then: Message) -> Message:
    """One by one from the same card."""
    before = str(first.args.get("bundle", f"1 {first.args.get('kind')}"))
    paid = sum(int(one(KIND_NAMES.index(kind))) * amount for amount, kind in kinds_spelt(before))
    paid += int(one(KIND_NAMES.index(str(then.args["kind"]))))
    args = {name: value for name, value in first.args.items() if name != "kind"}
    return Message("terra_futura-paid-several", {**args, "bundle": spell_bundle(paid)})
