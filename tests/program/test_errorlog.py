"""The log of errors: every message once, with a count, and never large."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.application.errorlog import LARGEST, ErrorLog, error_log, logged
from braillespiel.commands import streams
from braillespiel.engine.contract import Bot
from braillespiel.games import registry
from tests.support.player import Player


@pytest.fixture
def log(tmp_path: Path) -> ErrorLog:
    return ErrorLog(tmp_path / "errors.log", lambda: "2026-11-21 12:00:00")


def lines(log: ErrorLog) -> list[str]:
    return log.path.read_text("utf-8").splitlines()


def test_a_message_that_comes_again_is_counted(log: ErrorLog) -> None:
    for number in range(237):
        log.note("ALSA lib pcm.c: unknown PCM\n")
        if number == 5:
            log.note("another")
    today = "2026-11-21 12:00:00"
    first = [f"{today} ALSA lib pcm.c: unknown PCM", f"{today} another"]
    counts = [f"{today} {count} x ALSA lib pcm.c: unknown PCM" for count in (10, 100, 237)]
    assert lines(log) == first + counts[:2]
    log.close()
    assert lines(log) == first + counts
    log.close()
    assert lines(log) == first + counts


def test_an_error_is_noted_with_where_it_came_from_and_counted_by_its_last_line(
    log: ErrorLog,
) -> None:
    for _ in range(10):
        try:
            raise ValueError("gone")
        except ValueError as error:
            log.error(error)
    noted = lines(log)
    assert noted[0] == "2026-11-21 12:00:00 Traceback (most recent call last):"
    assert noted[-2:] == ["ValueError: gone", "2026-11-21 12:00:00 10 x ValueError: gone"]
    assert sum("Traceback" in line for line in noted) == 1


def test_the_file_never_gets_large_and_keeps_what_is_newest(log: ErrorLog) -> None:
    log.path.write_text("a line of an earlier time\n" * 20_000)
    for number in range(200):
        log.note(f"message {number} " + "x" * 5000)
        assert log.path.stat().st_size <= LARGEST
    assert "message 199 " in lines(log)[-1]
    assert not any("earlier" in line for line in lines(log))
    assert log.path.stat().st_mode & 0o777 == 0o600


def test_a_program_gone_wild_fills_no_disk(log: ErrorLog) -> None:
    for number in range(5000):
        log.note(f"message {number}")
    assert len(lines(log)) == 1000
    log.note("x" * 1_000_000)
    assert log.path.stat().st_size < LARGEST


def test_where_nothing_can_be_written_nothing_is_raised(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere" / "errors.log", tmp_path, tmp_path / ("x" * 300)):
        log = ErrorLog(path)
        for _ in range(10):
            log.note("lost")
        log.close()


def test_what_modules_log_and_what_the_client_fails_at_is_noted(
    tmp_path: Path, home_of_nobody: Path
) -> None:
    home_of_nobody.mkdir()
    with logged(quiet=False):
        logging.getLogger("braillespiel.somewhere").warning("a %s line", "worker's")
        logging.getLogger("braillespiel.somewhere").info("not that")
        player = Player(tmp_path / "home")
        del player.app.log  # type: ignore[method-assign]
        player.app.log(ValueError("gone"))
        player.app.close()
    text = (home_of_nobody / "errors.log").read_text("utf-8")
    assert "a worker's line" in text
    assert "ValueError: gone" in text
    assert "not that" not in text
    assert error_log().path == home_of_nobody / "errors.log"


def test_who_serves_others_keeps_no_word_of_theirs_in_the_log(
    home_of_nobody: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home_of_nobody.mkdir()
    with logged(quiet=False, wordless=True) as log:
        try:
            try:
                raise KeyError("Adalbert")
            except KeyError as error:
                raise ExceptionGroup("of Adalbert", [ValueError("192.0.2.7")]) from error
        except ExceptionGroup as error:
            logging.getLogger("asyncio").error("%s task fell", "Adalbert's", exc_info=error)
            log.error(error)
        logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: Adalbert")
        logging.getLogger("elsewhere").error(ValueError("Adalbert"))
    streams.tell_unexpected(ValueError("Adalbert"), "en")  # what ended it
    told = capsys.readouterr().err
    assert "ValueError" in told
    assert "Adalbert" not in told
    text = log.path.read_text("utf-8")
    assert "elsewhere: ValueError" in text
    assert "Task exception was never retrieved" in text
    assert "Adalbert" not in text
    assert "192.0.2.7" not in text
    assert "asyncio: %s task fell" in text
    assert text.count("KeyError\n") == text.count("ExceptionGroup\n") == 2
    assert text.count("\nValueError\n") == 2
    here = Path(__file__).name
    assert f"  {here}, line " in text


def test_a_task_that_was_lost_is_named_by_its_function(home_of_nobody: Path) -> None:
    home_of_nobody.mkdir()

    async def adalbert() -> None:
        async def waits() -> None:
            await asyncio.get_running_loop().create_future()

        asyncio.get_running_loop().create_task(waits())
        await asyncio.sleep(0)
        gc.collect()  # nobody knows of it but itself

    with logged(quiet=False, wordless=True) as log:
        asyncio.run(adalbert())
    text = log.path.read_text("utf-8")
    assert "asyncio: Task was destroyed but it is pending!" in text
    assert f"  {Path(__file__).name}, line " in text
    assert ".waits\n" in text


NOISY = """
import os, subprocess, sys
from braillespiel.application.errorlog import logged
with logged(quiet=True):
    for _ in range(200):
        os.write(2, b"ALSA lib: cannot find card 0\\n")
    print("a complaint", file=sys.stderr, flush=True)
    os.write(2, b"without an end")
print("after it", file=sys.stderr)
"""


def test_what_libraries_write_to_standard_error_comes_between_no_lines(
    home_of_nobody: Path,
) -> None:
    home_of_nobody.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", NOISY],
        env={**os.environ, "BRAILLESPIEL_HOME": str(home_of_nobody)},
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == "after it\n"
    noted = (home_of_nobody / "errors.log").read_text("utf-8").splitlines()
    assert [line[20:] for line in noted] == [
        "ALSA lib: cannot find card 0",
        "10 x ALSA lib: cannot find card 0",
        "100 x ALSA lib: cannot find card 0",
        "a complaint",
        "without an end",
        "200 x ALSA lib: cannot find card 0",
    ]


def test_a_fault_in_the_middle_of_a_match_leaves_no_name_in_the_log(
    tmp_path: Path, home_of_nobody: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failing(Bot[Any, Any]):
        def choose(self, view: Any, rng: Random) -> Iterator[None]:
            yield
            raise ValueError(type(view).__name__)

    monkeypatch.setattr(type(registry.game("logomachy")), "bot", lambda self, level: Failing())
    home_of_nobody.mkdir()
    with logged(quiet=False):
        player = Player(tmp_path / "home")
        player.app.settings.set("names", "Adalbert")
        player.play("logomachy", seats=2)
        names = [each.name for each in player.table.port.players]
        while player.table.port.standing.failed is None:
            if player.table.acting(player.table.seat):
                player.table.act(player.table.view().legal_actions()[0])
            player.settle()
        player.app.close()
    text = error_log().path.read_text("utf-8")
    assert "ValueError" in text
    assert names[0] == "Adalbert"
    assert not [name for name in names if name in text]
