"""A display that comes, goes and changes; its keys are keys like any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.application.device_notices import QUIET_MS
from braillespiel.application.displays import key_name
from braillespiel.output.braille.display import DisplayKey, KeyKind
from braillespiel.output.braille.drivers.brlapi import BrlapiDisplay, Timing
from braillespiel.words.phrase import Phrase
from tests.support.brlapi_server import FakeBrlapi, brlapi_server
from tests.support.patience import until
from tests.support.player import Player

__all__ = ["brlapi_server"]


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return Player(tmp_path / "home", columns=20)


def use(player: Player, *keys: DisplayKey) -> str:
    """Press keys of the display; return the line after the last."""
    for key in keys:
        player.clock.ms += 1000
        player.display.press(key.kind, cell=key.cell, name=key.name, dots=key.dots)
        player.settle()
    return player.cells


def test_line_keys_walk_a_menu_and_typed_letters_search_it(player: Player) -> None:
    down = DisplayKey(KeyKind.LINE_DOWN)
    assert use(player, down) == use(player, DisplayKey(KeyKind.LINE_UP), down)
    assert use(player, DisplayKey(KeyKind.KEY, name="n")).startswith("⠝⠑⠥⠑⠎")


def test_a_routing_key_opens_the_menu_entry_under_it(player: Player) -> None:
    use(player, DisplayKey(KeyKind.LINE_DOWN), DisplayKey(KeyKind.ROUTE, cell=0))
    assert len(player.ui.screens) == 2


def test_a_chord_without_a_meaning_is_answered(player: Player) -> None:
    player.ear.said.clear()
    line = use(player, DisplayKey(KeyKind.DOTS, dots=0x47))
    assert player.ear.said
    assert line


def test_another_size_lays_the_line_out_anew(player: Player) -> None:
    use(player, DisplayKey(KeyKind.LINE_DOWN))
    player.display.resize(12)
    player.settle()
    assert player.display.cells
    assert len(player.display.cells) == 12
    player.display.resize(40, 2)
    player.settle()
    assert len(player.display.cells) == 80


def test_a_lost_display_is_told_and_the_line_comes_back(player: Player) -> None:
    use(player, DisplayKey(KeyKind.LINE_DOWN))
    before = player.cells
    player.display.unplug()
    player.settle()
    assert player.ear.said[-1].startswith("Braillezeile getrennt")
    player.display.resize(20)
    player.press("Down")
    player.press("Up")
    assert player.cells == before


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "de",
            "BRLTTY verweigert die Braillezeile. Meist fehlt das Recht, seinen Schlüssel zu lesen",
        ),
        (
            "en",
            "BRLTTY refuses the Braille display. Usually you lack permission to read its key",
        ),
    ],
)
def test_a_display_that_is_refused_for_a_wrong_key_is_told_once(
    tmp_path: Path, brlapi_server: FakeBrlapi, language: str, said: str
) -> None:
    brlapi_server.auth, brlapi_server.key = "K", b"right"
    key = tmp_path / "brlapi.key"
    key.write_bytes(b"wrong")
    timing = Timing(first_retry=0.01, last_retry=0.01)
    display = BrlapiDisplay(where=[brlapi_server.address], path=(1, 2), timing=timing, key=key)
    player = Player(tmp_path / "home", language, display=display)

    def told() -> list[str]:
        player.settle()
        return [text for text in player.ear.said if "BRLTTY" in text]

    until(told, lambda: str(player.ear.said))
    tried = brlapi_server.connections
    until(lambda: brlapi_server.connections > tried + 3, "further tries")
    assert told() == [said]
    assert "lost" in player.sounds.played
    assert player.press("Down") != []
    display.close()


@pytest.mark.parametrize(
    ("typed", "name"),
    [("c", "C"), ("G", "Shift+G"), (" ", "Space"), ("7", "7"), ("ß", "ß"), ("Ctrl+Z", "Ctrl+Z")],
)
def test_typed_characters_are_named_as_in_the_key_table(typed: str, name: str) -> None:
    assert key_name(typed) == name


def test_the_first_line_a_display_gets_is_laid_out_for_it(
    tmp_path: Path, brlapi_server: FakeBrlapi
) -> None:
    brlapi_server.columns = 20
    timing = Timing(first_retry=0.01, last_retry=0.01)
    brlapi_server.stop()  # it comes when the first line is there already
    display = BrlapiDisplay(where=[brlapi_server.address], path=(1,), timing=timing)
    player = Player(tmp_path / "home", display=display)
    assert player.ui.announcer.braille.columns == 40
    brlapi_server.start()

    def written() -> bool:
        player.settle()
        return bool(brlapi_server.writes)

    until(written, "a line")
    first = brlapi_server.writes[0][0]
    assert first == b"".join(player.ui.braille().rows)
    assert "".join(chr(0x2800 + cell) for cell in first) == "⠓⠁⠥⠏⠞⠍⠑⠝⠳⠀⠝⠑⠥⠑⠎⠀⠀⠀⠀⢈"
    brlapi_server.stop()
    display.close()


def test_the_end_is_said_once_however_often_one_pans(player: Player) -> None:
    right = DisplayKey(KeyKind.PAN_RIGHT)
    line = use(player, DisplayKey(KeyKind.LINE_DOWN))
    player.ear.said.clear()
    player.sounds.played.clear()
    felt = [use(player, right) for _ in range(6)]
    assert player.ear.said == ["Rand"]
    edge = "\u2817\u2801\u281d\u2819"
    assert felt == [edge, line, line, line, line, line]
    assert player.sounds.played == ["edge"] * 6
    player.ui.announce(Phrase.plain("neu"))
    player.wait(1000)  # it lies there and is read
    assert [use(player, right) for _ in range(2)] == [line, edge]
    assert player.ear.said[1:] == ["neu", "Rand"]


LOOSE = {
    "de": ["Braillezeile getrennt, sie wird gesucht", "Braillezeile verbunden, 20 Zellen"],
    "en": ["Braille display gone, searching for it", "Braille display connected, 20 cells"],
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_loose_contact_is_told_once_and_what_stays_in_the_end(
    tmp_path: Path, language: str
) -> None:
    player = Player(tmp_path / "home", language, columns=20)
    player.wait(QUIET_MS, 1000)
    player.ear.said.clear()
    for _ in range(5):
        player.display.unplug()
        player.settle()
        player.display.resize(20)
        player.settle()
    player.display.unplug()
    player.settle()
    assert player.ear.said == LOOSE[language]
    assert player.wait(QUIET_MS, 1000) == LOOSE[language][:1]
    assert player.wait(2 * QUIET_MS, 1000) == []
    player.display.resize(20)
    player.settle()
    assert player.ear.said[-1] == LOOSE[language][1]
    player.press("Down")
    assert player.cells.strip()


GONE = {
    "de": ("Keine Stimme antwortet. Einstellungen: F2.", "Stimme gewechselt: jetzt "),
    "en": ("No voice responds. Settings: F2.", "Voice changed: now "),
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_voice_that_comes_and_goes_is_told_once(tmp_path: Path, language: str) -> None:
    player = Player(tmp_path / "home", language)
    player.ear.said.clear()
    gone, changed = GONE[language]
    for _ in range(4):
        player.app.speech_changed("espeak", "prism", None)
        player.app.speech_changed("prism", "espeak", None)
    player.settle()
    told = [changed + player.ui.words(f"setting-speech-adapter-{n}") for n in ("prism", "espeak")]
    assert player.ear.said == told
    for _ in range(4):
        player.app.speech_changed("espeak", None, None)
        player.app.speech_changed(None, "espeak", None)
    player.settle()
    assert player.ear.said == [*told, gone]
    assert player.wait(2 * QUIET_MS, 1000) == []
    player.app.speech_changed("espeak", None, None)
    player.settle()
    assert player.ear.said == [*told, gone, gone]
