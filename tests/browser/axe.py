"""What axe, which knows the rules of pages for everybody, finds on a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text("utf-8")
# What is well is not told node by node, which took as long as the search.
FOUND = """() => axe.run({ resultTypes: ["violations"] }).then((found) => found.violations)"""


def faults(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(FOUND)
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        for node in fault["nodes"]
    ]
