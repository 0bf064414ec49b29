"""Fluent catalogues: from a key and its arguments to a phrase."""

from __future__ import annotations

import errno
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType

from braillespiel import input_limits, languages
from braillespiel.input_limits import InputError
from braillespiel.words import bundle, computer, gaps
from braillespiel.words.bundle import Bundle
from braillespiel.words.functions import FUNCTIONS
from braillespiel.words.naming import Naming
from braillespiel.words.phrase import Phrase, cut_off, without_marks
from braillespiel.words.syntax import parse
from braillespiel.words.variables import examples

# -- the system ----------------------------------------------------------------------


NAMES = (
    "EACCES", "EAGAIN", "EBADF", "EBUSY", "EDQUOT", "EEXIST", "EFBIG", "EIO", "EISDIR", "ELOOP",
    "EMFILE", "ENAMETOOLONG", "ENOENT", "ENOSPC", "ENOTDIR", "ENXIO", "EPERM", "EPIPE", "EROFS",
)  # fmt: skip
"""The errors that have a sentence of ours, by their names in ``errno``."""


def system_keys(text_of: Callable[[int], str] = os.strerror) -> dict[str, str]:
    """Return the keys by what the system says; ``text_of`` is its text for a number.

    A text that stands for several errors is left out: Windows has "Unknown error" for many.
    """
    texts = {name: text_of(getattr(errno, name)) for name in NAMES if hasattr(errno, name)}
    times = Counter(texts.values())
    return {text: f"system-{name.lower()}" for name, text in texts.items() if times[text] == 1}


_KEYS = system_keys()


def reason_key(text: str) -> str | None:
    """Return the key of the sentence for the system's own ``text``; None if there is none."""
    return _KEYS.get(text)


# -- catalogue -----------------------------------------------------------------------


LANGUAGES = languages.ours()
"""The languages that come with the program; ``languages.codes()`` are all there are."""

SYSTEM = "system"
"""The catalogue of what the system says about files; its texts arrive in $reason and $detail.

Also the argument that every message is given: what computer this is.
"""

PROGRAM = "program"
"""An argument that every message is given: what a player types to start this program."""

BOTTOM = "bottom-key"
"""An argument that messages are given while a display's keys are named: its bottom key."""

_BOTTOM_KEYS = ("key-bottom", "key-bottom-named")

ERRORS = "errors"
"""The catalogue of what can be wrong with matches, positions and files from outside."""

_MOST_KEPT = 8192
"""How many phrases a catalogue keeps; a few MB at most."""

_LARGEST = 10**15
"""Numbers from here on are given to sentences as texts: they are no counts, and beyond 28 digits
none can be written with separators."""

Argument = str | int | float | Phrase


class MissingSentenceError(KeyError):
    """Neither the language nor English has this key, or the program gave too few variables."""


_own_words: dict[str, Any] = {}


def use_own_words(folder: Path | None) -> list[InputError]:
    """Let the files ``LANGUAGE.ftl`` in ``folder`` replace sentences of all catalogues.

    Folders ``LANGUAGE/`` in it are languages, or parts of one, besides those that we bring.
    Return what is wrong with files that are not used. Nothing else about them can do harm: what is
    not a message in them is left out, and a message that lacks its variables, says nothing, refers
    to itself or runs on without end is replaced by ours.
    """
    languages.look_in(folder)
    bundle.forget()
    _own_words.clear()
    wrong = []
    for language in languages.codes() if folder is not None else ():
        path = (folder or Path()) / f"{language}.ftl"
        try:
            _own_words[language] = from_outside(path)
        except InputError as error:
            if error.kind != "missing":
                wrong.append(error)
    return wrong


def from_outside(path: Path) -> Any:
    """Return the Fluent resource in a catalogue that somebody else wrote. Raises InputError."""
    text = bundle.checked_text(path)
    try:
        return parse(text)
    except RecursionError:
        raise InputError("deep", path, input_limits.LIMITS["words"].depth) from None


