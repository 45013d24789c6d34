"""Effects with their timing: at once, once a round, always, at the end (1.6)."""

import pytest

from terrarium.games.terramara.effects.timed import powers_spelt
from terrarium.games.terramara.goods import one
from terrarium.games.terramara.traits import (
    CRAFTS_FOR_LESS,
    EXTRA_CULTURE,
    GAINS_CULTURE,
    HAS_USES,
    PLACES_FLAG,
    RAIDS_HIGHER,
    crafts,
    reaches,
    sends,
)

EXPLORER, CHIEF = 0, 1
PLAIN, FOREST, OTHERS, NOBODY, CROSSROAD = 0, 2, 4, 5, 6


def test_a_card_may_have_several_effects() -> None:
    powers = powers_spelt(["always: raid +1", "at once: raid", "each round: 1 vp, 1 raw"])
    assert [effect.text for effect in powers.at_once] == ["raid"]
    assert [effect.text for effect in powers.each_round] == ["1 vp", "1 raw"]
    assert powers.traits == RAIDS_HIGHER | HAS_USES
    assert [line.text for line in powers.lines] == [
        "always: raid +1",
        "at once: raid",
        "each round: 1 vp, 1 raw",
    ]


@pytest.mark.parametrize(
    ("when", "occasions"),
    [
        ("explorer goes to plain or forest", sends(EXPLORER, PLAIN) | sends(EXPLORER, FOREST)),
        ("chief goes to empty", sends(CHIEF, NOBODY)),
        ("member goes to crossroad", sends(EXPLORER, CROSSROAD) | sends(CHIEF, CROSSROAD)),
        ("chief goes to other explorer", sends(CHIEF, OTHERS)),
        ("culture", GAINS_CULTURE),
        ("flag", PLACES_FLAG),
        ("first caravan at c3", reaches(3, False)),
        ("second caravan at c4", reaches(4, True)),
        ("craft L1 or L2", crafts(1) | crafts(2)),
        ("craft L3", crafts(3)),
    ],
)
def test_an_occasion_is_a_bit_of_the_traits(when: str, occasions: int) -> None:
    powers = powers_spelt([f"always: when {when}: 1 vp"])
    assert (powers.traits, powers.triggers[0].occasions) == (occasions, occasions)


def test_any_crossroad_is_every_crossroad_for_either_caravan() -> None:
    traits = powers_spelt(["always: when caravan at crossroad: 2 vp"]).traits
    every = [reaches(number, second) for number in range(1, 6) for second in (False, True)]
    assert traits == sum(every)


def test_no_two_occasions_share_a_bit() -> None:
    sending = [sends(kind, where) for kind in (EXPLORER, CHIEF) for where in range(7)]
    reaching = [reaches(number, second) for number in range(1, 6) for second in (False, True)]
    crafting = [crafts(level) for level in (1, 2, 3)]
    every = [*sending, *reaching, *crafting, GAINS_CULTURE, PLACES_FLAG, HAS_USES, EXTRA_CULTURE]
    assert bin(sum(every)).count("1") == len(every)


def test_one_less_of_each_is_for_every_category() -> None:
    powers = powers_spelt(["always: craft: less 1 each"])
    each = sum(int(one(good)) for good in range(4, 8))
    assert (powers.less, powers.traits) == ((each,) * 4, CRAFTS_FOR_LESS)


def test_one_less_of_a_kind_is_for_its_category() -> None:
    assert powers_spelt(["always: craft tools: less 1 timber"]).less == (0, 0, one(6), 0)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("2 culture", "an effect says when it comes, by `at once: …`"),
        ("sometimes: 1 vp", "an effect says when it comes"),
        ("at once: 1 gold", "is no effect"),
        ("always: fly", "is none of `craft: 2 raw`, `raid +1`"),
        ("always: when rain: 1 vp", "'rain' is no occasion"),
        ("always: when chief goes to sea: 1 vp", "members go to plain, quarry"),
        ("always: when first caravan at c6: 1 vp", "is no occasion"),
        ("always: when craft L4: 1 vp", "is no occasion"),
        ("always: when craft: 1 vp per wood", "points per refined good"),
        ("always: when craft: 1 raw per timber", "points per refined good"),
        ("always: craft toys: less 1 timber", "'toys' is none of clothing"),
        ("always: craft tools: less 1 wood", "'wood' is none of leather"),
        ("always: when culture: 1 culture", "cannot bring culture"),
        ("always: when culture: 1 raw -> 2 culture or 1 vp", "cannot bring culture"),
        ("always: when explorer goes to plain: take back", "sent again for ever"),
        ("at the end: 1 vp per cloud", "points are per clothing, pottery"),
        ("at the end: 0 vp per flag", "a whole number from 1 to 20"),
        ("at the end: strength 21 -> 5 vp", "strength is a whole number from 1 to 20"),
        ("at the end: both caravans l4 -> 5 vp", "a crossroad is one of c1, c2"),
        ("at the end: wisdom 3 -> 5 vp", "a condition is of strength, culture"),
        ("at the end: much", "an effect at the end is such as"),
    ],
)
def test_what_is_no_timed_effect_is_told(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        powers_spelt([text])
    assert says in str(refused.value)
