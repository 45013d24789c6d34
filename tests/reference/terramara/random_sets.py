"""The standard set with other effects by chance: every word of their language comes up."""

import re
from collections.abc import Callable
from random import Random

FREE = (
    *("1 cattle", "2 stone", "1 wood", "2 ore", "1 leather", "1 brick", "2 timber", "1 metal"),
    *("1 raw", "2 raw", "1 refined", "2 refined", "1 strength", "3 strength", "1 movement"),
    *("2 movement", "2 vp", "3 vp", "refine 1", "refine 3", "raid", "craft with raw"),
    *("1 strength per stronger", "power 1/2/3/4 vp", "power 1/1/2/2 strength"),
    *("power 1/1/2/2 raw", "power 1/1/1/2 movement", "power 0/1/1/2 refined"),
)
CULTURE = ("1 culture", "2 culture", "3 culture", "power 1/1/2/2 culture")
OFFERS = (
    *("1 raw -> 4 vp", "2 raw -> 5 vp", "1 refined -> 5 vp", "up to 3 times 1 wood -> 2 vp"),
    *("up to 2 times 1 raw -> 1 refined", "up to 3 times 1 raw -> 1 culture"),
    *("1 raw -> 1 refined + 1 timber", "up to 2 times 1 brick + 1 raw -> 1 culture + 2 vp"),
    *("1 strength + 1 cattle -> 1 metal", "up to 2 times 1 strength -> 1 movement"),
    *("up to 2 times 1 ore -> 1 raw + 1 strength", "2 movement or 2 strength or 2 culture"),
    *("1 raw -> 2 culture or 2 movement or 3 strength", "1 raw or 1 vp"),
)
PLACEMENTS = (
    *("explorer goes to plain or quarry", "chief goes to forest or mountain"),
    *("member goes to plain or forest", "explorer goes to other explorer"),
    *("member goes to empty", "member goes to crossroad"),
)
OCCASIONS = (
    *("flag", "craft L1 or L2", "craft L3", "caravan at crossroad"),
    *("first caravan at c2", "second caravan at c2", "first caravan at c3"),
)
RULES = (
    *("when craft: 1 vp per timber", "when craft: 1 vp per leather", "craft: less 1 each"),
    *("craft tools: less 1 timber", "craft pottery: less 1 each", "raid +1", "join equal"),
    *("craft: 2 raw", "extra culture", "extra movement", "never lose strength"),
)
AT_END = (
    *("1 vp per tools", "1 vp per weapons", "1 vp per artefact", "2 vp per L3 artefact"),
    *("3 vp per flag", "1 vp per worker level", "1 vp per worker", "1 vp per 2 culture"),
    *("2 vp per 3 strength", "2 vp per power level", "1 vp per crossroad", "1 vp per refined"),
    *("1 vp per 2 raw", "1 vp per explorer", "double caravans", "strength 12 -> 5 vp"),
    *("culture 10 -> 4 vp", "both caravans c4 -> 3 vp", "worker levels 5 -> 3 vp"),
)


def random_set(text: str, chance: Random) -> str:
    """Most spaces, crossroads and artefacts do something else, and artefacts cost less."""
    text = _replaced(text, r"^effects = \[[^\]]*\]", lambda: f"effects = {_card(chance)}", chance)
    text = _replaced(text, r"^spaces = \[[^\]]*\]", lambda: f"spaces = {_tile(chance)}", chance)
    crossroad = r'^crossroad = "(?![^"]*take back)[^"]*"'  # one space alone may take back
    text = _replaced(text, crossroad, lambda: f'crossroad = "{_parts(chance)}"', chance)
    return re.sub(r'^cost = "(\d \w+).*"', r'cost = "\1"', text, flags=re.MULTILINE)


def _replaced(text: str, pattern: str, other: Callable[[], str], chance: Random) -> str:
    """Two of three lines by another one."""
    return re.sub(
        pattern,
        lambda found: other() if chance.random() < 2 / 3 else found[0],
        text,
        flags=re.MULTILINE,
    )


def _listed(texts: list[str]) -> str:
    return "[" + ", ".join(f'"{text}"' for text in texts) + "]"


def _parts(chance: Random, *more: str) -> str:
    kinds = (FREE, FREE, CULTURE, OFFERS, *((more,) if more else ()))
    return ", ".join(chance.choice(chance.choice(kinds)) for _ in range(chance.randint(1, 3)))


def _tile(chance: Random) -> str:
    return _listed([_parts(chance, "2 warriors") for _ in range(3)])


def _card(chance: Random) -> str:
    kinds = (_at_once, _each_round, _always, _rule, _at_end)
    return _listed([chance.choice(kinds)(chance) for _ in range(chance.randint(1, 2))])


def _at_once(chance: Random) -> str:
    return f"at once: {_parts(chance, 'take back')}"


def _each_round(chance: Random) -> str:
    return f"each round: {_parts(chance, 'take back')}"


def _always(chance: Random) -> str:
    """What culture sets off never gives culture."""
    if chance.random() < 0.2:
        return f"always: when culture: {chance.choice(FREE)}"
    occasion = chance.choice(PLACEMENTS + OCCASIONS)
    return f"always: when {occasion}: {chance.choice(FREE + CULTURE + OFFERS)}"


def _rule(chance: Random) -> str:
    return f"always: {chance.choice(RULES)}"


def _at_end(chance: Random) -> str:
    return f"at the end: {chance.choice(AT_END)}"
