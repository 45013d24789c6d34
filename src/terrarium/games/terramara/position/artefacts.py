"""Row, deck and the cards of the seats in a position of Terramara."""

from terrarium.core.tuples import replaced
from terrarium.games.terramara.components import IN_ROW, LEVELS, NO_CARD
from terrarium.games.terramara.crafting import MAY_RESERVE
from terrarium.games.terramara.phases import DRAW
from terrarium.games.terramara.position.box import PositionBox


def read_artefacts(box: PositionBox) -> None:
    """Those of the seats first; the row, then the deck, are the first of what is left."""
    for seat in range(box.players):
        _read_crafted(box, seat)
        _read_reserved(box, seat)
    _read_row_and_deck(box)


def _read_crafted(box: PositionBox, seat: int) -> None:
    """In the order of crafting; `used` in this round."""
    key, cards = f"artefacts {seat}", list[int]()
    for item in box.lines.items(key):
        name, _, used = item.partition(" ")
        card = box.artefact(key, name)
        if used not in ("", "used"):
            raise box.lines.fail(f"an artefact may be `used`, not {used[:40]!r}", key)
        if used and not box.rules.artefacts[card].powers.each_round:
            raise box.lines.fail(f"{name!r} is not used once a round", key)
        if used:
            box.state.turned |= 1 << card
        cards.append(card)
    box.state.artefacts = replaced(box.state.artefacts, seat, tuple(cards))


def _read_reserved(box: PositionBox, seat: int) -> None:
    """From culture 4 on (1.10)."""
    key = f"reserved {seat}"
    names = box.lines.items(key)
    if len(names) > 1:
        raise box.lines.fail("only one artefact is reserved at a time", key)
    if names and box.state.culture[seat] < MAY_RESERVE:
        raise box.lines.fail(f"to reserve, culture {MAY_RESERVE} is needed", key)
    box.state.reserved[seat] = box.artefact(key, names[0]) if names else NO_CARD


def _read_row_and_deck(box: PositionBox) -> None:
    """What is not said are the first cards that are left, of levels still in play."""
    state, lines = box.state, box.lines
    row = [box.artefact("row", name) for name in lines.items("row")]
    if len(row) > IN_ROW:
        raise lines.fail(f"{IN_ROW} artefacts lie in the row, not {len(row)}", "row")
    names, more = lines.pile("deck", "a deck has a number of cards")
    deck = [box.artefact("deck", name) for name in names]
    if not (lines.has("row") and lines.has("deck")):
        row += _first_left(box, IN_ROW - len(row), _levels_of_row(box))
    state.row, state.deck = tuple(row), (*deck, *_rest_of_deck(box, more))
    _check_levels(box)
    _check_all_there(box)
    if state.deck and len(row) < IN_ROW and not _is_drawn_later(box):
        raise lines.fail(f"{IN_ROW} artefacts lie in the row while there is a deck", "row")


def _rest_of_deck(box: PositionBox, more: int) -> list[int]:
    """So many cards more, or all that are left where nothing is said of the deck."""
    said = box.lines.has("deck")
    left = _first_left(box, more if said else len(box.cards_left), _levels_of_deck(box))
    if said and len(left) != more:
        raise box.lines.fail(f"only {len(left)} artefacts are left for the deck", "deck")
    return left


def _is_drawn_later(box: PositionBox) -> bool:
    """The row is filled when the outermost craft is finished; inner ones may be already (1.23b)."""
    return any(frame.step == DRAW for frame in box.state.frames())


def _first_left(box: PositionBox, wanted: int, levels: range) -> list[int]:
    left = [card for card in sorted(box.cards_left) if _level(box, card) in levels]
    box.cards_left.difference_update(left[:wanted])
    return left[:wanted]


def _level(box: PositionBox, card: int) -> int:
    return int(box.rules.artefacts[card].level)


def _levels_of_deck(box: PositionBox) -> range:
    """Level 1 leaves the deck in round 2, level 2 in round 4 (1.21)."""
    return _levels_left(int(box.state.round))


def _levels_of_row(box: PositionBox) -> range:
    """And the row a round later."""
    return _levels_left(int(box.state.round) - 1)


def _levels_left(rounds: int) -> range:
    return range(rounds // 2 + 1, LEVELS + 1)


def _check_levels(box: PositionBox) -> None:
    """Only levels that are still in play, in the deck level above level (1.3)."""
    state, lines = box.state, box.lines
    for key, cards, levels in (
        ("row", state.row, _levels_of_row(box)),
        ("deck", state.deck, _levels_of_deck(box)),
    ):
        wrong = [card for card in cards if _level(box, card) not in levels]
        if wrong:
            name = box.rules.artefacts[wrong[0]].name
            raise lines.fail(f"{name!r} has left the {key} by round {state.round}", key, "round")
    found = [_level(box, card) for card in state.deck]
    if found != sorted(found):
        raise lines.fail("in the deck level 1 lies above level 2, and that above level 3", "deck")


def _check_all_there(box: PositionBox) -> None:
    """Cards leave the game only with their level."""
    levels = _levels_of_deck(box)
    lost = [card for card in box.cards_left if _level(box, card) in levels]
    if lost:
        name = box.rules.artefacts[min(lost)].name
        raise box.lines.fail(f"the artefact {name!r} is nowhere", "deck", "row")
