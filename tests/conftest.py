"""What all tests share: the mark that names the rule a test proves, and the sizes of searches."""

import secrets
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from tests.sizes import PROFILE

pytest.register_assert_rewrite(
    "tests.games.table",
    "tests.games.terra.table",
    "tests.games.terra_futura.table",
    "tests.properties",
    "tests.tables.lobbies",
)

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

# `deep` looks elsewhere each time: for an afternoon's search, not for the daily run.
for name, examples in (("quick", 40), ("full", 500), ("deep", 5000)):
    settings.register_profile(
        name,
        max_examples=examples,
        derandomize=name != "deep",
        deadline=None,
        database=None,
        print_blob=False,
        suppress_health_check=SLOW_IS_FINE,
    )
settings.load_profile(PROFILE)


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches of a test are the same whenever it runs: one in some thousands of random matches
    of Terra is lost before anybody had a choice."""
    monkeypatch.setattr(secrets, "randbits", Random(1).getrandbits)


@pytest.fixture
def with_dare() -> Iterator[None]:
    """A game of the tests' own is among the games."""
    from tests.tiny.registered import registered

    with registered():
        yield


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "leisurely: takes its time, so that ./test quick leaves it to the full run"
    )
    config.addinivalue_line(
        "markers", "rule(*paragraphs): the paragraphs and rulings of the rules that a test proves"
    )
