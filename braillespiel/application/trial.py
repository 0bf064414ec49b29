"""The process in which a served table's outside game is tried: one for each such table.

It is bounded: a step that is not back after fence.BROKEN_OFF_S ends it, and so does one that takes
more than MEMORY. The next step finds a new one.
"""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from braillespiel.engine.match import Entry, Match
from braillespiel.games import fence, registry
from braillespiel.games.fence import GameFaultError
from braillespiel.output.worker.process import EndedError, Worker, WorkerError
from braillespiel.table.trial import Replica, TrialOutcome, TrialStep

MEMORY = 512 << 20
"""So many bytes may the process of a game take, where the system bounds that."""
THINKS_S = 60.0
"""How long a bot may think; each of its calls into the game is bounded like all others."""
_MOST_KNOWN = 100
"""So many outcomes are kept of one moment."""
_SENT_WITHIN_S = 1.0
_REASON = 120
_log = logging.getLogger(__name__)


class WorkerTrial:
    """Tries an outside game's steps in a process; ``on_news`` is called from its threads.

    It starts when something is asked. Belongs to the thread that asks.
    """

    def __init__(self, game: str, on_news: Callable[[], None]) -> None:
        self._game, self._on_news = game, on_news
        self._package = registry.source(game).distribution
        self._worker: Worker | None = None
        self._made = False
        """Whether the process has read the game."""
        self._lock = threading.Lock()
        self._known: dict[TrialStep, TrialOutcome] = {}
        """What came out at the moment at which the match is."""
        self._match: Match | None = None
        self._journal: list[Entry] = []
        self._there: tuple[Match | None, list[Entry]] = None, []
        """Where the process is."""
        self._running: TrialStep | None = None
        self._timer: threading.Timer | None = None
        self._broken_off: Worker | None = None
        """The process that did not come back and is being ended."""
        self._hung = False
        self._slow = False

    def outcome(self, match: Match | None, step: TrialStep) -> TrialOutcome | None:
        """Return how ``step`` comes out where ``match`` is now; None while that is not known."""
        with self._lock:
            journal = [] if match is None else match.journal
            if match is not self._match or journal != self._journal:
                self._match, self._journal = match, list(journal)
                self._known.clear()
            found = self._known.get(step)
            if found is not None or self._running is not None:
                return found
            self._running = step
            asked = self._asked(step)
        try:
            self._ask(step, asked)
        except WorkerError as error:
            self._done(step, self._journal, self._fault("game-fault", str(error)))
        return None

    def slow(self) -> bool:
        """Tell, once for each step, that it has not come back for fence.SLOW_S."""
        slow, self._slow = self._slow, False
        return slow

    def close(self) -> None:
        """End the process; nothing is asked any more."""
        self._on_news = lambda: None
        with self._lock:
            self._stop_waiting()
            worker, self._worker = self._worker, None
        if worker is not None:
            worker.end(gently=False)

    # -- asking --------------------------------------------------------------------------

    def _asked(self, step: TrialStep) -> list[Any]:
        """Return what the process is told, and take down where it is then."""
        match, journal = self._match, self._journal
        if self._worker is None or not self._worker.alive:
            self._there = None, []
        there, before = self._there
        opening: dict[str, Any] | None = None
        if match is not None and match is not there:
            opening = {
                "seats": match.seats,
                "options": dict(match.options),
                "seed": match.seed,
                "position": match.position,
            }
            before = []
        stays = 0
        while stays < min(len(before), len(journal)) and before[stays] == journal[stays]:
            stays += 1
        entries = [[e.seat, e.text, e.at, e.rules] for e in journal[stays:]]
        self._there = match, list(journal)
        moment = None if match is None else [opening, stays, entries]
        return [moment, asdict(step), [fence.SLOW_S, fence.BROKEN_OFF_S]]

    def _ask(self, step: TrialStep, asked: list[Any]) -> None:
        worker = self._worker
        if worker is not None and not worker.alive:
            worker.end(gently=False)
            worker = None
        if worker is None:
            self._made = False
            options = {"game": self._game, "path": sys.path, "memory": MEMORY}
            target = f"{__name__}:carry_out"
            worker = Worker(f"game {self._game}", target, options, on_event=self._told)
            self._worker = worker
        journal = self._journal

        def answered(answer: Any, error: WorkerError | None) -> None:
            if error is None and answer["rule"]:
                self._hung = self._hung or answer["rule"] == "game-hangs"
                self._done(step, journal, self._fault(answer["rule"], answer["reason"]))
            elif error is None:
                self._done(step, journal, TrialOutcome(action=answer["action"]))
            elif worker is self._broken_off:
                self._done(step, journal, self._fault("game-hangs", ""))
            else:
                ended = isinstance(error, EndedError)
                why = "its process ended" if ended else str(error)
                self._done(step, journal, self._fault("game-fault", why))

        if self._made:
            self._begin_waiting(step)
        lasts = fence.IMPORT_S + 2 * fence.BROKEN_OFF_S
        worker.post("carry_out", *asked, on_answer=answered, within=_SENT_WITHIN_S, lasts=lasts)

    def _told(self, worker: Worker, event: str, told: list[Any]) -> None:
        """The process has read the game, from when on its step counts; or a bot is slow."""
        with self._lock:
            self._made = True
            running = self._running
            if worker is not self._worker or running is None:
                return
            self._slow = self._slow or event == "slow"
        if event == "slow":
            self._on_news()
        else:
            self._begin_waiting(running)

    # -- time ----------------------------------------------------------------------------

    def _begin_waiting(self, step: TrialStep) -> None:
        with self._lock:
            if self._running is step:
                most = fence.AGAIN_S if self._hung else fence.BROKEN_OFF_S
                first = min(fence.SLOW_S, most)
                if step.kind == "choose":
                    first = most = THINKS_S
                self._wait(first, lambda: self._is_slow(step, most - first))

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._stop_waiting()
        self._timer = threading.Timer(seconds, then)
        self._timer.daemon = True
        self._timer.start()

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_slow(self, step: TrialStep, left: float) -> None:
        with self._lock:
            if self._running is not step:
                return
            if left > 0:
                self._slow = True
                self._wait(left, lambda: self._is_slow(step, 0))
            else:
                self._hung = True
                worker = self._broken_off = self._worker
        if left > 0:
            self._on_news()
        elif worker is not None:
            _log.error("%s of %s was broken off", self._game, self._package)
            worker.end(gently=False)  # what is not answered fails, which tells

    def _done(self, step: TrialStep, journal: Sequence[Entry], outcome: TrialOutcome) -> None:
        with self._lock:
            if self._running is not step:
                return
            self._running = None
            self._stop_waiting()
            if journal is self._journal:
                while len(self._known) >= _MOST_KNOWN:
                    self._known.pop(next(iter(self._known)))
                self._known[step] = outcome
        self._on_news()

    def _fault(self, rule: str, reason: str) -> TrialOutcome:
        details = {"game": self._game, "package": self._package, "reason": reason[:_REASON]}
        return TrialOutcome(GameFaultError(rule, **details))


