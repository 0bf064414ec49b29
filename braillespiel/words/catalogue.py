"""Fluent catalogues: from a key and its arguments to a phrase."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from braillespiel.words.phrase import Phrase, without_marks
from braillespiel.words.system import reason_key

_PACKAGE = Path(__file__).resolve().parent.parent
LANGUAGES = ("de", "en")
FALLBACK = "en"
SYSTEM = "system"
"""The catalogue of what the system says about files; its texts arrive in $reason and $detail."""

_MOST_KEPT = 8192
"""Phrases that a catalogue keeps; a few MB at most."""

Argument = str | int | float | Phrase


class MissingSentenceError(KeyError):
    """No catalogue of the language, nor the English one, has this key (or it lacks a variable)."""


@lru_cache(maxsize=64)
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


_own_words: list[Path] = []


def use_own_words(folder: Path | None) -> list[Path]:
    """Let the files ``LANGUAGE.ftl`` in ``folder`` replace sentences of all catalogues.

    Return the files that cannot be read; nothing else about them can do harm: what is no
    message in them is left out, and a message that lacks its variables gives way to ours.
    """
    _own_words[:] = []
    unreadable = []
    for language in LANGUAGES:
        path = (folder or Path()) / f"{language}.ftl"
        if folder is not None and path.exists():
            try:
                _resource(path)
            except (OSError, UnicodeDecodeError, RecursionError):
                unreadable.append(path)
            else:
                _own_words.append(path)
    return unreadable


def catalogue_path(name: str, language: str) -> Path:
    """Return where a catalogue lies.

    ``name`` is a catalogue of this package ("client", "speech", "labels" ...) or "games/NAME".
    """
    if name.startswith("games/"):
        return _PACKAGE / name / "words" / f"{language}.ftl"
    return _PACKAGE / "words" / f"{name}.{language}.ftl"


def load(names: Iterable[str], language: str) -> None:
    """Read catalogues ahead of their use; from any thread."""
    for name in names:
        for code in dict.fromkeys((language, FALLBACK)):
            path = catalogue_path(name, code)
            if path.exists():
                _resource(path)


class Words:
    """The sentences of one language out of several catalogues.

    A message's value is its full wording; its attributes ``.brief`` and ``.braille`` are the
    other two. Where an attribute is missing the next longer wording stands in.
    """

    def __init__(self, language: str, catalogues: Iterable[str]) -> None:
        self.language = language
        self.catalogues = tuple(catalogues)
        languages = (language, FALLBACK) if language != FALLBACK else (language,)
        self._kept: dict[tuple[object, ...], Phrase] = {}
        self._bundles = []
        for path in _own_words:
            if path.stem == language:
                own = FluentBundle([language], use_isolating=False)
                own.add_resource(_resource(path), allow_overrides=True)
                self._bundles.append(own)
        self._own = len(self._bundles)
        for code in languages:
            bundle = FluentBundle([code], use_isolating=False)
            for name in dict.fromkeys((*self.catalogues, SYSTEM)):
                path = catalogue_path(name, code)
                if path.exists():
                    bundle.add_resource(_resource(path))
            self._bundles.append(bundle)

    def has(self, key: str) -> bool:
        """Tell whether any catalogue has the message ``key``."""
        return any(bundle.has_message(key) for bundle in self._bundles[self._own :])

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """Return the full wording of ``key``."""
        return self._format(key, None, "full", arguments)

    def brief(self, key: str, /, **arguments: Argument) -> str:
        """Return the brief wording of ``key``."""
        return self._format(key, "brief", "brief", arguments)

    def help(self, key: str) -> Phrase:
        """Return the attribute ``.help`` of ``key``: one sentence in all three wordings."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).attributes.get("help")
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, {})
                    return Phrase.plain(str(text).replace("\n", " "))
        raise MissingSentenceError(f"{key}.help")

    def phrase(self, key: str, /, **arguments: Argument) -> Phrase:
        """Return ``key`` in its three wordings; phrases among the arguments follow suit.

        Zones are worded anew after every key, mostly the same ones, so phrases are kept.
        """
        known = (key, *arguments.items())
        found = self._kept.get(known)
        if found is None:
            found = Phrase(
                self._format(key, None, "full", arguments),
                self._format(key, "brief", "brief", arguments),
                self._format(key, "braille", "braille", arguments),
            )
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[known] = found
        return found

    def _argument(self, name: str, value: Argument, wording: str) -> str | int | float:
        """Return an argument as the sentence takes it; what the system said in this language."""
        if isinstance(value, Phrase):
            return value.wording(wording)
        if name in ("reason", "detail") and isinstance(value, str):
            key = reason_key(value)
            return value if key is None else self(key)
        return value

    def _format(
        self, key: str, attribute: str | None, wording: str, arguments: Mapping[str, Argument]
    ) -> str:
        for number, bundle in enumerate(self._bundles):
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            pattern = message.value
            for name in ("brief", "braille") if attribute == "braille" else (attribute,):
                if name is not None and name in message.attributes:
                    pattern = message.attributes[name]
            if pattern is None and number < self._own:
                continue
            if pattern is None:
                break
            given = {
                name: self._argument(name, value, wording) for name, value in arguments.items()
            }
            text, errors = bundle.format_pattern(pattern, given)
            if errors and number < self._own:
                continue
            if errors:
                raise MissingSentenceError(f"{key}: {errors[0]}")
            result = str(text).replace("\n", " ")
            if number < self._own and not result.strip():
                continue  # no key may fall silent
            return result if wording == "braille" else without_marks(result)
        raise MissingSentenceError(key)
