"""Remedies fit the computer they are said on, in every catalogue and both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from braillespiel import languages
from braillespiel.words import bundle, computer
from braillespiel.words.catalogue import Words
from braillespiel.words.computer import SYSTEMS, command, kind
from braillespiel.words.syntax import parse

_POSIX = r"(?<![\w.])(/home|/usr|/etc|/var|/tmp|/dev|~)/|\./play|\b(chmod|XDG_\w+|sudo|pip)\b"
_DEBIAN = r"\b(apt|systemctl|adduser|Debian|Ubuntu)\b"
_LINUX = r"\b(Linux|aplay|Orca|Speech Dispatcher|alsa-utils|PulseAudio|PipeWire)\b"
_WINDOWS = (
    r"%\w+%|\b[A-Z]:\\|\\\\|\b(NVDA|JAWS|Narrator|winget|Registry)\b"
    r"|Eingabeaufforderung|Startmenü|command prompt|start menu"
    r"|Windows settings|(Einstellungen|Diensten|Sprachausgabe) von Windows"
)
_MACOS = r"\b(VoiceOver|Homebrew|brew|Finder)\b|Command\+|Befehl\+|Systemeinstellungen"
FOREIGN = {
    "windows": "|".join((_POSIX, _DEBIAN, _LINUX, _MACOS)),
    "macos": "|".join((r"\b(sudo|pip)\b", _DEBIAN, _LINUX, _WINDOWS)),
    "debian": "|".join((_WINDOWS, _MACOS)),
    "linux": "|".join((_DEBIAN, _WINDOWS, _MACOS)),
}
"""What a sentence must not send a player of the other systems to look for."""
NEVER_SAID = {
    "windows": {"speech-no-speechd", "speech-no-aplay", "speech-no-dispatcher"},
    "macos": {
        "speech-no-speechd", "speech-no-aplay", "speech-no-dispatcher", "installer-done-text",
    },
    "debian": {"installer-done-text"},
    "linux": {"installer-done-text"},
}  # fmt: skip
"""Problems that only backends of Linux have, and what the installer for Windows says."""


@pytest.mark.parametrize(
    ("name", "release", "expected"),
    [
        ("win32", {}, "windows"),
        ("darwin", {}, "macos"),
        ("linux", {"ID": "debian"}, "debian"),
        ("linux", {"ID": "ubuntu", "ID_LIKE": "debian"}, "debian"),
        ("linux", {"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, "debian"),
        ("linux", {"ID": "fedora"}, "linux"),
        ("linux", {}, "linux"),
        ("freebsd14", {}, "linux"),
    ],
)
def test_what_computer_it_is(name: str, release: dict[str, str], expected: str) -> None:
    assert kind(name, release) == expected


@pytest.mark.parametrize(
    ("system", "in_checkout", "typed"),
    [
        ("windows", True, "play"),
        ("windows", False, "braillespiel"),
        ("macos", True, "./play"),
        ("debian", True, "./play"),
        ("linux", False, "braillespiel"),
    ],
)
def test_what_starts_the_program(system: str, in_checkout: bool, typed: str) -> None:
    assert command(system, in_checkout) == typed


@pytest.mark.parametrize("in_checkout", [True, False])
def test_a_command_that_helps_can_be_typed(
    in_checkout: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "system", lambda: "windows")
    typed = command("windows", in_checkout)
    monkeypatch.setattr(computer, "program", lambda: typed)
    assert Words("en", ("cli",))("error-window") == (
        "The window cannot be opened. At the command prompt, in the folder of the game, "
        f"it works with: {typed} --front-end terminal"
    )


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def said(path: Path, language: str, system: str) -> Iterator[tuple[str, str]]:
    """Yield each wording, as said on ``system``, of the messages that name something foreign."""
    for key, text in bundle.entries(path).items():
        if not any(re.search(words, text) for words in FOREIGN.values()):
            continue
        fluent = FluentBundle([language], use_isolating=False)
        fluent.add_resource(parse(text))
        seen = Variables()
        seen.visit(parse(text))
        given = {
            **dict.fromkeys(seen.names, "x"),
            "system": system,
            "program": command(system, True),
        }
        message = fluent.get_message(key)
        for pattern in filter(None, (message.value, *message.attributes.values())):
            yield key, str(fluent.format_pattern(pattern, given)[0])


def catalogues(language: str) -> list[Path]:
    """Return every catalogue of a language: the client's, the games', the lessons'."""
    paths = languages.catalogues(language).values()
    assert len(paths) > 20
    return sorted(paths)


class Choices(Visitor):
    """What sentences tell apart by ``$system``."""

    def __init__(self) -> None:
        super().__init__()
        self.named: list[tuple[frozenset[str], str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        of = node.selector
        if isinstance(of, ftl.VariableReference) and of.id.name == "system":
            names = frozenset(serialised(one) for one in node.variants)
            (other,) = (serialised(one) for one in node.variants if one.default)
            self.named.append((names, other))
        self.generic_visit(node)


def serialised(variant: ftl.Variant) -> str:
    assert isinstance(variant.key, ftl.Identifier)
    return variant.key.name


@pytest.mark.parametrize("language", ["de", "en"])
def test_sentences_tell_systems_apart_that_there_are(language: str) -> None:
    found = Choices()
    for path in catalogues(language):
        for text in bundle.entries(path).values():
            if "$system" in text:
                found.visit(parse(text))
    assert len(found.named) >= 15
    wrong = [one for one in found.named if not one[0] <= set(SYSTEMS) or one[1] != "linux"]
    assert wrong == []


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_no_sentence_sends_a_player_to_another_system(language: str, system: str) -> None:
    paths = catalogues(language)
    wrong = [
        (path.name, key, sentence)
        for path in paths
        for key, sentence in said(path, language, system)
        if key not in NEVER_SAID[system] and re.search(FOREIGN[system], sentence)
    ]
    assert wrong == []


LIBLOUIS = {
    ("de", "windows"): "Keine eigene Brailleschrift: liblouis fehlt. Installiere braillespiel neu. "
    "NVDA oder JAWS zeigt das Spiel auch ohne liblouis auf seiner Zeile.",
    ("de", "debian"): "Keine eigene Brailleschrift: liblouis fehlt. "
    "Es hilft: sudo apt install liblouis20 liblouis-data.",
    ("en", "macos"): "No Braille from the program: liblouis is missing. Reinstall braillespiel. "
    "VoiceOver also shows the window on its display without liblouis.",
    ("en", "linux"): "No Braille from the program: liblouis is missing. "
    "Install your system's liblouis package with its tables.",
}


@pytest.mark.parametrize(("language", "system"), LIBLOUIS)
def test_what_helps_without_liblouis(
    language: str, system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "system", lambda: system)
    assert Words(language, ("client",))("braille-no-liblouis") == LIBLOUIS[language, system]


def test_the_help_of_a_setting_fits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "system", lambda: "windows")
    assert Words("en", ("client",)).help("setting-braille-display").full == (
        "Automatic connects to BRLTTY as soon as it runs. "
        "NVDA and JAWS also show the game on their display without BRLTTY."
    )
