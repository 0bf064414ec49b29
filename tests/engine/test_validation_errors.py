"""What does not fit is named as msgspec names it, without reading its sentences."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from braillespiel.validation_errors import Misfit, misfit


class Row(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    seat: int
    text: str
    at: int = 0


class Part(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["a", "b"]
    count: Annotated[int, Meta(ge=1, le=3)] = 1
    name: Annotated[str, Meta(pattern="^[xyz]+$")] = "x"


class Whole(msgspec.Struct, forbid_unknown_fields=True):
    part: Part
    parts: Annotated[list[Part], Meta(max_length=2)] = []
    pair: tuple[int, bool] = (0, True)
    rows: list[Row] = []
    named: dict[str, int | bool | str] = {}
    numbered: dict[int, float] = {}
    maybe: list[int] | None = None


GOOD: dict[str, Any] = {
    "part": {"kind": "a", "count": 2, "name": "xy"},
    "parts": [{"kind": "b"}],
    "pair": [1, False],
    "rows": [[0, "pass"], [1, "play", 3]],
    "named": {"a": 1, "b": "x", "c": True},
    "numbered": {"3": 1.5},
    "maybe": [1, 2],
}
PART = {"kind": "a"}


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ([], Misfit("", "kind", {"expected": "object", "found": "array"})),
        ({}, Misfit("", "missing", {"field": "part"})),
        ({"part": {}}, Misfit("part", "missing", {"field": "kind"})),
        ({"part": PART, "more": 1}, Misfit("", "unknown", {"field": "more"})),
        ({"part": PART | {"x": 1}}, Misfit("part", "unknown", {"field": "x"})),
        ({"part": {"kind": "c"}}, Misfit("part.kind", "choice", {"found": "c"})),
        (
            {"part": {"kind": 3}},
            Misfit("part.kind", "kind", {"expected": "str", "found": "int"}),
        ),
        (
            {"part": PART | {"count": 4}},
            Misfit("part.count", "range", {"bound": "most", "limit": "3"}),
        ),
        (
            {"part": PART | {"count": 0}},
            Misfit("part.count", "range", {"bound": "least", "limit": "1"}),
        ),
        (
            {"part": PART | {"count": True}},
            Misfit("part.count", "kind", {"expected": "int", "found": "bool"}),
        ),
        ({"part": PART | {"name": "q"}}, Misfit("part.name", "text")),
        (
            {"part": PART, "parts": [PART, PART, PART]},
            Misfit("parts", "length", {"bound": "most", "limit": "2"}),
        ),
        (
            {"part": PART, "parts": [PART, None]},
            Misfit("parts[1]", "kind", {"expected": "object", "found": "null"}),
        ),
        (
            {"part": PART, "pair": [1]},
            Misfit("pair", "length", {"bound": "exactly", "limit": "2"}),
        ),
        (
            {"part": PART, "pair": [1, 0]},
            Misfit("pair[1]", "kind", {"expected": "bool", "found": "int"}),
        ),
        (
            {"part": PART, "rows": [[0]]},
            Misfit("rows[0]", "length", {"bound": "least", "limit": "2"}),
        ),
        (
            {"part": PART, "rows": [[0, "a", 0, 1]]},
            Misfit("rows[0]", "length", {"bound": "most", "limit": "3"}),
        ),
        (
            {"part": PART, "rows": [["0", "a"]]},
            Misfit("rows[0][0]", "kind", {"expected": "int", "found": "str"}),
        ),
        (
            {"part": PART, "numbered": {"1": "x"}},
            Misfit("numbered.1", "kind", {"expected": "float", "found": "str"}),
        ),
        (
            {"part": PART, "numbered": {"one": 1}},
            Misfit("numbered", "unknown", {"field": "one"}),
        ),
        (
            {"part": PART, "maybe": 3},
            Misfit("maybe", "kind", {"expected": "array", "found": "int"}),
        ),
    ],
)
def test_what_does_not_fit_is_named(data: Any, expected: Misfit) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, Whole, str_keys=True)
    assert misfit(data, Whole, str_keys=True) == expected


def places(data: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if not isinstance(data, dict | list):
        return [at]
    below = data.items() if isinstance(data, dict) else enumerate(data)
    return [at, *(one for key, value in below for one in places(value, (*at, key)))]


def test_whatever_msgspec_refuses_is_named_and_what_it_takes_is_not() -> None:
    rng = Random(1)
    refused = 0
    values: list[Any] = [
        None,
        True,
        0,
        2,
        -1,
        7,
        1.5,
        2.0,
        "",
        "a",
        "x",
        [],
        [0],
        {},
        {"kind": "a"},
    ]
    for _ in range(3000):
        data: Any = copy.deepcopy(GOOD)
        place = rng.choice(places(data)[1:])
        inside = data
        for key in place[:-1]:
            inside = inside[key]
        inside[place[-1]] = rng.choice(values)
        try:
            msgspec.convert(data, Whole, str_keys=True)
        except msgspec.ValidationError:
            refused += 1
            assert misfit(data, Whole, str_keys=True).fault != "other", json.dumps(data)
        else:
            assert misfit(data, Whole, str_keys=True).fault == "other", json.dumps(data)
    assert 1000 < refused < 2900
