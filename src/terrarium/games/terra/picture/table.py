"""Terra's table as page and terminal draw it, from what a seat may know."""

from terrarium.core.picture import CALM, Cell, Gauge, Phrase, Picture, Row, Section
from terrarium.core.player import seated
from terrarium.core.reason import Args, Message
from terrarium.core.state import SPECTATOR
from terrarium.games.terra.cards import NO_CRISIS, cards_in, crises_in
from terrarium.games.terra.picture.drawing import (
    card_cell,
    colour_cell,
    crisis_cell,
    hidden_card,
    region_words,
    set_with_points,
)
from terrarium.games.terra.picture.groups import groups_of
from terrarium.games.terra.picture.impending import FACE_DOWN, Answer, Impending
from terrarium.games.terra.picture.prompt import prompt_of
from terrarium.games.terra.picture.standing import Danger, causes_of, dangers_of, points_in
from terrarium.games.terra.picture.things import CardFace, CrisisFace, SetFace, full_blown
from terrarium.games.terra.scoring import hoard_points, ranks_by
from terrarium.games.terra.sets import sets_in
from terrarium.games.terra.state import HELPING
from terrarium.games.terra.view import TerraView


def picture_of(view: TerraView) -> Picture:
    sections = [*_impending(view), _full_blown(view), _danger(view)]
    sections += _result(view) if view.over else [_players(view)]
    if view.seat != SPECTATOR:
        sections.append(_own(view))
    args: Args = {"pile": int(view.pile), "crises": int(view.crises_in_pile())}
    caption = Message("terra-picture-caption", args)
    filled = [section for section in sections if section.rows]
    return Picture(caption, prompt_of(view), filled, groups_of(view))


# What lies on the table.


def _impending(view: TerraView) -> list[Section]:
    """The crisis before the player whose turn it is, and what was answered to it so far."""
    if view.impending == NO_CRISIS:
        return []
    impending = Impending(view)
    progress = _progress(impending.crisis)
    if impending.sealed:
        progress[1] = Phrase(Message("terra-picture-sealed-sum"))
    crisis = Row(crisis_cell(impending.crisis.number), progress)
    sections = [Section("impending", Message("terra-title-impending"), [crisis])]
    answers = [_answer(answer) for answer in impending.answers if answer.is_given()]
    if answers:
        asked: Args = {"asked": len(answers), "players": view.rules.players}
        row = Row(Phrase(Message("terra-picture-asked", asked)), answers)
        sections.append(Section("answers", Message("terra-title-answers"), [row]))
    return sections


def _answer(answer: Answer) -> Cell:
    player = seated(answer.seat)
    if answer.card is not None:
        return card_cell(answer.card, player)
    if answer.kind == FACE_DOWN:
        return hidden_card(player)
    return Phrase(Message("terra-picture-passed", {"seat": player}))


def _full_blown(view: TerraView) -> Section:
    rows = [_crisis(view, full_blown(view, crisis)) for crisis in crises_in(view.full_blown)]
    if not rows:
        quiet = view.impending != NO_CRISIS
        rows = [Row(Phrase(Message("terra-picture-no-crisis")), [], quiet=quiet)]
    return Section("full-blown", Message("terra-title-full-blown"), rows)


def _crisis(view: TerraView, crisis: CrisisFace) -> Row:
    cards: list[Cell] = [card_cell(card) for card in crisis.cards]
    if crisis.helped:
        words = Message("terra-picture-helped", {"seat": seated(view.turn)})
        cards.append(Phrase(words, short=Message("terra-picture-helped-short")))
    return Row(crisis_cell(crisis.number), _progress(crisis) + cards)


def _progress(crisis: CrisisFace) -> list[Cell]:
    """How far a crisis is from being solved."""
    total, threat = crisis.total, crisis.threat
    words = Message("terra-picture-sum", {"total": total, "threat": threat})
    gauge = Gauge(words, min(total, threat), threat, CALM, crisis.colour)
    return [gauge, Phrase(Message("terra-picture-missing", {"missing": crisis.missing}))]


