"""Remedies fit the computer they are said on, in every catalogue and both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from braillespiel.words import bundle, computer
from braillespiel.words.catalogue import Words
from braillespiel.words.computer import SYSTEMS, kind

PACKAGE = Path(computer.__file__).resolve().parents[1]
FOREIGN = {
    "windows": r"\b(apt|sudo|systemctl|adduser|aplay|Debian|Ubuntu|Linux|Orca|VoiceOver|pip)\b",
    "macos": r"\b(apt|sudo|systemctl|adduser|aplay|Debian|Ubuntu|Linux|Orca|NVDA|JAWS|pip)\b",
    "debian": r"\b(NVDA|JAWS|VoiceOver|Narrator|winget)\b",
    "linux": r"\b(apt|systemctl|adduser|NVDA|JAWS|VoiceOver|Narrator|winget|Debian|Ubuntu)\b",
}
"""What a sentence must not send a player of the other systems to look for."""
NEVER_SAID = {
    "windows": {"speech-no-speechd", "speech-no-aplay", "speech-no-dispatcher"},
    "macos": {"speech-no-speechd", "speech-no-aplay", "speech-no-dispatcher"},
    "debian": set[str](),
    "linux": set[str](),
}
"""Problems that only backends of Linux have."""


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
        fluent.add_resource(FluentResource(text))
        seen = Variables()
        seen.visit(FluentParser().parse(text))
        given = {**dict.fromkeys(seen.names, "x"), "system": system}
        message = fluent.get_message(key)
        for pattern in filter(None, (message.value, *message.attributes.values())):
            yield key, str(fluent.format_pattern(pattern, given)[0])


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_no_sentence_sends_a_player_to_another_system(language: str, system: str) -> None:
    paths = sorted(PACKAGE.glob(f"words/*.{language}.ftl"))
    paths += sorted(PACKAGE.glob(f"games/*/words/{language}.ftl"))
    assert len(paths) > 8
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
