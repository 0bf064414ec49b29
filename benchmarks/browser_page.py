"""How soon a page in Chromium can be used, and how soon a key has changed it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

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
const [key, done] = arguments;
const press = () => {
  const begun = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    done(performance.now() - begun);
  });
  seen.observe(document.getElementById("content") ?? document.body,
    {childList: true, subtree: true, attributes: true, characterData: true});
  document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
};
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(press)));
"""
"""A key at a page that has drawn what the last one changed: nobody presses a hundred a second."""
_ECHOED = """
const [port, rounds, length, done] = arguments, times = [], text = " ".repeat(length);
const bare = new WebSocket(`ws://127.0.0.1:${port}`);
let begun = 0;
const send = () => { begun = performance.now(); bare.send(text); };
bare.onopen = send;
bare.onmessage = () => {
  times.push(performance.now() - begun);
  if (times.length < rounds) send(); else { bare.close(); done(times); }
};
"""


class Measured(NamedTuple):
    """Times in ms: from the start of navigation to the entrance, the same back at the table (the
    first load of each is left out), from a key to the changed page, of a bare echo of the page.
    """

    entrances: list[float]
    tables: list[float]
    pressed: list[float]
    echoes: list[float]


def in_chromium(port: int, echo: int, loads: int, keys: int) -> Measured:
    """Open the page of the table at ``port`` again and again, and press keys; ``echo`` is the port
    of a bare echo.
    """
    with tempfile.TemporaryDirectory() as folder:
        browser = chromium.start(Path(folder))
        try:
            return _measured(browser, f"http://{LOOPBACK}:{port}/", echo, loads, keys)
        finally:
            browser.driver.quit()


def _measured(
    browser: chromium.Browser, address: str, echo: int, loads: int, keys: int
) -> Measured:
    # The page may speak with its own server alone: the echo is another one.
    browser.driver.execute_cdp_cmd("Page.setBypassCSP", {"enabled": True})
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
    echoes = browser.driver.execute_async_script(_ECHOED, echo, keys, 2000)
    return Measured(entrances, tables, pressed, [float(each) for each in echoes])
