"""Calls into games of other packages: what they raise, how long they take, how much they tell.

``put_around`` has every function that a package defines called through one guard. A fault there is
a :class:`GameFaultError` that names game and package. A call that has not come back after
:data:`SLOW_S` is told to whoever listens; after :data:`BROKEN_OFF_S` it is broken off where it runs
Python code, by an exception in its thread. That happens inside such a call only, so none of our own
writing is ever hit. It holds faults, not malice: who installs a package trusts it.
"""

from __future__ import annotations

import ctypes
import inspect
import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, wraps
from types import FunctionType
from typing import Any, ClassVar

from braillespiel.engine.contract import Game, GameError
from braillespiel.games.presenter import Announcement, Presenter
from braillespiel.games.zones import Item, Role, Shape, Zone
from braillespiel.words.catalogue import MissingSentenceError
from braillespiel.words.phrase import Phrase

SLOW_S = 5.0
"""A call that takes longer is told."""
BROKEN_OFF_S = 10.0
"""A call that takes longer is broken off."""
IMPORT_S = 60.0
"""Reading a package may take so long."""
TOLD = 40
"""So many sentences are told at a time; the rest is counted."""
ITEMS = 1000
"""So many items of all zones are shown."""
LETTERS = 800
"""So many letters of one text are said."""
AGAIN_S = 1.0
"""A game that was broken off once has this long from then on: each key would wait for it."""
SERVED_S = 1.0
"""Where tables are served a call has this long: steps were tried before (table.trial), so that
only what nobody could foresee runs there."""
CLOSED_S = 60.0
"""What was broken off where tables are served is not called there for this long: the function that
was called, and the whole game where another one was before."""
_ASKED = {
    "resolve": dict,
    "played": dict,
    "for_people": dict,
    "rematch": dict,
    "seats_for": range,
    "offered": Sequence,
}
"""What a game is asked about its options, and what kind of answer each has."""
_REASON = 120
_STEP_S, _IDLE_S = 0.05, 20.0
_log = logging.getLogger(__name__)


class GameFaultError(GameError):
    """A game of another package has a fault, or does not come back.

    ``rule`` is "game-fault" or "game-hangs"; details hold ``game``, ``package`` and ``reason``.
    """


class _BrokenOffError(BaseException):
    """Raised in the thread of a call that takes too long; nothing there may catch it."""


@dataclass(slots=True, eq=False)
class _Call:
    """A call from our code into a package."""

    game: str
    package: str
    thread: int
    began: float
    most: float
    told: bool = False
    shot: bool = False


_lock = threading.Lock()
_calls: dict[int, _Call] = {}
_here = threading.local()
_listeners: list[Callable[[str, str], None]] = []
_watching: list[threading.Thread] = []
_broken_off: set[str] = set()
_closed: dict[tuple[str, str], float] = {}
"""Until when a function of a game is not called where tables are served; "" is all of it."""
_serving: list[bool] = []
_packages: dict[str, str] = {}
"""The distribution of each game of another package."""


def listen(told: Callable[[str, str], None]) -> Callable[[], None]:
    """Have ``told`` called with game and package of a slow call; return what ends that.

    It is called in a thread of its own, while the thread of the call stands still.
    """
    _listeners.append(told)
    return lambda: _listeners.remove(told) if told in _listeners else None


@contextmanager
def serving(*, thread: bool = False) -> Iterator[None]:
    """Have calls in this process bounded by SERVED_S: many people at several tables wait.

    With ``thread`` those in this thread alone.
    """
    if thread:
        before, _here.serving = getattr(_here, "serving", False), True
    else:
        _serving.append(True)
    try:
        yield
    finally:
        if thread:
            _here.serving = before
        else:
            _serving.pop()


def _serves() -> bool:
    return bool(_serving) or getattr(_here, "serving", False)


def _most(game: str, function: str) -> float:
    """Return how long a call may take here; 0 where the game is not called so now."""
    if not _serves():
        return AGAIN_S if game in _broken_off else BROKEN_OFF_S
    now = time.monotonic()
    shut = any(_closed.get((game, each), 0.0) > now for each in ("", function))
    return 0.0 if shut else SERVED_S


def _close(game: str, function: str) -> None:
    """Call a function that did not come back no more for a while, lest tables wait for each key."""
    now = time.monotonic()
    others = any(until > now for (name, _), until in _closed.items() if name == game)
    _closed[game, "" if others else function] = now + CLOSED_S


