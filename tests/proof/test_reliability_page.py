"""Pages of promises name only commands that exist; reliability says how often each was tried."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest

from tests.proof.faults.run import FAULTS
from tests.proof.full import COMMANDS, ROOMS
from tests.proof.test_pages import ROOT, names_in

ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "reliability.md").read_text("utf-8").splitlines()
    if line.startswith("|") and not line.startswith(("|---", "| promise"))
]


def wrong(command: str) -> str:
    """Return what is not there of a command, "" if all is."""
    if found := re.fullmatch(r"./test (tests/[\w/]+(?:\.py)?)(?:::(\w+))?", command):
        path, name = found.groups()
        known = (ROOT / path).exists() and (name is None or name in names_in(path))
        return "" if known else command
    if found := re.fullmatch(r"python -m tests\.proof ([\w:, -]+?)( --times [\d.]+)?", command):
        run, _, only = found[1].partition(":")
        faults = {*FAULTS, "kills"}
        return (
            "" if run in {*ROOMS, *COMMANDS} and set(only.split(",")) <= {*faults, ""} else command
        )
    if found := re.fullmatch(r"python -m ([\w.]+)[\w ,]*", command):
        return "" if find_spec(found[1]) else command
    if found := re.fullmatch(r"python (scripts/\w+\.py)( --\w+)?", command):
        return "" if (ROOT / found[1]).is_file() else command
    return command


def test_every_promise_names_commands_that_exist() -> None:
    assert len(ROWS) > 10
    for row in ROWS:
        commands = re.findall(r"`([^`]+)`", row[1])
        assert commands, row
        assert [wrong(command) for command in commands if wrong(command)] == []


def test_every_promise_says_how_often_it_was_tried_and_what_was_found() -> None:
    for promise, _, tried, found in ROWS:
        assert promise
        assert re.search(r"\d", tried), promise
        assert re.fullmatch(r"\d+", found), promise


UNTESTED = {
    "privacy.md": {"Who is responsible"},
    "network-security.md": {"What it does not protect against"},
}
"""Sections that promise nothing of ours."""


@pytest.mark.parametrize("page", sorted(UNTESTED))
def test_every_section_of_promises_names_commands_that_exist(page: str) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    sections = dict(part.split("\n", 1) for part in re.split(r"^##+ ", text, flags=re.M)[1:])
    assert UNTESTED[page] < set(sections)
    for title, promises in sections.items():
        words = re.sub(r"\s+", " ", promises)
        commands = re.findall(r"`(\./test [^`]+)`", words)
        assert commands or title in UNTESTED[page] or words.count(". ") < 2, title
        assert [wrong(command) for command in commands if wrong(command)] == [], title
