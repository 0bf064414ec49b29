"""Where files lie: those of ours that are not code, and those that a user names."""

import contextlib
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """Return the folder ``name`` ("sounds" or "braille_tables").

    In a checkout it lies beside the package, in an installed wheel inside it.
    """
    beside = _PACKAGE.parent / name
    return beside if beside.is_dir() else _PACKAGE / "data" / name


def named(name: str) -> Path:
    """Return the path that a user has typed; "~" is the home folder where one is known."""
    path = Path(name)
    with contextlib.suppress(RuntimeError):  # "~nobody"
        path = path.expanduser()
    return path


def is_file(path: Path) -> bool:
    """Tell whether there is such a file; False too for what cannot be a name."""
    try:
        return path.is_file()
    except OSError:  # too long, or in a folder that may not be looked into
        return False
