"""The modules of the tests are compiled once, whatever the number of workers."""

from __future__ import annotations

import importlib
import os
from contextlib import suppress
from pathlib import Path

import pytest


def import_in_turn(session: pytest.Session, left: frozenset[Path]) -> None:
    """Import all modules of tests but those ``left`` out; each worker begins somewhere else.

    What one has compiled, with all that its asserts say when they fail, the others find on the
    disk; else each would compile everything, at the same time. One that cannot be imported is
    left to pytest, which tells why.
    """
    root = session.config.rootpath
    modules = [
        ".".join(path.relative_to(root).with_suffix("").parts)
        for path in sorted((root / "tests").rglob("test_*.py"))
        if path not in left
    ]
    worker = int(os.environ["PYTEST_XDIST_WORKER"].removeprefix("gw"))
    first = worker * len(modules) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    for module in modules[first:] + modules[:first]:
        with suppress(Exception):
            importlib.import_module(module)
