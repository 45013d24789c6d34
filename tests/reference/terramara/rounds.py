"""The five rounds, and the turns in them."""

from collections.abc import Generator

import tests.reference.terramara.crafting as crafting
import tests.reference.terramara.resting as resting
import tests.reference.terramara.sending as sending
from tests.reference.terramara.names import CROSSROADS, HOMELAND, LAST_ROUND, TERRITORY, row_of
from tests.reference.terramara.setting_up import set_up
from tests.reference.terramara.table import (
    NEUTRALS,
    TOP_STRENGTH,
    WARRIORS,
    Decision,
    Play,
    Table,
)


def whole_match(table: Table) -> Play:
    yield from set_up(table)
    for number in range(1, LAST_ROUND + 1):
        begin_round(table, number)
        yield from _turns(table)
        if number < LAST_ROUND:
            end_round(table)


def begin_round(table: Table, number: int) -> None:
    """Neutral strength, then the artefacts that leave."""
    table.round = number
    table.round_workers = 2
    _strengthen_neutrals(table)
    if number in (2, 4):
        level = number // 2
        table.deck = [card for card in table.deck if table.level_of(card) != level]
    if number in (3, 5):
        level = number // 2
        table.row = [card for card in table.row if table.level_of(card) != level]
        table.refill()


def _strengthen_neutrals(table: Table) -> None:
    """A card for each neutral player, the weakest first."""
    if not table.neutrals:
        return
    order = sorted(range(len(table.neutrals)), key=lambda neutral: table.neutrals[neutral])
    for neutral, card in zip(order, table.deal.neutral_cards[table.round - 1], strict=True):
        table.neutrals[neutral] = min(TOP_STRENGTH, table.neutrals[neutral] + card)


def _turns(table: Table) -> Play:
    """Clockwise from the first player, until nobody has a member in hand."""
    seat = table.first
    while any(player.members() for player in table.players):
        if table.players[seat].members():
            table.turn = seat
            yield from _turn(table, seat)
        seat = (seat + 1) % len(table.players)


def _turn(table: Table, seat: int) -> Play:
    table.just_sent = None
    move = yield from _before_sending(table, seat)
    _, kind, _, space = move.split()
    yield from sending.send(table, seat, kind, space)
    yield from _after(table, seat)


def _before_sending(table: Table, seat: int) -> Generator[Decision, str, str]:
    """Flip and once-a-round effects until a member is sent."""
    while True:
        moves = sending.sends(table, seat) + resting.uses(table, seat)
        if can_flip(table, seat):
            moves.append("flip")
        move = yield Decision(seat, moves)
        if move == "flip":
            flip(table, seat)
        elif move.startswith("use"):
            yield from resting.rest(table, seat, move)
        else:
            table.least_worker = 0
            return move


def can_flip(table: Table, seat: int) -> bool:
    """Before the first member of a round; Scout must have an explorer to lose."""
    player = table.players[seat]
    if not player.character or player.adult or player.has_sent:
        return False
    return player.character != "scout" or player.hand["explorer"] > 0


def flip(table: Table, seat: int) -> None:
    """The character becomes adult and loses what its young side gave."""
    player = table.players[seat]
    player.adult = True
    player.character_used = False
    player.tiles = []
    player.private_crossroad = ""
    if player.character == "scout":
        player.hand["explorer"] -= 1


def _after(table: Table, seat: int) -> Play:
    """One craft or reservation may follow; workers and cards before and after it."""
    move = yield from resting.ask(
        table,
        seat,
        lambda: crafting.craftable(table, seat) + crafting.reservable(table, seat),
        "end",
    )
    if move == "end":
        return
    if move.startswith("reserve"):
        crafting.reserve(table, seat, move)
    else:
        yield from crafting.craft(table, seat, move)
    yield from resting.ask(table, seat, list, "end")


def end_round(table: Table) -> None:
    """Members return except from future rows, the row flips, workers and cards are ready."""
    row = [space for space in TERRITORY if row_of(space) == table.round]
    for space in (*HOMELAND, *row, *CROSSROADS, "land"):
        for member in table.spaces[space]:
            if member.kind != "warrior" and member.owner not in NEUTRALS:
                table.players[int(member.owner)].hand[member.kind] += 1
        table.spaces[space] = []
    table.fire = {space for space in table.fire if space not in row}
    table.warriors = WARRIORS
    table.closed = set()
    for player in table.players:
        for kind in player.hut:
            player.hand[kind] += kind != "warrior"
        player.hut = []
        player.ready = sorted(player.ready + player.used)
        player.used = []
        player.used_artefacts = []
        player.character_used = False
        player.has_sent = False
