"""Which outputs there are, what can be used, and words for everything that can go wrong."""

from __future__ import annotations

import ast
import io
import subprocess
import sys
from pathlib import Path

import pytest

from braillespiel.output.problem import Problem
from braillespiel.output.speech.devices import devices, try_out
from braillespiel.output.speech.drivers.terminal import TerminalSpeech
from braillespiel.output.speech.interface import (
    Capability,
    Utterance,
    Voice,
    VoiceSettings,
    estimated_seconds,
    matching_voice,
    speakable,
)
from braillespiel.output.speech.recording import RecordingSpeech
from braillespiel.output.speech.registry import UnknownBackendError, backends, own
from braillespiel.ui.problems import problem_phrase
from braillespiel.words.catalogue import Words
from braillespiel.words.syntax import parse
from tests.speech.speech_fakes import FakeSpeech
from tests.support.patience import HANGS_S

IN_VAIN_S = 0.2
"""How long to wait for one that never answers."""
OUTPUT = Path(__file__).resolve().parents[2] / "braillespiel" / "output"


class Hanging(FakeSpeech):
    def open(self):
        self.release.wait(HANGS_S)


def test_devices_tell_what_can_be_used_and_why_the_rest_cannot():
    voice = Voice("gmw/de", "German", "de")
    absent, broken, hanging = FakeSpeech("prism"), FakeSpeech("pyttsx3"), Hanging("terminal")
    absent.absent = True
    broken.open = lambda: 1 / 0
    fakes = {"prism": absent, "pyttsx3": broken, "terminal": hanging}
    fakes["espeak"] = RecordingSpeech("espeak", voices=(voice,))
    factories = {n: lambda f=f: f for n, f in fakes.items()}
    found = devices(("prism", "pyttsx3", "espeak"), timeout=HANGS_S, factories=factories)
    found += devices(["terminal"], timeout=IN_VAIN_S, factories=factories)
    hanging.release.set()
    by_name = {device.name: device for device in found}
    assert by_name["espeak"].usable
    assert by_name["espeak"].voices == (voice,)
    assert Capability.PAN in by_name["espeak"].capabilities
    problems = {name: device.problem and device.problem.key for name, device in by_name.items()}
    assert problems == {
        "prism": "speech-no-reader",
        "pyttsx3": "speech-failed",
        "terminal": "speech-hangs",
        "espeak": None,
    }
    assert not fakes["espeak"].is_open


def test_the_real_bundled_voice_is_usable(audio):
    (device,) = devices(["espeak"])
    assert device.usable
    assert device.detail == "eSpeak NG"
    assert {"de", "en-gb", "fr-fr", "lb"} <= {voice.language for voice in device.voices}


def test_trying_out_speaks_and_waits_for_the_end(audio):
    assert try_out("espeak", "Ja", settings=VoiceSettings(rate=100), timeout=HANGS_S) is None
    assert abs(audio.samples()).max() > 1000


@pytest.mark.parametrize("ends", [True, False])
def test_trying_out_a_backend_with_and_without_reported_ends(ends):
    fake = FakeSpeech("espeak", ends=ends)
    assert try_out("espeak", "Ja", make=lambda: fake) is None
    assert fake.texts == ["Ja"]


def test_trying_out_tells_what_is_wrong():
    absent, failing, mute = FakeSpeech("prism"), FakeSpeech("prism"), FakeSpeech("prism")
    absent.absent, failing.failing, mute.instant = True, OSError("gone"), False
    for fake, key in ((absent, "speech-no-reader"), (failing, "speech-failed")):
        assert try_out("prism", "Ja", make=lambda f=fake: f, timeout=HANGS_S).key == key
    assert try_out("prism", "Ja", make=lambda: mute, timeout=IN_VAIN_S).key == "speech-hangs"
    with pytest.raises(UnknownBackendError):
        try_out("nonsense", "Ja")


