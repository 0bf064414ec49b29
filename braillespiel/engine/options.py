"""Options of a game: what may be chosen, and what applied before there was a choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from braillespiel.engine.errors import OptionError

OptionValue: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """A declared rule option. Whatever offers, reads or checks it follows from this.

    ``choices`` lists the values of a choice, or ``found`` returns those that files bring; a bool
    has none; an int has ``low`` and ``high``.
    A changed reading of a rule is an option too, whose old value is what matches had before.
    """

    id: str
    default: OptionValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    before: OptionValue | None = None
    """What applies in matches and positions that do not name this option because they are older
    than it; None if that is the default."""
    parts: int = 1
    """How many of the value make one of the unit that is said; 10: it is in tenths."""
    tasks: bool = False
    """Whether every value is a task of its own; the setup says which ones were solved."""
    found: Callable[[], tuple[str, ...]] | None = None
    """What returns more choices."""
    felt: OptionValue | None = None
    """What is offered first to whoever only feels; None if that is the default."""

    @property
    def offered(self) -> tuple[str, ...]:
        """Return all values of a choice; none for a bool or an int."""
        return self.choices + (() if self.found is None else self.found())

    @property
    def unnamed(self) -> OptionValue:
        """What applies in kept matches and positions that do not name this option."""
        return self.default if self.before is None else self.before

    def check(self, value: OptionValue) -> OptionValue:
        """Return ``value`` if it is one of this option's, else raise OptionError."""
        good = (
            isinstance(value, bool)
            if isinstance(self.default, bool)
            else value == self.default or value in self.offered
            if isinstance(self.default, str)
            else isinstance(value, int)
            and not isinstance(value, bool)
            and self.low <= value <= self.high
        )
        if not good:
            raise self._wrong(value)
        return value

    def parse(self, text: str) -> OptionValue:
        """Read a value from its text form ("true", "3", "choice")."""
        if isinstance(self.default, bool):
            table = {"true": True, "false": False, "1": True, "0": False, "yes": True, "no": False}
            if text.lower() not in table:
                raise self._wrong(text)
            return table[text.lower()]
        if isinstance(self.default, int):
            try:
                return self.check(int(text))
            except ValueError:
                raise self._wrong(text) from None
        return self.check(text)

    def _wrong(self, value: OptionValue) -> OptionError:
        """Return the error that says of what kind this option's values are, and which there are."""
        known: tuple[str, ...] = ()
        if isinstance(self.default, bool):
            known = "true", "false"
        elif isinstance(self.default, str):
            known = tuple(dict.fromkeys((self.default, *self.offered)))
        return OptionError(
            "option-value",
            option=self.id,
            value=value,
            kind="choice" if known else "number",
            known=", ".join(known),
            low=self.low,
            high=self.high,
        )
