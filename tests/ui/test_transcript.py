"""A transcript holds all that was pressed, heard and felt, in order."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.player import Player


def test_keys_sentences_and_lines_stand_in_order(tmp_path: Path) -> None:
    player = Player(tmp_path / "home")
    path = tmp_path / "lesson.jsonl"
    player.app.write_transcript(path)
    player.press("Down")
    player.app.close()
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    kinds = [next(iter(record)) for record in records]
    key = kinds.index("key")
    assert records[key] == {"key": "Down"}
    spoken = kinds.index("speech", key)
    assert records[spoken]["speech"] == "Lernen, 2 von 8"
    line = kinds.index("line", key)
    assert records[line]["line"][0].startswith("⠇⠑⠗⠝⠑⠝")
    assert records[-1] == {"waiting": 1}


def test_waiting_is_noted_once_until_something_happens(tmp_path: Path) -> None:
    player = Player(tmp_path / "home")
    path = tmp_path / "lesson.jsonl"
    player.app.write_transcript(path)
    for _ in range(5):
        player.settle()
    assert path.read_text(encoding="utf-8").count("waiting") == 1


def test_a_transcript_that_cannot_be_written_is_an_error_at_once(tmp_path: Path) -> None:
    player = Player(tmp_path / "home")
    with pytest.raises(OSError, match="nowhere"):
        player.app.write_transcript(tmp_path / "nowhere" / "lesson.jsonl")
