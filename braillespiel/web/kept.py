"""The settings of a seat in a browser: in memory here, kept by the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import msgspec

from braillespiel.store.settings import Setting, Settings, SettingValue
from braillespiel.ui.settings import SETTINGS
from braillespiel.web.messages import KEPT_BYTES

_USUAL: Mapping[str, SettingValue] = {
    "sound-volume": 0,
    "screen-reader": True,
    "braille-viewer": False,
    "first-run": False,
}
"""What is another way in a browser as long as nobody has chosen: sounds are to be switched on."""
_OURS = frozenset(("sound-pack",))
"""Names of what lies on the server's disk: a page does not choose among them."""
LEFT_OUT = frozenset(
    (
        *("speech-adapter", "speech-voice", "speech-volume", "speech-pitch", "speech-rate"),
        *("braille-display", "braille-cell-ms", "message-seconds", "field-beside", "keys-named"),
        "slow-display",
        *("sound-duck", "sound-pack", "front-end", "screen-reader", "shared-voices"),
    )
)
"""Settings that mean nothing to a browser, and are not offered in it."""


def _declared() -> Iterator[Setting]:
    for setting in SETTINGS:
        if setting.key in _OURS:
            yield replace(setting, form=lambda text: not text)
        elif setting.key in _USUAL:
            yield replace(setting, default=_USUAL[setting.key])
        else:
            yield setting


DECLARED = {setting.key: setting for setting in _declared()}


class _Page:
    """The rows of a page's settings; what is written goes to the page by another way."""

    def __init__(self, kept: Mapping[str, SettingValue]) -> None:
        self._rows = [("", key, msgspec.json.encode(value).decode()) for key, value in kept.items()]

    @contextmanager
    def transaction(self) -> Iterator[Callable[..., Any]]:
        yield lambda *statement: None

    def rows(self, statement: str, *arguments: Any) -> list[tuple[Any, ...]]:
        return [row[1:] for row in self._rows]


class PageSettings(Settings):
    """Settings as a page handed them in; what is none of theirs counts as not given."""

    def __init__(self, kept: Mapping[str, SettingValue]) -> None:
        super().__init__(_Page(kept), DECLARED.values())

    def to_keep(self) -> dict[str, SettingValue]:
        """Return what the page is to keep: the settings that differ from the usual ones.

        No more than it may hand in again: who could not would be shut out. The longest give way.
        """
        kept = {
            key: self.own(key)
            for key, setting in self.declared.items()
            if self.own(key) != setting.default
        }
        while len(msgspec.json.encode(kept)) > KEPT_BYTES:
            del kept[max(kept, key=lambda key: len(str(kept[key])))]
        return kept
