"""Finished matches, and match files: walk through one again, save one as a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network.texts import BETWEEN
from braillespiel.ui.replay.review import Review
from braillespiel.ui.replay.screen import ReplayScreen
from braillespiel.ui.screens.match_line import ask_delete, match_line, match_named, tell_missing
from braillespiel.ui.screens.menu import DELETE, Menu, MenuEntry
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.table.recording import Recording
    from braillespiel.ui.services import SavedMatch
    from braillespiel.ui.ui import Ui


def open_replay(ui: Ui, make: Callable[[], Recording], moments: bool = False) -> None:
    """Open a match that was played, or say why there is none; with ``moments`` the three at which
    it was decided lie over it, where the bots of the game can tell.
    """

    def show(recording: Recording) -> None:
        screen = ReplayScreen(ui, recording)
        told = moments and Review.possible(recording)
        ui.push(screen, silent=told)
        if moments:
            screen.moments()

    ui.navigation.prepared(ui, make, show)


class FinishedMenu(Menu):
    """The finished matches, the newest first, and behind them the match files."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("finished-title"), ())

    def refresh(self) -> None:
        """Read the disk again; match files come last."""
        matches = self.ui.services.matches
        self.entries = [self._entry(saved) for saved in matches.finished()]
        if not matches.has_files:
            return
        files = MenuEntry(
            "files",
            self.words.phrase("finished-files", count=len(matches.files())),
            lambda: self.ui.push(FilesMenu(self.ui)),
            help=self.words.phrase("finished-files-help"),
        )
        self.entries.append(files)

    def _entry(self, saved: SavedMatch) -> MenuEntry:
        words, matches = self.words, self.ui.services.matches
        replay = partial(self._open, saved)
        delete = partial(ask_delete, self, match_named(words, saved), matches.delete, saved.id)
        helped = words.phrase("finished-delete-help")
        keep = MenuEntry("keep", words.phrase("finished-keep"), partial(self._keep, saved))
        more = (
            MenuEntry("replay", words.phrase("game-menu-replay"), replay),
            *((keep,) if matches.has_files else ()),
            MenuEntry(DELETE, words.phrase("match-delete"), delete, help=helped),
        )
        told = words.phrase("finished-help")
        return MenuEntry(saved.id, self._text(saved), replay, help=told, more=more)

    def _open(self, saved: SavedMatch) -> None:
        if not tell_missing(self.ui, saved):
            open_replay(self.ui, partial(self.ui.services.matches.recording, saved.id))

    def _text(self, saved: SavedMatch) -> Phrase:
        return match_line(
            self.words,
            saved,
            "finished-entry",
            saved.winners,
            winners=Phrase.name(BETWEEN.join(saved.winners)),
            won=len(saved.winners),
        )

    def _keep(self, saved: SavedMatch) -> None:
        """Save a match as a file, and say where."""
        path = self.ui.services.matches.export(saved.id)
        self.refresh()
        self.ui.announcer.answer(self.words.phrase("finished-kept", path=path))


class FilesMenu(Menu):
    """The match files in the folder in which matches are kept, whoever played them."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("finished-files-title"), ())

    def refresh(self) -> None:
        """Look into the folder again."""
        matches = self.ui.services.matches
        self.entries = [
            MenuEntry(
                str(path),
                Phrase.plain(path.stem),
                partial(open_replay, self.ui, partial(matches.recording_of, path)),
                help=self.words.phrase("finished-files-help"),
            )
            for path in matches.files()
        ]
