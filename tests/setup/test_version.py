"""Whatever tells the version tells the same one, and the changelog begins with it."""

from __future__ import annotations

import re
import tomllib
import xml.etree.ElementTree as ET

from braillespiel import __version__
from tests.setup.conftest import ROOT


def test_project_program_and_menu_entry_have_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["version"] == __version__
    (file,) = (ROOT / "packaging" / "linux").glob("*.metainfo.xml")
    newest = ET.parse(file).getroot().find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    assert newest.get("date") == _sections()[0][1]


def test_every_section_of_the_changelog_is_a_version_with_its_day() -> None:
    sections = _sections()
    assert sections[0][0] == __version__
    days = [day for _, day in sections]
    assert days == sorted(days, reverse=True)
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert len(re.findall(r"^## ", text, re.MULTILINE)) == len(sections)


def _sections() -> list[tuple[str, str]]:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    return re.findall(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$", text, re.MULTILINE)
