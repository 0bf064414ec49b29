"""Statistics: a line per game played, and behind it one sentence for each thing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.engine.like_me import LIKE_ME
from braillespiel.games import registry
from braillespiel.ui.screens.match_line import title_of
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.services import GameStatistics
    from braillespiel.ui.ui import Ui


class StatisticsMenu(Menu):
    """One line per game played, and the way to forget them all."""

    empty = "statistics-empty"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("statistics-title"), ())

    def refresh(self) -> None:
        """Read the disk again."""
        self.entries = []
        for row in self.ui.services.matches.standings():
            parts = [title_of(self.words, row.game)]
            if row.category:
                words = Words(self.words.language, registry.catalogues(row.game))
                parts.append(words.phrase(f"{row.game}-category-{row.category}"))
            if row.taken_back:
                parts.append(self.words.phrase("statistics-practice"))
            name = join(parts, self.words.signs.list)
            numbers = self.words.phrase("statistics-entry", played=row.played, won=row.won)
            self.entries.append(
                MenuEntry(
                    f"{row.game}.{row.category}.{row.taken_back}",
                    join((name, numbers), self.words.signs.label),
                    partial(self._open, name, row),
                    help=self.words.phrase("statistics-help"),
                )
            )
        if self.entries:
            self.entries.append(
                MenuEntry("reset", self.words.phrase("statistics-reset"), self._reset)
            )

    def _open(self, name: Phrase, row: GameStatistics) -> None:
        entries = [
            MenuEntry(str(number), phrase)
            for number, phrase in enumerate(sentences(self.words, row))
        ]
        self.ui.push(Menu(self.ui, name, entries))

    def _reset(self) -> None:
        def forget() -> None:
            self.ui.services.matches.reset_statistics()
            self.appear()

        self.ui.push(Question(self.ui, self.words.phrase("statistics-reset-sure"), forget))


def sentences(words: Words, row: GameStatistics) -> Iterator[Phrase]:
    """Yield a sentence for each thing that the statistics know of a game."""
    yield words.phrase("statistics-won", won=row.won, played=row.played)
    if row.shared:
        yield words.phrase("statistics-shared", count=row.shared)
    if row.elsewhere:
        yield words.phrase("statistics-elsewhere", count=row.elsewhere)
    if row.best is not None:
        sign = "minus" if row.best < 0 else "plus"
        yield words.phrase("statistics-best", best=abs(row.best), sign=sign)
    yield words.phrase("statistics-streak", count=row.streak)
    yield words.phrase("statistics-longest", count=row.longest_streak)
    for one in row.against:
        if one.level == LIKE_ME:
            yield words.phrase("statistics-like-me", won=one.won, played=one.played)
        elif one.level:
            yield words.phrase("statistics-level", level=one.level, won=one.won, played=one.played)
        else:
            yield words.phrase(
                "statistics-opponent",
                player=one.player,
                opponent=one.opponent,
                won=one.won,
                played=one.played,
            )
