"""What comes for each variable of a message: the glossary of those who translate."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from braillespiel.words import computer
from braillespiel.words.phrase import Phrase, card_notation


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable: ``kind`` is number, name, card, phrase, key, text, file or fixed."""

    kind: str
    example: str | int | float
    what: str


@cache
def variables() -> dict[str, Variable]:
    """Return every variable by its name."""
    text = Path(__file__).with_name("variables.toml").read_text(encoding="utf-8")
    return {name: Variable(**row) for name, row in tomllib.loads(text).items()}


@cache
def examples() -> dict[str, str | int | float | Phrase]:
    """Return an example for every variable, as the program gives it."""
    found: dict[str, str | int | float | Phrase] = {
        name: _example(variable) for name, variable in variables().items()
    }
    return found | {"system": computer.system(), "program": computer.program()}


def _example(variable: Variable) -> str | int | float | Phrase:
    if variable.kind == "card":
        cells = {"blue 2": card_notation("b", 2)}.get(str(variable.example), "")
        return Phrase.plain(str(variable.example), cells or card_notation("r", 5))
    if variable.kind == "name":
        return Phrase.name(str(variable.example))
    return variable.example
