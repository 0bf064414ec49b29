"""A bot at a table elsewhere, on its own side of the network."""

from __future__ import annotations

import argparse
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from braillespiel.application.matches import strength_like
from braillespiel.commands import shared
from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.like_me import LIKE_ME, bot_of, level_of
from braillespiel.engine.simulate import think
from braillespiel.store.opening import open_store
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.commands.telling import Telling
    from braillespiel.engine.anygame import AnyBot
    from braillespiel.network.client import Notice
    from braillespiel.network.joined import TableClient
    from braillespiel.network.remote_port import RemotePort
    from braillespiel.ui.match.seats import Seats

WAIT_S = 0.25
"""How often to check, whether or not anything has come."""
BOTS = "bots"
"""Where in the data folder what is kept for bots is; a person's tokens are not a bot's."""


def play(
    client: TableClient, came: threading.Event, arguments: argparse.Namespace, words: Words
) -> int:
    """Have a bot play a match to its end at a table, and leave. Raises FailedError."""
    from braillespiel.network.client import TableProblem

    client.run_beside()
    seat = BotSeat(client, came, arguments, words)
    try:
        over = seat.play()
    finally:
        client.leave()
    if over:
        return 0
    problem = client.problem or TableProblem("lost")
    raise shared.FailedError(reason(problem.rule, problem.details, words))


def folder_of(name: str) -> Path:
    """Return where what is kept for a bot of this name is: a name itself reaches no path."""
    from hashlib import sha256

    from braillespiel.store.database import home_folder

    return home_folder() / BOTS / sha256(name.encode()).hexdigest()[:16]


def reason(rule: str, details: Mapping[str, object], words: Words) -> str:
    """Say why the match was not played to its end."""
    from braillespiel.network.client import TableProblem
    from braillespiel.ui.network import sentences
    from braillespiel.ui.ui import BASE_CATALOGUES

    found = TableProblem(rule, details)
    return sentences.problem(Words(words.language, BASE_CATALOGUES), found).full


def _level(asked: str, game: str) -> str:
    """Return the level of a bot; one like the player is as strong as the results here ask for."""
    if asked != LIKE_ME:
        return asked
    store = open_store()
    try:
        return level_of(strength_like(store, game))
    finally:
        store.close()


class BotSeat:
    """A bot on its own side of the network: it hears, acknowledges and acts at once."""

    def __init__(
        self,
        client: TableClient,
        came: threading.Event,
        arguments: argparse.Namespace,
        words: Words,
    ) -> None:
        self._client, self._came = client, came
        self._arguments, self._words = arguments, words
        self._port: RemotePort | None = None
        self._seats: Seats | None = None
        self._telling: Telling | None = None
        self._bot: AnyBot | None = None
        self._decisions = 0
        self._told: set[str] = set()

    def play(self) -> bool:
        """Play until the match is over; tell whether that was reached."""
        from braillespiel.network.client import Status

        while True:
            self._came.wait(WAIT_S)
            self._came.clear()
            for notice in self._client.take():
                self._notice(notice)
            if self._port is not None and self._go_on(self._port):
                return True
            if self._client.status is Status.ENDED:
                return False

    def _notice(self, notice: Notice) -> None:
        from braillespiel.network.client import MatchBegan

        if isinstance(notice, MatchBegan) and notice.port is not self._port:
            self._sit_down()

    def _sit_down(self) -> None:
        from braillespiel.commands.telling import Telling
        from braillespiel.ui.match.seats import Seats

        again = self._port is not None
        port = self._port = self._client.port
        if port is None:
            return
        chair = port.chairs[0]
        names = [player.name for player in port.players]
        self._seats = Seats(port, self._words.language)
        self._telling = Telling(port.game.id, names, chair or 0, self._words.language)
        self._bot = bot_of(port.game, _level(self._arguments.bot, port.game.id))
        if not again:
            for announcement in self._seats.presenter(chair).opening(port.begun.chairs[chair].view):
                self._print(self._telling.record(announcement))

    def _hear(self, port: RemotePort) -> None:
        assert self._seats is not None
        assert self._telling is not None
        for announcement in self._seats.take(port.chairs[0]):
            self._print(self._telling.record(announcement))

    def _go_on(self, port: RemotePort) -> bool:
        """Hear what has come and act if possible; tell whether the match is over."""
        seat = port.chairs[0]
        self._hear(port)
        self._client.take_late()  # the new view says what else may be done
        view = port.view(seat)
        if view.is_over():
            # The last of it may have come after what was heard above.
            self._hear(port)
            self._result(view)
            return True
        if seat is not None and not self._client.unanswered:
            self._act(port, seat, view)
        return False

    def _act(self, port: RemotePort, seat: int, view: Any) -> None:
        """Report what was heard, or do what the bot decides."""
        action = port.game.unheard(view)
        if action is None:
            if seat not in view.to_act() or port.standing.paused or not self._any(view):
                return
            action = self._decided(view)
        try:
            port.submit(seat, action, port.question(seat))
        except IllegalActionError:
            return

    def _any(self, view: Any) -> bool:
        return bool(view.legal_actions()) or not view.legal_is_complete

    def _decided(self, view: Any) -> Any:
        assert self._bot is not None
        self._decisions += 1
        return think(self._bot, view, Random(f"{self._arguments.seed} {self._decisions}"))

    def _result(self, view: Any) -> None:
        from braillespiel.games.presenter import Announcement

        assert self._telling is not None
        result = self._telling.presenter.result(view)
        if result.full not in self._told:
            self._print(self._telling.record(Announcement(result, sound="win")))

    def _print(self, record: dict[str, str]) -> None:
        from braillespiel.commands.demo import print_record

        self._told = {record["speech"]} if len(self._told) > 50 else self._told | {record["speech"]}
        print_record(record, self._arguments.json)
        sys.stdout.flush()