@contextmanager
def inside(
    game: str, package: str, most: float | None = None, function: str = ""
) -> Iterator[None]:
    """Mark that the code of a package runs in this thread; raise GameFaultError for its faults.

    ``function`` is the name of what is called.
    """
    if getattr(_here, "inside", False):
        yield  # a function of the package calls another one
        return
    most = most or _most(game, function)
    if not most:
        raise GameFaultError("game-hangs", game=game, package=package, reason="")
    call = _Call(game, package, threading.get_ident(), time.monotonic(), most)
    try:
        _enter(call)
        try:
            yield
        finally:
            _leave(call)
    except _BrokenOffError:
        _leave(call)
        _broken_off.add(game)
        if _serves():
            _close(game, function)
        _log.error("%s of %s was broken off", game, package)
        raise GameFaultError("game-hangs", game=game, package=package, reason="") from None
    except (GameError, MissingSentenceError):
        raise
    except KeyboardInterrupt:
        raise  # from the keyboard; all else is the package's, also what would end the program
    except BaseException as error:
        # A package that cannot be imported is left out: its list and its name tell why.
        level = logging.ERROR if most is None else logging.INFO
        _log.log(level, "%s of %s has a fault", game, package, exc_info=error)
        raise _fault(game, package, error) from error


def _fault(game: str, package: str, error: BaseException) -> GameFaultError:
    reason = "".join(traceback.format_exception_only(error)).strip()[:_REASON]
    return GameFaultError("game-fault", game=game, package=package, reason=reason)


@contextmanager
def blamed(game: str) -> Iterator[None]:
    """Have a game of another package blamed for what our code stumbles over while it runs nothing
    but this game: what it returned, or a sentence that it lacks. Raises GameFaultError.
    """
    try:
        yield
    except (GameError, OSError):
        raise
    except Exception as error:
        if game not in _packages:
            raise
        raise _fault(game, _packages[game], error) from error


def _enter(call: _Call) -> None:
    _here.inside = True
    with _lock:
        _calls[call.thread] = call
        if not _watching:
            _watching.append(threading.Thread(target=_watch, name="fence", daemon=True))
            _watching[0].start()


def _leave(call: _Call) -> None:
    with _lock:
        _calls.pop(call.thread, None)
        if call.shot:  # not yet raised, it must not be any more
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(call.thread), None)
    _here.inside = False


def _watch() -> None:
    """Look at the calls that run; end once there have been none for a while."""
    idle = 0.0
    while True:
        time.sleep(_STEP_S)
        now = time.monotonic()
        slow: list[_Call] = []
        with _lock:
            idle = 0.0 if _calls else idle + _STEP_S
            if idle > _IDLE_S:
                _watching.clear()
                return
            for call in _calls.values():
                taken = now - call.began
                if taken > SLOW_S and SLOW_S < call.most <= BROKEN_OFF_S and not call.told:
                    call.told = True
                    slow.append(call)
                if taken > call.most:
                    call.shot = True
                    kind = ctypes.py_object(_BrokenOffError)
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(call.thread), kind)
        for call in slow:
            for told in tuple(_listeners):
                try:
                    told(call.game, call.package)
                except Exception as error:
                    _log.error("A slow game could not be told", exc_info=error)


# -- around a package ----------------------------------------------------------------------


def put_around(package: str, game: str, distribution: str) -> None:
    """Have all functions of all classes that ``package`` defines called through the guard.

    What they inherit from ours is guarded too: it stumbles over what the package returns.
    """
    _broken_off.discard(game)
    for closed in [each for each in _closed if each[0] == game]:
        del _closed[closed]
    _packages[game] = distribution
    _guard_usual()
    for name, module in tuple(sys.modules.items()):
        if name != package and not name.startswith(f"{package}."):
            continue
        for kind in tuple(vars(module).values()):
            if inspect.isclass(kind) and kind.__module__ == name:
                _guard_class(kind, game, distribution)


@cache
def _guard_usual() -> None:
    """Have states and views of usual games guarded, which are ours, for the game of each."""
    from braillespiel.games.usual.table import TableState, TableView

    for kind in (TableState, TableView):
        for name, found in tuple(vars(kind).items()):
            if isinstance(found, FunctionType) and not name.startswith("__"):
                setattr(kind, name, _guarded_of_its_game(found))


def _guarded_of_its_game(function: Any) -> Any:
    @wraps(function)
    def guarded(self: Any, *given: Any, **named: Any) -> Any:
        distribution = _packages.get(self.game.id)
        if distribution is None or getattr(_here, "inside", False):
            return function(self, *given, **named)
        with inside(self.game.id, distribution, function=function.__qualname__):
            return function(self, *given, **named)

    return guarded


def _guard_class(kind: type, game: str, distribution: str) -> None:
    own = dict(vars(kind))
    seen = set(own)
    for base in kind.__mro__[1:]:
        if base.__module__.startswith("braillespiel."):
            for name, found in vars(base).items():
                ours = isinstance(found, FunctionType) and not name.startswith("__")
                if ours and name not in seen:  # else a class of the package has its own
                    own[name] = found
        seen.update(vars(base))
    asked = _ASKED if issubclass(kind, Game) else {}
    for name, found in own.items():
        if name.startswith("__") and name != "__init__":
            continue
        if isinstance(found, FunctionType):
            found = _returning(found, asked[name]) if name in asked else found
            setattr(kind, name, _guarded(found, game, distribution))
        elif isinstance(found, classmethod | staticmethod):
            setattr(kind, name, type(found)(_guarded(found.__func__, game, distribution)))
        elif isinstance(found, property) and found.fget is not None:
            getter = _guarded(found.fget, game, distribution)
            setattr(kind, name, property(getter, found.fset, found.fdel, found.__doc__))


