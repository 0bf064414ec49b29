"""A table whose loop runs beside the test, and a browser that sits at it; clocks are simulated."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest

from braillespiel.web import seat
from braillespiel.web.page_line import PageLine
from braillespiel.web.visitor import Visitor
from tests.browser.chromium import Browser
from tests.browser.firefox import Firefox
from tests.web.places import CODE, LOOPBACK, Place

T = TypeVar("T")

HURRIED = """
const {now} = performance, later = window.setTimeout;
performance.now = () => 20 * now.call(performance);
window.setTimeout = (call, ms) => later(call, ms / 20);
"""
"""What is put into the page before its own scripts: its pauses are a twentieth as long."""
COUNTED = """
const Socket = WebSocket;
window.sent = window.got = 0;
window.WebSocket = class extends Socket {
  constructor(...given) { super(...given); this.addEventListener("message", () => got++); }
  send(told) { sent++; super.send(told); }
};
window.heard = [];
document.addEventListener("DOMContentLoaded", () => {
  for (const id of ["polite", "assertive"]) {
    const region = document.getElementById(id);
    new MutationObserver(() => region.textContent && heard.push(region.textContent.trim()))
      .observe(region, {childList: true, subtree: true});
  }
});
"""
"""Also before its own scripts: what comes and goes is counted, and what the live regions say is
written down."""


class LivePlace(Place):
    """A place whose loop runs in a thread of its own, so that a browser is served meanwhile."""

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        if not hasattr(self, "_thread"):
            self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
            self._thread.start()
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def __exit__(self, *reason: object) -> None:
        self.run(self.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


class Sitting:
    """Somebody at the page, whose clock goes with the table's."""

    def __init__(
        self, place: LivePlace, browser: Browser | Firefox, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.place, self.browser = place, browser
        self.taken = self.put = 0
        # A seat takes up together what comes soon after one another; no clock simulates that.
        monkeypatch.setattr(seat, "CALM_S", 0.0)
        monkeypatch.setattr(Visitor, "_take", self._counting(Visitor._take))
        monkeypatch.setattr(PageLine, "put", self._counting_put(PageLine.put))

    def _counting(self, take: Any) -> Any:
        async def counted(visitor: Visitor, message: Any) -> None:
            await take(visitor, message)
            self.taken += 1

        return counted

    def _counting_put(self, put: Any) -> Any:
        def counted(line: PageLine, message: Any) -> None:
            self.put += not line.ending
            put(line, message)

        return counted

    def enter(
        self,
        name: str,
        language: str,
        dress: str,
        *,
        hurried: bool = True,
        listen: Callable[[str], object] = lambda field: None,
        ms: int = 1000,
    ) -> list[str]:
        """Go to the table, where Enter needs no pause; return what was heard there within ``ms``.

        ``hurried`` is whether the page's pauses are shortened: no real reader listens to it.
        ``listen`` is called with the name of each field before something is typed into it.
        """
        browser = self.browser
        self._script = browser.preload(HURRIED * hurried + COUNTED)
        address = f"http://{LOOPBACK}:{self.place.web.port}/"
        browser.open(address + "icon.svg")
        browser.run(
            "localStorage.clear(); sessionStorage.clear();"
            "for (const [name, value] of Object.entries(arguments[0]))"
            " localStorage.setItem('braillespiel.' + name, JSON.stringify(value))",
            {
                "reader": "reader",
                "dress": dress,
                "settings": {"language": language, "double-press-ms": 0},
            },
        )
        self.taken = self.put = 0
        browser.open(address)
        browser.until(lambda: browser.run("return document.getElementById('code') !== null"))
        for field, value in (("code", CODE), ("first", name)):
            browser.run("document.getElementById(arguments[0]).focus()", field)
            listen(field)
            browser.keys(value)
        browser.keys("\ue007")
        browser.until(lambda: browser.run("return document.querySelector('[data-tile]') !== null"))
        return self.wait(ms)

    def leave(self) -> None:
        """Go away, and leave the browser as it was."""
        self.browser.unload(self._script)
        self.browser.open("about:blank")

    def _quiet(self) -> bool:
        told = self.browser.run(
            "return [sent, got, document.querySelector('[data-waiting]') !== null]"
        )
        return bool(told == [self.taken, self.put, False])

    def wait(self, ms: int = 1000) -> list[str]:
        """Let so much time pass; return what was heard since the last time."""
        self.browser.until(self._quiet)
        # What the key has set off is done before the clock goes on, else matches would differ.
        self.place.run(self.place.settle())
        self.place.run(self.place.pass_time(ms))
        self.browser.until(self._quiet)
        return list(self.browser.run("return heard.splice(0)"))
