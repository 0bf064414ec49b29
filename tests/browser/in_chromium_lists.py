"""Lists whose entries come and go while somebody has the focus in them, in Chromium."""

from __future__ import annotations

from braillespiel.output.picture import Control, Panel, Picture, Tile
from tests.browser.chromium import DOWN, Browser
from tests.browser.fake import FakeServer
from tests.browser.shown import Shown


def _room(*keys: str) -> Picture:
    check = Control("check")
    tiles = tuple(
        Tile(key, key.title(), control=check) if key == "ready" else Tile(key, key.title())
        for key in keys
    )
    focus = ("menu", "watch")
    return Picture("Room", panels=(Panel("menu", "Room", "list", tiles, menu=True),), focus=focus)


def test_a_list_that_loses_its_only_check_box_keeps_the_focus_and_its_keys(
    browser: Browser, fake: FakeServer
) -> None:
    shown = Shown(browser, fake)
    shown.load(_room("game", "ready", "watch", "leave"))
    assert browser.focused() == "Watch"
    for keys, role in (
        (("game", "watch", "leave"), "gridcell"),
        (("game", "ready", "watch", "leave"), "button"),
    ):
        shown.show(_room(*keys))
        assert browser.focused() == "Watch"
        assert browser.run("return document.activeElement.getAttribute('role')") == role
        browser.keys(DOWN)
        assert fake.next("press")["key"] == "Down"
