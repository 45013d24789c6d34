"""What is at stake at Terra's table keeps to the lines that it has."""

import pytest

from tests.gallery.scenes import scene_in
from tests.gallery.stage import DESK, PHONES, Stage

_HIGHER = """(cards) => cards.filter((card) => {
  const line = parseFloat(getComputedStyle(card.closest("p")).lineHeight);
  return card.getBoundingClientRect().height > line;
}).length"""


@pytest.mark.parametrize("size", [DESK, PHONES[-1]])
def test_a_card_in_a_sentence_is_no_higher_than_its_line(
    stage: Stage, size: tuple[int, int]
) -> None:
    stage.show(scene_in("terra-3", "help"), size)
    cards = stage.page.locator("#stakes .chip")
    assert cards.count()
    assert cards.evaluate_all(_HIGHER) == 0
