"""Where the data folder lies is told apart; where two computers may write, it is said once."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.application import application
from braillespiel.store import database
from braillespiel.store.place import Place, place
from tests.support.player import Player

ENVIRONMENT = {
    "OneDrive": "C:\\Users\\Jörg Groß\\OneDrive",
    "OneDriveCommercial": "D:\\Schule\\OneDrive - Schule\\",
    "OneDriveConsumer": "",
}
DRIVES = {"C:\\": 3, "D:\\": 3, "E:\\": 2, "Y:\\": 4}
"""As GetDriveType has them: fixed, fixed, a stick, a network drive."""


@pytest.mark.parametrize(
    ("folder", "expected"),
    [
        ("C:\\Users\\Jörg Groß\\AppData\\Local\\braillespiel", "here"),
        ("E:\\braillespiel\\data", "here"),
        ("\\\\?\\C:\\Users\\Jörg Groß\\AppData\\Local\\braillespiel", "here"),
        ("Y:\\Spiele", "network"),
        ("y:\\Spiele", "network"),
        ("\\\\?\\Y:\\Spiele", "network"),
        ("\\\\schule\\daten\\Spiele", "network"),
        ("//schule/daten/Spiele", "network"),
        ("\\\\?\\UNC\\schule\\daten\\Spiele", "network"),
        ("C:\\Users\\Jörg Groß\\OneDrive\\Dokumente\\braillespiel\\data", "onedrive"),
        ("c:\\users\\jörg groß\\onedrive", "onedrive"),
        ("C:\\Users\\Jörg Groß\\OneDrive, alt\\data", "here"),
        ("D:\\Schule\\OneDrive - Schule\\Spiele", "onedrive"),
        ("\\\\?\\D:\\Schule\\OneDrive - Schule\\Spiele", "onedrive"),
    ],
)
def test_a_folder_on_windows(folder: str, expected: Place) -> None:
    def drive_type(root: str) -> int:
        return DRIVES[root.upper()]

    assert place(folder, "nt", ENVIRONMENT, drive_type) == expected


def test_elsewhere_every_folder_is_here() -> None:
    assert place("/Spiele", "posix", ENVIRONMENT) == "here"


def test_a_network_drive_gets_no_log_that_it_cannot_keep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database.open_database(tmp_path).close()  # made when it was here
    monkeypatch.setattr(database, "place", lambda folder: "network")
    opened = database.open_database(tmp_path)
    assert opened.rows("PRAGMA journal_mode") == [("delete",)]
    opened.close()


def test_a_log_in_use_stays_and_the_store_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = database.open_database(tmp_path)
    monkeypatch.setattr(database, "place", lambda folder: "network")
    opened = database.open_database(tmp_path)
    assert opened.rows("PRAGMA journal_mode") == [("wal",)]
    opened.close()
    other.close()


SAID = {
    ("de", "network"): "Deine Partien liegen auf einem Netzlaufwerk, {path}. Spiele nie auf zwei "
    "Computern zugleich, sonst können sie Schaden nehmen. Sicherer ist ein Ordner nur auf diesem "
    "Computer: Verschieb das Spiel dorthin, oder nenne ihn in BRAILLESPIEL_HOME.",
    ("en", "onedrive"): "Your matches are in OneDrive, {path}. Never play on two computers at once,"
    " or they can be damaged. A folder on this computer alone is safer: move the game there, or "
    "name the folder in BRAILLESPIEL_HOME.",
}


@pytest.mark.parametrize(("language", "found"), SAID)
def test_it_is_said_once(
    tmp_path: Path, language: str, found: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentence = SAID[language, found].format(path=tmp_path)
    now: list[Place] = [found]
    monkeypatch.setattr(application, "place", lambda folder: now[0])

    def heard() -> list[str]:
        player = Player(tmp_path, language)
        said = [one for one in player.ear.said if one == sentence]
        player.app.close()
        return said

    assert heard() == [sentence]
    assert heard() == []
    now[0] = "here"
    assert heard() == []
    now[0] = found
    assert heard() == [sentence]
