"""What a seat shows to whoever follows: the table's sentences, cells and keys; nothing private."""

from __future__ import annotations

from pathlib import Path

from braillespiel.classroom.classroom import clean_shown
from braillespiel.network.class_messages import Shown
from braillespiel.network.messages import Said
from braillespiel.table.port import LocalPort
from tests.support.player import Player
from tests.ui.classroom.pupils import Pupil, pupil, told
from tests.ui.network.matches import host_of, port_of


def playing(home: Path, language: str = "en", **fields: object) -> tuple[Player, Pupil]:
    """Return Anna in a match of Logomachy against Cem, and her class."""
    here, client = pupil(home, language)
    host = host_of(here, "logomachy", ("Anna", "Cem"), language="en")
    client.begins(port_of(host, 0))
    here.settle()
    here.press("Ctrl+L", "C")
    client.stands(table="1", **fields)
    here.press("Ctrl+L", "C")
    client.sent.clear()
    told(here)
    return here, client


def test_nothing_is_shown_unless_somebody_follows(tmp_path: Path) -> None:
    here, client = playing(tmp_path)
    here.press("Right", "T")
    assert client.shown() == []
    client.stands(followed=True, shows=True)
    told(here)
    assert len(client.shown()) == 1
    client.stands(followed=False, shows=False)
    client.shown()
    here.press("Right", "T")
    assert client.shown() == []


def test_sentences_rows_focus_and_keys_are_those_of_the_player(tmp_path: Path) -> None:
    here, client = playing(tmp_path, shows=True)
    client.shown()
    said = here.press("Right")
    (shown,) = client.shown()
    assert shown.said == tuple(said)
    assert shown.keys == ("Right",)
    assert shown.rows == ("".join(chr(0x2800 + cell) for cell in here.display.cells),)
    assert shown.focus == here.ui.screen.focused().full
    assert (shown.measured, shown.private) == (True, False)
    here.wait(1000)
    assert client.shown() == []


def test_without_a_display_the_line_is_as_one_of_forty_cells_would_show_it(tmp_path: Path) -> None:
    here, client = playing(tmp_path, shows=True)
    here.app.devices.brailles = lambda: False  # type: ignore[method-assign]
    client.shown()
    here.press("Right")
    (shown,) = client.shown()
    assert [len(row) for row in shown.rows] == [40]
    assert not shown.measured


def test_menus_settings_and_chat_are_never_shown(tmp_path: Path) -> None:
    here, client = playing(tmp_path, shows=True)
    client.shown()
    for opened in ("Escape", "F2", "Ctrl+N", "Ctrl+O", "F1"):
        here.press(opened)
        assert client.shown()[-1] == Shown(private=True)
        here.press("Down", "S", "I", "Right", "Left", "X", "Up")
        told(here)
        assert client.shown() == []
        while here.ui.screen is not here.table:
            here.ui.pop()
            here.settle()
        assert [(one.private, one.keys) for one in client.shown()][-1] == (False, ())


def test_what_others_chat_is_shown_neither_as_sound_nor_as_cells(tmp_path: Path) -> None:
    here, client = playing(tmp_path, shows=True)
    client.shown()
    client.tell(Said(9, "Cem", "my secret is a banana"))
    assert told(here) == ["Cem: my secret is a banana"]
    here.press("BraillePanRight", "BraillePanLeft", "R", "Ctrl+Up", "L")
    shown = client.shown()
    assert "banana" not in repr(shown)
    cells = here.ui.announcer.braille.transcriber.unicode("banana")
    assert cells not in repr(shown)
    assert any(one.rows == () for one in shown)


def test_print_stands_under_the_cells_that_write_it_and_nothing_private_does(
    tmp_path: Path,
) -> None:
    here, client = playing(tmp_path, shows=True)
    client.shown()
    here.press("Right")
    (shown,) = client.shown()
    (under,) = shown.prints
    words = {text: (first, count) for first, count, text in under}
    assert {"h", "3y", "7b"} <= set(words)
    row = shown.rows[0]
    for first, count, _ in under:
        assert row[first : first + count].strip("\u2800"), "there are cells over it"
    assert words["3y"][0] < words["7b"][0]
    here.press("Escape")
    assert client.shown()[-1].prints == ()
    client.tell(Said(2, "Cem", "b7 is mine", ""))
    here.press("Escape", "Ctrl+O")
    for one in client.shown():
        assert "mine" not in str(one.prints)


def test_what_somebody_elses_client_prints_is_cleaned_and_stays_with_its_row(
    tmp_path: Path,
) -> None:
    came = Shown(rows=("no cells", "⠓⠀⠗⠶"), prints=(((0, 1, "x"),), ((2, 2, "r\u202e7\n"),)))
    assert clean_shown(came).rows == ("⠓⠀⠗⠶",)
    assert clean_shown(came).prints == (((2, 2, "r7"),),)
    assert clean_shown(Shown(rows=("⠓",))).prints == ()
    assert clean_shown(Shown(prints=(((0, 1, "x"),),), private=True)) == Shown(private=True)


def test_a_match_that_two_people_share_at_the_device_is_followed_by_nobody(tmp_path: Path) -> None:
    here, client = playing(tmp_path, shows=True)
    client.shown()
    host = host_of(here, "logomachy", ("Anna", "Ben"), language="en")
    here.ui.navigation.open_match(here.ui, lambda: LocalPort(host, (0, 1)))
    here.settle()
    assert here.table.people() == ["Anna", "Ben"]
    assert {one for one in client.shown() if one != Shown(private=True)} == set()
    for _ in range(12):  # whoever sits there acts, and hands over
        here.press("Tab", "C", "Enter", "Enter")
        here.settle()
    assert client.shown() == []
    here.ui.pop_to(here.ui.screens[0], silent=True)


def test_what_is_shown_tells_its_language_and_whether_anybody_hears_it(tmp_path: Path) -> None:
    here, client = playing(tmp_path, "de", shows=True)
    here.press("Right")
    shown = client.shown()[-1]
    assert (shown.language, shown.heard) == ("de", True)
    here.app.devices.speaks = lambda: False  # type: ignore[method-assign]
    here.press("Right")
    assert [one.heard for one in client.shown()] == [False]
