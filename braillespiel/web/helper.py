"""The page of a sighted helper: whose turn it is, and what the pupil beside them reads and hears.

It has no screen, no key and no place at a table: what comes from it is not read.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.ui.network import sentences
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.web import messages as w
from braillespiel.web.seat import RELOAD_S
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.classroom.links import OpenHelper
    from braillespiel.classroom.sighted import HelperView
    from braillespiel.web.page_line import PageLine

LONGEST = 2000
"""Characters of the line, and of what was said."""


class HelperSeat:
    """A sighted helper, whichever page shows it just now, until the link ends.

    It belongs to the class's loop. ``on_gone`` is called when it is over.
    """

    def __init__(self, helper: OpenHelper, on_gone: Callable[[HelperSeat], None]) -> None:
        self._helper, self._on_gone = helper, on_gone
        self.token = secrets.token_hex(16)
        self.over = False
        self._page: PageLine | None = None
        self._language = ""
        self._timer: asyncio.TimerHandle | None = None
        helper.on_change = self._show
        helper.on_end = self.close

    def attach(self, page: PageLine, language: str) -> None:
        """Show it on a page, in this language; one that showed it before is closed."""
        before, self._page = self._page, page
        if before is not None:
            before.on_full = lambda: None
            before.end(w.Ended(self._words("helper-elsewhere")))
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._language = language
        page.on_full = self._show
        page.put(w.Keep(token=self.token))
        self._helper.looks_on(True)
        self._show()

    def detach(self, page: PageLine) -> None:
        """A page is gone; whether it comes back soon is waited for before the pupil is told."""
        if self._page is not page:
            return
        self._page = None
        if not self.over:
            self._timer = asyncio.get_running_loop().call_later(
                RELOAD_S, self._helper.looks_on, False
            )

    def receive(self, message: w.FromPage) -> None:
        """A helper only looks: nothing is done, whatever comes."""

    def close(self, why: str = "helper-over") -> None:
        """The link has ended: the page says so, and shows nothing any more."""
        if self.over:
            return
        self.over = True
        if self._timer is not None:
            self._timer.cancel()
        if self._page is not None:
            self._page.end(w.Ended(self._words(why)))
            self._page = None
        self._on_gone(self)

    @property
    def _words(self) -> Words:
        return words(self._language)

    def _show(self) -> None:
        if self._page is not None and not self.over:
            self._page.put(worded(self._words, self._helper.shown))


def words(language: str) -> Words:
    """Return the sentences of a helper's page."""
    return Words(language, (*BASE_CATALOGUES, "page"))


def worded(words: Words, shown: HelperView) -> w.HelperPage:
    """Put what a helper is shown into words."""
    name = sentences.clean(shown.pupil)
    kind, turn = _turn(words, shown, name)
    why = words(f"helper-{shown.state}", name=name) if shown.state else ""
    if shown.paused:
        turn = f"{words('bar-paused')} {turn}"
    return w.HelperPage(
        words("helper-title", name=name),
        turn,
        "paused" if shown.paused else kind,
        why,
        words("helper-reads", name=name),
        sentences.clean(shown.line, LONGEST),
        words("helper-hears", name=name),
        sentences.clean(shown.said, LONGEST),
        words.language,
        shown.language,
        words("helper-told", name=name),
    )


def _turn(words: Words, shown: HelperView, name: str) -> tuple[str, str]:
    """Return whether it is the pupil's turn ("own", "other", "over"), and whose it is in words."""
    if shown.phase != "playing":
        return "over" if shown.phase == "over" else "", words(
            f"helper-match-{shown.phase}", name=name
        )
    others = [sentences.clean(one) for one in shown.turn if one != shown.pupil]
    named = words.signs.list.join(others)
    if shown.own:
        key = "helper-turn-both" if others else "helper-turn"
        return "own", words(key, name=name, names=named)
    if not others:
        return "other", words("helper-turn-nobody")
    key = "helper-turn-several" if len(others) > 1 else "helper-turn"
    return "other", words(key, name=named, names=named)
