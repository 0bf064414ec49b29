"""A transcript that cannot be written, from the start or later: this is said, the game goes on."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from braillespiel.application.transcript import Transcript
from tests.support.patience import HANGS_S
from tests.support.player import Player
from tests.support.program import command, environment, run

PLAY = ("--front-end", "terminal", "--speech", "off", "--no-brltty")


def test_a_transcript_that_cannot_be_written_is_said_to_be_so(tmp_path: Path) -> None:
    done = run(tmp_path / "home", "play", *PLAY, "--transcript", str(tmp_path))
    assert done.returncode != 0
    assert (
        f"{tmp_path} lässt sich nicht schreiben: das ist ein Ordner. "
        "Wähle einen anderen Namen oder Ordner."
    ) in done.stderr


def test_a_pipe_that_nobody_reads_holds_up_no_start(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    done = run(tmp_path / "home", "play", *PLAY, "--transcript", str(pipe))
    assert done.returncode == 2
    assert f"{pipe} lässt sich nicht schreiben: niemand liest es." in done.stderr


def test_a_full_disk_ends_the_transcript_and_not_the_program(tmp_path: Path) -> None:
    run(tmp_path / "home", "settings", "first-run=false", "double-press-ms=0")
    done = subprocess.run(
        command("play", *PLAY, "--transcript", "/dev/full"),
        input="x" * 3 + "\x1b[B" * 3,
        env=environment(tmp_path / "home"),
        capture_output=True,
        text=True,
        timeout=HANGS_S,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Die Mitschrift /dev/full endet hier") == 1
    assert "Datenträger. Das Spiel geht weiter." in done.stdout
    assert "Lernen, 2 von 10\n" in done.stdout
    assert "Einstellungen, 4 von 10\n" in done.stdout


@pytest.mark.parametrize(
    ("closed", "reason"), [(True, "niemand liest es mehr"), (False, "niemand liest es")]
)
def test_a_reader_that_goes_or_stops_ends_it_with_one_sentence(
    tmp_path: Path, closed: bool, reason: str
) -> None:
    player = Player(tmp_path / "home", settings={"double-press-ms": 0})
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    player.app.write_transcript(path)
    player.press("Down")
    if closed:
        os.close(reader)
    said: list[str] = []
    while not any("Mitschrift" in text for text in said):
        said += player.press("Down")
    for _ in range(3):
        said += player.press("Down")
    assert [text for text in said if "Mitschrift" in text] == [
        f"Die Mitschrift {path} endet hier: {reason}. Das Spiel geht weiter."
    ]
    assert player.errors == []
    player.app.close()
    if not closed:
        os.close(reader)


def test_text_that_cannot_be_encoded_is_no_reason_to_end(tmp_path: Path) -> None:
    ended: list[OSError] = []
    transcript = Transcript(tmp_path / "transcript", ended.append)
    transcript.key("\udcff")
    transcript.close()
    transcript.key("C")
    transcript.close()
    assert (tmp_path / "transcript").read_text() == '{"key": "?"}\n'
    assert ended == []
