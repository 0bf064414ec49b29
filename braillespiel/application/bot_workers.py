"""Processes in which the bots of a house's tables think: no key waits for one.

There are few, whatever the number of tables; each has one bot at a time, in the order in which
they are asked. A bot has a budget of time and memory: who takes more is ended with the process,
and fails at its own table only. A process that ended for another reason is tried once more.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import astuple
from random import Random
from typing import Any

from braillespiel.application.trial import MEMORY, bound
from braillespiel.engine.like_me import bot_of
from braillespiel.engine.simulate import think
from braillespiel.games import registry
from braillespiel.network import decks
from braillespiel.network.messages import SetUp
from braillespiel.output.worker.process import EndedError, Worker, WorkerError
from braillespiel.table.thinkers import BotFaultError, BotTask

MOST = 2
"""Processes at most."""
BUDGET_S = 15.0
"""How long a bot may think."""
START_S = 60.0
NICENESS = 5
"""How far the processes stand back behind the tables, where the system knows that."""


class _Choice:
    """A choice that waits, or is being made, or is known (table.thinkers.BotChoice)."""

    def __init__(self, task: BotTask, on_news: Callable[[], None]) -> None:
        self.task, self.on_news = task, on_news
        self.dropped = False
        self.chosen: str | None = None
        self.fault = ""

    @property
    def action(self) -> str | None:
        if self.fault:
            raise BotFaultError(self.fault)
        return self.chosen

    def drop(self) -> None:
        self.dropped = True


class BotWorkers:
    """Lets bots think (table.thinkers.Thinkers). The processes start when bots are asked.

    ``target`` is what they hold ("module:function").
    """

    def __init__(
        self,
        most: int = MOST,
        budget_s: float = BUDGET_S,
        target: str = f"{__name__}:choosing",
    ) -> None:
        self._most, self._budget_s, self._target = most, budget_s, target
        self._waiting: deque[_Choice] = deque()
        self._changed = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._idle = 0
        self._ending = False
        self.workers: set[Worker] = set()
        """The processes that there are."""

    def ask(self, task: BotTask, on_news: Callable[[], None]) -> _Choice:
        """Have a bot choose; ``on_news`` is called once that is known, from another thread."""
        choice = _Choice(task, on_news)
        with self._changed:
            self._waiting.append(choice)
            if self._idle < len(self._waiting) and len(self._threads) < self._most:
                thread = threading.Thread(target=self._run, name="house bots", daemon=True)
                self._threads.append(thread)
                thread.start()
            self._changed.notify()
        return choice

    def close(self) -> None:
        """End the processes; nothing is asked any more."""
        with self._changed:
            self._ending = True
            self._changed.notify_all()
            workers = list(self.workers)
        for worker in workers:
            worker.end(gently=False)

    # -- in the threads, one for each process --------------------------------------------------

    def _run(self) -> None:
        worker: Worker | None = None
        while (choice := self._next()) is not None:
            for left in (1, 0):
                try:
                    worker = self._alive(worker)
                    choice.chosen = self._chosen(worker, choice.task)
                except EndedError as error:
                    if left and not self._ending:
                        continue
                    choice.fault = str(error)
                except WorkerError as error:
                    choice.fault = str(error)
                break
            with contextlib.suppress(RuntimeError):  # the loop of its table has been closed
                choice.on_news()
        if worker is not None:
            self._end(worker)

    def _next(self) -> _Choice | None:
        with self._changed:
            self._idle += 1
            try:
                while True:
                    self._changed.wait_for(lambda: self._waiting or self._ending)
                    if self._ending:
                        return None
                    choice = self._waiting.popleft()
                    if not choice.dropped:
                        return choice
            finally:
                self._idle -= 1

    def _alive(self, worker: Worker | None) -> Worker:
        """Return a process that answers. Raises WorkerError."""
        if worker is not None:
            if worker.alive:
                return worker
            self._end(worker)
        made = Worker("bots", self._target, {"path": sys.path, "memory": MEMORY})
        with self._changed:
            self.workers.add(made)
        made.call("ready", within=START_S)
        return made

    def _end(self, worker: Worker) -> None:
        with self._changed:
            self.workers.discard(worker)
        worker.end(gently=False)

    def _chosen(self, worker: Worker, task: BotTask) -> str:
        return str(worker.call("choose", *astuple(task), within=self._budget_s))


# -- in the process ----------------------------------------------------------------------


def choosing(
    emit: Callable[..., None], path: list[str], memory: int
) -> Mapping[str, Callable[..., Any]]:
    """Return what lets bots choose; packages are looked for in ``path``."""
    sys.path[:] = path
    bound(memory)
    if hasattr(os, "nice"):
        os.nice(NICENESS)

    def ready() -> None:
        for name in registry.own():
            registry.game(name)  # what it takes to read one is nobody's budget

    return {"ready": ready, "choose": lambda *given: chosen(BotTask(*given))}


def chosen(task: BotTask) -> str:
    """Let a bot think to the end; return what it chooses."""
    set_up = SetUp(task.game, task.seats, dict(task.options), deck=task.deck)
    game = decks.game_of(set_up)
    view = game.view_from(task.seats, task.options, task.seat, task.view)
    return str(think(bot_of(game, task.level), view, Random(task.number)))