def catalogue_path(name: str, language: str) -> Path:
    """Return where a catalogue is.

    ``name`` is a catalogue of this package ("client", "speech", "labels" ...), "games/NAME",
    "lessons/NAME" (of its lessons), or "beside:FILE" for a lesson of somebody's own: FILE.de.ftl
    lies beside FILE.json, and where a language is missing another one stands in.
    """
    if name.startswith("beside:"):
        file = Path(name.removeprefix("beside:"))
        wanted = (*languages.chain(language), *languages.codes())
        there = [file.with_suffix(f".{code}.ftl") for code in wanted]
        return next((path for path in there if path.exists()), there[0])
    return languages.path_of(name, language)


def _sources(names: Iterable[str], language: str) -> tuple[bundle.CatalogueSource, ...]:
    """Return catalogues in the order in which their messages count.

    What is everybody's comes first: a game's catalogue has no messages but its own (``GAME-...``),
    and a lesson's replaces none of anybody else. What a game does not say itself is said as games
    usually do.
    """

    def rank(name: str) -> int:
        room = name.partition("/")[0]
        late = 3 if name.startswith(("beside:", "lessons/")) else 0
        return late or {"games": 1, languages.USUAL: 2}.get(room, 0) * ("/" in name)

    def source(name: str) -> bundle.CatalogueSource:
        room, parted, game = name.partition("/")
        path = catalogue_path(name, language)
        if not parted or room not in ("games", languages.USUAL):
            return bundle.CatalogueSource(path)
        said_as = f"{languages.USUAL}-" if room == languages.USUAL else ""
        return bundle.CatalogueSource(path, f"{game}-", said_as)

    return tuple(map(source, sorted(names, key=rank)))


def load(names: Iterable[str], language: str) -> None:
    """Load catalogues ahead of their use; from any thread."""
    for name in names:
        for code in languages.chain(language):
            bundle.entries(catalogue_path(name, code))


def read_all(language: str, catalogues: Iterable[str]) -> None:
    """Read every message of these catalogues ahead of its use; gives way after each.

    It takes a while for thousands: for threads beside one that must not stand still.
    """
    words = Words(language, catalogues)
    for one in words._bundles[:1]:
        for _ in one.read_all():
            time.sleep(0)


def _worded(text: str, wording: str, given: Mapping[str, Any]) -> str:
    """Return a wording on one line, plain but for Braille; a dot that ends "Ada A." ends it too."""
    text = text.replace("\n", " ")
    if text.endswith("..") and not text.endswith("..."):
        values = [value for value in given.values() if isinstance(value, str)]
        if any(value.endswith(".") and not value.endswith("..") for value in values):
            text = text[:-1]
    return text if wording == "braille" else without_marks(text)


