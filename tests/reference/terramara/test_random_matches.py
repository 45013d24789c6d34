"""The second implementation plays whole matches, and nothing is lost or made in them."""

from itertools import product
from random import Random

import pytest

from tests.reference.terramara import scoring
from tests.reference.terramara.dealing import begun
from tests.reference.terramara.habits import busy_move
from tests.reference.terramara.reference import Reference
from tests.reference.terramara.table import Player

TABLES = list(product((2, 3, 4), ("draft", "first"), range(2)))


def clan(player: Player) -> int:
    """How many explorers belong to the player."""
    return 4 + (player.culture >= 8) + (player.character == "scout" and not player.adult)


def check(match: Reference) -> None:
    table = match.table
    for seat, player in enumerate(table.players):
        assert scoring.explorers(table, seat) == clan(player)
        assert min(player.goods.values()) >= 0
        assert 0 <= player.strength <= 20
    on_table = [member.kind for members in table.spaces.values() for member in members]
    in_huts = [kind for player in table.players for kind in player.hut]
    in_hands = sum(player.hand["warrior"] for player in table.players)
    assert table.warriors + in_hands + (on_table + in_huts).count("warrior") == 4
    cards = [card for player in table.players for card in (*player.artefacts, player.reserved)]
    held = [card for card in (*cards, *table.row, *table.deck) if card]
    assert len(held) == len(set(held))


@pytest.mark.parametrize(("players", "start", "seed"), TABLES)
def test_a_random_match_ends_after_five_rounds_with_all_its_pieces(
    players: int, start: str, seed: int
) -> None:
    chance = Random(seed)
    match = begun(players, start, chance)
    while match.actor() is not None:
        match.play(busy_move(match.legal(), chance))
        check(match)
    assert match.table.round == 5