def _danger(view: TerraView) -> Section:
    """How near the world is to each way of losing it; what an option switched off is left out."""
    rows = [_near(danger) for danger in dangers_of(view)]
    return Section("danger", Message("terra-title-danger"), rows, aside=True)


def _near(danger: Danger) -> Row:
    found, limit = danger.found, danger.limit
    words = Message("terra-picture-danger", {"found": found, "limit": limit})
    gauge = Gauge(words, min(found, limit), limit, danger.level)
    quiet = danger.level == CALM and danger.kind != "total"
    return Row(_threatened(danger), [gauge], quiet=quiet)


def _threatened(danger: Danger) -> Phrase:
    if danger.kind == "region":
        return Phrase(region_words(danger.name))
    if danger.kind == "colour":
        return colour_cell(danger.name)
    return Phrase(Message("terra-picture-world"))


# Who sits there.


def _players(view: TerraView) -> Section:
    rows = [_player(view, seat) for seat in range(view.rules.players)]
    return Section("players", Message("terra-title-players"), rows, aside=True)


def _player(view: TerraView, seat: int) -> Row:
    cells: list[Cell] = [
        Phrase(Message("terra-picture-points", {"points": view.scores[seat]})),
        Phrase(Message("terra-picture-cards", {"cards": view.hand_sizes[seat]})),
        _set_count(view.hoard_sizes[seat]),
    ]
    for mate in view.rules.team_of(seat):
        if mate != seat:
            cells.append(Phrase(Message("terra-picture-mate", {"seat": seated(mate)})))
    return Row(_name(seat), cells, active=seat == view.turn)


def _set_count(sets: int) -> Phrase:
    short = Message("terra-picture-sets-short", {"sets": sets})
    return Phrase(Message("terra-picture-sets", {"sets": sets}), short=short)


def _name(seat: int) -> Phrase:
    return Phrase(Message("seat-name", {"seat": seated(seat)}))


def _own(view: TerraView) -> Section:
    """The hand, the sets in it while they can be thought of, and what was hoarded."""
    hand = cards_in(view.hand)
    cards: list[Cell] = [card_cell(CardFace(card)) for card in hand]
    rows = [Row(Phrase(Message("terra-picture-cards", {"cards": len(hand)})), cards)]
    sets = sets_in(view.hand)
    if sets and not view.over and not (view.step == HELPING and view.helped):
        rows.append(Row(Phrase(Message("terra-picture-sets-in-hand")), _sets(sets)))
    if view.hoards[view.seat]:
        rows.append(_hoard(view, view.seat))
    return Section("own", Message("terra-title-own"), rows)


def _hoard(view: TerraView, seat: int) -> Row:
    label = Phrase(Message("terra-picture-hoarded", {"points": hoard_points(view.hoards[seat])}))
    return Row(label, _sets(list(view.hoards[seat])))


def _sets(numbers: list[int]) -> list[Cell]:
    return [cell for number in numbers for cell in set_with_points(SetFace(number))]


# How it ended.


def _result(view: TerraView) -> list[Section]:
    title = Message("terra-title-result")
    causes = causes_of(view)
    if causes:
        lost = Section("causes", title, [Row(Phrase(cause), []) for cause in causes])
        return [lost, _players(view)]
    points = points_in(view)
    ranks = ranks_by(view.rules, points)
    order = sorted(range(view.rules.players), key=lambda seat: ranks[seat])
    rows = [_rank(view, seat, ranks[seat], points[seat]) for seat in order]
    return [Section("result", title, rows)]


def _rank(view: TerraView, seat: int, rank: int, score: dict[str, int]) -> Row:
    parts: Args = {"track": score["track"], "hoard": score["hoard"]}
    cells: list[Cell] = [
        Phrase(Message("terra-picture-rank", {"rank": rank})),
        Phrase(Message("terra-picture-points", {"points": score["total"]})),
        Phrase(Message("terra-picture-parts", parts)),
    ]
    return Row(_name(seat), cells + _sets(list(view.hoards[seat])))
