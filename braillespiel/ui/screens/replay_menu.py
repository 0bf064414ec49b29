"""Finished matches: hear one again line by line, keep it as a file."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.games import registry
from braillespiel.ui.keymap import Scope
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.services import SavedMatch
    from braillespiel.ui.ui import Ui


def moment(words: Words, when: str) -> Phrase:
    """Say a moment of the store ("2026-11-21T04:09") as people do."""
    at = datetime.fromisoformat(when)
    return words.phrase(
        "moment", day=at.day, month=at.month, year=str(at.year), time=f"{at.hour}:{at.minute:02}"
    )


class FinishedMenu(Menu):
    """The finished matches, the newest first; Enter hears one again, Right keeps it as a file."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("finished-title"), ())

    def refresh(self) -> None:
        """Read the disk again."""
        self.entries = []
        for saved in self.ui.services.matches.finished():
            words = Words(self.words.language, registry.catalogues(saved.game))
            text = self.words.phrase(
                "resume-entry",
                game=words.phrase(f"{saved.game}-title"),
                names=", ".join(saved.names),
                actions=saved.actions,
                when=moment(self.words, saved.when),
            )
            self.entries.append(
                Entry(
                    saved.id,
                    text,
                    partial(self._hear, saved),
                    help=self.words.phrase("finished-help"),
                )
            )

    def _hear(self, saved: SavedMatch) -> None:
        try:
            phrases = self.ui.services.matches.retell(saved.id)
        except Exception as error:
            self.ui.announcer.answer(self.ui.services.problem(error), sound="error")
            return
        entries = [Entry(f"line-{number}", phrase) for number, phrase in enumerate(phrases)]
        self.ui.push(Menu(self.ui, self.words.phrase("replay-title"), entries))

    def run(self, scope: Scope, command: str) -> bool:
        """Right keeps the match under the focus as a file."""
        entry = self.entry()
        if command == "right" and entry is not None:
            try:
                path = self.ui.services.matches.export(entry.key)
            except Exception as error:
                self.ui.announcer.answer(self.ui.services.problem(error), sound="error")
            else:
                self.ui.announcer.answer(self.words.phrase("finished-kept", path=path))
            return True
        return super().run(scope, command)
