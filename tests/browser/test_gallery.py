"""The gallery, compared with one that was drawn before."""

from pathlib import Path

from playwright.sync_api import Browser

from gallery import changed


def test_scenes_that_look_different_or_are_missing_are_named(
    browser: Browser, tmp_path: Path
) -> None:
    before, now = tmp_path / "before", tmp_path / "now"
    _draw(browser, before, {"home": "blue", "table": "green", "gone": "red"})
    _draw(browser, now, {"home": "blue", "table": "grey", "new": "gold"})
    assert changed(browser, before, now) == ["gone", "new", "table"]


def _draw(browser: Browser, gallery: Path, scenes: dict[str, str]) -> None:
    page = browser.new_page()
    for name, colour in scenes.items():
        page.set_content(f'<body style="background: {colour}">{name}')
        page.screenshot(path=gallery / "scenes" / f"{name}.png")
    page.close()
