"""How a person likes the pages, as it is kept."""

from terrarium.tables.person import Settings, read_settings


def test_a_sound_that_was_just_on_calls_when_it_is_ones_turn() -> None:
    assert read_settings('{"sound": "on"}').sound == "turn"


def test_what_is_kept_is_read_as_it_was() -> None:
    liked = Settings(sound="all", stakes="never", shortcuts="off")
    assert read_settings(liked.write()) == liked
