"""The names of a display's keys: read from BRLTTY's tables, told by BRLTTY, said in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.lessons import library
from braillespiel.output.braille.display import KeyKind, RecordingDisplay
from braillespiel.output.braille.display_keys import FILE, key_of, tables
from braillespiel.output.braille.drivers.brlapi import BrlapiDisplay
from braillespiel.ui.lessons.menu import open_lesson
from scripts import display_keys
from tests.support.brlapi_server import FakeBrlapi
from tests.support.brltty import Brltty
from tests.support.patience import until
from tests.support.player import Player

PAGE = Path(__file__).parents[2] / "docs" / "display-keys.md"


def test_the_page_lists_what_is_known_of_each_display() -> None:
    assert PAGE.read_text("utf-8") == display_keys.page(), "python -m scripts.display_keys"
    row = "| Hedo MobilLine | Hedo mbl | K3 | K1 | B5 | B2 | B3 | B6 | K2 |  |"
    assert row in display_keys.page().splitlines()
    assert sum(map(len, tables().values())) == 133


def test_the_licence_of_the_key_tables_lies_beside_what_was_read() -> None:
    lines = FILE.read_text("utf-8").splitlines()
    assert "BRLTTY 6.5 (LGPL-2.1-or-later)" in lines[0]
    name = lines[1].partition("the licence is in ")[2].partition(" ")[0]
    licence = (FILE.parent / name).read_text("utf-8")
    assert "Copyright (C) 1995-2022 by The BRLTTY Developers." in licence
    assert "END OF TERMS AND CONDITIONS" in licence


def test_a_key_table_is_read_with_what_it_includes(tmp_path: Path) -> None:
    folder = tmp_path / "hd"
    folder.mkdir()
    (folder / "one.ktb").write_text(
        "title A Display\n"
        "assign last Last\\sKey\n"
        "include parts.kti\n"
        "bind Wide+!\\{last} BOT\n"
        "bind B6 BOT\n"
        "bind Selector HOME:BOT_LEFT\n"
        "ifVar missing bind B9 TOP\n"
        "ifNotVar missing\n  bind B3 TOP\nelse\n  bind B4 TOP\nendIf\n"
        "context menu\nbind Up LNUP\n"
    )
    (folder / "parts.kti").write_text("bind !Down LNDN\ncontext menu\nbind Right FWINRT\n")
    text = display_keys.read(tmp_path)
    assert text.splitlines()[-1] == (
        'one = { title = "A Display", LNDN = "Down", TOP = "B3", BOT = "B6", HOME = "Selector" }'
    )


def test_what_brltty_does_not_bind_or_tell_has_no_name() -> None:
    assert key_of("HumanWare", "BI40X", "HOME") == "ThumbLeft+ThumbRight"
    for driver, model in (("TSI", "nav20"), ("HumanWare", "new"), ("New", "all"), ("", "")):
        assert key_of(driver, model, "BOT") == ""


def test_a_server_tells_which_display_it_has(brlapi_server: FakeBrlapi) -> None:
    brlapi_server.model = ("Hedo", "mbl")
    display = BrlapiDisplay(where=[brlapi_server.address], path=())
    until(lambda: display.size() is not None, lambda: "a display")
    assert display.model == ("Hedo", "mbl")
    display.close()


def test_a_server_that_knows_no_models_has_a_display_all_the_same(
    brlapi_server: FakeBrlapi,
) -> None:
    brlapi_server.refuse = {"d"}
    display = BrlapiDisplay(where=[brlapi_server.address], path=())
    until(lambda: display.size() is not None, lambda: "a display")
    assert display.model == ("", "")
    display.close()


@pytest.mark.parametrize("swallowed", ["d", "n"])
def test_a_server_that_does_not_tell_its_model_has_a_display_all_the_same(
    brlapi_server: FakeBrlapi, swallowed: str
) -> None:
    brlapi_server.model = ("Hedo", "mbl")
    brlapi_server.mute = {swallowed}
    display = BrlapiDisplay(where=[brlapi_server.address], path=())
    until(lambda: display.size() is not None, lambda: "a display")
    assert display.model == ("", "")
    display.close()


def test_brltty_itself_tells_its_driver(brltty: Brltty) -> None:
    brltty.start(40)
    display = BrlapiDisplay(where=[brltty.address], path=())
    until(lambda: display.size() is not None, lambda: "a display")
    assert display.model == ("Virtual", "all")
    display.close()


def at(home: Path, language: str, model: tuple[str, str]) -> tuple[Player, RecordingDisplay]:
    """Return a player at a recording display of this model."""
    display = RecordingDisplay(40)
    display.model = model
    return Player(home, language, display=display), display


@pytest.mark.parametrize(
    ("language", "model", "full", "braille"),
    [
        ("de", ("", ""), "Die Ende-Taste der Zeile listet", "Ende-Taste: liste"),
        ("de", ("Hedo", "mbl"), "Die Taste B6 der Zeile listet", "taste B6: liste"),
        (
            "de",
            ("Voyager", "all"),
            "Die Tastenkombination Thumb4+Thumb3 der Zeile listet",
            "tasten Thumb4+Thumb3: liste",
        ),
        ("en", ("Hedo", "mbl"), "The display's key B6 lists", "key B6: list"),
        ("fr", ("Hedo", "mbl"), "La touche B6 de la plage dit", "touche B6: liste"),
    ],
)
def test_sentences_name_the_key_as_brltty_does(
    tmp_path: Path, language: str, model: tuple[str, str], full: str, braille: str
) -> None:
    player, _ = at(tmp_path, language, model)
    player.ui.naming.by_display = True
    phrase = player.ui.words.phrase("over-list")
    assert phrase.full.startswith(full)
    assert phrase.braille == braille


def test_the_first_guided_match_begins_with_finding_the_key(tmp_path: Path) -> None:
    player, display = at(tmp_path, "de", ("Hedo", "mbl"))

    def press(kind: KeyKind) -> str:
        player.clock.ms += 1000
        player.ear.said.clear()
        display.press(kind)
        player.settle()
        return player.ear.said[-1]

    press(KeyKind.LINE_DOWN)
    player.ear.said.clear()
    open_lesson(player.ui, library.lessons("de")[0])
    player.settle()
    assert player.ear.said[-1].startswith("Die Ende-Taste finden. Such die Taste B6 deiner Braille")
    told = player.ui.announcer.braille.transcriber.cells("drück taste B6. andere")
    assert display.frames[-1].lines[0].startswith("".join(chr(0x2800 + cell) for cell in told))
    assert press(KeyKind.LINE_DOWN) == "Das war Zeile runter, nicht die Taste B6."
    assert press(KeyKind.BOTTOM).startswith("Das war die Taste B6: Sie listet immer auf")
    assert "Schritt 1 von" in press(KeyKind.LINE_DOWN)
    press(KeyKind.BACK)
