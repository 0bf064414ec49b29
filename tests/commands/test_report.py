"""The report is told whole before it is kept, holds no name, and no hand that was not allowed."""

from __future__ import annotations

import io
import os
import socket
import stat
from pathlib import Path
from typing import Any

import pytest

from braillespiel import cli
from braillespiel.application.report import FILE_NAME, SENTENCES
from braillespiel.commands import report
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.store.match_file import MatchFile
from braillespiel.store.opening import open_store
from braillespiel.store.records import StoredEntry, StoredPlayer
from braillespiel.store.settings import Settings
from braillespiel.ui.settings import SETTINGS

NAMES = ("Zwetlana", "Qoudsi")
FILE = Path(FILE_NAME)
Told = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_home(home_of_nobody: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no display, and no way to anybody else."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    absent = {"cells": 0, "rows": 0, "reason": "absent"}
    monkeypatch.setattr(report, "look_for_display", lambda: absent)

    def refused(*given: Any) -> None:
        raise AssertionError(f"connects with {given}")

    monkeypatch.setattr(socket.socket, "connect", refused)
    monkeypatch.setattr(socket.socket, "sendto", refused)


def keep(game: str = "logomachy", kind: str = "human", called: str = "") -> None:
    """Keep a match of two with names that no sentence of ours has; ``called`` is its game then."""
    found = registry.game(game)
    match = play(found, [found.bot("easy")] * 2, {}, 5)
    journal = [StoredEntry(entry.seat, entry.text, entry.at) for entry in match.journal]
    file = MatchFile(
        game=called or game,
        seed=5,
        seats=2,
        options=dict(match.options),
        players=[StoredPlayer(name, kind) for name in NAMES],  # type: ignore[arg-type]
        journal=journal,
        scores=list(match.state.scores()),
        winners=[0],
        rules=match.rules,
    )
    store = open_store()
    store.matches.import_match(file)
    settings = Settings(store.database, SETTINGS)
    settings.set_all(
        {"names": NAMES[0], "net-names": NAMES[1], "sound-pack": f"/home/{NAMES[0]}", "zoom": 150}
    )
    store.close()


def told(monkeypatch: pytest.MonkeyPatch, answer: str, *more: str, status: int = 0) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(answer))
    assert cli.main(["report", "--lang", "en", *more]) == status


def test_what_is_kept_is_what_was_told_before_the_question(
    monkeypatch: pytest.MonkeyPatch, capsys: Told
) -> None:
    keep("six")
    told(monkeypatch, "yes\n")
    out = capsys.readouterr().out
    kept = FILE.read_text("utf-8")
    before, question, after = out.partition("That is the whole report.")
    assert before == kept + "\n"
    assert question
    assert after.endswith(
        f"The report is in {FILE}. Nothing was sent; you decide whom you give it to.\n"
    )
    lines = kept.splitlines()
    assert "Settings: 2 differ from how the program comes" in lines
    assert "Zoom: 150 per cent" in lines
    assert "Your own sounds: one of your own" in lines
    assert "Without hands, without names" in lines
    place = lines.index("Without hands, without names")
    assert len(lines) - place - 1 == SENTENCES


@pytest.mark.parametrize("answer", ["", "\n", "no\n", "y\n"])
def test_anything_but_a_clear_yes_keeps_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: Told, answer: str
) -> None:
    told(monkeypatch, answer, status=1)
    assert capsys.readouterr().out.endswith("Nothing was kept.\n")
    assert not list(Path().iterdir())


@pytest.mark.parametrize("more", [[], ["--hands"]])
@pytest.mark.parametrize("game", registry.own())
def test_no_byte_of_the_report_is_a_name(
    monkeypatch: pytest.MonkeyPatch, game: str, more: list[str]
) -> None:
    keep(game)
    told(monkeypatch, "yes\n", *more)
    kept = FILE.read_bytes()
    for name in (*NAMES, socket.gethostname()):
        assert name.lower().encode() not in kept.lower()
    assert b"layer 2" in kept


def test_hands_are_told_only_if_they_are_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    keep()
    told(monkeypatch, "yes\n", "--out", "closed.txt")
    told(monkeypatch, "yes\n", "--hands", "--out", "open.txt")
    closed = Path("closed.txt").read_text("utf-8").splitlines()
    opened = Path("open.txt").read_text("utf-8").splitlines()
    assert "With the hand of the first person, without names" in opened
    assert [line for line in opened if line.startswith("New: ")]
    assert not [line for line in closed if line.startswith("New: ")]
    assert [line for line in closed if line.startswith("Everybody gets 3 cards.")]


def test_a_match_at_a_network_table_shows_no_hand_whatever_is_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keep("six", "online")
    told(monkeypatch, "yes\n", "--hands")
    assert "Without hands, without names" in FILE.read_text("utf-8").splitlines()


@pytest.mark.posix
def test_the_file_is_for_its_owner_alone_and_no_other_is_overwritten(
    monkeypatch: pytest.MonkeyPatch, capsys: Told
) -> None:
    before = os.umask(0o022)
    try:
        told(monkeypatch, "yes\n")
    finally:
        os.umask(before)
    assert stat.S_IMODE(FILE.stat().st_mode) == 0o600
    FILE.write_text("mine")
    told(monkeypatch, "yes\n", status=1)
    assert FILE.read_text() == "mine"
    assert "already exists and was not overwritten" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: Told
) -> None:
    told(monkeypatch, "yes\n", "--out", "nowhere/report.txt", status=1)
    assert f"{Path('nowhere/report.txt')} cannot be written" in capsys.readouterr().err


def test_a_game_that_is_not_here_any_more_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keep(called="skat")
    told(monkeypatch, "yes\n")
    assert "No game is called skat." in FILE.read_text("utf-8")
