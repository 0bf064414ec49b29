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


def _hand(keys: str, focus: str) -> Picture:
    tiles = tuple(Tile(key, f"card {key}", symbol=key) for key in keys)
    return Picture("SIX", (Panel("hand", "Hand", "list", tiles),), ("hand", focus))


_HOLD = """
const later = setTimeout;
window.held = [];
window.setTimeout = (call, ms) => ms === 1000 ? held.push(call) : later(call, ms);
window.before = document.activeElement;
"""
"""From here on nothing leaves before it is let go, and ``before`` has had the focus."""


def test_what_had_the_focus_leaves_when_the_next_is_read(
    browser: Browser, fake: FakeServer
) -> None:
    shown = Shown(browser, fake)
    shown.load(_hand("abc", focus="b"))
    browser.run(_HOLD)
    shown.show(_hand("ac", focus="c"), True)
    assert browser.focused() == "card c"
    # Behind the others: it is not counted with them.
    assert browser.run("return [...before.parentNode.children].indexOf(before)") == 2
    assert browser.run("return document.querySelectorAll('[data-tile=b]').length") == 0
    shown.show(_hand("abc", focus="b"), True)
    assert browser.focused() == "card b"
    assert browser.run("return document.activeElement !== before && before.isConnected")
    browser.run("for (const call of held) call()")
    assert browser.focused() == "card b"
    names = "return [...document.querySelectorAll('[data-panel=hand] .name')].map(e=>e.textContent)"
    assert browser.run(names) == ["card a", "card b", "card c"]


def test_what_goes_beside_the_focus_is_a_picture_first(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(_hand("abc", focus="b"))
    browser.run(_HOLD)
    browser.run("window.gone = document.querySelector('[data-tile=c]')")
    shown.show(_hand("ab", focus="b"))
    assert browser.run("return gone.role") == "img", "Orca loses the focus with a cell that goes"
    assert browser.run("return document.querySelectorAll('[data-tile]').length") == 2
    shown.show(_hand("a", focus="a"), True)
    assert browser.focused() == "card a"
    assert browser.run("return before.role") == "gridcell", "Orca has not read the new one yet"
    browser.run("for (const call of held.splice(0)) call()")
    assert browser.run("return before.role") == "img"
    assert browser.run("return [gone.isConnected, before.isConnected]") == [False, True]
    browser.run("for (const call of held.splice(0)) call()")
    assert not browser.run("return before.isConnected")
    assert browser.focused() == "card a"


def _plan(first: int, *rows: int) -> Picture:
    """Return a column of cells; as in Cubus, places are counted from what is shown first."""
    tiles = tuple(Tile(str(y), f"cell {y}", place=(y - first, 0)) for y in rows)
    plan = Panel("plan", "Plan", "grid", tiles, rows=tuple(f"row {y}" for y in rows))
    return Picture("Cubus", (plan,), ("plan", "1"))


def test_a_cell_that_goes_to_another_row_stays_there(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(_plan(1, 1))
    browser.run(_HOLD)
    shown.show(_plan(0, 0, 1, 2), True)
    assert browser.focused() == "cell 1"
    browser.run("for (const call of held) call()")
    assert browser.focused() == "cell 1"
    names = "return [...document.querySelectorAll('[data-tile] .name')].map(e => e.textContent)"
    assert browser.run(names) == ["cell 0", "cell 1", "cell 2"]
    browser.keys(DOWN)
    assert fake.next("press")["key"] == "Down"
