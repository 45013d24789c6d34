"""An icon that no artefact shows is missed."""

from tests.games.terramara.balance.unbalanced import changed, warned


def test_every_icon_is_on_some_artefact() -> None:
    text = changed("bronze-dagger", "join equal", "raid +1")
    assert warned(text, "bow-drill") == ["no artefact shows the icon join-equal"]


def test_two_icons_mean_something_together() -> None:
    text = changed("smiths-apron", "when craft: 1 vp per leather", "when flag: 1 vp")
    assert warned(text, "bow-drill") == ["no artefact shows the icon points by cost"]
