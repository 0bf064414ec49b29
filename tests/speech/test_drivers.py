"""A voice and a way to displays are a module each, and words; packages can bring a voice."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel import languages
from braillespiel.output.braille import drivers as display_drivers
from braillespiel.output.braille import registry as displays
from braillespiel.output.speech import drivers
from braillespiel.output.speech import registry as voices
from braillespiel.output.speech.devices import devices, try_out
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import Utterance
from braillespiel.output.speech.recording import RecordingSpeech
from braillespiel.ui.screens.settings_menu import CategoryMenu
from braillespiel.ui.settings import BY_KEY
from braillespiel.words.catalogue import Words
from tests.support.packages import write_metadata
from tests.support.patience import HANGS_S, until
from tests.support.player import Player

PAGE = Path(__file__).resolve().parents[2] / "docs/add-a-voice.md"
CODE = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
DISPLAY = """
from braillespiel.output.braille.display import DisplayDriver, SimulatedDisplay
DRIVER = DisplayDriver(lambda: SimulatedDisplay(40, 1), rank=20)
"""


def look_again() -> None:
    voices.own.cache_clear()
    voices._outside.cache_clear()
    displays.own.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder in which packages may be installed, here and in workers."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", ":".join([str(tmp_path), *sys.path]))
    look_again()
    yield tmp_path
    monkeypatch.undo()
    look_again()


def put(folder: Path, name: str, source: str) -> None:
    """Install a package that brings a voice of this name."""
    (folder / f"braillespiel_{name}.py").write_text(source, encoding="utf-8")
    value = f"braillespiel_{name}:DRIVER"
    write_metadata(folder, f"braillespiel-{name}", "1", {name: value}, voices.GROUP)
    look_again()


@pytest.mark.parametrize("language", languages.codes())
def test_every_voice_of_ours_has_its_names(language: str) -> None:
    words = Words(language, ("client", "speech"))
    for name in voices.own():
        assert words.has(f"setting-speech-adapter-{name}"), name
        assert words("speech-name", name=name) != name


def test_a_module_in_the_folder_is_a_voice(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "cocka_too.py").write_text(CODE[0], encoding="utf-8")
    monkeypatch.setattr(drivers, "__path__", [*drivers.__path__, str(folder)])
    look_again()
    assert "cocka-too" in BY_KEY["speech-adapter"].offered
    assert "cocka-too" in dict(voices.backends())
    assert voices.factory("cocka-too")().name == "parrot"
    del sys.modules["braillespiel.output.speech.drivers.cocka_too"]


def test_a_module_in_the_folder_is_a_way_to_displays(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert displays.choices() == ()  # with a single way there is nothing to choose
    (folder / "cells_forty.py").write_text(DISPLAY, encoding="utf-8")
    monkeypatch.setattr(display_drivers, "__path__", [*display_drivers.__path__, str(folder)])
    look_again()
    assert displays.choices() == ("brlapi", "cells-forty")
    (display,) = displays.displays("cells-forty")
    assert display.size().cells == 40  # type: ignore[union-attr]
    assert displays.displays("off") == []
    del sys.modules["braillespiel.output.braille.drivers.cells_forty"]


def test_the_voice_of_the_page_speaks_from_a_package(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "parrot", CODE[0])
    said = folder / "said.txt"
    monkeypatch.setenv("PARROT", str(said))
    assert voices.names()[-1] == "parrot"
    assert "parrot" not in dict(voices.backends()), "only where it is chosen"
    (found,) = devices(["parrot"], timeout=HANGS_S)
    assert (found.usable, found.detail) == (True, "Parrot")
    assert try_out("parrot", "gelbe 7", timeout=HANGS_S) is None
    assert said.read_text(encoding="utf-8") == "de gelbe 7\n"
    assert "braillespiel_parrot" not in sys.modules, "it runs in a process of its own"


@pytest.mark.parametrize(
    "source", ["1 / 0", "import os; os._exit(3)", "DRIVER = None", CODE[0]], ids=range(4)
)
def test_a_voice_of_others_that_cannot_speak_costs_no_sentence(folder: Path, source: str) -> None:
    put(folder, "parrot", source)  # PARROT is not set
    lines = RecordingSpeech("terminal")
    chosen = voices.backends("parrot")[0]
    chain = FailoverSpeech([chosen, ("terminal", lambda: lines)], open_within=HANGS_S)
    heard: list[bool] = []
    chain.say(Utterance("gelbe 7"), heard.append)
    until(lambda: heard, "the end of the sentence")
    chain.close()
    assert lines.texts == ["gelbe 7"]
    assert chain.problems()["parrot"].args["name"] == "parrot"


def test_it_is_chosen_in_the_settings_by_its_name(folder: Path, tmp_path: Path) -> None:
    put(folder, "parrot", CODE[0])
    player = Player(tmp_path / "home", "en", 20, 1, 1, {"speech-adapter": "terminal"})
    player.ui.push(CategoryMenu(player.ui, "speech"))
    while not player.ear.said[-1].startswith("Speech output"):
        player.press("Down")
    player.press("Right")
    assert player.ui.settings.get("speech-adapter") == "parrot"
    assert any("parrot" in text for text in player.ear.said)
    player.press("Right")
    assert player.ui.settings.get("speech-adapter") == "off"
    player.app.close()


def test_from_a_voice_that_windows_named_once_one_comes_to_its_neighbours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(tmp_path, "en", settings={"speech-voice": "gmw\\en-US"})
    voices = ["gmw/en", "gmw/en-US", "gmw/en-GB-scotland"]
    monkeypatch.setattr(player.ui.services.devices, "voices", lambda: voices)
    entry = next(e for e in CategoryMenu(player.ui, "speech").entries if e.key == "speech-voice")
    assert entry.change is not None
    assert entry.change(1)
    assert player.ui.settings.get("speech-voice") == "gmw/en-GB-scotland"
