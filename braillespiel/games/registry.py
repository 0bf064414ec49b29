"""Which games there are: every folder here that has a ``game.py``, and those of other packages.

A package brings a game by an entry point of the group ``braillespiel.games``. Its name is the
game's id, its value a package with the files of a folder here: ``game`` (``GAME``), ``presenter``
(``PRESENTER``), ``words``, and if it likes ``lessons``, ``sounds`` and ``labels.toml``. Ours are
known without a look at what is installed. The others are read when somebody asks for a list, or
for a name that is none of ours.
"""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, cast

from braillespiel import languages, resources
from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import GameError
from braillespiel.games import fence
from braillespiel.games.presenter import Presenter
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_FOLDER = Path(__file__).resolve().parent
GROUP = "braillespiel.games"
MOST = 40
"""So many games of other packages are read: with ours they fit a table's greeting."""
_ID = re.compile(r"[a-z][a-z0-9_]{1,23}")
_REASON = 200
_log = logging.getLogger(__name__)


class UnknownGameError(GameError):
    """No game has this name; details hold ``name`` and ``known``.

    Rule "game-left-out": another package brings it, but it cannot be used; ``package``, ``reason``.
    """


@dataclass(frozen=True, slots=True)
class GameSource:
    """Where a game comes from: its package, its folder, and the distribution that brings it."""

    package: str
    folder: Path
    distribution: str = ""
    """"" for a game that comes with the program."""
    version: str = ""


@dataclass(frozen=True, slots=True)
class Broken:
    """A game of another package that is left out, and why."""

    name: str
    distribution: str
    reason: str


@dataclass(frozen=True, slots=True)
class _Outside:
    sources: dict[str, GameSource]
    broken: tuple[Broken, ...]


_reading = Lock()
_outside_games: _Outside | None = None
_some_found = False
"""Whether packages with games have been found, which are read next."""


@cache
def own() -> tuple[str, ...]:
    """Return the ids of the games that come with the program, sorted."""
    return tuple(sorted(path.parent.name for path in _FOLDER.glob("*/game.py")))


def names() -> tuple[str, ...]:
    """Return the ids of all games: ours, then those of other packages, each sorted.

    It waits until the others have been read.
    """
    return (*own(), *_outside().sources)


def known() -> tuple[str, ...]:
    """Return the ids of the games that have been read by now, without waiting for others."""
    return own() if _outside_games is None else names()


def all_known() -> bool:
    """Tell whether the games of other packages have been read."""
    return _outside_games is not None


def reading() -> bool:
    """Tell whether other packages that bring games have been found and are still being read."""
    return _some_found and _outside_games is None


def broken() -> tuple[Broken, ...]:
    """Return the games of other packages that are left out, as far as they have been read."""
    return () if _outside_games is None else _outside_games.broken


def has(name: str) -> bool:
    """Tell whether there is a game of this name; for one of ours nothing else is looked at."""
    return name in own() or name in _outside().sources


def source(name: str) -> GameSource:
    """Return where a game comes from. Raises UnknownGameError."""
    if name in own():
        return GameSource(f"{__package__}.{name}", _FOLDER / name)
    found = _outside().sources.get(name)
    if found is None:
        for one in broken():
            if one.name == name:
                raise UnknownGameError(
                    "game-left-out", name=name, package=one.distribution, reason=one.reason
                )
        raise UnknownGameError("game-unknown", name=name, known=", ".join(names()))
    return found


def is_outside(name: str) -> bool:
    """Tell whether a game of this name comes from another package."""
    return name not in own() and name in _outside().sources


def brought_by(name: str) -> str:
    """Return distribution and version of a game of another package, "" for one of ours.

    Raises UnknownGameError.
    """
    found = source(name)
    return f"{found.distribution} {found.version}".strip()[:80]


def look_again() -> None:
    """Read the games of other packages anew when they are asked for next."""
    global _outside_games, _some_found
    with _reading:
        _outside_games = None
        _some_found = False


def _outside() -> _Outside:
    global _outside_games
    if _outside_games is None:
        with _reading:
            if _outside_games is None:
                _outside_games = _read_outside()
    return _outside_games


