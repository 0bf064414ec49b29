"""Data of the wrong shape: what is wrong with it, and where, as data for a sentence."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec

from braillespiel.decoding import convert
from braillespiel.engine.contract import PositionError
from braillespiel.validation_errors import misfit

_Kind = TypeVar("_Kind")


def converted(data: object, kind: type[_Kind], whole: str, *, str_keys: bool = False) -> _Kind:
    """Return ``data`` as ``kind``; raise PositionError "position-malformed" if it does not fit.

    ``str_keys`` tells that numbers that are keys stand there as texts, as JSON has them.
    Its details: ``where``, the path of the part that is wrong (``whole`` if it is all of it),
    ``fault`` and the facts of :class:`braillespiel.validation_errors.Misfit`, and ``problem``,
    what else the type says.
    """
    try:
        if isinstance(kind, type):
            return convert(data, kind, str_keys=str_keys)
        held = convert({"held": data}, _holder(kind), str_keys=str_keys)
        return held.held
    except msgspec.ValidationError:
        pass
    try:
        return convert(data, kind, str_keys=str_keys)
    except msgspec.ValidationError as error:
        problem = str(error)
    wrong = misfit(data, kind, str_keys=str_keys)
    raise PositionError(
        "position-malformed",
        where=wrong.where or whole,
        problem=problem,
        fault=wrong.fault,
        **wrong.facts,
    )


@cache
def _holder(kind: Any) -> Any:
    """Return a struct that holds a union: of structs alone msgspec keeps how they are read."""
    return msgspec.defstruct("Held", [("held", kind)])
