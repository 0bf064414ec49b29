"""Declared settings: typed, checked, kept on disk; wrong values never cost the right ones."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

import msgspec

from braillespiel.store.database import Clock, Database, wall_clock
from braillespiel.store.errors import StoreError

SettingValue = bool | int | str


class SettingError(Exception):
    """A setting is unknown or a value is none of its own; ``kind`` names ``setting-error-KIND``."""

    def __init__(self, kind: Literal["unknown", "value"], key: str, value: object = "") -> None:
        self.kind = kind
        self.key = key
        self.value = value
        super().__init__(f"{kind}: {key} {value!r}")


@dataclass(frozen=True, slots=True)
class Setting:
    """A declared setting. Menus, command lines and checks follow from it.

    Its name is the message ``setting-KEY`` (help: attribute ``help``), that of a choice
    ``setting-KEY-VALUE``, that of its category ``setting-category-CATEGORY``. With ``choices``
    it is a choice; otherwise the default's type decides: a bool is a switch, an int a number
    from ``low`` to ``high`` in steps of ``step``, a str a text of at most ``high`` characters
    (0: any length).
    """

    key: str
    category: str
    default: SettingValue
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1

    def __post_init__(self) -> None:
        if not self.fits(self.default):
            raise SettingError("value", self.key, self.default)

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
            return value in self.choices
        if self.kind == "switch":
            return isinstance(value, bool)
        if self.kind == "number":
            right = isinstance(value, int) and not isinstance(value, bool)
            return right and self.low <= int(str(value)) <= self.high
        return isinstance(value, str) and (not self.high or len(value) <= self.high)

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
                value = int(text)
            except ValueError:
                raise SettingError("value", self.key, text) from None
        if not self.fits(value):
            raise SettingError("value", self.key, text)
        return value

    def stepped(self, value: SettingValue, by: int) -> SettingValue:
        """Return the value ``by`` steps on: numbers stop at their ends, the others go round."""
        if self.kind == "choice":
            return self.choices[(self.choices.index(str(value)) + by) % len(self.choices)]
        if self.kind == "switch":
            return bool(value) ^ bool(by % 2)
        if self.kind == "number":
            return max(self.low, min(self.high, int(value) + by * self.step))
        return value


@dataclass(frozen=True, slots=True)
class BadSetting:
    """A kept value that was none of its setting's; ``used`` is what counts instead."""

    key: str
    value: str
    used: SettingValue


class Settings:
    """The settings of a profile ("" is everybody's; others fall back to it).

    ``bad`` reports the wrong values that were found; they are kept in a table of their own.
    Values of settings that nobody declared (a newer program's) are left as they are.
    """

    def __init__(
        self,
        database: Database,
        declared: Iterable[Setting],
        profile: str = "",
        clock: Clock = wall_clock,
    ) -> None:
        self._database = database
        self._clock = clock
        self.profile = profile
        self.declared = {setting.key: setting for setting in declared}
        self.bad: list[BadSetting] = []
        self._watchers: list[Callable[[str, SettingValue], None]] = []
        self._values: dict[str, SettingValue] = {}
        self.reload()

    def get(self, key: str) -> SettingValue:
        """Return the value of ``key``. Raises SettingError "unknown"."""
        return self._values.get(key, self._setting(key).default)

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
        """Change ``key``; it counts at once and is on disk when this returns.

        Raises SettingError with nothing changed; StoreError when it could not be kept: then it
        counts until the client ends.
        """
        if not self._setting(key).fits(value):
            raise SettingError("value", key, value)
        self._values[key] = value
        for watcher in self._watchers:
            watcher(key, value)
        with self._database.transaction() as execute:
            execute(
                "INSERT OR REPLACE INTO settings VALUES (?, ?, ?)",
                (self.profile, key, msgspec.json.encode(value).decode()),
            )

    def reset(self, key: str) -> None:
        """Give ``key`` its default again (in a profile: everybody's value). Raises StoreError."""
        self._setting(key)
        with self._database.transaction() as execute:
            execute("DELETE FROM settings WHERE profile = ? AND key = ?", (self.profile, key))
        self._values.pop(key, None)
        self.reload()
        for watcher in self._watchers:
            watcher(key, self.get(key))

    def watch(self, watcher: Callable[[str, SettingValue], None]) -> None:
        """Have ``watcher`` called with key and value at every change."""
        self._watchers.append(watcher)

    def reload(self) -> None:
        """Read all values again, such as another client's. Raises StoreError."""
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
        self.bad.append(BadSetting(key, text, self.get(key)))

    def _setting(self, key: str) -> Setting:
        if key not in self.declared:
            raise SettingError("unknown", key)
        return self.declared[key]


def _value(text: object) -> object:
    """Decode a kept value; None if it is no JSON."""
    try:
        return msgspec.json.decode(text if isinstance(text, str | bytes) else str(text))
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
