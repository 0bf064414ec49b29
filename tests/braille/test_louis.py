"""The binding of liblouis: cells, positions, errors, threads."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braillespiel.output.braille import louis
from braillespiel.output.braille import tables as catalogue

ALL_CELLS = "".join(map(chr, range(0x2800, 0x2840)))


@pytest.mark.parametrize(
    ("table", "cells"),
    [
        ("de-g0", "⠗⠕⠞⠑⠀⠼⠛"),
        ("de-g1", "⠗⠕⠞⠑⠀⠼⠛"),
        ("de-g2", "⠗⠕⠦⠀⠼⠛"),
        ("de-comp6", "⠈⠗⠕⠞⠑⠀⠻"),
        ("de-comp8", "⡗⠕⠞⠑⠀⠻"),
        ("ueb-g1", "⠠⠗⠕⠞⠑⠀⠼⠛"),
        ("ueb-g2", "⠠⠗⠕⠞⠑⠀⠼⠛"),
        ("us-comp8", "⡗⠕⠞⠑⠀⠶"),
        ("fr", "⠨⠗⠕⠞⠑⠀⠠⠻"),
        ("fr-g2", "⠨⠗⠕⠞⠑⠀⠠⠻"),
        ("fr-comp8", "⡗⠕⠞⠑⠀⠻"),
        ("nl", "⠨⠗⠕⠞⠑⠀⠼⠛"),
        ("cards-de", "⠗⠕⠞⠑⠀⠶"),
        ("cards-int", "⠗⠕⠞⠑⠀⠛"),
    ],
)
def test_rote_7_in_every_table(table: str, cells: str) -> None:
    assert louis.translate("Rote 7", table).cells == cells


def test_the_catalogue_is_what_the_settings_offer() -> None:
    offered = [info.id for info in louis.tables()]
    assert {"de-g0", "de-g1", "de-g2", "de-comp8", "ueb-g1", "ueb-g2", "fr"} <= set(offered)
    assert [info.id for info in louis.tables("cards")] == ["cards-de", "cards-int", "cards-fr"]
    for table in offered:
        louis.check(table)


@pytest.mark.parametrize("info", louis.tables(), ids=lambda info: info.id)
def test_a_six_dot_table_stays_within_six_dots(info: louis.TableInfo) -> None:
    # Every ASCII character alone and inside a word.
    text = "".join(map(chr, range(0x20, 0x7F)))
    made = louis.translate(text + " " + " ".join(text), info.id).cells
    assert all(0x2800 <= ord(cell) <= 0x28FF for cell in made)
    highest = max(ord(cell) & 0xFF for cell in made)
    assert (highest > 0x3F) == (info.dots == 8)


@pytest.mark.parametrize("info", louis.tables("text"), ids=lambda info: info.id)
def test_suits_and_arrows_are_felt_in_every_text_table(info: louis.TableInfo) -> None:
    for sign in "♠♥♦♣←↑→↓↖↗↘↙▲▼●○■□−–…":
        cells = louis.translate(sign, info.id).cells.strip("⠀")
        assert 1 <= len(cells) <= 6, sign
        assert "⣿" not in cells, sign
    suits = {louis.translate(sign, info.id).cells for sign in "♠♥♦♣"}
    assert suits == (
        {"⠸⠏", "⠸⠓", "⠸⠅", "⠸⠞"} if info.language == "de" else {"⠸⠎", "⠸⠓", "⠸⠙", "⠸⠉"}
    )


@pytest.mark.parametrize("info", louis.tables(), ids=lambda info: info.id)
def test_an_unknown_sign_is_one_full_cell_not_a_row_of_hex(info: louis.TableInfo) -> None:
    assert louis.translate("😀", info.id).cells == louis.UNKNOWN_CELL == "⣿"


def test_positions_go_both_ways() -> None:
    made = louis.translate("Rote 7", "de-g2", cursor=5)
    # r o te _ # 7
    assert made.cells == "⠗⠕⠦⠀⠼⠛"
    assert made.text_to_cell == (0, 1, 2, 2, 3, 4)
    assert made.cell_to_text == (0, 1, 2, 4, 5, 5)
    assert made.cursor == 4


def test_dots_are_bytes_for_a_display() -> None:
    assert louis.translate("ab", "de-g0").dots == bytes([0b1, 0b11])


def test_an_empty_text_has_no_cells() -> None:
    assert louis.translate("", "de-g2") == louis.Translation("", (), (), None)


def test_control_characters_become_blanks() -> None:
    assert louis.translate("a\tb\0\x1b\nc", "cards-de").cells == "⠁⠀⠃⠀⠀⠀⠉"


def test_a_text_that_grows_is_not_cut() -> None:
    made = louis.translate("É " * 1500, "fr")
    assert len(made.cells) >= 4500
    assert len(made.text_to_cell) == 3000


def test_a_cursor_outside_the_text_is_refused() -> None:
    with pytest.raises(ValueError, match="cursor 6 is outside a text of 6 characters"):
        louis.translate("Rote 7", "de-g0", cursor=6)


def test_a_text_of_more_than_20000_characters_is_refused() -> None:
    assert len(louis.translate("a" * 20_000, "de-g0").cells) == 20_000
    with pytest.raises(ValueError, match="20001 characters is too long"):
        louis.translate("a" * 20_001, "de-g0")


@settings(max_examples=80, derandomize=True, deadline=None)
@given(st.text(max_size=60), st.sampled_from(louis.tables()))
def test_any_text_gives_cells_and_positions_within_bounds(text: str, info: louis.TableInfo) -> None:
    made = louis.translate(text, info.id)
    assert all(0x2800 <= ord(cell) <= 0x28FF for cell in made.cells)
    assert len(made.text_to_cell) == len(text)
    assert len(made.cell_to_text) == len(made.cells)
    assert all(0 <= cell <= len(made.cells) for cell in made.text_to_cell)
    assert all(0 <= at < len(text) for at in made.cell_to_text)


def test_back_translation() -> None:
    assert louis.back_translate("⠗⠕⠞⠑⠀⠼⠛", "de-g0") == "rote 7"
    assert louis.back_translate("", "de-g0") == ""
    assert louis.back_translate("⡗⠕⠞⠑⠀⠻", "de-comp8") == "Rote 7"


def test_the_two_codes_of_braille_files_differ() -> None:
    nabcc = louis.display_encode(ALL_CELLS, "brf")
    euro = louis.display_encode(ALL_CELLS, "brf-de")
    assert nabcc == " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
    assert sum(a.lower() != b.lower() for a, b in zip(nabcc, euro, strict=True)) == 33
    assert louis.display_encode("⠗⠶", "brf") == "R7"
    assert louis.display_encode("⠗⠶", "brf-de") == "r="


@pytest.mark.parametrize("table", ["brf", "brf-de", "en-us-brf.dis"])
def test_braille_files_read_back(table: str) -> None:
    assert louis.display_decode(louis.display_encode(ALL_CELLS, table), table) == ALL_CELLS
    assert louis.display_decode("R r", table) == "⠗⠀⠗"


def test_braille_files_refuse_what_is_no_cell() -> None:
    with pytest.raises(ValueError, match="'a' is no Braille cell"):
        louis.display_encode("⠁a", "brf")
    with pytest.raises(ValueError, match="'♥' has no cell"):
        louis.display_decode("♥", "brf")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("de-g9", "unknown"),
        ("", "unknown"),
        ("nothing-here.utb", "unknown"),
        ("/nowhere/own.utb", "unknown"),
        ("de-g0,de-g1", "unknown"),
        ("de-g0.utb,de-g1.ctb", "unknown"),
        ("a\0b", "unknown"),
        ("a\0b.utb", "unknown"),
        ("/", "broken"),
    ],
)
def test_a_table_that_cannot_be_used_is_named(name: str, reason: str) -> None:
    with pytest.raises(louis.TableError) as caught:
        louis.translate("x", name)
    assert (caught.value.name, caught.value.reason) == (name, reason)


def test_a_known_table_without_its_file_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = catalogue.TableInfo("de-gone", "de", 6, "text", "de-gone.utb")
    monkeypatch.setitem(catalogue._CATALOGUE, "de-gone", gone)
    with pytest.raises(louis.TableError) as caught:
        louis.check("de-gone")
    assert caught.value.reason == "missing"
    assert "de-gone.utb" in caught.value.detail


def test_an_installed_table_by_file_name() -> None:
    assert louis.translate("b", "en-ueb-g1.ctb").cells == "⠃"


def test_an_own_table_may_include_an_installed_one(tmp_path: Path) -> None:
    own = tmp_path / "mine.utb"
    own.write_text("include de-g0.utb\nalways kqk 123456\n", encoding="utf-8")
    assert louis.translate("akqkb", str(own)).cells == "⠁⠿⠃"


@pytest.mark.parametrize(
    "content",
    [b"nonsense 1 2 3\n", bytes(range(256)), b"always\n", b"include gone.utb\n", b"\xff\xfea\0"],
)
def test_a_broken_own_table_says_so_and_stderr_stays_clean(
    tmp_path: Path, content: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "mine.utb"
    own.write_bytes(content)
    with pytest.raises(louis.TableError) as caught:
        louis.check(str(own))
    assert (caught.value.name, caught.value.reason) == (str(own), "broken")
    assert caught.value.detail
    assert capfd.readouterr().err == ""


def test_a_table_too_large_to_be_one_is_refused(tmp_path: Path) -> None:
    own = tmp_path / "mine.utb"
    with own.open("wb") as file:
        file.truncate(catalogue._LARGEST + 1)
    with pytest.raises(louis.TableError, match="larger than"):
        louis.check(str(own))


def test_a_folder_name_with_a_comma_is_no_obstacle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "one, two"
    folder.mkdir()
    for file in catalogue.resources.folder("braille_tables").iterdir():
        (folder / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(catalogue.resources, "folder", lambda _name: folder)
    catalogue._own_folder.cache_clear()
    try:
        files = catalogue.files("cards-de")
        assert not any("," in file for file in files)
        assert louis._library().check(files) is None
    finally:
        catalogue._own_folder.cache_clear()


def test_many_threads_at_once() -> None:
    # Unlocked, liblouis aborts the process here.
    wrong: list[str] = []

    def work(table: str, cells: str) -> None:
        for number in range(300):
            made = louis._library().translate(catalogue.files(table), f"Rote 7 {number}", None)
            if made is None or not made.cells.startswith(cells):
                wrong.append(table)

    threads = [
        threading.Thread(target=work, args=(table, cells))
        for table, cells in [("de-g2", "⠗⠕⠦⠀⠼⠛"), ("de-g2", "⠗⠕⠦⠀⠼⠛"), ("de-g0", "⠗⠕⠞⠑⠀⠼⠛")]
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_without_liblouis_it_is_said_and_nothing_crashes() -> None:
    program = """
import ctypes
def refuse(name, *args, **kwargs):
    raise OSError("not there")
ctypes.CDLL = refuse
from braillespiel.output.braille import louis
assert louis.available() is False
assert [info.id for info in louis.tables()][:2] == ["de-g0", "de-g1"]
try:
    louis.translate("x", "de-g0")
except louis.LouisUnavailable as error:
    assert error.packages == ("liblouis20", "liblouis-data")
    assert "liblouis.so.20" in error.searched
    print("told")
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("told\n", "")


def test_version() -> None:
    assert louis.version().startswith("3.")
