"""Why a character makes a move: the message that names what weighed most."""

from typing import Final

from mypy_extensions import i64

from terrarium.bots.bot import Advice
from terrarium.bots.terra.round import THOUSAND, Round
from terrarium.bots.terra.table import OpenCrisis, Table
from terrarium.bots.terra.temper import POINT, Temper
from terrarium.core.notation import Decoded
from terrarium.core.reason import Args
from terrarium.games.terra.cards import (
    COLOURS,
    spell_crisis,
    value_of,
)
from terrarium.games.terra.moves import END, NOTATION, PASS
from terrarium.games.terra.sets import NO_SET, SET_POINTS, spell_set

_LIKELY: Final = THOUSAND // 2


def explain(temper: Temper, table: Table, move: int, hoards: bool) -> Advice:
    """The move with its motive; `hoards` says whether the character would hoard now."""
    decoded = NOTATION.decoded(move)
    if decoded.verb == "pass":
        return _explain_pass(Round(table))
    if decoded.verb == "play":
        return _explain_play(temper, Round(table), decoded)
    if decoded.verb == "help":
        return _explain_help(temper, table, decoded, hoards)
    if decoded.verb == "hoard":
        return _explain_hoard(table, decoded)
    if decoded.verb == "end":
        return _explain_end(table, hoards)
    return Advice(move, "bot-discards", decoded.words())


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


def _explain_play(temper: Temper, round: Round, move: Decoded) -> Advice:
    args = {"crisis": spell_crisis(round.crisis), **move.words()}
    return Advice(move.number, _motive_to_play(temper, round, value_of(move["card"])), args)


def _motive_to_play(temper: Temper, round: Round, value: i64) -> str:
    if temper.good_of_playing(round, value) >= temper.points_of_playing(round, value):
        if round.fatal:
            return "bot-averts-the-end"
        return "bot-averts" if value >= round.need else "bot-joins"
    return "bot-plays-first" if round.first else "bot-plays-highest"


def _explain_help(temper: Temper, table: Table, move: Decoded, hoards: bool) -> Advice:
    crisis, card, args = OpenCrisis(table, move["crisis"]), move["card"], move.words()
    if crisis.is_solved_by(value_of(card)):
        args["points"] = table.rules.solving_points
        return Advice(move.number, "bot-solves", args)
    good = temper.good_of_helping(crisis, value_of(card))
    unlocked = table.hand.points_without(card) if hoards and not table.has_helped() else 0
    if unlocked * POINT > good:
        return Advice(move.number, "bot-unlocks", args)
    if good < temper.cost(table, card):
        return Advice(move.number, "bot-lays-what-is-too-many", args)
    return _explain_rescue(table, crisis, move.number, args)


def _explain_rescue(table: Table, crisis: OpenCrisis, move: int, args: Args) -> Advice:
    """What is most in danger: a region, a colour, or the world as a whole."""
    limits, number = table.rules.limits, crisis.number
    in_region, of_colour = limits.of_region(number), limits.of_colour(number)
    region, colour = table.relief_of(in_region, number), table.relief_of(of_colour, number)
    if region >= max(colour, crisis.relief - region - colour):
        args["region"] = in_region.name
        return Advice(move, "bot-saves-region", args)
    if colour >= crisis.relief - region - colour:
        args["colour"] = of_colour.name
        return Advice(move, "bot-saves-colour", args)
    return Advice(move, "bot-saves-world", args)


def _explain_hoard(table: Table, move: Decoded) -> Advice:
    args: Args = {**move.words(), "points": SET_POINTS[move["set"]]}
    id = "bot-hoards" if table.peril() else "bot-hoards-in-safety"
    return Advice(move.number, id, args)


def _explain_end(table: Table, hoards: bool) -> Advice:
    if not table.view.pile:
        return Advice(END, "bot-ends-the-match")
    if table.hand.set != NO_SET and not hoards and table.view.full_blown:
        return Advice(END, "bot-dares-not-hoard", {"set": spell_set(table.hand.set)})
    return Advice(END, "bot-has-done-its-part" if table.has_helped() else "bot-waits")