# -- in the process ----------------------------------------------------------------------


def carry_out(
    emit: Callable[..., None], game: str, path: list[str], memory: int
) -> Mapping[str, Callable[..., Any]]:
    """Read a game and return what tries its steps; packages are looked for in ``path``."""
    sys.path[:] = path
    replica = Replica(game)
    bound(memory)
    fence.listen(lambda *call: emit("slow"))
    emit("made")

    def tried(
        moment: list[Any] | None, asked: dict[str, Any], limits: list[float]
    ) -> dict[str, str]:
        fence.SLOW_S, fence.BROKEN_OFF_S = limits
        options = tuple((str(name), value) for name, value in asked.pop("options"))
        answer = {"rule": "", "reason": "", "action": ""}
        try:
            if moment is not None:
                replica.follow(*moment)
            answer["action"] = replica.carried_out(TrialStep(**asked, options=options))
        except GameFaultError as error:
            answer |= {"rule": error.rule, "reason": str(error.details.get("reason", ""))}
        except BaseException as error:  # SystemExit too: a game must not end what it runs in
            reason = "".join(traceback.format_exception_only(error)).strip()
            answer |= {"rule": "game-fault", "reason": reason[:_REASON]}
        return answer

    return {"carry_out": tried}


def bound(memory: int) -> None:
    """Have the system refuse this process more than so many bytes, where it can."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (memory, hard))
