"""How many full-blown crises the world bears."""

import pytest

from terrarium.core.bits import bit
from terrarium.games.terra.cards import COLOURS, CRISIS_BY_NAME, REGIONS
from terrarium.games.terra.loss import Limits

LIMITS = Limits(3, 4, 7)


def crises(*names: str) -> int:
    return sum(int(bit(CRISIS_BY_NAME[name])) for name in names)


@pytest.mark.rule("loss")
def test_the_world_is_lost_by_region_by_colour_and_in_all() -> None:
    causes = [limit.cause() for limit in LIMITS.all]
    ways = [f"region {region}" for region in REGIONS] + [f"colour {colour}" for colour in COLOURS]
    assert causes == [*ways, "total"]


@pytest.mark.rule("loss")
def test_a_limit_counts_its_own_crises_alone() -> None:
    raging = crises("africa-green", "africa-red", "asia-green")
    left = {limit.cause(): limit.left(raging) for limit in LIMITS.all}
    assert (left["region africa"], left["region asia"], left["region europe"]) == (1, 2, 3)
    assert (left["colour green"], left["colour red"], left["colour blue"]) == (2, 3, 4)
    assert left["total"] == 4


@pytest.mark.rule("loss", "R13")
def test_every_limit_that_is_met_is_a_cause() -> None:
    limits = Limits(3, 2, 3)
    raging = crises("africa-green", "africa-blue", "africa-red", "asia-red")
    causes = [limit.cause() for limit in limits.met(raging)]
    assert causes == ["region africa", "colour red", "total"]
    assert limits.are_met(raging)
    assert not limits.are_met(crises("africa-green", "africa-blue"))


def test_the_nearest_end_of_the_world_is_the_widest_that_a_crisis_to_come_can_bring() -> None:
    raging = crises("africa-green", "africa-red", "asia-green", "europe-green")
    assert LIMITS.nearest(raging, 0) == LIMITS.of_colour(CRISIS_BY_NAME["asia-green"])


def test_no_end_is_near_that_no_crisis_can_bring_any_more() -> None:
    raging, solved = crises("africa-green", "africa-red"), crises("africa-blue")
    assert LIMITS.nearest(raging, 0) == LIMITS.of_region(CRISIS_BY_NAME["africa-red"])
    assert LIMITS.nearest(raging, solved) is None


def test_an_end_that_was_near_before_is_none_of_a_crisis_that_does_not_count_for_it() -> None:
    raging = crises("africa-green", "africa-red", "asia-blue")
    assert LIMITS.nearest(raging, 0, crises("asia-blue")) is None


@pytest.mark.parametrize(("limits", "off"), [(Limits(4, 7, 19), 10), (Limits(3, 6, 18), 0)])
def test_a_limit_that_no_number_of_crises_reaches_is_switched_off(limits: Limits, off: int) -> None:
    assert sum(limit.is_off() for limit in limits.all) == off


def test_a_crisis_belongs_to_its_region_and_its_colour() -> None:
    crisis = CRISIS_BY_NAME["oceania-blue"]
    assert LIMITS.of_region(crisis).cause() == "region oceania"
    assert LIMITS.of_colour(crisis).cause() == "colour blue"
