"""The link of a sighted helper: who it is for, address and code, and how it ends."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.classroom import desk as d
from braillespiel.classroom import orders as o
from braillespiel.network.joining.codes import pairs
from braillespiel.network.texts import NAME
from braillespiel.output.picture import Picture
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen

PATH = "helper"
"""What stands behind the page's address."""


def open_link(desk: DeskScreen, pupil: d.PupilRow) -> None:
    """Show the link of whoever looks on beside a pupil, or ask for whom one is to be made."""
    if link_of(desk, pupil.id) is not None:
        desk.ui.push(LinkMenu(desk, pupil.id))
    elif desk.desk.address.startswith("http"):
        _after_warning(desk, pupil)
    else:
        desk.ui.announcer.answer(desk.words.phrase("desk-link-no-page"), sound="error")


def link_of(desk: DeskScreen, pupil: int) -> d.Link | None:
    """Return the link of whoever looks on beside a pupil, None for nobody."""
    return next((one for one in desk.desk.links if one.pupil == pupil), None)


def _after_warning(desk: DeskScreen, pupil: d.PupilRow) -> None:
    """Ask who it is for; where others could read along, only if the teacher wants that."""
    ask = partial(_ask_name, desk, pupil)
    if desk.desk.address.startswith("http:"):
        sure = desk.words.phrase("desk-link-plain-sure", name=desk.name(pupil))
        desk.ui.push(Question(desk.ui, sure, ask))
    else:
        ask()


def _ask_name(desk: DeskScreen, pupil: d.PupilRow) -> None:
    def typed(text: str) -> None:
        if text:
            _make(desk, pupil.id, text)
        else:
            desk.ui.pop_to(desk)

    title = desk.words.phrase("desk-link-ask", name=desk.name(pupil))
    desk.ui.push(Prompt(desk.ui, title, "", typed, NAME))


def _make(desk: DeskScreen, pupil: int, helper: str) -> None:
    """Have a link made; the menu shows its code as soon as it is there."""
    before = link_of(desk, pupil)
    desk.port.order(o.MakeLink(pupil, helper))
    desk.ui.pop_to(desk, silent=True)
    desk.ui.push(LinkMenu(desk, pupil, -1 if before is None else before.number))


class LinkMenu(Menu):
    """One pupil's link: code, address, a new one, the end. ``before`` is the number of the last."""

    def __init__(self, desk: DeskScreen, pupil: int, before: int = -1) -> None:
        self._desk, self._pupil, self._before = desk, pupil, before
        self._waits = True
        """Whether the link has never been there yet."""
        super().__init__(desk.ui, desk.words.phrase("desk-link"), ())
        desk.news.take_up()

    @property
    def _link(self) -> d.Link | None:
        link = link_of(self._desk, self._pupil)
        return None if link is None or link.number == self._before else link

    def title(self) -> Phrase:
        """Say who looks on beside whom."""
        link, desk = self._link, self._desk
        if link is None:
            return self._title
        helper, name = _named(link), desk.name(desk.pupil(self._pupil))
        return self.words.phrase("desk-link-title", helper=helper, name=name)

    def refresh(self) -> None:
        link, words = self._link, self.words
        self._waits = self._waits and link is None
        entries = [MenuEntry("how", self._how(), self._say)]
        if link is not None:
            if link.code:
                entries.append(MenuEntry("address", self._address(), self._say))
            end = words.phrase("desk-link-end", helper=_named(link))
            entries += [
                MenuEntry("end", end, partial(self._end, link)),
                MenuEntry("new", words.phrase("desk-link-new"), partial(self._new, link)),
            ]
        back = MenuEntry("back", words.phrase("desk-code-done"), self._close)
        self.entries = [*entries, back]
        self.index = min(self.index, len(self.entries) - 1)

    def _how(self) -> Phrase:
        link, words, desk = self._link, self.words, self._desk
        if link is None:
            return words.phrase("desk-code-waits" if self._waits else "desk-link-over")
        helper, name = _named(link), desk.name(desk.pupil(self._pupil))
        if link.code:
            said = words.signs.list.join(pairs(link.code).split())
            return words.phrase("desk-link-code", pairs=said, digits=link.code)
        key = "desk-link-here" if link.here else "desk-link-away"
        return words.phrase(key, helper=helper, name=name)

    def _address(self) -> Phrase:
        address = sentences.clean(self._desk.desk.address + PATH, 80)
        return self.words.phrase("projector-address", address=address)

    def _say(self) -> None:
        self.ui.announcer.answer(self.focused())

    def _end(self, link: d.Link) -> None:
        desk = self._desk
        name = desk.name(desk.pupil(self._pupil))
        said = self.words.phrase("desk-did-unlink", helper=_named(link), name=name)
        desk.order(o.EndLink(link.number), said)

    def _new(self, link: d.Link) -> None:
        _make(self._desk, self._pupil, link.name)

    def _close(self) -> None:
        self.ui.pop_to(self._desk)

    def tick(self) -> None:
        """Show the code once it has come, and whatever else changes, and say what stands first."""
        if self.entries and self.entries[0].text != self._how():
            self.refresh()
            if self.index == 0:
                self.ui.announcer.answer(self.focused())

    def picture(self) -> Picture:
        """Return the menu with the address drawn for a camera beside it, while a code holds."""
        from braillespiel.ui.network.page import drawing  # what draws it is large

        base, link = super().picture(), self._link
        if link is None or not link.code:
            return base
        drawn = drawing(self._desk.desk.address + PATH)
        return replace(base, panels=(replace(base.panels[0], drawing=drawn),))


def _named(link: d.Link) -> Phrase:
    return Phrase.name(sentences.clean(link.name))