class Words:
    """The sentences of one language from several catalogues.

    A message's value is its full wording; its attributes ``.normal``, ``.brief`` and ``.braille``
    are the others. If an attribute is missing, the next longer wording takes its place.
    ``.display`` and ``.display-full`` replace the Braille wording, and the full and normal ones, if
    nothing but a display's own keys is in use: they name its keys instead of the keyboard's. Where
    there is no short wording ``.display-full`` stands for it, too.
    """

    def __init__(
        self, language: str, catalogues: Iterable[str], naming: Naming | None = None
    ) -> None:
        self.language = language
        self.naming = naming or Naming()
        """How things with several names are named; shared, so that a change holds everywhere."""
        self.catalogues = tuple(catalogues)
        self.signs = languages.facts(language).signs
        """What stands between the parts of what is said."""
        self._own: Any = None
        if language in _own_words:
            self._own = FluentBundle(
                [language, languages.FALLBACK], functions=FUNCTIONS, use_isolating=False
            )
            self._own.add_resource(_own_words[language], allow_overrides=True)
        names = tuple(dict.fromkeys((*self.catalogues, ERRORS, SYSTEM)))
        self._bundles: list[Bundle] = [
            bundle.shared(code, _sources(names, code)) for code in languages.chain(language)
        ]
        # One's own words are one's own; all other phrases are the same for everybody.
        self._kept: dict[tuple[object, ...], Phrase] = (
            self._bundles[0].phrases if self._own is None else {}
        )

    def has(self, key: str, wording: str = "") -> bool:
        """Tell whether any catalogue has the message ``key``, with a wording of its own."""
        found = filter(None, (one.message(key) for one in self._bundles))
        return any(not wording or wording in message.attributes for message in found)

    def __call__(self, key: str, /, **arguments: Argument) -> str:
        """Return the full wording of ``key``."""
        return self._format(key, None, "full", arguments)

    def brief(self, key: str, /, **arguments: Argument) -> str:
        """Return the brief wording of ``key``."""
        return self._format(key, "brief", "brief", arguments)

    def help(self, key: str) -> Phrase:
        """Return the attribute ``.help`` of ``key``: one sentence in all wordings."""
        here = {SYSTEM: computer.system(), PROGRAM: computer.program(), **self._keys("full")}
        if self._own is not None and self._own.has_message(key):
            pattern = self._own.get_message(key).attributes.get("help")
            if pattern is not None and (own := self._own_wording(pattern, here)):
                return Phrase.plain(own)
        for one in self._bundles:
            message = one.message(key)
            pattern = None if message is None else message.attributes.get("help")
            if pattern is None:
                gaps.note(one.code, f"{key}.help", "missing")
                continue
            text, errors = one.format(pattern, here)
            if not errors and text.strip():
                return Phrase.plain(text.replace("\n", " "))
            gaps.note(one.code, f"{key}.help", "broken" if errors else "silent")
        raise MissingSentenceError(f"{key}.help")

    def phrase(self, key: str, /, **arguments: Argument) -> Phrase:
        """Return ``key`` in its wordings; phrases among the arguments follow suit.

        Zones are worded again after every key, mostly the same ones, so phrases are kept.
        """
        naming = self.naming
        how = (naming.by_display, naming.bottom, naming.on_page, naming.told_keys)
        known = (key, *how, *arguments.items())
        found = self._kept.get(known)
        if found is None:
            found = Phrase(
                self._format(key, None, "full", arguments),
                self._format(key, "brief", "brief", arguments),
                self._format(key, "braille", "braille", arguments),
                self._format(key, "normal", "normal", arguments),
            )
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            self._kept[known] = found
        return found

    def bottom_key(self) -> Phrase:
        """Name the key of the display that opens the list, as BRLTTY does where it says so."""
        if not self.naming.bottom:
            return self.phrase("key-bottom")
        count = self.naming.bottom.count("+") + 1
        return self.phrase("key-bottom-named", key=self.naming.bottom, count=count)

    def speaks(self, name: str) -> bool:
        """Tell whether the language itself has a message, or a term ("-name")."""
        return name in self._bundles[0].names

    def example(self, key: str, wording: str, uses: Iterable[str] = ()) -> str | None:
        """Return a wording ("brief", "help" ...; "" is the value) of the language's own message.

        What comes for its variables is an example; ``uses`` names them as far as they are known,
        for there are hundreds. None: there is none, or it cannot be said.
        """
        message = self._bundles[0].message(key)
        pattern = None if message is None else message.attributes.get(wording)
        if not wording and message is not None:
            pattern = message.value
        if pattern is None:
            return None
        of = {"": "full", "display": "braille"}.get(wording, wording)
        of = of if of in ("full", "normal", "brief", "braille") else "full"
        every = examples()
        for names in (every.keys() & uses, every):
            given = {name: self._argument(name, every[name], of) for name in names}
            text, errors = self._bundles[0].format(pattern, given)
            if not errors:
                return without_marks(text.replace("\n", " "))
        return None

    def _argument(self, name: str, value: Argument, wording: str) -> str | int | float:
        """Return an argument as the sentence takes it; what the system said, in this language."""
        if isinstance(value, Phrase):
            return value.wording(wording)
        if name in ("reason", "detail") and isinstance(value, str):
            key = reason_key(value)
            return cut_off(value) if key is None else self(key)
        if isinstance(value, int) and abs(value) >= _LARGEST:
            return cut_off(str(value))
        return cut_off(value) if isinstance(value, str) else value

    def _format(
        self, key: str, attribute: str | None, wording: str, arguments: Mapping[str, Argument]
    ) -> str:
        given: dict[str, Any] = {
            name: self._argument(name, value, wording) for name, value in arguments.items()
        }
        given.setdefault(SYSTEM, computer.system())
        given.setdefault(PROGRAM, computer.program())
        if key not in _BOTTOM_KEYS:  # also where a keyboard is named: a screen may be a display's
            given.setdefault(BOTTOM, _Asked(lambda: self.bottom_key().wording(wording)))
        if self._own is not None and self._own.has_message(key):
            given |= self._keys(wording)
            pattern = _pattern(self._own.get_message(key), attribute, self.naming)
            own = "" if pattern is None else self._own_wording(pattern, given)
            if own:
                return _worded(own, wording, given)
        first = self._bundles[0]
        message = first.message(key)
        pattern = None if message is None else _pattern(message, attribute, self.naming)
        if pattern is None:
            return self._stand_in(key, attribute, wording, self._keys(wording) | given)
        text, errors = first.format(pattern, given)
        if errors:  # few sentences name keys of the key table
            given = self._keys(wording) | given
            text, errors = first.format(pattern, given)
        if errors or not text.strip():
            return self._stand_in(key, attribute, wording, given)
        return _worded(text, wording, given)

    def _keys(self, wording: str) -> dict[str, Any]:
        return {name: key.wording(wording) for name, key in self.naming.keys.items()}

    def _stand_in(
        self, key: str, attribute: str | None, wording: str, given: Mapping[str, Any]
    ) -> str:
        """Return what stands in for a wording that cannot be said, or says nothing.

        A longer wording of the language's own is best, then English. To say nothing is right where
        English says nothing either.
        """
        fault: gaps.Fault = "missing"
        wrong = key
        for one in self._bundles:
            message = one.message(key)
            for pattern in () if message is None else _patterns(message, attribute, self.naming):
                text, errors = one.format(pattern, given)
                if errors:
                    fault, wrong = "broken", f"{key}: {errors[0]}"
                elif text.strip():
                    gaps.note(self._bundles[0].code, key, fault)
                    return _worded(text, wording, given)
                elif self._may_be_silent(key, attribute, given):
                    return ""
                elif fault == "missing":
                    fault = "silent"
        raise MissingSentenceError(wrong)

    def _may_be_silent(self, key: str, attribute: str | None, given: Mapping[str, Any]) -> bool:
        """Tell whether the English wording says nothing either, or is not there."""
        message = self._bundles[-1].message(key)
        pattern = None if message is None else _pattern(message, attribute, self.naming)
        if pattern is None:
            return True
        text, errors = self._bundles[-1].format(pattern, given)
        return not errors and not text.strip()

    def _own_wording(self, pattern: Any, given: Mapping[str, Any]) -> str:
        """Return a sentence of the player's own, "" if it cannot be said: no key is silent."""
        try:
            text, errors = self._own.format_pattern(pattern, given)
        except Exception:  # texts without end, and whatever a function of Fluent's stumbles over
            return ""
        found = str(text).replace("\n", " ")
        good = not errors and found.strip() and len(found) <= input_limits.LIMITS["words"].length
        return found if good else ""


class _Asked(FluentType):
    """An argument that is worded only where a sentence names it."""

    def __init__(self, worded: Callable[[], str]) -> None:
        self._worded = worded

    def format(self, locale: object) -> str:
        """Return the words."""
        return self._worded()


_ATTRIBUTES = {
    None: ("display-full", "page"),
    "normal": ("normal", "display-full", "page"),
    "brief": ("normal", "display-full", "page", "brief"),
    "braille": ("normal", "display-full", "brief", "braille", "display"),
}
"""What stands for a wording, the best last."""


def _pattern(message: Any, attribute: str | None, naming: Naming) -> Any:
    """Return a wording of a message, or the next longer one that it has."""
    return next(_patterns(message, attribute, naming), None)


def _patterns(message: Any, attribute: str | None, naming: Naming) -> Iterator[Any]:
    """Yield what can stand for a wording of a message, the best first."""
    for name in reversed(_ATTRIBUTES[attribute]):
        holds = naming.on_page if name == "page" else naming.by_display or "display" not in name
        if holds and name in message.attributes:
            yield message.attributes[name]
    if message.value is not None:
        yield message.value
