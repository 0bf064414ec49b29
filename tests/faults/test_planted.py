"""Each planted fault has one place in the program, and a test file that is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.__main__ import (
    FALLEN,
    ROOT,
    Fault,
    caught,
    faults,
    key_of,
    misplaced,
    stands,
)

ALL = faults()


def test_there_are_two_hundred_faults() -> None:
    assert len(ALL) >= 200


def test_no_fault_is_there_twice() -> None:
    assert len({fault.key for fault in ALL}) == len(ALL)


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: f"{fault.file}-{fault.key}")
def test_a_fault_has_one_place_and_its_test_file_is_there(fault: Fault) -> None:
    text = (ROOT / fault.file).read_text("utf-8")
    planted = fault.planted_in(text)
    assert planted != text
    compile(planted, fault.file, "exec")
    assert (ROOT / fault.test).is_file()


def test_a_fault_that_no_test_sees_survives_and_leaves_the_tree_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text("VALUE = 1\n")
    (tmp_path / "test_blind.py").write_text("def test_it():\n    pass\n")
    (tmp_path / "test_seeing.py").write_text(
        "import program\n\n\ndef test_it():\n    assert program.VALUE == 1\n"
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    assert FALLEN == 1
    for test, seen in (("blind", False), ("seeing", True), ("missing", False)):
        fault = Fault("program.py", "VALUE = 1", "VALUE = 2", f"test_{test}.py")
        assert caught(fault, tmp_path) == seen
        assert (tmp_path / "program.py").read_text() == "VALUE = 1\n"
    with pytest.raises(ValueError, match="0 times"):
        Fault("program.py", "VALUE = 3", "VALUE = 2", "test_blind.py").planted_in("VALUE = 1")


def test_a_fault_that_has_lost_its_place_is_named() -> None:
    gone = Fault("braillespiel/cli.py", "never written there", "", "tests/test_folders.py")
    untested = Fault(ALL[0].file, ALL[0].old, ALL[0].new, "tests/test_never_written.py")
    assert misplaced([ALL[0], gone, untested]) == [
        "braillespiel/cli.py: 'never written there' stands there 0 times",
        "tests/test_never_written.py is not there",
    ]


def test_only_what_stands_without_a_fault_can_fall(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "test_green.py").write_text("def test_it():\n    pass\n")
    (tmp_path / "test_red.py").write_text("def test_it():\n    raise AssertionError\n")
    assert stands("test_green.py", tmp_path)
    assert not stands("test_red.py", tmp_path)
    assert not stands("test_missing.py", tmp_path)


def test_a_hang_ends_with_what_it_has_started_and_is_no_catch(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "program.py").write_text("VALUE = 1\n")
    (tmp_path / "test_endless.py").write_text("def test_it():\n    while True:\n        pass\n")
    fault = Fault("program.py", "VALUE = 1", "VALUE = 2", "test_endless.py")
    assert not caught(fault, tmp_path, bound=0.01)
    assert (tmp_path / "program.py").read_text() == "VALUE = 1\n"


def test_a_result_counts_until_the_test_or_the_program_changes(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text("VALUE = 1\n")
    (tmp_path / "test_it.py").write_text("")
    fault = Fault("program.py", "VALUE = 1", "VALUE = 2", "test_it.py")
    before = key_of(fault, tmp_path), key_of("test_it.py", tmp_path)
    assert before == (key_of(fault, tmp_path), key_of("test_it.py", tmp_path))
    (tmp_path / "program.py").write_text("VALUE = 1\nOTHER = 1\n")
    program = key_of(fault, tmp_path)
    assert program != before[0]
    (tmp_path / "test_it.py").write_text("# more\n")
    assert key_of(fault, tmp_path) != program
    assert key_of("test_it.py", tmp_path) != before[1]
