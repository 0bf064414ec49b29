"""Drivers of outputs, found by being there: each module of a folder offers ``DRIVER``."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Any


def names(folder: ModuleType) -> list[str]:
    """Return the names of the drivers in a package, sorted; none of them is imported."""
    return sorted(name.replace("_", "-") for _, name, _ in pkgutil.iter_modules(folder.__path__))


def found(folder: ModuleType) -> dict[str, Any]:
    """Return the ``DRIVER`` of each module in a package, by name, the lowest ``rank`` first.

    A module's name is its driver's name in settings and catalogues, with a dash for each
    underscore.
    """
    drivers = {
        name: import_module(f"{folder.__name__}.{name.replace('-', '_')}").DRIVER
        for name in names(folder)
    }
    return dict(sorted(drivers.items(), key=lambda one: (one[1].rank, one[0])))
