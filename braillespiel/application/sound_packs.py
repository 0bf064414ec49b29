"""The player's own sounds: folders beside matches and settings, chosen by name."""

from __future__ import annotations

from pathlib import Path

from braillespiel.store.database import home_folder


def packs_folder() -> Path:
    """Return the folder in which each folder is a pack: files named like those in sounds/."""
    return home_folder() / "sounds"


def packs() -> list[str]:
    """Return the names of the packs that are there."""
    try:
        return sorted(path.name for path in packs_folder().iterdir() if path.is_dir())
    except OSError:
        return []


def pack_folder(name: str) -> str:
    """Return the folder of a pack as the sounds take it; "" for the built-in sounds."""
    return str(packs_folder() / name) if name else ""
