"""The folders of a user have the program's name in them once, on Windows too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel import resources

ROOT = Path(__file__).resolve().parents[1]


def test_no_folder_is_asked_for_with_the_name_twice() -> None:
    # Without an author platformdirs takes the name for one: braillespiel\braillespiel.
    asked = [
        (path.name, call)
        for path in sorted((ROOT / "braillespiel").rglob("*.py"))
        for call in re.findall(r"platformdirs\.user_\w+\([^()]*\)", path.read_text("utf-8"))
    ]
    assert len(asked) >= 2
    assert [one for one in asked if not one[1].endswith('("braillespiel", False)')] == []


DEEP = "\\".join(["Ordner mit langem Namen"] * 12)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("C:\\Users\\Jörg Groß", "C:\\Users\\Jörg Groß"),
        (f"C:\\{DEEP}", f"\\\\?\\C:\\{DEEP}"),
        (f"C:/{DEEP}", f"\\\\?\\C:\\{DEEP}"),
        (f"\\\\schule\\daten\\{DEEP}", f"\\\\?\\UNC\\schule\\daten\\{DEEP}"),
        (f"\\\\?\\C:\\{DEEP}", f"\\\\?\\C:\\{DEEP}"),
    ],
)
def test_windows_opens_a_folder_however_long_its_name(given: str, expected: str) -> None:
    assert resources.extended(given, "nt") == expected


def test_elsewhere_a_long_name_is_as_it_is() -> None:
    assert resources.extended("/a" * 300, "posix") == "/a" * 300
