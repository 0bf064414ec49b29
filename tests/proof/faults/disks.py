"""Disks that are full or become read-only: small file systems of their own where root may mount.

Where nothing may be mounted, SQLite is told to find the file full, or not writable.
"""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

from braillespiel.ui.match.screen import MatchScreen
from tests.proof.faults.whole import Report, Whole, newest, stored, with_store
from tests.proof.situations import random_action
from tests.support.player import Player

SIZE = "400k"
"""Of the small disk: a store and the matches of some hundred actions."""
FULL = ("voll", "Platz")
NOT_WRITABLE = ("Nichts lässt sich speichern", "Der Datenträger meldet einen Fehler")


def _run(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@contextlib.contextmanager
def _mounted(place: Path, *mount: str) -> Iterator[bool]:
    """Mount something at ``place``; give False if that is not allowed."""
    place.mkdir(parents=True, exist_ok=True)
    real = _run("mount", *mount, str(place))
    try:
        yield real
    finally:
        if real:
            _run("umount", "-l", str(place))


class Filler:
    """Fills a small disk, and makes room again."""

    def __init__(self, home: Path, real: bool) -> None:
        self._file = home / "filler"
        self._real = real

    def fill(self, player: Player | None) -> None:
        """Leave no room at all."""
        if self._real:
            with self._file.open("ab", buffering=0) as file, contextlib.suppress(OSError):
                while True:
                    file.write(bytes(512))
        elif player is not None:
            database = player.app.store.database
            pages = database.rows("PRAGMA page_count")[0][0]
            database.rows(f"PRAGMA max_page_count = {pages}")

    def empty(self, player: Player) -> None:
        """Make room."""
        self._file.unlink(missing_ok=True)
        if not self._real:
            player.app.store.database.rows("PRAGMA max_page_count = 1000000")


def full_in_mid_match(home: Path, game: str, seed: int) -> Report:
    """Fill the disk in mid match and make room again, several times."""
    with _mounted(home, "-t", "tmpfs", "-o", "size=2m", "tmpfs") as real:
        match = Whole(home, "disk-full", game, seed)
        match.report.note = "tmpfs" if real else "page count"
        filler, host, full_since, had_room = Filler(home, real), match.table.port.host, 0, 0
        for number in match.steps():
            if len(host.match.journal) > had_room > 0 and host.trouble is not None:
                match.found(f"not saved though there is room: {host.trouble}")
            if host.trouble is None and number % 12 == 2:
                full_since = len(match.heard)
                filler.fill(match.player)
                had_room = 0
            elif host.trouble is not None and number % 12 == 11:
                match.report.times += 1
                if not match.told(*FULL, since=full_since):
                    match.found("nobody is told that the disk is full")
                filler.empty(match.player)
                had_room = len(host.match.journal)
            if number % 3 == 0:
                match.ask()
        filler.empty(match.player)
        host._store()
        kept = [entry.text for entry in host.match.journal]
        if host.trouble is not None or newest(match.player.app.store) != kept:
            match.found("the match is not kept as it was played")
        report = match.done()
        if stored(home) != kept:
            match.found("the match on disk is not the one that was played")
        return report


def full_from_the_start(home: Path, game: str, seed: int) -> Report:
    """Start on a full disk: it is told, and everything can be played."""
    with _mounted(home, "-t", "tmpfs", "-o", "size=64k", "tmpfs") as real:
        if real:
            Filler(home, real).fill(None)
            return _unsaved(home, "disk-full-at-start", game, seed, FULL)
    (home / "braillespiel.sqlite3").symlink_to("/dev/full")
    return _unsaved(home, "disk-full-at-start", game, seed, (*FULL, *NOT_WRITABLE))


def _unsaved(home: Path, fault: str, game: str, seed: int, words: tuple[str, ...]) -> Report:
    player = Player(home, seed=seed, settings={"double-press-ms": 0})
    told = [text for text in player.ear.said if any(word in text for word in words)]
    match = Whole(home, fault, game, seed, player)
    match.report.times = 1
    if len(told) != 1:
        match.found(f"told at the start: {told or player.ear.said}")
    for number in match.steps():
        if number % 3 == 0:
            match.ask()
        if match.table.port.host.trouble is not None:
            match.found(f"trouble: {match.table.port.host.trouble}")
            break
    return match.done()


def read_only_from_the_start(home: Path, game: str, seed: int) -> Report:
    """Start in a home that is read-only, with a match in it of a client that was cut off."""
    with _mounted(home, "-t", "tmpfs", "-o", "size=2m", "tmpfs") as real:
        if not real:
            (home / "file").touch()
            return _unsaved(home / "file", "read-only-at-start", game, seed, NOT_WRITABLE)
        before = Player(home, seed=seed)
        before.play(game)
        for action in range(20):
            if not random_action(before.table, Random(action)):
                break
        before.table.deliver()
        journal = list(before.table.port.host.match.journal)
        copies = {path.name: path.read_bytes() for path in home.iterdir() if path.is_file()}
        before.app.close()
        for name, data in copies.items():  # as a power cut would have left them
            (home / name).write_bytes(data)
        _run("mount", "-o", "remount,ro", str(home))
        after = Player(home, seed=seed, settings={"double-press-ms": 0})
        told = [s for s in after.ear.said if s.startswith("Nichts lässt sich speichern")]
        after.press("Home", "Enter", "Enter")
        tables = [screen for screen in after.ui.screens if isinstance(screen, MatchScreen)]
        kept = tables[0].port.host.match.journal if tables else []
        resumed = kept[: len(journal)] == journal
        errors = after.errors
        after.app.close()
        report = _unsaved(home, "read-only-at-start", game, seed, NOT_WRITABLE)
        report.note = "tmpfs"
        if len(told) != 1 or not resumed or errors:
            report.found.append(
                f"told {told}, resumed {resumed}: {len(kept)} of {len(journal)} {errors}"
            )
        return report


def read_only_in_mid_match(home: Path, game: str, seed: int) -> Report:
    """Have the disk given up by the system in mid match, as after an error of its medium."""
    place = home.parent / "disk"
    image = home.parent / "image"
    with image.open("wb") as file:
        file.truncate(4 << 20)
    made = _run("mkfs.ext4", "-q", "-m", "0", "-E", "lazy_itable_init=0", str(image))
    with _mounted(place, "-o", "loop,errors=remount-ro", str(image)) as real:
        real = real and made
        inside = place / "home" if real else home
        match = Whole(inside, "read-only-mid-match", game, seed)
        match.report.note = "ext4" if real else "query_only"
        host, since, before = match.table.port.host, 0, 0
        for number in match.steps():
            if number == 5:
                since, before = len(match.heard), len(host.match.journal)
                match.report.times = 1
                if real:
                    _run("mount", "-o", "remount,abort", str(place))
                else:
                    match.player.app.store.database.rows("PRAGMA query_only = 1")
            if number % 3 == 0:
                match.ask()
        if not match.told(*NOT_WRITABLE, since=since):
            match.found("nobody is told that nothing can be saved")
        if sum(any(w in said.speech for w in NOT_WRITABLE) for said in match.heard) > 1:
            match.found("it is told again and again")
        journal = [entry.text for entry in host.match.journal]
        report = match.done()
    if real:
        _run("e2fsck", "-fy", str(image))
    with _mounted(place, "-o", "loop", str(image)) if real else contextlib.nullcontext():
        kept = with_store(inside, newest)
    if kept != journal[: len(kept)] or len(kept) < before:
        match.found(f"{len(kept)} actions are kept, {before} had been saved")
    return report
