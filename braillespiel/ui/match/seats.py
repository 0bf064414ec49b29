"""What a port brings, put into words for everybody who sits there."""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from braillespiel.engine.contract import GameError
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement, Presenter
from braillespiel.table import wire
from braillespiel.table.port import Port, Seen, Update
from braillespiel.table.recording import ROUNDS
from braillespiel.ui.match.nameless import Lately
from braillespiel.words.catalogue import Words
from braillespiel.words.naming import Naming
from braillespiel.words.phrase import Phrase

LATELY = 60
"""How many of the last updates are kept for the report to whoever helps."""


class Seats:
    """The chairs of a port, each with its presenter and what it still has to be told."""

    def __init__(self, port: Port, language: str, naming: Naming | None = None) -> None:
        self.port = port
        game = port.game.id
        kind = registry.presenter_type(game)
        words = Words(language, ("client", *registry.catalogues(game)), naming)
        names = [player.name for player in port.players]
        self.presenters: dict[int | None, Presenter] = {
            chair: kind(words, names, chair) for chair in port.chairs
        }
        self.shared = kind.shared
        """Whether all people at one computer play at once in this game."""
        self.people = tuple(chair for chair in port.chairs if chair is not None)
        self.common: Presenter | None = None
        """The presenter of all people together, where several of them play at once."""
        if port.together:
            self.common = kind(words, names, None, self.people)
        self.outbox: dict[int | None, list[Announcement]] = {chair: [] for chair in port.chairs}
        self._lately: deque[bytes] = deque(maxlen=LATELY)
        self.number = 0
        """The number of the last update that was taken."""
        self._stands: int | None = None
        for update in port.past:
            self._word(update)
        for update in port.past[-LATELY:]:
            self._remember(update)
        self.set_back()
        self.past, self.outbox = self.outbox, {chair: [] for chair in port.chairs}
        """What each chair had been told before the match was resumed."""

    def lately(self) -> Lately:
        """Return what happened last, as the first who sits here was told it."""
        port = self.port
        alone, seats = len(self.people) == 1, len(port.players)
        return Lately(port.game, port.options, seats, port.chairs[0], alone, tuple(self._lately))

    def _remember(self, update: Update) -> None:
        """Keep an update for the report, as it would travel: its views would take much room."""
        if any(seen.events for seen in update.chairs.values()):
            with suppress(GameError, TypeError):  # a package's own that cannot be written
                self._lately.append(zlib.compress(wire.encoded(self.port.game, update), 1))

    def presenter(self, chair: int | None) -> Presenter:
        """Return the presenter of a chair, or of all who play at once; it knows the time."""
        found = self.of(chair)
        found.now = self.port.game_time
        return found

    def of(self, chair: int | None) -> Presenter:
        """Return that presenter for what has nothing to do with the time."""
        return self.common or self.presenters[chair]

    def see_names(self) -> None:
        """Call everybody by the name under which they sit there now."""
        names = tuple(Phrase.name(player.name) for player in self.port.players)
        for presenter in (*self.presenters.values(), *filter(None, (self.common,))):
            if presenter.names != names:
                presenter.names = names

    def let_take_back(self, can: Callable[[], bool]) -> None:
        """Let presenters know whether a move can be taken back."""
        for presenter in self.presenters.values():
            presenter.can_take_back = can

    def tell(self, announcement: Announcement) -> None:
        """Tell everybody something besides the events; people together only once."""
        chairs = self.port.chairs[:1] if self.common is not None else self.port.chairs
        for chair in chairs:
            self.outbox[chair].append(announcement)

    def take(self, chair: int | None) -> list[Announcement]:
        """Return what ``chair`` still has to be told; it then counts as told."""
        for update in self.port.take():
            self._word(update)
            self._remember(update)
        announced, self.outbox[chair] = self.outbox[chair], []
        return announced

    def set_back(self) -> int | None:
        """Return, once, the number of the last update that stands, None if all that was told does.

        What was told of later updates never happened.
        """
        stands, self._stands = self._stands, None
        return stands

    def _word(self, update: Update) -> None:
        self.number = update.number
        if update.again:
            stands = update.stands
            self._stands = stands if self._stands is None else min(stands, self._stands)
            for box in self.outbox.values():
                box[:] = [each for each in box if each.update is None or each.update <= stands]
        if self.common is not None and update.merged is not None:
            first = self.port.chairs[0]
            seen = update.chairs[first]
            told = _worded(self.common, update.merged, seen.view, update.time)
            self.outbox[first] += _of(update, told)
            return
        for chair, seen in update.chairs.items():
            if chair is not None and self.port.players[chair].is_bot:
                continue  # nobody sits there: a match of bots is only looked at
            told = _in_order(self.presenters[chair], seen, update.time)
            self.outbox[chair] += _of(update, told)


def _of(update: Update, announced: Sequence[Announcement]) -> list[Announcement]:
    return [replace(each, update=update.number) for each in announced]


def _worded(
    presenter: Presenter, events: Sequence[Any], view: Any, time: int
) -> list[Announcement]:
    presenter.now = time
    found: list[Announcement] = []
    for event in events:
        announced = list(presenter.announce(event, view))
        if announced and getattr(event, "kind", "") in ROUNDS:
            announced[0] = replace(announced[0], begins_round=True)
        found += announced
    most = presenter.most_at_once
    if most is not None and len(found) > most:
        found[most:] = [presenter.more(len(found) - most)]
    return found


def _in_order(presenter: Presenter, seen: Seen, time: int) -> list[Announcement]:
    """Word events; what asks for a reply comes after everything that has happened."""
    announced = _worded(presenter, seen.events, seen.view, time)
    return sorted(announced, key=lambda each: each.expects_reply)
