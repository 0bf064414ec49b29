"""Every command says what was kept, and ends with the status that says so."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from braillespiel import cli
from braillespiel.games import registry
from braillespiel.store.database import FILE_NAME, Database
from braillespiel.store.match_file import MatchFile, write_match
from braillespiel.store.opening import open_store
from braillespiel.store.records import StoredEntry
from braillespiel.store.records import StoredPlayer as Seat
from braillespiel.store.schema import APPLICATION_ID, SCHEMA_VERSION
from tests.support.player import Player

FILE = MatchFile(
    game="logomachy",
    seed=7,
    seats=2,
    options={"rounds": 1},
    players=[Seat("Ada"), Seat("Bo")],
    journal=[StoredEntry(0, "discard r7"), StoredEntry(1, "pass")],
    scores=[3, 1],
    winners=[0],
)


@pytest.fixture
def home(home_of_nobody: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("braillespiel.store.database.BUSY_TIMEOUT", 0.0)
    return home_of_nobody


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(write_match(FILE, tmp_path / "a"))


Said = tuple[int, str, str]
Command = Callable[..., Said]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    def call(*arguments: str) -> Said:
        status = cli.main([arguments[0], "--lang", "en", *arguments[1:]])
        heard = capsys.readouterr()
        return status, heard.out, heard.err

    return call


def locked(home: Path) -> object:
    open_store(home).close()
    connection = sqlite3.connect(home / FILE_NAME, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    return connection


def too_new(home: Path) -> None:
    home.mkdir()
    with sqlite3.connect(home / FILE_NAME) as connection:
        connection.execute("CREATE TABLE future (x)")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    connection.close()


def unwritable(home: Path) -> None:
    home.write_text("no folder")


TROUBLE = {
    "locked": (
        locked,
        "Not saved: another program is using the saved games. The next action tries again.\n",
    ),
    "too-new": (
        too_new,
        "The saved games come from a newer version of braillespiel. Update it; until then nothing"
        " is saved and nothing is lost.\n",
    ),
    "unwritable": (
        unwritable,
        "Nothing can be saved: {home} cannot be written. Give yourself write permission there,"
        " or name another folder in BRAILLESPIEL_HOME.\n",
    ),
}


@pytest.mark.parametrize("trouble", TROUBLE)
def test_where_nothing_can_be_kept_nothing_is_reported_as_kept(
    home: Path, file: str, command: Command, trouble: str
) -> None:
    spoil, sentence = TROUBLE[trouble]
    held = spoil(home)
    sentence = sentence.format(home=home)
    assert command("matches", "--import", file) == (1, "", sentence)
    assert command("settings", "zoom=150") == (1, "", sentence)
    status, out, err = command("settings")  # what counts now is there to be read
    assert (status, "zoom=100\n" in out, err) == (0, True, sentence)
    status, out, err = command("matches")
    assert (status, out, err) == (1, "", sentence)
    assert command("matches", "--export", "1")[:2] == (2, "")
    if isinstance(held, sqlite3.Connection):
        held.close()


def test_what_is_in_a_store_that_is_locked_is_still_listed_and_exported(
    home: Path, file: str, command: Command, tmp_path: Path
) -> None:
    assert command("matches", "--import", file) == (0, "Loaded; it is now match 1.\n", "")
    connection = locked(home)
    status, out, err = command("matches")
    assert (status, out.startswith("1: logomachy, Ada; Bo, "), err[:15]) == (
        0,
        True,
        "Not saved: anot",
    )
    target = tmp_path / "b.bsmatch"
    status, out, _ = command("matches", "--export", "1", "--out", str(target))
    assert (status, out) == (0, f"Saved in {target}\n")
    assert json.loads(target.read_text())["journal"] == [[0, "discard r7", 0], [1, "pass", 0]]
    assert isinstance(connection, sqlite3.Connection)
    connection.close()


def test_an_import_that_is_interrupted_leaves_nothing(
    home: Path, file: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At every single statement of it."""
    original, statements, interrupted = Database.transaction, 0, 0

    def interrupting(at: int) -> None:
        from contextlib import contextmanager

        @contextmanager
        def transaction(database: Database, **given: bool):  # type: ignore[no-untyped-def]
            nonlocal statements
            statements = 0
            with original(database, **given) as execute:

                def counted(*arguments: object) -> sqlite3.Cursor:
                    nonlocal statements
                    if statements == at and "lease" not in str(arguments[0]):
                        raise KeyboardInterrupt
                    statements += 1
                    return execute(*arguments)

                yield counted

        monkeypatch.setattr(Database, "transaction", transaction)

    for at in range(40):
        interrupting(at)
        try:
            status, out, _ = command("matches", "--import", file)
        except KeyboardInterrupt:
            interrupted += 1
            monkeypatch.setattr(Database, "transaction", original)
            assert command("matches") == (0, "No matches yet.\n", "")
        else:
            assert (status, out) == (0, "Loaded; it is now match 1.\n")
            break
    assert interrupted > 6
    monkeypatch.setattr(Database, "transaction", original)
    assert len(command("matches")[1].splitlines()) == 1


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (["zoom=150", "colour=red"], "No setting is called colour."),
        (["zoom=150", "theme=loud"], "theme cannot be loud."),
        (["zoom=150", "keys=abc"], "keys cannot be abc. Possible: a JSON object."),
        (["zoom=150", "zoom=" + "9" * 5000], "zoom cannot be " + "9" * 59 + "…."),
        (["keys=" + "[" * 2000], "keys cannot be " + "[" * 59 + "…."),
        (["names=A\udcffa"], "names cannot be A"),
        (["names=" + "A" * 1001], "names cannot be " + "A" * 59 + "…."),
    ],
)
def test_settings_are_changed_all_or_not_at_all(
    home: Path, command: Command, changes: list[str], sentence: str
) -> None:
    status, out, err = command("settings", *changes)
    assert (status, out) == (2, "")
    assert err.startswith(sentence)
    assert "zoom=100\n" in command("settings")[1]
    assert "zoom=175\n" in command("settings", "zoom=150", "zoom=175")[1]


