"""What went wrong with an output, as data: the sentence is in a Fluent catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Problem:
    """A message key of the catalogue "speech" and its arguments; each names thing and remedy."""

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


class ProblemError(Exception):
    """An error that carries a :class:`Problem`, so that it can be spoken and brailled."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(f"{key} {args}" if args else key)
        self.problem = Problem(key, args)
