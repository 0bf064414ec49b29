"""Where liblouis comes from: a package of its own beside us, or the system."""

from __future__ import annotations

import ctypes
import ctypes.util
import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from braillespiel.output import narrow
from braillespiel.output.braille.errors import LouisUnavailable

PACKAGE = "braillespiel_liblouis"
"""A wheel with the library and the tables; ``packaging/liblouis`` makes it, anyone may replace it.
Beside the library is ``liblouis/tables``, where liblouis itself looks."""
_NAMES = ("liblouis.so.20", "liblouis.so", "liblouis.dll", "liblouis.20.dylib", "liblouis.dylib")
_DARWIN_PREFIXES = ("/opt/homebrew/lib", "/usr/local/lib")

Origin = Literal["package", "system"]
_LOG_INFO, _LOG_OFF = 20_000, 60_000
"""Of liblouis.h; what it begins with comes first."""


@dataclass(frozen=True, slots=True)
class LoadedLibrary:
    """A library that was loaded."""

    library: Any
    name: str
    """The name it was loaded by: a path, or a bare name of the system's."""
    origin: Origin


def load() -> LoadedLibrary:
    """Load liblouis, the package's first.

    Raises:
        LouisUnavailable: there is none, or none that can be used.
    """
    tried, detail = [], ""
    for name, tables in _places():
        tried.append(name)
        try:
            library = ctypes.CDLL(name)
            _ = (library.lou_charSize, library.lou_translate, library.lou_registerLogCallback)
            if tables is not None:
                # Newer versions warn on standard error, in the midst of the game, that it is old.
                library.lou_setLogLevel(_LOG_OFF)
                library.lou_setDataPath(tables)
                library.lou_setLogLevel(_LOG_INFO)
        except OSError:
            continue
        except AttributeError as error:
            detail = f"{name}: {error}"
            continue
        return LoadedLibrary(library, name, "system" if tables is None else "package")
    raise LouisUnavailable(tuple(tried), detail)


def _places() -> Iterator[tuple[str, bytes | None]]:
    """Yield names of the library, each with its data folder if that is not built in."""
    seen = set()
    for folder in package_folders():
        data = narrow.encoded(str(folder))
        for name in _NAMES:
            if data is not None and b"," not in data and (folder / name).is_file():
                yield str(folder / name), data
    found = [ctypes.util.find_library("louis"), ctypes.util.find_library("liblouis")]
    prefixed = [f"{prefix}/liblouis.dylib" for prefix in _DARWIN_PREFIXES]
    for name in (*(name for name in found if name), *_NAMES, *prefixed):
        if name not in seen:
            seen.add(name)
            yield name, None


def package_folders() -> list[Path]:
    """Return the folder of the installed package, or none if it is not installed."""
    spec = importlib.util.find_spec(PACKAGE)
    return [Path(folder) for folder in (spec.submodule_search_locations if spec else None) or ()]
