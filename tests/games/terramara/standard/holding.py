"""What a seat has, in words: all that is not nothing."""

from terrarium.games.terramara.road import PLACE_NAMES
from tests.games.terramara.tables import EDITION, Table

LEVELS = 3


def holds(table: Table, seat: int = 0) -> str:
    """Such as `1 wood; strength 2; caravans start c1`; members and artefacts are not named."""
    state = table.terramara
    tracks = {
        "strength": state.strength[seat],
        "culture": state.culture[seat],
        "points": state.points[seat],
    }
    things = [table.goods(seat), *(f"{name} {n}" for name, n in tracks.items() if n)]
    places = [PLACE_NAMES[place] for place in state.caravans[seat * 2 : seat * 2 + 2]]
    if places != ["start", "start"]:
        things.append(f"caravans {' '.join(places)}")
    things += [f"L{n + 1} worker" for n in range(LEVELS) for _ in range(workers(table, seat, n))]
    return "; ".join(thing for thing in things if thing)


def workers(table: Table, seat: int, level: int) -> int:
    return int(table.terramara.workers[seat * LEVELS + level])


def number_of(artefact: str) -> int:
    """As `use card N` names it."""
    return [card.name for card in EDITION.artefacts].index(artefact) + 1
