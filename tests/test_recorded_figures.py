"""A page of figures: each beside the earlier commit's, and what could not be measured is said."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from benchmarks.record import ROOT, beside, page, rows_of

NOW = {
    "store": ["append: median 0.100 ms", "write of 4 KiB: 1.20 ms", "new: 3 ms"],
    "house": ["key to others p50 7.3 ms"],
    "kit": ["not measured: took more than 300 s"],
}
THEN = {"store": ["append: median 0.200 ms", "write of 4 KiB: 1.40 ms"]}


def measured(name: str, arguments: Sequence[str], tree: Path) -> list[str]:
    assert arguments == ("--n", "5")
    return NOW[name] if tree == ROOT else THEN[name]


def test_each_figure_stands_beside_the_earlier_one(tmp_path: Path) -> None:
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "store.py").touch()
    said: list[str] = []
    runs = [(name, ("--n", "5")) for name in NOW]
    rows = list(rows_of(runs, tmp_path, measured, said.append))
    assert rows == [
        ("store", "append: median 0.100 ms", "median 0.200 ms"),
        ("store", "write of 4 KiB: 1.20 ms", "4 KiB: 1.40 ms"),
        ("store", "new: 3 ms", ""),
        ("house", "key to others p50 7.3 ms", ""),
        ("kit", "not measured: took more than 300 s", ""),
    ]
    assert said[0] == "1 of 3: store"
    text = list(page("0" * 40, rows))
    assert text[0] == "commit: " + "0" * 40
    assert "| store | append: median 0.100 ms | median 0.200 ms |" in text


def test_lines_that_begin_alike_are_taken_in_their_order_and_a_failure_is_no_figure() -> None:
    now = ["of that 1 ms", "of that 2 ms", "idle: 3 %"]
    earlier = ["of that 7 ms", "of that 8 ms", "not measured: no display"]
    assert [before for _, before in beside(now, earlier)] == ["7 ms", "8 ms", ""]


def test_a_number_in_a_name_and_a_line_without_a_name_find_their_own() -> None:
    now = ["3mf 161.4 ms", "open pyttsx3  42 ms", "134 cards, 12 formats", "3.4 ms of CPU: _take"]
    earlier = ["126 cards, 11 formats", "3.1 ms of CPU: _take", "open pyttsx3  39 ms", "3mf 150 ms"]
    found = [before.strip() for _, before in beside(now, earlier)]
    assert found == ["150 ms", "39 ms", "126 cards, 11 formats", "3.1 ms of CPU: _take"]
