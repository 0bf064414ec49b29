"""Where files are: our own that are not code, and those that a user names."""

import contextlib
import ntpath
import os
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def folder(name: str) -> Path:
    """Return the folder ``name`` ("sounds" or "braille_tables").

    In a checkout it is beside the package, in an installed wheel inside it.
    """
    beside = _PACKAGE.parent / name
    return beside if beside.is_dir() else _PACKAGE / "data" / name


_games: dict[str, Path] = {}


def use_game(name: str, folder: Path) -> None:
    """Let the game ``name`` of another package have its words, sounds and lessons in ``folder``."""
    _games[name] = folder


def forget_game(name: str) -> None:
    """Take ``use_game`` back."""
    _games.pop(name, None)


def game_folder(name: str) -> Path:
    """Return the folder of a game, ours or one that was put to use."""
    return _games.get(name, _PACKAGE / "games" / name)


def game_folders() -> dict[str, Path]:
    """Return the folders of the games of other packages that were put to use."""
    return dict(_games)


def sound_path(name: str) -> str:
    """Return the file of a sound "GAME/NAME" that a game has in its own folder, else ""."""
    game, parted, sound = name.partition("/")
    sounds = game_folder(game) / "sounds"
    return str(sounds / f"{sound}.wav") if parted and (game in _games or sounds.is_dir()) else ""


def room_tone(game: str) -> str:
    """Return the name of a game's room tone: "room-GAME", or "GAME/room" of its own, else ""."""
    if _among_ours(f"room-{game}"):
        return f"room-{game}"
    own = f"{game}/room"
    return own if game and is_file(Path(sound_path(own))) else ""


@cache
def _among_ours(sound: str) -> bool:
    return (folder("sounds") / f"{sound}.wav").is_file()


def in_checkout() -> bool:
    """Tell whether the program runs from its sources, not from an installed package."""
    return (_PACKAGE.parent / "play.cmd").is_file()


def named(name: str) -> Path:
    """Return the path that a user has typed, as Windows opens it however long.

    "~" is the home folder if there is one.
    """
    path = Path(name)
    with contextlib.suppress(RuntimeError):  # "~nobody"
        path = path.expanduser()
    return Path(extended(str(path)))


def is_file(path: Path) -> bool:
    """Tell whether there is such a file; False also for what cannot be a name."""
    try:
        return path.is_file()
    except OSError:  # too long, or in a folder that may not be looked into
        return False


def given_home() -> Path | None:
    """Return the data folder that BRAILLESPIEL_HOME names, as Windows opens it however long."""
    given = os.environ.get("BRAILLESPIEL_HOME")
    return Path(extended(given)) if given else None


def own_documents(room: str = "") -> Path:
    """Return where files for the user's own hands lie: "braillespiel" in their documents.

    In a data folder that is named they lie in its folder ``room``.
    """
    from platformdirs import user_documents_path

    home = given_home()
    return home / room if home else user_documents_path() / "braillespiel"


_LONG = 200
"""Length of a folder's name from which its files may exceed the 260 characters Windows allows."""


def extended(path: str, system: str = os.name) -> str:
    """Return the name under which Windows opens a folder however long it is (prefix ``\\\\?\\``).

    ``system`` is as in ``os.name``; elsewhere, and for a short one, it is the name that was given.
    Source: "Maximum Path Length Limitation" in Microsoft's reference of files.
    """
    if system != "nt" or len(path) < _LONG or path.startswith("\\\\?\\"):
        return path
    whole = ntpath.abspath(path)
    return f"\\\\?\\UNC{whole[1:]}" if whole.startswith("\\\\") else f"\\\\?\\{whole}"
