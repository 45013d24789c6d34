"""A table at which nobody wished for anything."""

from terrarium.tables.table import WAITING, SeatInfo, Table


def plain_table(game: str, seats: list[SeatInfo]) -> Table:
    return Table(
        id="table",
        game=game,
        host=None,
        options={},
        edition="standard",
        private=True,
        pace="live",
        clock=None,
        undo="strict",
        hints=False,
        guide="",
        guide_read=0,
        seed=None,
        phase=WAITING,
        match="match",
        made_at=0.0,
        seats=seats,
    )
