"""Packages that only some need: ``pip install "braillespiel[house,labels,net]"`` brings them.

``./play`` and the installers install all. Who has left one out is told which, with the command.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Literal

Extra = Literal["house", "labels", "net", "postgres"]

PACKAGES: dict[Extra, tuple[str, ...]] = {
    "house": ("openskill", "prometheus_client"),
    "labels": ("font_source_sans_pro", "pyphen", "reportlab"),
    "net": ("cryptography", "segno", "spake2", "websockets", "zeroconf"),
    "postgres": ("psycopg",),
}
"""What each extra of pyproject.toml brings, by the names that are imported."""


def need(extra: Extra) -> None:
    """See that everything of an extra is installed. Raises ModuleNotFoundError."""
    for name in PACKAGES[extra]:
        if find_spec(name) is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def missing(error: ModuleNotFoundError) -> Extra | None:
    """Return the extra that brings what is not installed, None if none does."""
    root = (error.name or "").partition(".")[0]
    return next((extra for extra, names in PACKAGES.items() if root in names), None)


def command(extra: Extra) -> str:
    """Return what somebody types to install an extra."""
    return f'python -m pip install "braillespiel[{extra}]"'
