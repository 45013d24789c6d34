"""What the first load of a table weighs on its way to a browser, as our server sends it."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response

from tests.browser.futura import FuturaPractice, is_taking
from tests.browser.mara import MaraPractice, is_sending
from tests.browser.people import People
from tests.browser.practice import Practice

SEED = 7
LARGEST = 150 * 1024  # without typefaces
LEAST = 20_000
FILES = 6
Shown = dict[str, Any]


def has_five_crises(shown: Shown) -> bool:
    return len(shown["view"]["open"]) == 5


@pytest.mark.parametrize(
    ("practice", "lively"),
    [
        (Practice, has_five_crises),
        (FuturaPractice, is_taking),
        (MaraPractice, is_sending(2)),
    ],
)
def test_a_table_weighs_at_most_150_kilobytes(
    people: People, practice: type[Practice], lively: Callable[[Shown], bool]
) -> None:
    ada = people.new()
    practice(ada, SEED).go_on_until(lively)
    fresh = people.new(storage_state=ada.context.storage_state())
    sent: list[Response] = []
    fresh.page.on("response", lambda got: sent.append(got))
    fresh.page.goto(ada.page.url, wait_until="load")
    fresh.until(lambda: any(is_of(got, "event-stream") for got in sent))
    sizes = [weight(got) for got in sent]
    assert len([size for size in sizes if size]) >= FILES
    assert LEAST < sum(sizes) <= LARGEST


def weight(got: Response) -> int:
    """As it came: packed, if it was."""
    if is_of(got, "event-stream") or is_of(got, "font"):
        return 0
    return got.request.sizes()["responseBodySize"]


def is_of(got: Response, kind: str) -> bool:
    return kind in got.headers.get("content-type", "")
