"""File names for C libraries on Windows, in a country's characters or by their short names."""

from __future__ import annotations

import pytest

from braillespiel.output import narrow


def german(path: str) -> bytes:
    return path.encode("cp1252")


def short(path: str) -> str:
    return path.replace("Łukasz", "UKASZ~1")


def no_short_names(path: str) -> str:
    raise OSError("8dot3name is off")


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (r"C:\Users\ana\espeak", rb"C:\Users\ana\espeak"),
        (r"C:\Users\Jörg Groß\espeak", b"C:\\Users\\J\xf6rg Gro\xdf\\espeak"),
        (r"C:\Users\Łukasz\espeak", rb"C:\Users\UKASZ~1\espeak"),
    ],
)
def test_a_path_goes_in_the_letters_of_the_country_else_by_its_short_name(
    path: str, expected: bytes
) -> None:
    assert narrow.encoded(path, "nt", german, short) == expected


def test_a_path_without_either_is_told() -> None:
    assert narrow.encoded(r"C:\Users\Łukasz", "nt", german, no_short_names) is None


@pytest.mark.posix
def test_elsewhere_a_path_is_its_bytes() -> None:
    assert narrow.encoded("/Spiele/Jörg/\udcff", "posix") == "/Spiele/Jörg/".encode() + b"\xff"
