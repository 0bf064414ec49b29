"""A run of the whole proof goes on where it ended, and its page says what failed or is missing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.proof import record
from tests.proof.full import COMMANDS, ROOMS, Piece, Room, _command

COMMIT = "0123456789" * 4


def good(count: int) -> tuple[list[str], int]:
    return [f"good: {count} tries"], 0


def bad(count: int) -> tuple[list[str], int]:
    return [f"bad: {count} tries"], count


def broken(count: int) -> tuple[list[str], int]:
    raise OSError(f"no {count}")


def room(*works: object) -> Mapping[str, Room]:
    pieces = [Piece(work, (number,)) for number, work in enumerate(works, 1)]  # type: ignore[arg-type]
    return {"small": Room("a few", lambda times: pieces, alone=True)}


def run(folder: Path, rooms: Mapping[str, Room]) -> tuple[int, list[str]]:
    said: list[str] = []
    found = record.whole(folder, rooms, list(rooms), 1, 1, said.append, COMMIT)
    return found, said


def test_the_page_begins_with_the_commit_and_names_what_failed(tmp_path: Path) -> None:
    found, _ = run(tmp_path, room(good, bad, broken))
    page = (tmp_path / "proof.md").read_text("utf-8")
    assert found == 3
    assert page.splitlines()[0] == f"commit: {COMMIT}"
    assert "| small | a few | 3 of 3 | 3 |" in page
    assert "- small 2: 2 found\n- small 3: 1 found\n" in page
    assert "    ended by OSError: no 3\n" in page
    assert "All was run." in page


def test_a_run_that_was_interrupted_goes_on_and_says_what_is_missing(tmp_path: Path) -> None:
    def interrupted(count: int) -> tuple[list[str], int]:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, room(good, interrupted, good))
    page = (tmp_path / "proof.md").read_text("utf-8")
    assert "- small: 2 of 3 pieces were not run" in page
    _, said = run(tmp_path, room(bad, good, good))  # the first is done and not done again
    assert [line for line in said if "tries" in line] == ["good: 2 tries", "good: 3 tries"]
    assert "| small | a few | 3 of 3 | 0 |" in (tmp_path / "proof.md").read_text("utf-8")


def test_some_rooms_can_be_gone_on_with_and_the_page_is_of_all(tmp_path: Path) -> None:
    rooms = {**room(good), "other": Room("some", lambda times: [Piece(bad, (2,))])}
    said: list[str] = []
    assert record.whole(tmp_path, rooms, ["small"], 1, 1, said.append, COMMIT) == 0
    page = (tmp_path / "proof.md").read_text("utf-8")
    assert "| small | a few | 1 of 1 | 0 |" in page
    assert "- other: 1 of 1 pieces were not run" in page


def test_a_line_that_was_cut_off_counts_as_not_written(tmp_path: Path) -> None:
    run(tmp_path, room(good, good))
    cases = tmp_path / "cases.jsonl"
    whole = cases.read_bytes()
    cases.write_bytes(whole[:-5])
    _, said = run(tmp_path, room(good, good))
    assert [line for line in said if "tries" in line] == ["good: 2 tries"]
    assert len(cases.read_bytes().splitlines()) == 2


def test_a_folder_of_another_commit_is_refused(tmp_path: Path) -> None:
    run(tmp_path, room(good))
    with pytest.raises(record.RecordError, match="Name another folder"):
        record.whole(tmp_path, room(good), ["small"], 1, 1, print, "f" * 40)


def test_pieces_run_beside_each_other_and_one_that_ends_its_process_is_found(
    tmp_path: Path,
) -> None:
    pieces = [Piece(_command, (("sh", "-c", "echo 1 passed"),)), Piece(ends_hard, (2,))]
    pieces.append(Piece(_command, (("sh", "-c", "echo 3 passed"),)))
    found, _ = run(tmp_path, {"small": Room("a few", lambda times: pieces)})
    page = (tmp_path / "proof.md").read_text("utf-8")
    assert found == 1
    assert "- small 2: 1 found" in page
    assert "3 of 3" in page


def ends_hard(count: int) -> tuple[list[str], int]:
    import os

    os._exit(count)


def test_a_command_is_red_by_its_status_or_its_tests(tmp_path: Path) -> None:
    assert _command(("sh", "-c", "echo; echo 5 passed"))[1] == 0
    told = "echo 'E   assert 1 == 2'; echo FAILED a; echo 1 failed, 5 passed; exit 1"
    lines, found = _command(("sh", "-c", told))
    assert (lines[1:], found) == (["    FAILED a", "    E   assert 1 == 2"], 1)
    assert lines[0].endswith("exit 1: 1 failed, 5 passed")
    assert _command(("sh", "-c", "exit 3"))[1] == 1


def test_a_command_that_hangs_is_ended_and_red_and_what_it_left_holds_nobody_up() -> None:
    lines, found = _command(("sh", "-c", "echo begun; exec sleep 3600"), longest_s=0.5)
    assert (lines[1], found) == ("    hung, and was ended after 0.5 s; its last line: ['begun']", 1)
    assert _command(("sh", "-c", "sleep 3600 & echo 2 passed")) == (
        ["sh -c sleep 3600 & echo 2 passed: 2 passed"],
        0,
    )


def test_every_room_says_its_full_size_and_has_pieces_that_can_be_told_apart() -> None:
    for name, each in {**ROOMS, **COMMANDS}.items():
        names = [piece.name for piece in each.pieces(0.1)]
        assert each.size
        assert names, name
        assert len(names) == len(set(names)), name
