"""What is at stake at Terra's table keeps to the lines that it has."""

import pytest

from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, LOW_DESK, PHONE, PHONES, Stage

_HIGHER = """(cards) => cards.filter((card) => {
  const line = parseFloat(getComputedStyle(card.closest("p")).lineHeight);
  return card.getBoundingClientRect().height > line;
}).length"""

_HIDDEN = "(told) => told.scrollHeight - told.clientHeight"


@pytest.mark.parametrize("size", [DESK, PHONES[-1]])
def test_a_card_in_a_sentence_is_no_higher_than_its_line(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.show(scene_in("terra-3", "help"), size)
    cards = stage.page.locator("#stakes .chip")
    assert cards.count()
    assert cards.evaluate_all(_HIGHER) == 0


@pytest.mark.parametrize(
    ("kind", "size"),
    [("impending", LOW_DESK), ("impending", PHONE), ("help", PHONE), ("help", PHONES[0])],
)
def test_also_above_a_full_hand_on_a_small_screen_it_is_told_to_its_end(
    stage: Stage, kind: str, size: tuple[int, int]
) -> None:
    stage.show(scene_in("terra-6", kind), size)
    stage.has("#hand .card:nth-child(8)")
    assert stage.page.locator("#stakes p").evaluate(_HIDDEN) <= 1
