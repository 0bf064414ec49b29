"""Each planted fault has one place in the program, and a test file that is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.__main__ import FALLEN, ROOT, Fault, caught, faults

ALL = faults()


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
