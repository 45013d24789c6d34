"""No seat is ever sent what it may not know: not in JSON, not in the stream, not in an error."""

import asyncio
from pathlib import Path
from typing import Any

from terrarium.core.state import SPECTATOR
from tests.web.client import site
from tests.web.eyes import hear, views_of, worlds_of


def test_every_seat_was_sent_exactly_its_own_knowledge_version_by_version(tmp_path: Path) -> None:
    async def play() -> tuple[str, dict[int, list[dict[str, Any]]]]:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open", "bot:greedy")
            live = await here.lobby.matches.get(played.match)
            sent: dict[int, list[dict[str, Any]]] = {seat: [] for seat in (SPECTATOR, *range(4))}
            listeners = [asyncio.create_task(hear(live, seat, sent[seat])) for seat in sent]
            await played.play_to_the_end()
            while not all(heard and heard[-1]["over"] for heard in sent.values()):
                await asyncio.sleep(0)
            live.hub.close()
            await asyncio.gather(*listeners)
            return (await played.get(path="/record")).text, sent

    text, sent = asyncio.run(play())
    for version, history in worlds_of(text):
        allowed = views_of(history)
        for seat, shown in sent.items():
            for update in (update for update in shown if update["version"] == version):
                assert update["view"] == allowed[seat]
                assert update["legal"] == (None if seat == SPECTATOR else _legal(allowed[seat]))
                assert (update["seed"] is not None) == update["over"]
    for shown in sent.values():
        assert shown[-1]["over"]
        assert len(shown) > 20
        lines = [line["version"] for update in shown for line in update["log"]]
        assert lines == sorted(lines)


def _legal(view: Any) -> list[str]:
    moves: list[str] = view.get("legal", [])
    return moves


def test_refusals_and_open_records_tell_nothing_of_other_hands(tmp_path: Path) -> None:
    async def play() -> None:
        async with site(tmp_path) as here:
            played = await here.table("me", "open", "open")
            shown = await played.choice()
            seat = (shown["actor"] + 1) % 3
            answer = await played.post(
                seat, "moves", version=shown["version"], moves=["play red 1"]
            )
            assert answer.status_code == 403
            before = (await played.get(seat)).json()["view"]
            stale = await played.post(seat, "moves", version=99, moves=["play red 1"])
            assert stale.json()["view"] == before
            assert "seed" not in (await played.get(seat, "/record")).text

    asyncio.run(play())
