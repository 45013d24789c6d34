"""What one seat has, is working for and may do, and why not the rest."""

from typing import Final

from terrarium.core.draft import Draft
from terrarium.core.reason import Message, WhyNot
from terrarium.games.terra_futura.cards import NO_CARD
from terrarium.games.terra_futura.cells import CELL_NAMES, CELLS, cells_in, pattern_mask
from terrarium.games.terra_futura.draft.preview import Preview
from terrarium.games.terra_futura.moves import END, NOTATION
from terrarium.games.terra_futura.page.buttons import PageMove, moves_of
from terrarium.games.terra_futura.page.finals import finals_of
from terrarium.games.terra_futura.page.land import Land
from terrarium.games.terra_futura.page.sheet import Sheet
from terrarium.games.terra_futura.page.worth import means_of_own
from terrarium.games.terra_futura.picture.goals import goals_of
from terrarium.games.terra_futura.picture.prompt import prompt_of, rule_of
from terrarium.games.terra_futura.picture.reasons import effect_key, reasons_of
from terrarium.games.terra_futura.picture.standing import names_of, unused
from terrarium.games.terra_futura.picture.territory import Tile
from terrarium.games.terra_futura.picture.things import CardFace, EffectFace
from terrarium.games.terra_futura.state import PATTERN, SET
from terrarium.games.terra_futura.view import TerraFuturaView

# What may be changed in a draft by pressing another card.
_CHANGES: Final = {f"swap-{verb}": verb for verb in ("pay", "pollute", "transfer")}


class Line:
    """An effect on a card of one's own: what to pick for it, and whether it can be used now."""

    def __init__(self, face: EffectFace, pick: str, able: bool) -> None:
        self.face: Final = face
        self.pick: Final = pick
        self.able: Final = able


class Marks:
    """What a draft has done to a card of one's own, and whether it may be activated."""

    def __init__(self, tile: Tile, own: "Own") -> None:
        preview, name = own.preview, tile.card.name
        self.in_line: Final = tile.in_line
        self.used: Final = tile.cell in own.used
        self.usable: Final = tile.cell in own.usable
        self.lifted: Final = preview is not None and preview.cell == tile.cell
        self.paid: Final = [p for p in (preview.paid if preview else []) if p.card == name]
        self.gained: Final = [p.kind for p in (preview.gained if preview else []) if p.card == name]
        self.new_cubes: Final = (preview.cubes.count(name) if preview else 0) + (
            len(preview.moved) if preview and self.lifted else 0
        )
        finals = enumerate(own.finals, 1)
        self.under: Final = [number for number, final in finals if final.activates(tile.cell)]
        self.lines: Final = [
            own.line_of(tile, option, face) for option, face in enumerate(tile.card.effects)
        ]


class Own:
    """The part of the page that is one seat's alone."""

    def __init__(self, view: TerraFuturaView, why_not: WhyNot, draft: Draft | None = None) -> None:
        self.seat: Final = view.seat
        self.draft: Final = draft if draft and draft.steps else None
        self.to_move: Final = view.seat == view.actor or draft is not None
        self.prompt: Final[Message] = self.draft.prompt() if self.draft else prompt_of(view)
        self.rule: Final = rule_of(view)
        self.phase: Final = view.phase()
        self.hand: Final = CardFace(view.rules, int(view.taken)) if _is_mine(view) else None
        self.territory: Final = Land(view)
        self.goals: Final = goals_of(view, view.seat)
        self.pattern: Final = view.pattern[view.seat] + 1
        self.chosen: Final = view.chosen[view.seat] + 1
        self.sheet: Final = Sheet(view, view.seat)
        self.best: Final = max((goal.earned for goal in self.goals), default=0)
        self.used: Final = _used(view, draft)
        self.preview: Final = Preview(view, self.draft.steps[-1]) if self.draft else None
        self.offers: Final[list[PageMove]] = moves_of(view, self.draft)
        self.finals: Final = finals_of(view, self.offers)
        self.effects: Final = {o.move: o.picks for o in self.offers if o.kind == "activate"}
        self.usable: Final = [CELL_NAMES[cell] for cell in unused(view)]
        self.unused: Final = names_of(view, unused(view))
        self.reasons: Final = reasons_of(view, why_not, {o.thing for o in self.offers})
        self.ends: Final = END in view.legal
        self.means: Final = means_of_own(view)

    def marks(self, tile: Tile) -> Marks:
        return Marks(tile, self)

    def line_of(self, tile: Tile, option: int, face: EffectFace) -> Line:
        """Pointing at an effect picks its card with it; at one that is of no use, the reason."""
        picks = self.effects.get(NOTATION.encoded("activate", tile.place % CELLS, option), "")
        why = effect_key(tile.cell, option)
        return Line(face, picks or (why if why in self.reasons else ""), bool(picks))

    def skips(self) -> int:
        """How many cards would stay unused if the turn ended now."""
        return len(self.usable)

    def hint(self) -> str:
        """What to point at now; empty: nothing has to be pointed at."""
        changed = {offer.kind for offer in self.offers if offer.thing} & _CHANGES.keys()
        if changed:
            return _CHANGES[changed.pop()] if len(changed) == 1 else "change"
        if self.phase == "activate":
            return "activate" if self.usable and self.draft is None else ""
        return self.phase if self.phase in ("place", "copy") else ""

    def ending(self) -> str:
        """What is sent when the turn ends, with all that was composed."""
        return self.draft.sent([END]) if self.draft else NOTATION.spell(END)

    def can_do(self) -> bool:
        """A draft is sent once nothing is left open in it."""
        return self.draft is not None and not self.draft.is_open()


def own_of(view: TerraFuturaView, why_not: WhyNot) -> Own:
    return Own(view, why_not)


def drafted_of(view: TerraFuturaView, why_not: WhyNot, draft: Draft) -> Own:
    return Own(view, why_not, draft)


def _is_mine(view: TerraFuturaView) -> bool:
    return view.taken != NO_CARD and view.turn == view.seat


def _used(view: TerraFuturaView, draft: Draft | None) -> list[str]:
    """Those of the line that have been activated, as far as can be told."""
    if view.turn != view.seat or view.over or view.step in (PATTERN, SET):
        return []
    steps = draft.steps if draft else []
    mains = NOTATION.among([step.main[0] for step in steps], "activate")
    cells = {main["cell"] for main in mains}
    if view.final and view.pattern[view.seat] != NO_CARD:
        pattern = view.rules.scoring[view.pattern[view.seat]].pattern
        whole = pattern_mask(pattern, view.places[view.seat])
        cells |= set(cells_in(whole & ~view.line))
    return [CELL_NAMES[cell] for cell in sorted(cells)]
