"""Declared settings: typed, checked, kept on disk; wrong values never cost the right ones."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Literal, Protocol, cast

import msgspec

from braillespiel.input_limits import LIMITS, whole_number
from braillespiel.store.database import Clock, wall_clock
from braillespiel.store.errors import StoreError

SettingValue = bool | int | str

LONGEST_TEXT = LIMITS["settings"].length
LONGEST_SHOWN = 60
"""How many characters of a wrong value are reported."""

_KEEP = (
    "INSERT INTO settings VALUES (?, ?, ?)"
    " ON CONFLICT (profile, key) DO UPDATE SET value = excluded.value"
)


class SettingError(Exception):
    """A setting is unknown or a value is not allowed; ``kind`` names ``setting-error-KIND``."""

    def __init__(self, kind: Literal["unknown", "value"], key: str, value: object = "") -> None:
        self.kind = kind
        self.key = key
        self.value = value
        super().__init__(f"{kind}: {key} {value!r}")


@dataclass(frozen=True, slots=True)
class Setting:
    """A declared setting. Menus, command lines and checks follow from it.

    Its name is the message ``setting-KEY`` (help: attribute ``help``), that of a choice
    ``setting-KEY-VALUE``, that of its category ``settings-CATEGORY``. With ``choices``
    it is a choice; otherwise the default's type decides: a bool is a switch, an int a number
    from ``low`` to ``high`` in steps of ``step``, a str a text of at most ``high`` characters
    (0: of any length that a setting may have at all).
    """

    key: str
    category: str
    default: SettingValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    form: Callable[[str], bool] | None = None
    """For a text that is more than a text: tells whether it is well-formed."""
    found: Callable[[], tuple[str, ...]] | None = None
    """Finds further choices, which may be others in the next minute."""
    last: tuple[str, ...] = ()
    """Choices that come after those that are found."""

    def __post_init__(self) -> None:
        if not self.fits(self.default):
            raise SettingError("value", self.key, self.default)

    @property
    def offered(self) -> tuple[str, ...]:
        """All choices, those that are found too."""
        found = () if self.found is None else self.found()
        return self.choices + found + self.last

    @property
    def kind(self) -> Literal["switch", "number", "choice", "text"]:
        """What sort of values it has."""
        if self.choices:
            return "choice"
        if isinstance(self.default, bool):
            return "switch"
        return "number" if isinstance(self.default, int) else "text"

    def fits(self, value: object) -> bool:
        """Tell whether ``value`` is one of this setting's."""
        if self.kind == "choice":
            # What is found may take a look at the whole environment.
            return value in self.choices or value in self.last or value in self.offered
        if self.kind == "switch":
            return isinstance(value, bool)
        if self.kind == "number":
            right = isinstance(value, int) and not isinstance(value, bool)
            return right and self.low <= cast(int, value) <= self.high
        if not isinstance(value, str) or len(value) > (self.high or LONGEST_TEXT):
            return False
        # Bytes of a command line that are no text cannot be kept as one.
        whole = not any("\ud800" <= letter <= "\udfff" for letter in value)
        return whole and (self.form is None or self.form(value))

    def parse(self, text: str) -> SettingValue:
        """Read a value from a command line. Raises SettingError."""
        value: SettingValue = text
        if self.kind == "switch":
            words = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
            if text.lower() not in words:
                raise SettingError("value", self.key, text)
            value = words[text.lower()]
        elif self.kind == "number":
            try:
                value = whole_number(text)
            except ValueError:
                raise SettingError("value", self.key, text) from None
        if not self.fits(value):
            raise SettingError("value", self.key, text)
        return value

    def stepped(self, value: SettingValue, by: int) -> SettingValue:
        """Return the value ``by`` steps on: numbers stop at their ends, the others wrap around."""
        if self.kind == "choice":
            offered = self.offered
            return offered[(offered.index(str(value)) + by) % len(offered)]
        if self.kind == "switch":
            return bool(value) ^ bool(by % 2)
        if self.kind == "number":
            return max(self.low, min(self.high, int(value) + by * self.step))
        return value


@dataclass(frozen=True, slots=True)
class BadSetting:
    """A kept value that its setting does not allow; ``used`` is what counts instead."""

    key: str
    value: str
    used: SettingValue


class Rows(Protocol):
    """Where settings are kept (store.database)."""

    def transaction(self) -> AbstractContextManager[Callable[..., Any]]:
        """Give a function that executes statements. Raises StoreError."""

    def rows(self, statement: str, *arguments: Any) -> list[tuple[Any, ...]]:
        """Return what a query finds. Raises StoreError."""