def _returning(function: Any, kind: type) -> Any:
    """Return a function like ``function`` that raises where it returns something else, or nothing.

    Menus and tables ask these before there is a match whose steps can be tried.
    """
    if hasattr(function, "__fenced__"):
        return function

    @wraps(function)
    def returning(*given: Any, **named: Any) -> Any:
        found = function(*given, **named)
        if not isinstance(found, kind) or (kind is range and not found):
            raise TypeError(f"{function.__name__} returns {found!r} and no {kind.__name__}")
        return found

    return returning


def _guarded(function: Any, game: str, distribution: str) -> Any:
    if hasattr(function, "__fenced__"):
        return function
    if inspect.isgeneratorfunction(function):

        @wraps(function)
        def guarded(*given: Any, **named: Any) -> Any:
            thought = function(*given, **named)
            while True:
                try:
                    with inside(game, distribution, function=function.__qualname__):
                        found = next(thought)
                except StopIteration as done:
                    return done.value
                yield found

    else:

        @wraps(function)
        def guarded(*given: Any, **named: Any) -> Any:
            if getattr(_here, "inside", False):
                return function(*given, **named)
            with inside(game, distribution, function=function.__qualname__):
                return function(*given, **named)

    guarded.__fenced__ = True  # type: ignore[attr-defined]
    return guarded


# -- around a presenter --------------------------------------------------------------------


class _Bounded(Presenter):
    """Bounds what a presenter of another package shows and tells."""

    most_at_once: ClassVar[int | None] = TOLD

    def zones(self, view: Any) -> Sequence[Zone]:
        """Return the zones; a key that is there twice counts once, and no more than ITEMS."""
        found, keys, left = [], set[str](), ITEMS
        for zone in super().zones(view) or ():  # type: ignore[safe-super]
            items: list[Item] = []
            for item in zone.items:
                if item.key not in keys and len(items) < left:
                    keys.add(item.key)
                    items.append(replace(item, text=self._cut(item.text)))
            more = len(zone.items) - len(items)
            left -= len(items)
            if more and len(keys) >= ITEMS:
                text = self.words.phrase("game-more", count=more)
                items.append(Item(f"more-{zone.id}", text, place=(0, len(items))))
            found.append(replace(zone, items=tuple(items)))
        if not found:
            name = self.words.phrase("game-shows-nothing")
            nothing = Zone("nothing", name, "?", Shape.LIST, (), Role.OTHER, empty=name)
            return (nothing,)
        return tuple(found)

    def announce(self, event: Any, view: Any) -> Sequence[Announcement]:
        """Word an event; where the game lacks the sentence, its kind and seat are told."""
        try:
            told = super().announce(event, view)  # type: ignore[safe-super]
        except MissingSentenceError:
            seat = getattr(event, "seat", None)
            name = self.names[seat] if isinstance(seat, int) and seat < len(self.names) else ""
            phrase = self.words.phrase("game-unworded", kind=str(event.kind), name=name)
            return [Announcement(phrase)]
        return [replace(one, phrase=self._cut(one.phrase)) for one in told]

    def label(self, view: Any, action: Any) -> Phrase:
        """Name an action; by its text form where the game lacks the sentence."""
        return self._worded(lambda: super(_Bounded, self).label(view, action), str(action))  # type: ignore[safe-super]

    def turn(self, view: Any) -> Phrase:
        return self._worded(lambda: super(_Bounded, self).turn(view), "turn")  # type: ignore[safe-super]

    def possible(self, view: Any) -> Phrase:
        """Say what can be done."""
        return self._worded(lambda: super(_Bounded, self).possible(view), "")

    def scores(self, view: Any) -> Phrase:
        return self._worded(lambda: super(_Bounded, self).scores(view), "scores")  # type: ignore[safe-super]

    def result(self, view: Any) -> Phrase:
        return self._worded(lambda: super(_Bounded, self).result(view), "result")  # type: ignore[safe-super]

    def refusal(self, error: GameError, view: Any) -> Phrase:
        return self._worded(lambda: super(_Bounded, self).refusal(error, view), error.rule)

    def _worded(self, say: Callable[[], Phrase], otherwise: str) -> Phrase:
        try:
            return self._cut(say())
        except MissingSentenceError:
            return Phrase.plain(otherwise)

    def _cut(self, phrase: Phrase) -> Phrase:
        texts = (phrase.full, phrase.brief, phrase.braille, phrase.normal)
        if max(map(len, texts)) <= LETTERS:
            return phrase
        end = self.words.phrase("game-cut-off")
        ends = (end.full, end.brief, end.braille, end.normal)
        return Phrase(
            *(
                text if len(text) <= LETTERS else f"{text[:LETTERS]} {rest}"
                for text, rest in zip(texts, ends, strict=True)
            )
        )


def bounded(kind: type[Presenter]) -> type[Presenter]:
    """Return a presenter class like ``kind`` that shows and tells no more than it may."""
    return type(kind.__name__, (_Bounded, kind), {"__module__": kind.__module__})
