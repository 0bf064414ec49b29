"""What comes in from outside is bounded, and never waited for."""

import io
import json
import os
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from braillespiel import input_limits
from braillespiel.input_limits import LIMITS, InputError, What

KINDS: tuple[What, ...] = get_args(What)


def kind_of(read: object, *arguments: object) -> tuple[str, object]:
    assert callable(read)
    with pytest.raises(InputError) as caught:
        read(*arguments)
    return caught.value.kind, caught.value.detail


@pytest.mark.parametrize("what", KINDS)
def test_every_kind_has_bounds(what: What) -> None:
    limit = LIMITS[what]
    assert 0 < limit.depth <= 64
    assert 0 < limit.digits <= 100
    assert limit.length < limit.size < 9 << 20


@pytest.mark.parametrize("what", KINDS)
def test_what_is_no_file_is_not_waited_for(tmp_path: Path, what: What) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero"), Path("/dev/stdin").resolve()):
        if not path.is_file():
            assert kind_of(input_limits.read_bytes, path, what) in (
                ("no-file", ""),
                ("missing", ""),
            )
    assert kind_of(input_limits.read_bytes, tmp_path, what) == ("unreadable", os.strerror(21))
    assert kind_of(input_limits.read_bytes, tmp_path / "none", what) == ("missing", "")
    assert kind_of(input_limits.read_bytes, tmp_path / ("x" * 300), what)[0] == "unreadable"
    assert kind_of(input_limits.read_bytes, Path("a\0b"), what)[0] == "missing"


@pytest.mark.parametrize("what", KINDS)
def test_a_file_may_be_as_large_as_its_bound_and_no_larger(tmp_path: Path, what: What) -> None:
    path = tmp_path / "file"
    path.write_bytes(b" " * LIMITS[what].size)
    assert len(input_limits.read_text(path, what)) == LIMITS[what].size
    path.write_bytes(b" " * (LIMITS[what].size + 1))
    kind, detail = kind_of(input_limits.read_bytes, path, what)
    assert kind == "large"
    assert str(detail).endswith(("MB", "kB"))
    stream = io.BytesIO(b" " * (LIMITS[what].size + 1))
    assert kind_of(input_limits.read_stream, stream, what, "-")[0] == "large"


def test_a_mark_of_editors_is_left_out_and_other_encodings_are_named(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"\xef\xbb\xbfh\xc3\xa4")
    assert input_limits.read_text(path, "deck") == "hä"
    path.write_bytes(b"h\xe4")
    assert kind_of(input_limits.read_text, path, "deck") == ("encoding", "")


@pytest.mark.parametrize("what", KINDS)
def test_depth_length_and_digits_are_bounded(what: What) -> None:
    limit = LIMITS[what]
    deep = "[" * limit.depth + "]" * limit.depth
    assert input_limits.json_data(deep, what, "x") is not None
    for text in ("[" + deep + "]", "[" * 10_000, '{"a":' * 10_000):
        assert kind_of(input_limits.json_data, text, what, "x") == ("deep", limit.depth)
    long = json.dumps("x" * limit.length)
    assert input_limits.json_data(long, what, "x")
    assert kind_of(input_limits.json_data, json.dumps("x" * (limit.length + 1)), what, "x") == (
        "long",
        limit.length,
    )
    for digits in (limit.digits + 1, 4000, 5000):
        number = "9" * digits
        assert kind_of(input_limits.json_data, f"[-{number}]", what, "x") == (
            "number",
            limit.digits,
        )
    assert input_limits.json_data("9" * limit.digits, what, "x") > 0


def test_what_is_no_json_or_toml_is_said_by_its_reader() -> None:
    with pytest.raises(json.JSONDecodeError):
        input_limits.json_data("{", "position", "x")
    with pytest.raises(tomllib.TOMLDecodeError):
        input_limits.toml_data("=", "deck", "x")


def test_decks_are_bounded_too() -> None:
    limit = LIMITS["deck"]
    for text, kind in (
        ("x = " + "[" * 1000, "deep"),
        ("a." * 400 + "a = 1", "deep"),
        ("x = " + "9" * 1500, "number"),
        ("x = '" + "a" * limit.length + "'", "long"),
        ("x = '''\n" + "a\n" * limit.length + "'''", "long"),
    ):
        assert kind_of(input_limits.toml_data, text, "deck", "x")[0] == kind
    assert input_limits.toml_data("x = 1\r\ny = [1]\r\n", "deck", "x") == {"x": 1, "y": [1]}


def test_numbers_that_somebody_types_are_bounded() -> None:
    assert input_limits.whole_number("-12") == -12
    for text in ("", "x", "1.5", "9" * 101, "9" * 5000):
        with pytest.raises(ValueError, match=r".*"):
            input_limits.whole_number(text)