class Settings:
    """The settings of a profile ("" is everybody's; others fall back to it).

    ``bad`` reports the wrong values that were found; they are kept in a table of their own.
    Values of settings that nobody declared (a newer program's) are left as they are.
    """

    def __init__(
        self,
        database: Rows,
        declared: Iterable[Setting],
        profile: str = "",
        clock: Clock = wall_clock,
    ) -> None:
        self._database = database
        self._clock = clock
        self.profile = profile
        self.declared = {setting.key: setting for setting in declared}
        self._defaults = {setting.key: setting.default for setting in self.declared.values()}
        self.bad: list[BadSetting] = []
        self._watchers: list[Callable[[str, SettingValue], None]] = []
        self._values: dict[str, SettingValue] = {}
        self._lent: dict[str, SettingValue] = {}
        self.reload()

    def get(self, key: str) -> SettingValue:
        """Return the value of ``key``. Raises SettingError "unknown"."""
        if key in self._lent:
            return self._lent[key]
        if key in self._values:
            return self._values[key]
        try:
            return self._defaults[key]
        except KeyError:
            raise SettingError("unknown", key) from None

    def own(self, key: str) -> SettingValue:
        """Return the person's own value, whatever is lent. Raises SettingError "unknown"."""
        return self._values.get(key, self._setting(key).default)

    def lend(self, values: Mapping[str, object]) -> bool:
        """Let these values hold, and those lent before no more; nothing of it is ever kept.

        What is no value of its setting is left out; tell whether anything holds. Whoever changes
        a setting that is lent changes it for as long.
        """
        self._lent = {
            key: value
            for key, value in values.items()
            if key in self.declared
            and self.declared[key].fits(value)
            and isinstance(value, bool | int | str)
        }
        return bool(self._lent)

    def switch(self, key: str) -> bool:
        """Return the value of a switch."""
        return bool(self.get(key))

    def number(self, key: str) -> int:
        """Return the value of a number."""
        return int(self.get(key))

    def text(self, key: str) -> str:
        """Return the value of a choice or a text."""
        return str(self.get(key))

    def set(self, key: str, value: SettingValue) -> None:
        """Change ``key``; it takes effect at once and is on disk when this returns.

        Raises SettingError with nothing changed; StoreError when it could not be kept: then it
        counts until the client ends.
        """
        if not self._setting(key).fits(value):
            raise SettingError("value", key, value)
        lent = key in self._lent
        (self._lent if lent else self._values)[key] = value
        for watcher in self._watchers:
            watcher(key, value)
        if lent:
            return
        with self._database.transaction() as execute:
            execute(_KEEP, (self.profile, key, msgspec.json.encode(value).decode()))

    def set_all(self, changes: Mapping[str, SettingValue]) -> None:
        """Change several at once: all are on disk when this returns, or none. See set."""
        for key, value in changes.items():
            if not self._setting(key).fits(value):
                raise SettingError("value", key, value)
        with self._database.transaction() as execute:
            for key, value in changes.items():
                execute(_KEEP, (self.profile, key, msgspec.json.encode(value).decode()))
        for key, value in changes.items():
            self._values[key] = value
            for watcher in self._watchers:
                watcher(key, value)

    def reset(self, key: str) -> None:
        """Give ``key`` its default again (in a profile: everybody's value). Raises StoreError."""
        self._setting(key)
        with self._database.transaction() as execute:
            execute("DELETE FROM settings WHERE profile = ? AND key = ?", (self.profile, key))
        self._values.pop(key, None)
        self._lent.pop(key, None)
        self.reload()
        for watcher in self._watchers:
            watcher(key, self.get(key))

    def watch(self, watcher: Callable[[str, SettingValue], None]) -> None:
        """Have ``watcher`` called with key and value at every change."""
        self._watchers.append(watcher)

    def reload(self) -> None:
        """Read all values again, for example another client's. Raises StoreError."""
        self._values.clear()
        for profile in dict.fromkeys(("", self.profile)):
            for key, text in self._database.rows(
                "SELECT key, value FROM settings WHERE profile = ?", profile
            ):
                if key not in self.declared:
                    continue
                value = _value(text)
                if self.declared[key].fits(value) and isinstance(value, bool | int | str):
                    self._values[key] = value
                else:
                    self._put_away(profile, key, str(text))

    def _put_away(self, profile: str, key: str, text: str) -> None:
        # Where that cannot be written the value stays where it is, and is reported again next time.
        with contextlib.suppress(StoreError), self._database.transaction() as execute:
            execute(
                "INSERT INTO bad_settings VALUES (?, ?, ?, ?)", (profile, key, text, self._clock())
            )
            execute("DELETE FROM settings WHERE profile = ? AND key = ?", (profile, key))
        shown = text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
        self.bad.append(BadSetting(key, shown, self.get(key)))

    def _setting(self, key: str) -> Setting:
        if key not in self.declared:
            raise SettingError("unknown", key)
        return self.declared[key]


def _value(text: object) -> object:
    """Decode a kept value; None if it is not JSON."""
    try:
        return msgspec.json.decode(text if isinstance(text, str | bytes) else str(text))
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
