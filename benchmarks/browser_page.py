"""How soon a page in Chromium can be used, and how soon a key has changed it."""

from __future__ import annotations

import tempfile
from pathlib import Path

from benchmarks.browser_host import LOOPBACK
from tests.browser import chromium
from tests.web.places import CODE

_NOTED = """
window.usable = 0;
new MutationObserver(() => {
  if (!usable && document.querySelector("#code, [data-tile]")) usable = performance.now();
}).observe(document, {childList: true, subtree: true});
"""
"""Put into the page before its own scripts: when its form, or its screen, is there."""
_PRESSED = """
const [key, done] = arguments, begun = performance.now();
const seen = new MutationObserver(() => {
  seen.disconnect();
  done(performance.now() - begun);
});
seen.observe(document.getElementById("content") ?? document.body,
  {childList: true, subtree: true, attributes: true, characterData: true});
document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
"""


def in_chromium(port: int, loads: int, keys: int) -> tuple[list[float], list[float], list[float]]:
    """Return ms from the start of navigation to the entrance, the same back at the table, and ms
    from a key to the changed page; the first load of each is left out.
    """
    with tempfile.TemporaryDirectory() as folder:
        browser = chromium.start(Path(folder))
        try:
            return _measured(browser, f"http://{LOOPBACK}:{port}/", loads, keys)
        finally:
            browser.driver.quit()


def _measured(
    browser: chromium.Browser, address: str, loads: int, keys: int
) -> tuple[list[float], list[float], list[float]]:
    browser.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": _NOTED})

    def loaded() -> float:
        browser.open(address)
        return float(browser.until(lambda: browser.run("return window.usable")))

    entrances = [loaded() for _ in range(loads + 1)][1:]
    browser.run("localStorage.setItem('braillespiel.reader', JSON.stringify('reader'))")
    loaded()
    for field, value in (("code", CODE), ("first", "Ana")):
        browser.run("document.getElementById(arguments[0]).focus()", field)
        browser.keys(value)
    browser.keys("\ue007")
    browser.until(lambda: browser.run("return document.querySelector('[data-tile]') !== null"))
    tables = [loaded() for _ in range(loads + 1)][1:]
    browser.run("document.querySelector('[data-tile][tabindex=\"0\"]').focus()")
    browser.driver.set_script_timeout(10)
    pressed = [
        float(browser.driver.execute_async_script(_PRESSED, ("ArrowDown", "ArrowUp")[n % 2]))
        for n in range(keys)
    ]
    return entrances, tables, pressed