def test_a_wrong_setting_on_disk_is_told(home: Path, command: Command) -> None:
    store = open_store(home)
    with store.database.transaction() as execute:
        execute("INSERT INTO settings VALUES ('', 'zoom', '4611686018427387904')")
        execute("INSERT INTO settings VALUES ('', 'keys', ?)", ('"' + "x" * 900 + '"',))
    store.close()
    status, out, err = command("settings")
    assert (status, "zoom=100\n" in out) == (0, True)
    assert sorted(line[:40] for line in err.splitlines()) == [
        'keys had the impossible value "xxxxxxxxx',
        "zoom had the impossible value 4611686018",
    ]
    assert command("settings")[2] == ""


def test_matches_that_are_damaged_are_counted(home: Path, file: str, command: Command) -> None:
    command("matches", "--import", file)
    store = open_store(home)
    with store.database.transaction() as execute:
        execute("UPDATE matches SET changed = 4611686018427387904")
    store.close()
    assert command("matches") == (0, "One damaged match that cannot be opened\n", "")
    assert command("matches", "--export", "1") == (
        1,
        "",
        "This saved match is damaged and cannot be opened. The others are not affected.\n",
    )


@pytest.mark.parametrize("number", ["0", "-1", "99", "9" * 19, "9" * 99])
def test_a_match_that_there_is_not_is_named(home: Path, command: Command, number: str) -> None:
    status, out, err = command("matches", "--export", number)
    assert (status, out) == (2, "")
    assert err == f"There is no such saved match: {number}. Choose one from the list of matches.\n"


@pytest.mark.parametrize("name", [".", "/", "x" * 300, "none/x"])
def test_a_name_that_cannot_be_written_is_named(
    home: Path, file: str, command: Command, name: str
) -> None:
    command("matches", "--import", file)
    status, out, err = command("matches", "--export", "1", "--out", name)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert " cannot be written: " in err


@pytest.mark.posix
@pytest.mark.parametrize("arguments", [("matches", "--import"), ("replay",), ("position",)])
def test_what_is_no_file_is_not_waited_for(
    home: Path, tmp_path: Path, command: Command, arguments: tuple[str, ...]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for name in (str(pipe), "/dev/zero"):
        assert command(*arguments, name) == (
            2,
            "",
            f"{name} is not a file but a device or a pipe. Name a file.\n",
        )


@pytest.mark.parametrize(
    "arguments",
    [
        ("demo", "logomachy", "--seats", "99999999999999"),
        ("simulate", "logomachy", "--seats", "99999999999999"),
        ("matches", "--export", "9" * 5000),
        ("demo", "logomachy", "--seed", "9" * 5000),
        ("labels", "six", "--first", "9" * 5000),
        ("labels", "six", "--per-card", "9" * 4000),
    ],
)
def test_numbers_without_end_are_refused_at_once(
    home: Path, command: Command, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    try:
        status, out, err = command(*arguments)
    except SystemExit as ended:
        heard = capsys.readouterr()
        status, out, err = int(str(ended.code)), heard.out, heard.err
    assert (status, out) == (2, "")
    assert len(err) < 300


def test_a_match_of_a_game_that_there_is_not_is_not_taken_in(
    home: Path, tmp_path: Path, command: Command
) -> None:
    file = str(write_match(msgspec.structs.replace(FILE, game="chess"), tmp_path / "a"))
    assert command("matches", "--import", file) == (
        2,
        "",
        f"No game is called chess. The games are: {', '.join(registry.own())}.\n",
    )
    assert command("matches") == (0, "No matches yet.\n", "")


def test_matches_of_a_newer_programs_games_stand_in_nobodys_way(
    home: Path, command: Command
) -> None:
    store = open_store(home)
    for game in ("chess", "logomachy", "chess"):
        match = store.matches.create(game, 7, 2, {}, FILE.players)
    store.matches.finish(match, [1, 2], [1])
    store.close()
    status, said, told = command("matches")
    assert (status, told) == (0, "")
    assert [line.split(",")[0] for line in said.splitlines()] == [
        "2: logomachy", "1: chess", "3: chess",
    ]  # fmt: skip
    player = Player(home, language="en")
    [said] = player.press("Home", "Enter")
    assert said.startswith("Resume. Logomachy, ")
    assert said.endswith(", with Ada; Bo, no moves yet, 1 of 2")
    [other] = player.press("Down")
    assert other.startswith("chess, not installed, ")
    assert other.endswith(", with Ada; Bo, no moves yet, 2 of 2")