def _read_outside() -> _Outside:
    global _some_found
    from importlib.metadata import entry_points  # takes 20 ms, which only a list needs

    points = sorted(entry_points(group=GROUP), key=lambda one: (one.name, str(one.value)))
    _some_found = bool(points)
    found: dict[str, GameSource] = {}
    wrong: list[Broken] = []
    for point in points:
        distribution = "?" if point.dist is None else point.dist.name
        try:
            found[point.name] = _read(point, found)
        except (Exception, SystemExit) as error:  # whatever the code of others stumbles over
            _log.info("game %s of %s is left out", point.name, distribution, exc_info=True)
            cause = error.__cause__ or error
            reason = f"{type(cause).__name__}: {cause}"[:_REASON]
            wrong.append(Broken(point.name[:_REASON], distribution, reason))
    return _Outside(found, tuple(wrong))


def _read(point: EntryPoint, found: dict[str, GameSource]) -> GameSource:
    """Return the source of a game, checked as far as a list of games needs it."""
    name, package = point.name, point.value
    if not _ID.fullmatch(name):
        raise ValueError(f"{name!r} is no id: small letters, digits and _, 2 to 24 of them")
    if name in own() or name in found:
        raise ValueError(f"the id {name} is taken")
    if len(found) >= MOST:
        raise ValueError(f"more than {MOST} games")
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"{package} is no package")
    folder = Path(next(iter(spec.submodule_search_locations))).resolve()
    distribution = "?" if point.dist is None else point.dist.name
    with fence.inside(name, distribution, fence.IMPORT_S):
        rules = import_module(f"{package}.game").GAME
        presenter = import_module(f"{package}.presenter").PRESENTER
    fence.put_around(package, name, distribution)
    if rules.id != name or presenter.game_id != name:
        raise ValueError(
            f"GAME.id is {rules.id!r}, PRESENTER.game_id {presenter.game_id!r}: both must be {name}"
        )
    resources.use_game(name, folder)
    english = Words(languages.FALLBACK, _catalogues(name, usual=True))
    for key in (f"{name}-title", f"{name}-summary"):
        if not english.has(key):
            resources.forget_game(name)
            raise ValueError(f"words/{languages.FALLBACK}.ftl has no {key}")
    version = "" if point.dist is None else point.dist.version
    return GameSource(package, folder, distribution, version)


def _module(name: str, file: str) -> Any:
    # Not sys.modules: it also holds what another thread has not imported to its end.
    return import_module(f"{source(name).package}.{file}")


def game(name: str) -> AnyGame:
    """Return the rule book ``name``: ``GAME`` of its module game. Raises UnknownGameError."""
    return cast("AnyGame", _module(name, "game").GAME)


def presenter_type(name: str) -> type[Presenter]:
    """Return the presenter class of ``name``: ``PRESENTER`` of its module presenter.

    Raises UnknownGameError.
    """
    found = unbounded_presenter(name)
    return found if name in own() else _fenced(found)


def unbounded_presenter(name: str) -> type[Presenter]:
    """Return the presenter class of ``name`` as its author wrote it, for the checks of a kit.

    Raises UnknownGameError.
    """
    return cast("type[Presenter]", _module(name, "presenter").PRESENTER)


@cache
def _fenced(kind: type[Presenter]) -> type[Presenter]:
    return fence.bounded(kind)


def catalogues(name: str) -> tuple[str, ...]:
    """Return the catalogues that the presenter of ``name`` needs. Raises UnknownGameError."""
    found = source(name)
    return _catalogues(name, usual=bool(found.distribution) or _says_the_usual(found.folder))


@cache
def _says_the_usual(folder: Path) -> bool:
    """Tell whether a game of ours has no sentences of its own for events: it is a usual one."""
    return not (folder / "sentences.py").is_file()


def _catalogues(name: str, *, usual: bool) -> tuple[str, ...]:
    more = (f"usual/{name}",) if usual else ()
    return ("client", "cards", f"games/{name}", *more)


def details(error: GameError) -> dict[str, str | int]:
    """Return the details of an error as a sentence takes them."""
    return {k: v if isinstance(v, str | int) else str(v) for k, v in error.details.items()}


def said(error: GameError, language: str, game: str = "") -> Phrase | None:
    """Word an error that only a game's own catalogue knows; None if none does.

    Such an error comes before there is a presenter: a deck file of the player's own that is wrong.
    ``game`` is the only one asked, where it is known.
    """
    for name in (game,) if game else known():
        words, key = Words(language, catalogues(name)), f"{name}-illegal-{error.rule}"
        if words.has(key):
            return words.phrase(key, **details(error))
    return None
