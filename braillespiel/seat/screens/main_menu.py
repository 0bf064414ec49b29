"""The main menu: new match, resume, settings, rules, statistics, labels, quit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.games import registry
from braillespiel.games.desk import Announcement
from braillespiel.seat.commands import Scope
from braillespiel.seat.screens.help import open_help
from braillespiel.seat.screens.menu import Entry, Menu, Question
from braillespiel.seat.screens.new_match import MatchSetup
from braillespiel.seat.screens.replay_menu import FinishedMenu, moment
from braillespiel.seat.screens.rules import open_rules
from braillespiel.seat.screens.settings_menu import SettingsMenu
from braillespiel.seat.table.screen import Table
from braillespiel.store.errors import StoreError
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.seat.client import Client
    from braillespiel.seat.program.services import SavedMatch
    from braillespiel.seat.session import Session


class MainMenu(Menu):
    """Where the client begins."""

    def __init__(self, client: Client) -> None:
        super().__init__(client, client.words.phrase("main-title"), (), closable=True)
        self._trouble: StoreError | None = None

    def appear(self) -> None:
        """Say the menu, and what the disk has against it."""
        super().appear()
        if self._trouble is not None:
            told = Announcement(self.client.services.problem(self._trouble), sound="error")
            self.client.announcer.tell([told])

    def refresh(self) -> None:
        """Show "resume" first where there is something to resume."""
        words, client = self.words, self.client
        count, damaged, finished = 0, 0, False
        self._trouble = None
        try:
            count = len(client.services.saved())
            damaged = client.services.damaged()
            finished = bool(client.services.finished())
        except StoreError as error:
            self._trouble = error
        entries = [
            Entry("new", words.phrase("main-new"), lambda: client.push(ChooseGame(client))),
            Entry("settings", words.phrase("main-settings"), self._settings),
            Entry("rules", words.phrase("main-rules"), lambda: open_rules(client, "")),
            Entry("statistics", words.phrase("main-statistics"), self._statistics),
            Entry("labels", words.phrase("main-labels"), self._labels),
            Entry("help", words.phrase("main-help"), lambda: open_help(client)),
            Entry("quit", words.phrase("main-quit"), self._quit),
        ]
        if finished:
            again = Entry("finished", words.phrase("main-finished"), self._finished)
            entries.insert(4, again)
        if damaged:
            broken = words.phrase("main-damaged", count=damaged)
            entries.insert(0, Entry("damaged", broken, self._delete_damaged))
        if count:
            resume = Entry(
                "resume",
                words.phrase("main-resume", count=count),
                lambda: client.push(ResumeMenu(client)),
            )
            entries.insert(0, resume)
        self.entries = entries

    def _settings(self) -> None:
        self.client.push(SettingsMenu(self.client))

    def _statistics(self) -> None:
        self.client.push(StatisticsMenu(self.client))

    def _labels(self) -> None:
        from braillespiel.seat.screens.labels_menu import LabelsMenu

        self.client.push(LabelsMenu(self.client))

    def _finished(self) -> None:
        self.client.push(FinishedMenu(self.client))

    def _delete_damaged(self) -> None:
        def delete() -> None:
            self.client.services.delete_damaged()
            self.appear()

        question = self.words.phrase("damaged-delete-sure")
        self.client.push(Question(self.client, question, delete))

    def _quit(self) -> None:
        self.client.announcer.answer(self.words.phrase("goodbye"))
        self.client.done = True

    def _back(self) -> bool:
        self.client.push(Question(self.client, self.words.phrase("quit-sure"), self._quit))
        return True


class ChooseGame(Menu):
    """Which game to play."""

    def __init__(self, client: Client) -> None:
        entries = []
        for name in registry.names():
            words = Words(client.words.language, registry.catalogues(name))
            entries.append(
                Entry(
                    name,
                    words.phrase(f"{name}-title"),
                    lambda n=name: client.push(MatchSetup(client, n)),  # type: ignore[misc]
                    help=words.phrase(f"{name}-summary"),
                )
            )
        super().__init__(client, client.words.phrase("choose-game"), entries)

    def rules_wanted(self) -> str:
        """F4 opens the rules of the game under the focus."""
        entry = self.entry()
        return "" if entry is None else entry.key


class ResumeMenu(Menu):
    """The matches on disk, the newest first; Right offers to delete one."""

    def __init__(self, client: Client) -> None:
        super().__init__(client, client.words.phrase("resume-title"), ())

    def refresh(self) -> None:
        """Read the disk anew."""
        self.entries = [
            Entry(
                saved.id,
                self._text(saved),
                lambda s=saved: self._resume(s),  # type: ignore[misc]
                help=self.words.phrase("resume-help"),
            )
            for saved in self.client.services.saved()
        ]

    def _text(self, saved: SavedMatch) -> Phrase:
        words = Words(self.words.language, registry.catalogues(saved.game))
        return self.words.phrase(
            "resume-entry",
            game=words.phrase(f"{saved.game}-title"),
            names=", ".join(saved.names),
            actions=saved.actions,
            when=moment(self.words, saved.when),
        )

    def _resume(self, saved: SavedMatch) -> None:
        open_match(self.client, lambda: self.client.services.resume(saved.id))

    def run(self, scope: Scope, command: str) -> bool:
        """Right asks whether to delete the match under the focus."""
        entry = self.entry()
        if command == "right" and entry is not None:

            def delete() -> None:
                self.client.services.delete(entry.key)
                self.appear()

            question = self.words.phrase("delete-sure", match=entry.text)
            self.client.push(Question(self.client, question, delete))
            return True
        return super().run(scope, command)


class StatisticsMenu(Menu):
    """One line per game played, and the way to forget them all."""

    def __init__(self, client: Client) -> None:
        super().__init__(client, client.words.phrase("statistics-title"), ())

    def refresh(self) -> None:
        """Read the disk anew."""
        self.entries = []
        for row in self.client.services.standings():
            words = Words(self.words.language, registry.catalogues(row.game))
            parts = [words.phrase(f"{row.game}-title")]
            if row.category and words.has(f"{row.game}-category-{row.category}"):
                parts.append(words.phrase(f"{row.game}-category-{row.category}"))
            if row.taken_back:
                parts.append(self.words.phrase("statistics-taken-back"))
            numbers = self.words.phrase(
                "statistics-entry",
                played=row.played,
                won=row.won,
                best="-" if row.best is None else row.best,
                streak=row.streak,
            )
            self.entries.append(
                Entry(
                    f"{row.game}.{row.category}.{row.taken_back}",
                    join((join(parts, ", "), numbers), ": "),
                )
            )
        if self.entries:
            self.entries.append(Entry("reset", self.words.phrase("statistics-reset"), self._reset))

    def _reset(self) -> None:
        def forget() -> None:
            self.client.services.reset_statistics()
            self.appear()

        self.client.push(Question(self.client, self.words.phrase("statistics-reset-sure"), forget))


def open_match(client: Client, make: Callable[[], Session]) -> None:
    """Open the table of a session over the main menu, or say why there is none."""
    try:
        session = make()
    except Exception as error:
        client.announcer.answer(client.services.problem(error), sound="error")
        return
    game = session.match.game.id
    client.words = Words(client.words.language, client.catalogues(game))
    while len(client.screens) > 1:
        client.screens.pop()
    table = Table(client, session)
    first = session.waiting_for(None)
    if session.match.stopped is not None and session.people:
        first = session.people[0]
    if len(session.people) > 1 and session.common is None and first is not None:
        client.push(table, silent=True)
        table.hand_over(first)
    else:
        client.push(table)
