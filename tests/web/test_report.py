"""The report of a seat in a browser goes to its own device, and holds nothing of the host's."""

from __future__ import annotations

import platform
from pathlib import Path

from tests.web.places import Page, Place


def kept(page: Page) -> list[str]:
    return [told["text"] for told in page.got if told["type"] == "file"]


def test_a_page_is_given_its_own_report_after_a_yes(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        ana = place.run(place.enter("Ana", settings={"zoom": 150}))
        place.run(place.press(ana, "F2"))
        place.run(place.press(ana, "End"))
        place.run(place.press(ana, "Enter"))
        shown = ana.tiles()
        assert "Zoom: 150 per cent" in shown
        place.run(place.press(ana, "End"))
        place.run(place.press(ana, "Enter"))
        assert not kept(ana)
        place.run(place.press(ana, "Down"))
        place.run(place.press(ana, "Enter"))
        (text,) = kept(ana)
        assert text.splitlines() == shown[1:-1]
        assert ana.heard[-1].startswith("The report is among the downloads of this device.")
        for private in ("Ana", platform.release(), platform.python_version(), str(tmp_path)):
            assert private not in text
        assert not list(tmp_path.rglob("*report*"))
