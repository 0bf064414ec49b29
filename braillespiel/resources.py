"""Where the files live that are not code: sounds and our own Braille tables."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """Return the folder ``name`` ("sounds" or "braille_tables").

    In a checkout it lies beside the package, in an installed wheel inside it.
    """
    beside = _PACKAGE.parent / name
    return beside if beside.is_dir() else _PACKAGE / "data" / name
