"""Terramara once more: a slow match to hold the engine against, decision by decision."""

from tests.reference.terramara import scoring
from tests.reference.terramara.edition import read_edition
from tests.reference.terramara.names import GOODS, PLACES
from tests.reference.terramara.rounds import whole_match
from tests.reference.terramara.table import Deal, Decision, Options, Player, Table


class Reference:
    """A match from a deal: what may be done, doing it, and all there is to compare."""

    def __init__(self, players: int, options: Options, edition: str, deal: Deal) -> None:
        self.table = Table(players, options, read_edition(edition), deal)
        self._match = whole_match(self.table)
        self._decision: Decision | None = next(self._match)

    def actor(self) -> int | None:
        return self._decision.seat if self._decision else None

    def legal(self) -> list[str]:
        return self._decision.moves if self._decision else []

    def play(self, move: str) -> None:
        assert move in self.legal(), f"{move!r} is not among {self.legal()}"
        try:
            self._decision = self._match.send(move)
        except StopIteration:
            self._decision = None

    def scores(self) -> list[dict[str, float]]:
        return scoring.scores(self.table)

    def ranks(self) -> list[int]:
        return scoring.ranks(self.table)

    def summary(self) -> dict[str, object]:
        """Everything that can be compared."""
        table = self.table
        return {
            "round": table.round,
            "first": table.first,
            "turn": table.turn,
            "neutrals": table.neutrals,
            "row": table.row,
            "deck": len(table.deck),
            "road end": table.road_end,
            "warriors": table.warriors,
            "hired": 2 - table.round_workers,
            "spare workers": list(table.spare_workers.values()),
            "closed": [space for space in ("raid", "first") if table.ground(space) in table.closed],
            "fire": sorted(table.fire),
            "spaces": {
                space: sorted((member.owner, member.kind) for member in members)
                for space, members in table.spaces.items()
                if members
            },
            "seats": [_seat(player) for player in table.players],
        }


def _seat(player: Player) -> dict[str, object]:
    return {
        "goods": {good: player.goods[good] for good in GOODS if player.goods[good]},
        "strength": player.strength,
        "culture": player.culture,
        "vp": player.vp,
        "caravans": sorted(player.caravans, key=PLACES.index),
        "flags": sorted(player.flags),
        "ready": sorted(player.ready),
        "used": sorted(player.used),
        "artefacts": player.artefacts,
        "used artefacts": sorted(player.used_artefacts),
        "reserved": player.reserved,
        "character": player.character,
        "adult": player.adult,
        "character used": player.character_used,
        "has sent": player.has_sent,
        "hand": dict(player.hand),
        "hut": sorted(player.hut),
        "tiles": sorted(player.tiles),
        "crossroad": player.private_crossroad,
        "outpost": player.private_outpost,
    }
