"""Characters and the draft in a position of Terramara."""

from terrarium.core.tuples import replaced
from terrarium.games.terramara.characters import BONUS, CHARACTER_NAMES, WAR
from terrarium.games.terramara.position.box import PositionBox


def read_characters(box: PositionBox) -> None:
    """Each seat's, what can still be drafted, and the start cards: no card twice."""
    state, left = box.state, {name: number for number, name in enumerate(CHARACTER_NAMES)}
    for seat in range(box.players):
        _read_character(box, seat, left)
    state.open_characters = _read_open(box, "open characters", left, "a character")
    starts = {card.name: number for number, card in enumerate(box.rules.start_cards)}
    for seat in range(box.players):
        for card in _read_open(box, f"start {seat}", starts, "a start card")[:1]:
            state.start_of = replaced(state.start_of, seat, card)
    state.open_starts = _read_open(box, "open starts", starts, "a start card")
    _check_box(box)


def _read_character(box: PositionBox, seat: int, left: dict[str, int]) -> None:
    """Such as `road` or `road adult`."""
    key = f"character {seat}"
    for item in box.lines.items(key):
        name, _, side = item.partition(" ")
        if side not in ("", "adult", "young"):
            raise box.lines.fail(f"a character is young or adult, not {side[:40]!r}", key)
        if not box.rules.drafts:
            raise box.lines.fail("there are no characters in a first game", key)
        character = box.lines.thing(key, name, left, "a character that is left")
        del left[CHARACTER_NAMES[character]]
        box.state.character = replaced(box.state.character, seat, character)
        box.state.adult |= (side == "adult") << seat


def _read_open(box: PositionBox, key: str, left: dict[str, int], wanted: str) -> tuple[int, ...]:
    found: list[int] = []
    for name in box.lines.items(key):
        found.append(box.lines.thing(key, name, left, f"{wanted} that is left"))
        del left[name]
    return tuple(found)


def _check_box(box: PositionBox) -> None:
    """What was not taken, and all start cards, are in the box from round 1 on (1.4)."""
    keys = ["open characters", "open starts", *(f"start {seat}" for seat in range(box.players))]
    for key in keys:
        if box.lines.items(key) and (box.state.round or not box.rules.drafts):
            raise box.lines.fail("the draft is over, or there is none at this table", key)


def read_abilities(box: PositionBox) -> None:
    """What adult War and young Bonus have done in this round."""
    state, lines = box.state, box.lines
    war = [seat for seat in range(box.players) if state.is_character(seat, WAR, adult=True)]
    bonus = [seat for seat in range(box.players) if state.is_character(seat, BONUS, adult=False)]
    for item in lines.items("used"):
        if item not in ("character", "tile"):
            raise lines.fail(f"used are `character` and `tile`, not {item[:40]!r}", "used")
        if not (war if item == "character" else bonus):
            raise lines.fail("only adult War and young Bonus have something to use", "used")
    state.character_used = "character" in lines.items("used")
    state.tile_used = "tile" in lines.items("used")
