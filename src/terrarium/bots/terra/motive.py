"""Why a character makes a move: the message that names what weighed most."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.bot import Advice
from terrarium.bots.terra.hand import NO_SET
from terrarium.bots.terra.round import THOUSAND, Round
from terrarium.bots.terra.table import OpenCrisis, Table
from terrarium.bots.terra.temper import POINT, Temper
from terrarium.core.reason import Args
from terrarium.games.terra.cards import (
    COLOURS,
    REGIONS,
    crisis_colour,
    crisis_region,
    spell_card,
    spell_crisis,
    value_of,
)
from terrarium.games.terra.moves import (
    DISCARD,
    END,
    HELP,
    HOARD,
    PASS,
    PLAY,
    helped_crisis,
    helping_card,
)
from terrarium.games.terra.sets import SET_POINTS, spell_set

_LIKELY: Final = THOUSAND // 2


def explain(temper: Temper, table: Table, move: int, hoards: bool) -> Advice:
    """The move with its motive; `hoards` says whether the character would hoard now."""
    if move == PASS:
        return _explain_pass(Round(table))
    if move < HELP:
        return _explain_play(temper, Round(table), move - PLAY)
    if move < HOARD:
        return _explain_help(temper, table, move, hoards)
    if move < END:
        return _explain_hoard(table, move - HOARD)
    if move == END:
        return _explain_end(table, hoards)
    return Advice(move, "bot-discards", {"card": spell_card(move - DISCARD)})


def _explain_pass(round: Round) -> Advice:
    crisis: Args = {"crisis": spell_crisis(round.crisis)}
    if round.need <= 0:
        return Advice(PASS, "bot-sees-it-averted", crisis)
    if not round.table.hand.highest(round.colour):
        return Advice(PASS, "bot-has-no-card", {"colour": COLOURS[round.colour]})
    if round.is_hopeless():
        return Advice(PASS, "bot-sees-no-hope", crisis)
    if round.chance_to_avert(0) >= _LIKELY:
        return Advice(PASS, "bot-leaves-it-to-others", crisis)
    return Advice(PASS, "bot-spares-its-cards", crisis)


def _explain_play(temper: Temper, round: Round, card: i64) -> Advice:
    value = value_of(card)
    args: Args = {"crisis": spell_crisis(round.crisis), "card": spell_card(card)}
    return Advice(PLAY + card, _motive_to_play(temper, round, value), args)


def _motive_to_play(temper: Temper, round: Round, value: i64) -> str:
    if temper.good_of_playing(round, value) >= temper.points_of_playing(round, value):
        if round.fatal:
            return "bot-averts-the-end"
        return "bot-averts" if value >= round.need else "bot-joins"
    return "bot-plays-first" if round.first else "bot-plays-highest"


def _explain_help(temper: Temper, table: Table, move: int, hoards: bool) -> Advice:
    crisis, card = OpenCrisis(table, helped_crisis(move)), helping_card(move)
    args: Args = {"crisis": spell_crisis(crisis.number), "card": spell_card(card)}
    if crisis.is_solved_by(value_of(card)):
        args["points"] = table.rules.solving_points
        return Advice(move, "bot-solves", args)
    good = temper.good_of_helping(crisis, value_of(card))
    unlocked = table.hand.points_without(card) if hoards and not table.has_helped() else 0
    if unlocked * POINT > good:
        return Advice(move, "bot-unlocks", args)
    if good < temper.cost(table, card):
        return Advice(move, "bot-lays-what-is-too-many", args)
    return _explain_rescue(table, crisis, move, args)


def _explain_rescue(table: Table, crisis: OpenCrisis, move: int, args: Args) -> Advice:
    """What is most in danger: a region, a colour, or the world as a whole."""
    region = table.region_relief(crisis.number)
    colour = table.colour_relief(crisis.number)
    if region >= max(colour, crisis.relief - region - colour):
        args["region"] = REGIONS[crisis_region(crisis.number)]
        return Advice(move, "bot-saves-region", args)
    if colour >= crisis.relief - region - colour:
        args["colour"] = COLOURS[crisis_colour(crisis.number)]
        return Advice(move, "bot-saves-colour", args)
    return Advice(move, "bot-saves-world", args)


def _explain_hoard(table: Table, number: int) -> Advice:
    args: Args = {"set": spell_set(number), "points": SET_POINTS[number]}
    id = "bot-hoards" if table.peril() else "bot-hoards-in-safety"
    return Advice(HOARD + number, id, args)


def _explain_end(table: Table, hoards: bool) -> Advice:
    if table.hand.set != NO_SET and not hoards and table.view.full_blown:
        return Advice(END, "bot-dares-not-hoard", {"set": spell_set(table.hand.set)})
    return Advice(END, "bot-has-done-its-part" if table.has_helped() else "bot-waits")
