"""Packages with games, as an installer leaves them: a folder, and what names its entry points."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from importlib import invalidate_caches, metadata
from pathlib import Path

import pytest

from braillespiel import resources
from braillespiel.games import registry
from braillespiel.lessons import library
from braillespiel.words import bundle
from braillespiel.words.catalogue import Words

_LOOK = registry._read_outside
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def hide_others() -> None:
    """Have no games but ours and those that a test installs, whatever this environment holds."""
    registry._read_outside = lambda: registry._Outside({}, ())


def listed() -> int:
    """Return how many games a program lists that is started here, of ours and of packages."""
    return len(registry.own()) + len(metadata.entry_points(group=registry.GROUP))


def write_metadata(
    folder: Path,
    distribution: str,
    version: str,
    brought: Mapping[str, str],
    group: str = registry.GROUP,
) -> None:
    """Write into ``folder`` what says that a distribution brings games, by id and package.

    Or what else ``group`` is of, by name and object.
    """
    info = folder / f"{distribution.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    metadata = f"Metadata-Version: 2.1\nName: {distribution}\nVersion: {version}\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    lines = [f"[{group}]", *(f"{name} = {what}" for name, what in brought.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _forget(folders: tuple[Path, ...]) -> None:
    for name in resources.game_folders():
        resources.forget_game(name)
    registry.look_again()
    library.built_in.cache_clear()
    if any(any(each.glob("*/words")) for each in folders if each.parent != EXAMPLES):
        bundle.forget()  # a test may write other sentences there; those of the examples stay
    invalidate_caches()


def _of_folders(folders: tuple[Path, ...]) -> object:
    """Read the packages in some folders, and no others that are installed here."""

    def found(**selected: str) -> list[metadata.EntryPoint]:
        return [
            point
            for one in metadata.distributions(path=list(map(str, folders)))
            for point in one.entry_points.select(**selected)
        ]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(metadata, "entry_points", found)
        return _LOOK()


def _imported(folders: tuple[Path, ...]) -> list[str]:
    """Return the modules of the packages in some folders that are imported already."""
    found = metadata.distributions(path=list(map(str, folders)))
    points = [each for one in found for each in one.entry_points.select(group=registry.GROUP)]
    return [name for name in sys.modules if name.partition(".")[0] in {p.value for p in points}]


@contextmanager
def installed(*folders: Path) -> Iterator[None]:
    """Have the packages in these folders installed, and those of other tests not."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_read_outside", partial(_of_folders, folders))
        for folder in folders:
            patch.syspath_prepend(str(folder))
        for name in _imported(folders):  # from where this environment has them
            patch.delitem(sys.modules, name)
        _forget(folders)
        try:
            yield
        finally:
            patch.undo()
            inside = tuple(f"{folder}{os.sep}" for folder in folders)
            for name, module in list(sys.modules.items()):
                if (getattr(module, "__file__", None) or "").startswith(inside):
                    del sys.modules[name]
            _forget(folders)


def put_examples(folder: Path) -> list[Path]:
    """Return folders that hold both examples, with their metadata in ``folder``."""
    for name in ("tictactoe", "eights"):
        write_metadata(folder, f"braillespiel-{name}", "1.0", {name: f"braillespiel_{name}"})
    return [folder, EXAMPLES / "tictactoe", EXAMPLES / "eights"]


def of_games(text: str, language: str) -> str:
    """Return what is said where the first game is offered as where there is no other.

    How many there are differs: a page counts ours, a program those that it has read by then.
    """
    first = registry.own()[0]
    title = Words(language, registry.catalogues(first))(f"{first}-title")
    place = partial(Words(language, ("client",)), "place", number=1)
    any_place = re.escape(f"{title}, {place(count=777)}").replace("777", r"(\d+)")

    def alone(found: re.Match[str]) -> str:
        assert int(found[1]) <= listed()
        return f"{title}, {place(count=1)}"

    return re.sub(any_place, alone, text)
