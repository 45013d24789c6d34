"""A match on the page: every kind of decision, drafts of it, and what happens around it."""

from urllib.parse import quote

from terrarium.core.reason import Refused
from terrarium.core.state import NOBODY
from terrarium.tables.live import LiveMatch
from tests.every_game import under_test
from tests.gallery.lines import WON, Line, kinds
from tests.gallery.matches import Guests
from tests.gallery.scene import Scene

DRAFTED = 3  # moves at most, of a draft that is shown
STRANGER = None


async def decision_scenes(guests: Guests, line: Line) -> list[Scene]:
    """As the one who decides sees it, and what that one composes."""
    live = await guests.at(line)
    actor = max(live.course.actor, 0)
    path = f"/matches/{live.id}"
    scenes = [await guests.sees(line.kind, path, actor)]
    if live.course.actor != NOBODY:
        for number, draft in enumerate(_drafts(line)):
            asked = f"{path}?version={live.course.version}&draft={quote(draft)}"
            scenes.append(await guests.sees(f"{line.kind}-draft-{number + 1}", asked, actor))
    return scenes


def _drafts(line: Line) -> list[str]:
    """The last of the legal moves, and what may follow it while the same seat decides."""
    state, made, drafts = line.state(), list[str](), list[str]()
    seat = state.actor()
    drafted = under_test(line.game.name).drafted
    if not line.game.composes(state.view(seat)) or (drafted and line.kind not in drafted):
        return []
    while state.actor() == seat and len(made) < DRAFTED:
        legal = [move for move in state.legal() if line.game.spell(move) != "end"]
        chances = state.chances
        if not legal:
            break
        state.play(legal[len(legal) // 2])
        if state.chances != chances:
            break
        made.append(line.game.spell(legal[len(legal) // 2]))
        if _can_be_composed(line, made):
            drafts.append("; ".join(made))
    return drafts


def _can_be_composed(line: Line, moves: list[str]) -> bool:
    """Choices that are named in part are proposed as a whole, or refused."""
    try:
        line.game.compose(line.state(), moves)
    except Refused:
        return False
    return True


async def table_scenes(guests: Guests, found: dict[str, Line]) -> list[Scene]:
    """Those who wait, those who watch, talk, requests, and links for another device."""
    line = _begun(found)
    live = await guests.at(line)
    path, actor = f"/matches/{live.id}", live.course.actor
    waiting = (actor + 1) % line.players
    for guest in (0, 1):
        await live.room.say(
            guests.people[guest], "A long sentence that somebody says at the table."
        )
    scenes = [
        await guests.sees("waiting", path, waiting),
        await guests.sees("watching", path, STRANGER),
        await guests.sees_form("device", path, f"{path}/device", actor),
    ]
    await _ask_back(live)
    asker = live.takebacks.request.seat if live.takebacks.request else waiting
    return [
        *scenes,
        await guests.sees("undo-asked", path, (asker + 1) % line.players),
        await guests.sees("undo-waiting", path, asker),
        await _away_scene(guests, line),
        *await _end_scenes(guests, found[WON]),
    ]


def _begun(found: dict[str, Line]) -> Line:
    """The first kind of decision before which somebody has moved, for that may be taken back."""
    named = kinds(found[WON].game, found[WON].players)
    return next(found[kind] for kind in named if found[kind].moves)


async def _ask_back(live: LiveMatch) -> None:
    """Whoever moved last and may go back wants to; in some games nobody may."""
    made = reversed(live.course.history.entries)
    for seat in [entry.seat for entry in made if live.takebacks.targets(entry.seat)][:1]:
        await live.takebacks.ask(seat, live.course.version)


async def _away_scene(guests: Guests, line: Line) -> Scene:
    """Somebody has gone, and the host may let a bot play."""
    live = await guests.at(line, away=line.players - 1)
    return await guests.sees("away", f"/matches/{live.id}")


async def _end_scenes(guests: Guests, line: Line) -> list[Scene]:
    live = await guests.at(line)
    return [await guests.sees("end-watching", f"/matches/{live.id}", STRANGER)]
