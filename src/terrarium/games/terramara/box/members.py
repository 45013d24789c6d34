"""Members and workers, which only some components bring."""

from terrarium.core.edition import Entry
from terrarium.games.terramara.components import Parts
from terrarium.games.terramara.effects.explorer import ONE_EXPLORER
from terrarium.games.terramara.effects.powers import Powers
from terrarium.games.terramara.effects.workers import WORKER


def refuse_members(entry: Entry, key: str, parts: Parts) -> None:
    """Workers come by Hire and start cards alone, the sixth explorer with Scout (M-19, 1.20)."""
    refuse_explorers(entry, key, parts)
    if any(WORKER in part.text for part in parts):
        raise entry.fail("only start cards bring workers", key)


def refuse_explorers(entry: Entry, key: str, parts: Parts) -> None:
    if any(ONE_EXPLORER in part.text for part in parts):
        raise entry.fail("only young Scout has one more explorer", key)


def check_sides(entry: Entry, young: Powers, adult: Powers, is_scout: bool) -> None:
    """Scout, who gives an explorer back as an adult, has it from the young side (1.20, M-13)."""
    given = [part for part in young.at_once if part.text == ONE_EXPLORER]
    if len(given) != is_scout:
        raise entry.fail("young Scout has `at once: 1 explorer`, once, and nobody else", "young")
    others = [part for part in all_parts(young) if part not in given]
    refuse_members(entry, "young", tuple(others))
    refuse_members(entry, "adult", all_parts(adult))


def all_parts(powers: Powers) -> Parts:
    """Whatever a card may bring before the end."""
    answers = [part for trigger in powers.triggers for part in trigger.parts]
    return (*powers.at_once, *powers.each_round, *answers)
