"""What a card can do, as data: one effect is a gain, an exchange, a transfer or Assistance.

gain green                      top of a card
exchange 2 any -> food + pollution      bottom of a card; `any` is any raw material
transfer 4                      up to so many cubes onto this card
assistance                      copies a bottom effect in another territory
"""

from typing import Final

from mypy_extensions import i64

from terrarium.games.terra_futura.resources import (
    KIND_NAMES,
    NOTHING,
    counts,
    covers,
    one,
    products_in,
    raws_in,
    spell_bundle,
    total,
)

GAIN: Final = 0
EXCHANGE: Final = 1
TRANSFER: Final = 2
ASSISTANCE: Final = 3
EFFECT_KINDS: Final = ("gain", "exchange", "transfer", "assistance")

ANY: Final = "any"
PRODUCT: Final = "product"
POLLUTION: Final = "pollution"
ARROW: Final = "->"
MOST_OF_ONE: Final = 6  # of one thing on one side of an exchange
MOST_PROFIT: Final = 2  # resources that an effect may bring more than it takes


class Amounts:
    """One side of an effect: so much of each kind, and so much of one's choice."""

    def __init__(self) -> None:
        self.bundle: i64 = NOTHING
        self.any: i64 = 0
        self.product: i64 = 0
        self.cubes: i64 = 0

    def size(self) -> i64:
        """How many resources; pollution is none."""
        return total(self.bundle) + self.any + self.product

    def spell(self) -> str:
        parts = [spell_bundle(self.bundle)] if self.bundle else []
        for amount, word in ((self.any, ANY), (self.product, PRODUCT), (self.cubes, POLLUTION)):
            if amount:
                parts.append(f"{amount} {word}")
        return ", ".join(parts)


class Effect:
    """One line of a card: what it takes and what it brings (4.1)."""

    def __init__(self, kind: int, cost: Amounts, reward: Amounts, most: int = 0) -> None:
        self.kind: Final[i64] = kind
        self.cost: Final[i64] = cost.bundle
        self.any_cost: Final[i64] = cost.any
        self.product_cost: Final[i64] = cost.product
        self.raws: Final[i64] = raws_in(cost.bundle) + cost.any
        self.products: Final[i64] = products_in(cost.bundle) + cost.product
        self.reward: Final[i64] = reward.bundle
        self.any_reward: Final[i64] = reward.any
        self.product_reward: Final[i64] = reward.product
        self.cubes: Final[i64] = reward.cubes
        self.most: Final[i64] = most  # cubes that a transfer may move
        self.text: Final = _text(kind, cost, reward, most)

    def is_bottom(self) -> bool:
        """Bottom effects can be copied, gains and Assistance cannot (4.9)."""
        return self.kind == EXCHANGE or self.kind == TRANSFER

    def as_copied(self) -> str:
        """Its text for one who copies it: a copied transfer moves exactly one cube (4.10)."""
        return transfer(1).text if self.kind == TRANSFER else self.text

    def is_exchangeable(self, purse: i64, room: i64) -> bool:
        """These resources can pay it exactly, and all its cubes can be laid (4.1, 4.5)."""
        return self.cubes <= room and self.is_payable(purse)

    def is_payable(self, purse: i64) -> bool:
        """Whether these resources can pay it in the exact amounts (4.1)."""
        return (
            covers(purse, self.cost)
            and raws_in(purse) >= self.raws
            and products_in(purse) >= self.products
        )


def _text(kind: int, cost: Amounts, reward: Amounts, most: int) -> str:
    if kind == GAIN:
        return f"gain {reward.spell()}"
    if kind == EXCHANGE:
        return f"{cost.spell()} {ARROW} {reward.spell()}"
    return f"transfer {most}" if kind == TRANSFER else EFFECT_KINDS[kind]


def gain(text: str) -> Effect:
    """From text such as `green` or `any`; ValueError says what is wrong."""
    reward = amounts(text)
    if reward.size() != 1 or reward.cubes:
        raise ValueError("a gain is one resource, such as `green`")
    return Effect(GAIN, Amounts(), reward)


def exchange(text: str) -> Effect:
    """From text such as `2 any -> food + pollution`; ValueError says what is wrong."""
    left, arrow, right = text.partition(ARROW)
    if not arrow:
        raise ValueError(f"an exchange is `COST {ARROW} REWARD`, not {text.strip()[:40]!r}")
    cost, reward = amounts(left), amounts(right)
    if cost.cubes:
        raise ValueError("pollution is no resource and cannot be paid")
    if not reward.size():
        raise ValueError("an exchange brings at least one resource")
    if reward.size() > cost.size() + MOST_PROFIT:
        wanted = f"at most {MOST_PROFIT} resources more than it takes"
        raise ValueError(f"an exchange brings {wanted}")
    return Effect(EXCHANGE, cost, reward)


def transfer(most: int) -> Effect:
    return Effect(TRANSFER, Amounts(), Amounts(), most)


def assistance() -> Effect:
    return Effect(ASSISTANCE, Amounts(), Amounts())


def amounts(text: str) -> Amounts:
    """From text such as `2 green + pollution`."""
    found = Amounts()
    for part in text.split("+"):
        words = part.split()
        if len(words) == 1:
            words = ["1", *words]
        if len(words) != 2 or len(words[0]) != 1 or words[0] not in "123456":
            raise ValueError(f"{part.strip()[:40]!r} is not such as `2 green`")
        _add(found, int(words[0]), words[1])
    chosen = [int(found.any), int(found.product), int(found.cubes)]
    if max(chosen + counts(found.bundle)) > MOST_OF_ONE:
        raise ValueError(f"there may be at most {MOST_OF_ONE} of one thing")
    return found


def _add(found: Amounts, amount: int, word: str) -> None:
    if word == ANY:
        found.any += amount
    elif word == PRODUCT:
        found.product += amount
    elif word == POLLUTION:
        found.cubes += amount
    elif word in KIND_NAMES:
        found.bundle += one(KIND_NAMES.index(word)) * amount
    else:
        known = ", ".join((*KIND_NAMES, ANY, PRODUCT, POLLUTION))
        raise ValueError(f"{word[:40]!r} is none of {known}")
