"""The data folder is for its owner only, and everything of the player's is in it."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel.application.application import Application
from braillespiel.games.ludoteca import decks as ludoteca
from braillespiel.games.six import deck as six
from braillespiel.labels import dimensions
from braillespiel.store import private
from braillespiel.store.database import FILE_NAME
from braillespiel.store.opening import open_store
from tests.store.conftest import new_match
from tests.support.player import Player

COLUMNS = {
    "matches": "id game seed seats options players position created changed finished scores winners"
    " fence taken_back checksum rules",
    "entries": "match n seat text at chain rules number",
    "leases": "match owner",
    "positions": "match length state checksum",
    "results": "match seat game player won score options levels finished taken_back checksum",
    "settings": "profile key value",
    "bad_settings": "profile key value found",
    "house_tables": "id name host epoch last rests",
    "house_records": "id n epoch write data",
    "house_facts": "name value",
    "house_people": "key name sound range since last shown invited muted banned why ladder quiet",
    "house_devices": "device key since last page",
    "house_sheets": "key digest made",
    "house_ladder": "key season game mu sigma matches",
    "house_met": "key other season met",
    "house_ladder_news": "id key season data",
    "house_blocks": "key blocked",
    "house_friends": "key friend made agreed hidden words",
    "house_reports": "id made reporter about what lines",
    "house_deeds": "id at what about",
    "house_hosts": "host address beat inner_port page",
    "house_leads": "what host epoch",
    "house_deleted": "digest done",
}
"""For each, docs/privacy.md says what it holds of people, how long, and who sees it."""
PACKAGE = Path(private.__file__).resolve().parents[1]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """Let files be made as most systems do: readable by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def everything(home: Path) -> dict[str, int]:
    return {str(path.relative_to(home)): mode(path) for path in sorted(home.rglob("*"))}


def test_all_that_a_client_keeps_is_for_its_owner_alone(home_of_nobody: Path) -> None:
    home = home_of_nobody
    player = Player(home)
    player.play("logomachy")
    Application.log(player.app, ValueError("written to the log"))
    player.app.matches.export(player.app.matches.saved()[0].id)
    folders = {path for path, bits in everything(home).items() if bits == 0o700}
    files = {path for path, bits in everything(home).items() if bits == 0o600}
    assert mode(home) == 0o700
    assert folders | files == set(everything(home))
    assert {"clients", "matches"} <= folders
    assert {FILE_NAME, FILE_NAME + "-wal", FILE_NAME + "-shm", "errors.log"} <= files
    player.app.close()


def test_an_older_folder_of_ours_becomes_private(tmp_path: Path) -> None:
    home = tmp_path / "home"
    open_store(home).close()
    home.chmod(0o755)
    (home / FILE_NAME).chmod(0o644)
    open_store(home).close()
    assert (mode(home), mode(home / FILE_NAME)) == (0o700, 0o600)


def test_what_is_set_aside_stays_private(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0o755)
    (home / FILE_NAME).write_text("broken" * 1000)
    (home / FILE_NAME).chmod(0o644)
    open_store(home).close()
    assert set(everything(home).values()) == {0o600}
    assert mode(home) == 0o700


@pytest.mark.parametrize("bits", [0o755, 0o1777])
def test_a_folder_that_others_use_too_keeps_its_rights_and_our_files_have_theirs(
    tmp_path: Path, bits: int
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    if bits == 0o755:
        (home / "letters").touch()
    home.chmod(bits)
    store = open_store(home)
    new_match(store)
    assert mode(home) == bits
    assert mode(home / FILE_NAME) == mode(home / (FILE_NAME + "-wal")) == 0o600
    store.close()


def test_all_files_of_the_players_own_lie_in_the_home_that_is_named(home_of_nobody: Path) -> None:
    assert six.own_path() == home_of_nobody / "decks" / "six.toml"
    assert ludoteca.own_path() == home_of_nobody / "decks" / "ludoteca.toml"
    assert dimensions.user_file("cards") == home_of_nobody / "labels" / "cards.toml"


def test_nobody_else_asks_the_platform_where_files_lie() -> None:
    asking = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if "platformdirs" in path.read_text("utf-8")
    }
    # The last one is where labels and reports are written to: the user's documents.
    assert asking == {"store/database.py", "labels/dimensions.py", "resources.py"}


def test_what_is_ours_is_told_by_its_name(tmp_path: Path) -> None:
    for name in (
        FILE_NAME, FILE_NAME + "-wal", FILE_NAME + "-shm", "errors.log", "errors.log.1", "words",
        "braillespiel-broken-20231114-221320.sqlite3",
        "braillespiel-foreign-20231114-221320-2.sqlite3-wal",
    ):  # fmt: skip
        assert private.is_ours(tmp_path / name), name
    for name in ("words.txt", "my.sqlite3", "braillespiel.sqlite3.bak", "Documents", ".ssh"):
        assert not private.is_ours(tmp_path / name), name


def test_a_command_keeps_the_folder_private_too(home_of_nobody: Path) -> None:
    subprocess.run(
        [sys.executable, "-P", "-m", "braillespiel", "settings", "zoom=150"],
        check=True,
        capture_output=True,
        env=dict(os.environ),
    )
    assert (mode(home_of_nobody), mode(home_of_nobody / FILE_NAME)) == (0o700, 0o600)


def test_the_store_has_these_columns_and_docs_privacy_tells_what_of_people_is_in_them(
    tmp_path: Path,
) -> None:
    store = open_store(tmp_path)
    rows = store.database.rows
    tables = rows(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    )
    found = {name: {row[1] for row in rows(f"PRAGMA table_info({name})")} for (name,) in tables}
    store.close()
    assert found == {name: set(columns.split()) for name, columns in COLUMNS.items()}
