"""What is wrong with data of the wrong shape, and where: msgspec says it in English only.

The data is compared with the shape that :mod:`msgspec.inspect` gives for the wanted type.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

from msgspec import inspect

Fault = Literal["missing", "unknown", "kind", "range", "length", "choice", "text", "other"]

_KINDS = {
    "NoneType": "null",
    "bool": "bool",
    "int": "int",
    "float": "float",
    "str": "str",
    "list": "array",
    "tuple": "array",
    "dict": "object",
}
_BOUNDS = (("ge", "least"), ("gt", "least"), ("le", "most"), ("lt", "most"))


@dataclass(frozen=True, slots=True)
class Misfit:
    """The first part that does not fit."""

    where: str
    """Its path, such as "players[1].kind"; empty for the whole."""
    fault: Fault
    facts: dict[str, str] = field(default_factory=dict)
    """missing, unknown: ``field``; kind: ``expected`` and ``found`` (int, float, str, bool, array,
    object, null); range, length: ``bound`` (most, least, exactly) and ``limit``; choice: ``found``.
    """


def misfit(data: object, kind: Any, *, str_keys: bool = False) -> Misfit:
    """Return what is wrong with ``data``, which msgspec does not accept as ``kind``.

    ``str_keys`` tells that numeric keys are written as texts there. The fault is "other" if the
    shape fits but something else in the type objects.
    """
    return next(_misfits(data, _shape(kind), "", str_keys), Misfit("", "other"))


@lru_cache(maxsize=32)
def _shape(kind: Any) -> inspect.Type:
    return inspect.type_info(kind)


def _misfits(data: object, shape: inspect.Type, at: str, str_keys: bool) -> Iterator[Misfit]:
    """Yield what does not fit, in the order of the data."""
    match shape:
        case inspect.Metadata(type=inner):
            yield from _misfits(data, inner, at, str_keys)
        case inspect.UnionType(types=types):
            fitting = [one for one in types if _is(data, one)]
            for one in fitting[:1] or [_first(types)]:
                yield from _misfits(data, one, at, str_keys)
        case _ if not _is(data, shape):
            found = _KINDS.get(type(data).__name__, "other")
            yield Misfit(at, "kind", {"expected": _name(shape), "found": found})
        case inspect.IntType() | inspect.FloatType():
            yield from _beyond(data, shape, at, "range", _BOUNDS)
        case inspect.StrType(pattern=pattern):
            yield from _unsized(data, shape, at)
            if pattern is not None and not re.search(pattern, str(data)):
                yield Misfit(at, "text")
        case inspect.LiteralType() | inspect.EnumType():
            if data not in _choices(shape):
                yield Misfit(at, "choice", {"found": str(data)})
        case inspect.CollectionType(item_type=item):
            yield from _unsized(data, shape, at)
            for number, value in enumerate(_list(data)):
                yield from _misfits(value, item, f"{at}[{number}]", str_keys)
        case inspect.TupleType(item_types=items):
            yield from _row(_list(data), items, len(items), at, str_keys)
        case inspect.StructType(array_like=True, fields=fields) as inner:
            needed = sum(one.required for one in fields)
            shapes = tuple(one.type for one in fields)
            yield from _row(
                _list(data), shapes, needed, at, str_keys, closed=inner.forbid_unknown_fields
            )
        case inspect.StructType():
            yield from _object(_dict(data), shape, at, str_keys)
        case inspect.DictType(key_type=keys, value_type=values):
            for key, value in _dict(data).items():
                if not _is_key(key, keys, str_keys):
                    yield Misfit(at, "unknown", {"field": str(key)})
                yield from _misfits(value, values, _below(at, key), str_keys)


def _object(
    data: dict[Any, Any], shape: inspect.StructType, at: str, str_keys: bool
) -> Iterator[Misfit]:
    fields = {one.encode_name: one for one in shape.fields}
    for key, value in data.items():
        if key in fields:
            yield from _misfits(value, fields[key].type, _below(at, key), str_keys)
        elif shape.forbid_unknown_fields:
            yield Misfit(at, "unknown", {"field": str(key)})
    for name, one in fields.items():
        if one.required and name not in data:
            yield Misfit(at, "missing", {"field": name})


def _row(
    data: list[Any],
    shapes: tuple[inspect.Type, ...],
    needed: int,
    at: str,
    str_keys: bool,
    closed: bool = True,
) -> Iterator[Misfit]:
    if len(data) < needed:
        bound = "exactly" if needed == len(shapes) else "least"
        yield Misfit(at, "length", {"bound": bound, "limit": str(needed)})
    if closed and len(data) > len(shapes):
        bound = "exactly" if needed == len(shapes) else "most"
        yield Misfit(at, "length", {"bound": bound, "limit": str(len(shapes))})
    for number, (value, shape) in enumerate(zip(data, shapes, strict=False)):
        yield from _misfits(value, shape, f"{at}[{number}]", str_keys)


def _unsized(data: Any, shape: Any, at: str) -> Iterator[Misfit]:
    bounds = (("min_length", "least"), ("max_length", "most"))
    yield from _beyond(len(data), shape, at, "length", bounds)


def _beyond(
    value: Any, shape: Any, at: str, fault: Fault, bounds: tuple[tuple[str, str], ...]
) -> Iterator[Misfit]:
    for name, bound in bounds:
        limit = getattr(shape, name)
        if limit is None:
            continue
        limit += {"gt": 1, "lt": -1}.get(name, 0)
        if value < limit if bound == "least" else value > limit:
            yield Misfit(at, fault, {"bound": bound, "limit": str(limit)})


def _below(at: str, key: object) -> str:
    return f"{at}.{key}" if at else str(key)


def _list(data: Any) -> list[Any]:
    return list(data)


def _dict(data: Any) -> dict[Any, Any]:
    return dict(data)


def _choices(shape: inspect.Type) -> tuple[Any, ...]:
    if isinstance(shape, inspect.EnumType):
        return tuple(one.value for one in shape.cls)
    return shape.values if isinstance(shape, inspect.LiteralType) else ()


def _first(types: tuple[inspect.Type, ...]) -> inspect.Type:
    """Return which of several types is meant: null is what may also be left out."""
    return next((one for one in types if not isinstance(one, inspect.NoneType)), types[0])


def _name(shape: inspect.Type) -> str:
    """Return what kind of data a type wants."""
    match shape:
        case inspect.IntType():
            return "int"
        case inspect.FloatType():
            return "float"
        case inspect.BoolType():
            return "bool"
        case inspect.NoneType():
            return "null"
        case inspect.StructType(array_like=True) | inspect.CollectionType() | inspect.TupleType():
            return "array"
        case inspect.StructType() | inspect.DictType():
            return "object"
        case inspect.LiteralType() | inspect.EnumType():
            return _KINDS.get(type(_choices(shape)[0]).__name__, "other")
        case inspect.StrType():
            return "str"
    return "other"


def _is(data: object, shape: inspect.Type) -> bool:
    """Tell whether data is of the kind a type wants, whatever its limits."""
    match shape:
        case inspect.Metadata(type=inner):
            return _is(data, inner)
        case inspect.UnionType(types=types):
            return any(_is(data, one) for one in types)
    found, wanted = _KINDS.get(type(data).__name__, "other"), _name(shape)
    return wanted in (found, "other") or (wanted, found) == ("float", "int")


def _is_key(key: object, shape: inspect.Type, str_keys: bool) -> bool:
    if str_keys and isinstance(shape, inspect.IntType) and isinstance(key, str):
        return key.removeprefix("-").isdecimal()
    return next(_misfits(key, shape, "", str_keys), None) is None