def test_the_order_of_the_backends_and_the_one_preferred():
    assert [name for name, _ in backends()] == list(own())
    assert [name for name, _ in backends("espeak")][:2] == ["espeak", "prism"]
    with pytest.raises(UnknownBackendError):
        backends("nonsense")


def test_nothing_is_imported_for_backends_that_are_not_tried():
    """A second start must speak within a second."""
    program = (
        "import sys\n"
        "from braillespiel.output.speech import FailoverSpeech\n"
        "from braillespiel.output.speech.registry import backends\n"
        "import braillespiel.output.sound.earcons\n"
        "backends()\n"
        "wanted = {'prism', 'accessible_output2', 'pyttsx3', 'espeakng_loader', 'pygame'}\n"
        "print(sorted(wanted & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=OUTPUT.parents[1],
    )
    assert done.stdout.strip() == "[]"


def test_the_terminal_appends_lines_and_survives_a_poor_encoding():
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    speech = TerminalSpeech(stream)
    ends = []
    speech.say(Utterance("Rote 7"), on_end=ends.append)
    speech.say(Utterance("grün ♥", interrupt=True), on_end=ends.append)
    assert raw.getvalue() == b"Rote 7\ngr?n ?\n"
    assert ends == [True, True]


def test_a_voice_for_a_language():
    german, english = Voice("1", "Anna", "de_DE"), Voice("2", "Kevin", "en-US")
    other = Voice("3", "Klaus", "de")
    voices = [german, english, other]
    assert matching_voice(voices, "", "de") == german
    assert matching_voice(voices, "3", "de") == other
    assert matching_voice(voices, "3", "en-gb") == english
    assert matching_voice(voices, "", "fr") is None


def test_speakable_text_keeps_what_can_be_said():
    assert speakable(" grün\t7\x00♥\ue000x\ue001 \ud800") == "grün 7 ♥ x"


def test_estimates_grow_with_length_and_shrink_with_rate():
    assert estimated_seconds("", 200) == 0.3
    assert estimated_seconds("abcdef" * 100, 200) == 30.0
    assert estimated_seconds("abcdef" * 100, 400) == 15.0


def _keys_in_code():
    keys = set()
    for path in OUTPUT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", "")
                first = node.args[0]
                problem = name == "Problem" or name.endswith("Error")
                if problem and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    keys.add(first.value)
    return {key for key in keys if key.startswith(("speech-", "sound-"))}


_ARGUMENTS = {
    "name": "espeak",
    "error": "x",
    "package": "x",
    "path": "x",
    "rate": 1,
    "voice": "klaus",
    "setting": "rate",
    "value": "7",
    "folder": "x",
    "old": "a",
    "new": "b",
    "why": "c",
    "megabytes": 1,
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_problem_has_a_sentence_in_every_language(language):
    words = Words(language, ["speech"])
    keys = _keys_in_code()
    assert len(keys) > 15
    for key in keys:
        phrase = words.phrase(key, **_ARGUMENTS)
        assert phrase.full.endswith((".", "espeakng-loader", "x")), phrase.full
        assert 0 < len(phrase.braille) <= 40


def test_both_catalogues_have_the_same_messages_and_variables():
    from fluent.syntax import ast as fluent

    def outline(language):
        path = OUTPUT.parent / "words" / language / "speech.ftl"
        found = {}
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                text = str(entry.to_json())
                names = {name for name in _ARGUMENTS if f"'name': '{name}'" in text}
                found[entry.id.name] = (names, {a.id.name for a in entry.attributes})
        return found

    assert outline("de") == outline("en")
    assert outline("de")["speech-back"] == ({"name"}, {"brief", "braille"})


def test_a_whole_sentence():
    words = Words("de", ["speech"])
    phrase = problem_phrase(words, Problem("speech-hangs", {"name": "prism"}))
    assert phrase.full == ("Screenreader antwortet nicht. Das Programm versucht es später wieder.")
    assert phrase.braille == "leser hängt"
