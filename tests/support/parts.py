"""Which tests `./test` runs, and which `./test real`: whole matches, real programs, many positions.

    python -m tests.support.parts JUNIT.xml ...    write real.txt anew, from the times of a whole
                                                   run and of the quick part

In a part, what others paid for in a whole run is paid by a test itself: its longest time counts.
Together the quick ones take a twenty-fifth of the time that all take. A test that the list does not
know yet is quick. What is listed in ``ALWAYS`` runs in both parts, however long it takes.
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
QUICK_SHARE = 0.04
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
    return frozenset()


def leave_out(items: list[pytest.Item], part: str) -> list[pytest.Item]:
    """Take those of the other part away from ``items``, and return them."""
    real, always = frozenset(listed()), frozenset(ALWAYS)
    left_out = []
    for item in items:
        file = item.path.relative_to(ROOT).as_posix()
        test = f"{file}::{getattr(item, 'originalname', item.name)}"
        is_real = file in real or test in real
        if test not in always and is_real != (part == "real"):
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


def _took(junit: Path) -> dict[str, float]:
    took: dict[str, float] = defaultdict(float)
    for case in ElementTree.parse(junit).iter("testcase"):
        file = case.attrib["classname"].replace(".", "/") + ".py"
        took[f"{file}::{case.attrib['name'].partition('[')[0]}"] += float(case.attrib["time"])
    return took


def main(runs: list[Path]) -> None:
    """Write the list anew from reports of runs, in pytest's JUnit format."""
    longest: dict[str, float] = defaultdict(float)
    for run in runs:
        for name, seconds in _took(run).items():
            longest[name] = max(longest[name], seconds)
    LISTED.write_text("\n".join(slow_of(longest)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
