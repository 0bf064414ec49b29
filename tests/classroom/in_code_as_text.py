"""The desk's one-time code as a text in a real browser: found by a reader's keys, never told."""

from __future__ import annotations

from pathlib import Path

from tests.browser import chromium
from tests.classroom.in_whole_class import Host, Window

_STANDS = """
const text = document.getElementById("unsaid");
const around = [];
for (let node = text; node && node.getAttribute; node = node.parentNode)
  around.push(node.getAttribute("aria-live"), node.getAttribute("aria-hidden"));
return {
  text: text.textContent, shown: text.checkVisibility(), around: around.filter(Boolean),
  described: [...document.querySelectorAll("[aria-describedby], [aria-labelledby]")]
    .some((one) => /\\bunsaid\\b/.test(one.getAttribute("aria-describedby") + " "
      + one.getAttribute("aria-labelledby"))),
};
"""


def test_the_code_is_an_ordinary_text_that_no_live_region_says(tmp_path: Path) -> None:
    host = Host(tmp_path / "host")
    browser = chromium.start(tmp_path / "desk")
    try:
        desk = Window(browser, host.told["teacher"])
        desk.hears("Desk, 5b")
        browser.click("Menu")
        desk.hears("Class. Pause everybody")
        desk.choose("Desk on another device")
        desk.hears("Make a code all the same?")
        desk.choose("Yes")
        browser.until(lambda: browser.focused().startswith("The code is on the Braille"))
        assert not browser.run(_STANDS)["shown"]
        desk.choose("Show the code as text")
        desk.choose("Yes")
        browser.until(lambda: browser.run(_STANDS)["text"])
        stands = browser.run(_STANDS)
        digits = stands["text"].replace(" ", "")
        assert (len(digits), digits.isdigit()) == (8, True)
        assert (stands["shown"], stands["around"], stands["described"]) == (True, [], False)
        assert any(stands["text"] in line for line in browser.tree())
        told = " ".join([*desk.told(), *browser.live().values()]).replace(" ", "").replace(",", "")
        assert digits not in told
        desk.choose("Hide the text")
        browser.until(lambda: not browser.run(_STANDS)["shown"])
    finally:
        browser.close()
        host.close()
