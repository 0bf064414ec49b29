"""A transcript that cannot be written: what is wrong and what helps, before the game begins."""

from __future__ import annotations

from pathlib import Path

from tests.support.program import run


def test_a_transcript_that_cannot_be_written_is_said_to_be_so(tmp_path: Path) -> None:
    arguments = ("--front-end", "terminal", "--speech", "off", "--no-brltty")
    done = run(tmp_path / "home", "play", *arguments, "--transcript", str(tmp_path))
    assert done.returncode != 0
    assert (
        f"{tmp_path} lässt sich nicht schreiben: das ist ein Ordner. "
        "Wähle einen anderen Namen oder Ordner."
    ) in done.stderr
