"""Before the first round: neutral explorers, and the draft or the first game's start."""

import tests.reference.terramara.doing as doing
from tests.reference.terramara.effects import parse_parts
from tests.reference.terramara.names import CHARACTERS, RAW, ROWS
from tests.reference.terramara.table import NEUTRALS, Decision, Member, Play, Table


def set_up(table: Table) -> Play:
    """The first game's start is dealt with the board; a draft follows the neutral explorers."""
    if table.options.start == "first":
        start_first_game(table)
    yield from place_neutral_explorers(table)
    if table.options.start == "draft":
        yield from draft(table)
        yield from pay_start_cards(table)


def place_neutral_explorers(table: Table) -> Play:
    """For each neutral player one in each row, by the first player and on clockwise."""
    for neutral in NEUTRALS[: len(table.neutrals)]:
        seats = table.seats_from(table.first) * len(ROWS)
        for row, seat in zip(ROWS, seats):
            spaces = [f"{column}{row}" for column in "abcdef"]
            free = [f"neutral {space}" for space in spaces if _is_free(table, space)]
            move = free[0]
            if len(free) > 1:
                move = yield Decision(seat, free)
            table.spaces[move.split()[1]].append(Member(neutral, "explorer"))


def _is_free(table: Table, space: str) -> bool:
    return not (table.spaces[space] or space in table.fire or table.is_special(space))


def draft(table: Table) -> Play:
    """From the last player counter-clockwise any card, then clockwise one of the kind lacked."""
    order = table.seats_from(table.first)
    for seat in [*reversed(order), *order]:
        player = table.players[seat]
        characters = [] if player.character else _open_characters(table)
        starts = [] if player.start else _open_starts(table)
        move = yield Decision(seat, characters + starts)
        if move.startswith("draft"):
            yield from take_character(table, seat, move.split()[1])
        else:
            number = int(move.split()[1])
            (player.start,) = [
                card.name for card in table.edition.starts.values() if card.number == number
            ]


def _open_characters(table: Table) -> list[str]:
    taken = [player.character for player in table.players]
    return [
        f"draft {name}"
        for name in CHARACTERS
        if name in table.deal.characters and name not in taken
    ]


def _open_starts(table: Table) -> list[str]:
    taken = [player.start for player in table.players]
    return [
        f"start {card.number}"
        for card in table.edition.starts.values()
        if card.name in table.deal.starts and card.name not in taken
    ]


def take_character(table: Table, seat: int, name: str) -> Play:
    """What the young side gives at once is carried out when the card is taken."""
    player = table.players[seat]
    player.character = name
    for effect in table.edition.characters[name].young:
        if effect.timing == "at once":
            yield from doing.do(table, seat, effect.parts)
        elif effect.timing == "leftover tiles":
            placed = table.deal.bonus.values()
            player.tiles = [tile for tile in table.edition.bonus if tile not in placed]
        elif effect.timing == "leftover land":
            yield from _take_land(table, seat)


def _take_land(table: Table, seat: int) -> Play:
    """A leftover L1 right tile, then a leftover L1 left tile, both with the back up."""
    player = table.players[seat]
    right = {
        f"crossroad {tile.number}": tile.name
        for tile in table.edition.set_of("right", 1)
        if tile.name not in table.deal.right
    }
    player.private_crossroad = right[(yield Decision(seat, list(right)))]
    left = {
        f"outpost {tile.number}": tile.name
        for tile in table.edition.set_of("left", 1)
        if tile.name not in table.deal.left
    }
    player.private_outpost = left[(yield Decision(seat, list(left)))]


def pay_start_cards(table: Table) -> Play:
    for seat in table.seats_from(table.first):
        card = table.edition.starts[table.players[seat].start]
        yield from doing.do(table, seat, parse_parts(card.effect))


def start_first_game(table: Table) -> None:
    """One of each raw good, an L1 worker, 1 culture, and strength by the place in turn order."""
    for place, seat in enumerate(table.seats_from(table.first), 1):
        player = table.players[seat]
        for good in RAW:
            player.goods[good] = 1
        player.culture = 1
        player.strength = place
        table.spare_workers[1] -= 1
        player.ready.append(1)
