"""Choosing the name in the class: one of the roster that is free, or one that is typed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network import texts
from braillespiel.network.class_messages import CallMe
from braillespiel.network.client import Problem
from braillespiel.ui.classroom.named import named
from braillespiel.ui.network import sentences
from braillespiel.ui.network.names import ask, own_names
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import EMPTY, Phrase

if TYPE_CHECKING:
    from braillespiel.ui.classroom.pupil import Pupil


class NameMenu(Menu):
    """Who is there? It stays open until the class has given a name."""

    def __init__(self, pupil: Pupil) -> None:
        self._pupil = pupil
        self._begun = False
        super().__init__(pupil.ui, EMPTY, ())

    def title(self) -> Phrase:
        """Ask for the name, or say that the teacher decides."""
        standing = self._pupil.standing
        if standing.asked:
            return self.words.phrase("class-name-asked")
        return self.words.phrase("class-name-title", title=named(standing.title))

    def refresh(self) -> None:
        """Show the names that are free; the focus begins at the one used here before."""
        focused = self.entry()
        free = [sentences.clean(name) for name in self._pupil.standing.free]
        self.entries = [
            Entry(f"name-{name}", Phrase.name(name), partial(self._choose, name)) for name in free
        ]
        typed = self.words.phrase("class-name-type")
        self.entries.append(Entry("type", typed, self._type))
        leave = self.words.phrase("net-lobby-leave")
        self.entries.append(Entry("leave", leave, self._pupil.leave))
        own = own_names(self.ui)[:1]
        wanted = [f"name-{name}" for name in own] if not self._begun else []
        self._begun = True
        wanted += [focused.key] if focused is not None else []
        keys = [entry.key for entry in self.entries]
        self.index = next((keys.index(key) for key in wanted if key in keys), 0)

    def _choose(self, name: str) -> None:
        self._pupil.send(CallMe(name))
        before = self._pupil.standing
        self._pupil.at.awaited.wish(lambda: self._pupil.standing != before)
        self.ui.announcer.answer(self.words.phrase("class-name-sent", name=named(name)))

    def _type(self, text: str = "", problem: Problem | None = None) -> None:
        def typed(name: str) -> None:
            if not name:
                self.appear()
                return
            try:
                self._choose(texts.name(name))
            except texts.TextError as error:
                self._type(name, Problem(error.rule, error.details))

        prompt = Prompt(self.ui, self.words.phrase("class-name-prompt"), text, typed)
        ask(self.ui, prompt, problem)

    def _back(self) -> bool:
        """Leave the class: without a name nobody is in it."""
        self._pupil.leave()
        return True
