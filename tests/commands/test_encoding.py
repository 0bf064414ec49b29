"""Every stream carries every letter and every cell; a country's code page is no bound."""

from __future__ import annotations

import io
import sys

import pytest

from braillespiel.commands import streams


def wrapped(data: bytes = b"") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(data), encoding="cp1252", newline="\r\n")


def as_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    monkeypatch.setattr(sys, "stdin", wrapped("größer ⠛\n".encode()))
    monkeypatch.setattr(sys, "stdout", wrapped())
    monkeypatch.setattr(sys, "stderr", wrapped())


def written(stream: object) -> bytes:
    assert isinstance(stream, io.TextIOWrapper)
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue()


def test_on_windows_pipes_carry_braille_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    as_on_windows(monkeypatch)
    streams.make_utf8("win32")
    print("⠛⠗⠪⠮⠑ für ♥")
    print("nicht gefunden: ⠿", file=sys.stderr)
    assert written(sys.stdout) == "⠛⠗⠪⠮⠑ für ♥\n".encode()
    assert written(sys.stderr) == "nicht gefunden: ⠿\n".encode()
    assert sys.stdin.read() == "größer ⠛\n"


def test_an_encoding_that_was_asked_for_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    as_on_windows(monkeypatch)
    monkeypatch.setenv("PYTHONIOENCODING", "cp1252")
    streams.make_utf8("win32")
    print("für ⠿")
    assert written(sys.stdout) == b"f\xfcr ?\n"


def test_elsewhere_the_encoding_of_the_system_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    as_on_windows(monkeypatch)
    streams.make_utf8("linux")
    print("für ⠿", end="")
    assert written(sys.stdout) == b"f\xfcr ?"
