"""What the things of the table mean and are worth now: a few sentences each, from a view alone."""

from collections.abc import Iterator
from typing import Final

from terrarium.core.picture import Means
from terrarium.core.reason import Args, Message
from terrarium.games.terra_futura.effects.amounts import (
    LISTED,
    POLLUTION,
    THINGS,
    Icon,
    in_words,
)
from terrarium.games.terra_futura.effects.effect import Effect
from terrarium.games.terra_futura.picture.display import DisplayRow
from terrarium.games.terra_futura.picture.standing import TURNS, points_of_seat, turn_number
from terrarium.games.terra_futura.picture.territory import Territory, Tile
from terrarium.games.terra_futura.picture.things import CardFace
from terrarium.games.terra_futura.resources import KIND_NAMES
from terrarium.games.terra_futura.rules import Rules
from terrarium.games.terra_futura.scoring import resource_points
from terrarium.games.terra_futura.view import TerraFuturaView

_AMOUNT: Final = "terra_futura-page-means-amount"


def means_of_board(
    view: TerraFuturaView,
    rows: list[DisplayRow],
    taken: CardFace | None,
    territories: list[Territory],
) -> Means:
    """What everybody may be told: of resources, of all cards that lie open, of what is on them."""
    values, penalty = view.rules.values, view.rules.penalty
    tiles = [(territory.seat, tile) for territory in territories for tile in territory.tiles]
    cards = [*_shown(rows), *([taken] if taken else []), *(tile.card for _, tile in tiles)]
    return {
        **{kind: [means_of_kind(kind, values, penalty)] for kind in THINGS},
        **{f"card-{card.name}": _card(view.rules, card) for card in cards},
        **{f"on-{seat}-{tile.cell}": _load(view, tile) for seat, tile in tiles if tile.is_laden},
        **{f"sum-{seat}": [means_of_sum(view, seat)] for seat in range(view.rules.players)},
        "round": [_round(view)],
    }


def means_of_sum(view: TerraFuturaView, seat: int) -> Message:
    """What makes somebody's points, as far as the seat that looks may know (5.6)."""
    points = points_of_seat(view, seat)
    off = -points["pollution"]
    return _says("sum", resources=points["resources"], pollution=off, set=points["set"])


def means_of_kind(kind: str, values: list[int], penalty: int) -> Message:
    """A resource and what it counts in the end; pollution costs (5.6)."""
    worth = values[KIND_NAMES.index(kind)] if kind in KIND_NAMES else penalty
    return _says("kind", piece=kind, worth=worth)


def _says(what: str, **args: str | int) -> Message:
    return Message(f"terra_futura-page-means-{what}", dict(args))


def _shown(rows: list[DisplayRow]) -> Iterator[CardFace]:
    for row in rows:
        yield from (slot.card for slot in row.slots if slot.card)
        yield from row.discards


def _round(view: TerraFuturaView) -> Message:
    phase = "over" if view.over else "final" if view.final else "turn"
    return _says("round", round=turn_number(view), turns=TURNS, phase=phase)


# Cards: what they do, in the words of their effects.


def _card(rules: Rules, card: CardFace) -> list[Message]:
    effects = rules.effects_of[card.number]
    said = [_effect(effect, number > 0) for number, effect in enumerate(effects)]
    return [*said, *([_says("spaces", spaces=card.spaces)] if card.spaces else [])]


def _effect(effect: Effect, again: bool) -> Message:
    """Such as: pay 1 money: 1 construction; lay 1 cube."""
    args: Args = {"again": "yes" if again else "no", "cubes": int(effect.cubes + effect.most)}
    parts = {"cost": effect.takes.icons(), "reward": _resources(effect)}
    said = {name: in_words(icons, LISTED, _AMOUNT) for name, icons in parts.items() if icons}
    return Message(f"terra_futura-page-means-{effect.kind}", args, said)


def _resources(effect: Effect) -> list[Icon]:
    return [icon for icon in effect.brings.icons() if icon[1] != POLLUTION]


def _load(view: TerraFuturaView, tile: Tile) -> list[Message]:
    """What lies on a card counts while it is active; a polluted card costs (4.6, 5.6)."""
    worth = int(resource_points(view.rules, view.stock[tile.place]))
    counts = [_says("load", worth=worth)] if tile.stock else []
    costs = [_says("polluted", penalty=view.rules.penalty)] if tile.cubes else []
    full = [] if tile.free else [_says("full")]
    return [*costs, _says("inactive")] if tile.blocked else [*counts, *costs, *full]
