"""Which tests `./test` runs, which `./test real`: whole matches, real programs, many positions;
and which `./test long`: further cases of those, of another game, language or size.

    python -m tests.support.parts JUNIT.xml ...    write both lists anew, from the times of a whole
                                                   run and of the quick part

In a part, what others paid for in a whole run is paid by a test itself: its longest time counts.
Together the quick ones take a twenty-fifth of the time that all take, the long ones what is over
three fifths: the longest cases, never a test's only one or its shortest. A test that no list knows
yet is quick. What is listed in ``ALWAYS`` is quick and real, however long it takes; of ``WHOLE`` no
case is left to the long ones. The proof's room "tests" runs all.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
LISTED = Path(__file__).with_name("real.txt")
FURTHER = Path(__file__).with_name("long.txt")
QUICK_SHARE = 0.04
REAL_SHARE = 0.6
WHOLE = ("tests/golden/", "tests/store/")
"""Where every case is looked at before a change is in: the record, and what lies on disk."""
ALWAYS = (
    "tests/braille/test_brltty.py::test_the_line_is_felt_and_every_kind_of_key_comes_back",
    "tests/window/test_orca.py::test_orca_says_and_brailles_the_focused_card",
    "tests/kit/test_glass.py::test_both_results_differ_by_one_ear_and_by_touch",  # Chromium
    "tests/network/test_killed_host.py::"
    "test_a_killed_host_finds_back_and_nobody_sees_the_others_hand",
    "tests/network/houses/test_by_keys.py::"
    "test_two_strangers_find_each_other_and_come_back_after_the_house_was_closed",
    "tests/store/test_processes.py::test_killed_in_the_middle_nothing_acknowledged_is_lost",
    "tests/speech/test_espeak.py::test_earcons_and_speech_are_heard_together",
    "tests/program/test_terminal.py::"
    "test_the_first_launch_asks_can_be_answered_and_never_asks_again",
    "tests/labels/test_print_files.py::test_a_mirrored_pdf_is_exactly_mirrored",
)
"""One real case of each room: display, screen reader, browser, sockets and kill -9, a house, disk,
voice, terminal, print."""


@cache
def listed() -> list[str]:
    """Return what is left to the second part: files with all their tests, or ``FILE::TEST``."""
    return LISTED.read_text(encoding="utf-8").split()


@cache
def further() -> list[str]:
    """Return what is left to the third part: cases, ``FILE::TEST[CASE]``."""
    return FURTHER.read_text(encoding="utf-8").splitlines()


@cache
def unread(part: str | None) -> frozenset[Path]:
    """Return the files of tests that a part need not even read; a whole run reads all."""
    always = {name.partition("::")[0] for name in ALWAYS}
    if part == "quick":
        return frozenset(
            ROOT / name for name in listed() if "::" not in name and name not in always
        )
    if part == "real":
        some = always | {name.partition("::")[0] for name in listed()}
        tests = frozenset((ROOT / "tests").rglob("test_*.py"))
        return tests - frozenset(ROOT / name for name in some)
    if part == "long":
        tests = frozenset((ROOT / "tests").rglob("test_*.py"))
        return tests - frozenset(ROOT / name.partition("::")[0] for name in further())
    return frozenset()


def leave_out(items: list[pytest.Item], part: str) -> list[pytest.Item]:
    """Take those of the other part away from ``items``, and return them."""
    real, always, far = frozenset(listed()), frozenset(ALWAYS), frozenset(further())
    left_out = []
    for item in items:
        file = item.path.relative_to(ROOT).as_posix()
        test = f"{file}::{getattr(item, 'originalname', item.name)}"
        is_long = f"{file}::{item.name}" in far
        own = "long" if is_long else "real" if file in real or test in real else "quick"
        if own != part and (test not in always or part == "long"):
            left_out.append(item)
    gone = frozenset(left_out)
    items[:] = [item for item in items if item not in gone]
    return left_out


def slow_of(took: dict[str, float]) -> list[str]:
    """Return what is left to the second part if each test function takes so long."""
    room = QUICK_SHARE * sum(took.values())
    slow: set[str] = set()
    for name, seconds in sorted(took.items(), key=lambda one: (one[1], one[0])):
        room -= seconds
        if room < 0:
            slow.add(name)
    tests: dict[str, set[str]] = defaultdict(set)
    for name in took:
        tests[name.partition("::")[0]].add(name)
    whole = {file for file, names in tests.items() if names <= slow}
    return sorted(whole | {name for name in slow if name.partition("::")[0] not in whole})


def further_of(cases: dict[str, float]) -> list[str]:
    """Return what is left to the third part if each case of a test takes so long."""
    shortest: dict[str, str] = {}
    for name in sorted(cases, key=lambda one: (cases[one], one)):
        shortest.setdefault(name.partition("[")[0], name)
    kept = {name for name in cases if name.startswith(WHOLE)}.union(shortest.values())
    kept.update(name for name in cases if name.partition("[")[0] in ALWAYS)
    room = (1 - REAL_SHARE) * sum(cases.values())
    found: list[str] = []
    for name, seconds in sorted(cases.items(), key=lambda one: (-one[1], one[0])):
        if name not in kept and seconds <= room:
            room -= seconds
            found.append(name)
        elif name not in kept:
            break
    return sorted(found)


def _took(junit: Path) -> dict[str, float]:
    took: dict[str, float] = defaultdict(float)
    for case in ElementTree.parse(junit).iter("testcase"):
        file = case.attrib["classname"].replace(".", "/") + ".py"
        took[f"{file}::{case.attrib['name']}"] += float(case.attrib["time"])
    return took


def main(runs: list[Path]) -> None:
    """Write the lists anew from reports of runs, in pytest's JUnit format."""
    longest: dict[str, float] = defaultdict(float)
    of_tests: dict[str, float] = defaultdict(float)
    for run in runs:
        tests: dict[str, float] = defaultdict(float)
        for name, seconds in _took(run).items():
            longest[name] = max(longest[name], seconds)
            tests[name.partition("[")[0]] += seconds
        for name, seconds in tests.items():
            of_tests[name] = max(of_tests[name], seconds)
    real = frozenset(slow_of(of_tests))
    far = [name for name in further_of(longest) if not real.isdisjoint(_names(name))]
    LISTED.write_text("\n".join(sorted(real)) + "\n", encoding="utf-8")
    FURTHER.write_text("\n".join(far) + "\n", encoding="utf-8")


def _names(case: str) -> set[str]:
    """Return how the first list may have the test of a case: by itself, or with its file."""
    return {case.partition("[")[0], case.partition("::")[0]}


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
