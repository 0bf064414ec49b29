"""Data of the wrong shape: what is wrong with it, and where, as data for a sentence."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

from braillespiel.engine.contract import PositionError

_Kind = TypeVar("_Kind")

_FAULTS = (
    ("missing", re.compile(r"Object missing required field `(?P<field>[^`]*)`")),
    ("unknown", re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")),
    (
        "length",
        re.compile(
            r"Expected `(?:array|str)` (?P<bound>of length )(?P<limit>\d+)"
            r"(?:, got \d+| to \d+)?"
        ),
    ),
    (
        "length",
        re.compile(r"Expected `(?:array|str)` of length (?P<bound><=|>=) (?P<limit>\d+)"),
    ),
    ("range", re.compile(r"Expected `(?:int|float)` (?P<bound><=|>=) (?P<limit>-?\d+)")),
    ("kind", re.compile(r"Expected `(?P<expected>[^`]*)`, got `(?P<found>[^`]*)`")),
    ("choice", re.compile(r"Invalid enum value '?(?P<found>[^']*)'?")),
    ("text", re.compile(r"Expected `str` matching regex .*", re.DOTALL)),
)
"""How msgspec words what does not fit; whatever is not here is told in its words."""

_BOUNDS = {"of length ": "exactly", "<=": "most", ">=": "least"}


def converted(data: object, kind: type[_Kind], whole: str, *, str_keys: bool = False) -> _Kind:
    """Return ``data`` as ``kind``; raise PositionError "position-malformed" where it does not fit.

    ``str_keys`` tells that numbers that are keys stand there as texts, as JSON has them.
    Its details: ``where``, the path of the part that is wrong (``whole`` if it is all of it),
    ``problem``, the reason in the library's English, and ``fault``, the reason as a name: missing
    or unknown (``field``), kind (``expected`` and ``found``: int, str, bool, array, object ...),
    range or length (``bound``: most, least or exactly; ``limit``), choice (``found``), text, other.
    """
    try:
        return msgspec.convert(data, kind, str_keys=str_keys)
    except msgspec.ValidationError as error:
        problem = str(error)
    raise PositionError("position-malformed", **_details(problem, whole)) from None


def _details(problem: str, whole: str) -> dict[str, Any]:
    reason, _, path = problem.partition(" - at ")
    where = path.rpartition("$")[2].strip("`.")
    details: dict[str, Any] = {"where": where or whole, "problem": problem, "fault": "other"}
    for fault, pattern in _FAULTS:
        if found := pattern.fullmatch(reason):
            details |= {"fault": fault, **found.groupdict()}
            break
    if "bound" in details:
        details["bound"] = _BOUNDS[details["bound"]]
    if "expected" in details:
        # "array | null": what may also be left out; the first is what is meant.
        details["expected"] = details["expected"].split(" | ")[0]
    return details
