"""The command that deletes all own data asks first, deletes nothing else, and says what it did."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from braillespiel import cli
from braillespiel.commands import erase
from braillespiel.network.joining import lease
from braillespiel.store.database import FILE_NAME
from braillespiel.store.opening import open_store
from tests.store.conftest import new_match

ASKED = (
    "That is all, {count} entries. Really delete them? You cannot get them back."
    " Type yes and Enter; anything else deletes nothing.\n"
)

PLAYED = (
    "A match is being played or a table is open, nothing was deleted. Quit braillespiel, then"
    " run the command again.\n"
)


@pytest.fixture
def home(home_of_nobody: Path) -> Path:
    """Return a data folder with everything that there can be in it."""
    store = open_store(home_of_nobody)
    new_match(store)
    store.close()
    for name in ("errors.log", "set-aside.lock", "braillespiel-broken-20231114-221320-2.sqlite3"):
        (home_of_nobody / name).touch()
    for name in ("words", "decks", "matches", "labels", "clients", "network"):
        (home_of_nobody / name).mkdir(exist_ok=True)
        (home_of_nobody / name / "something").touch()
    return home_of_nobody


def run(*arguments: str) -> int:
    return cli.main(["erase", "--lang", "en", *arguments])


def answer(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.mark.parametrize("text", ["yes\n", "ja\n", " YES \n"])
def test_after_a_clear_yes_everything_is_gone(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    text: str,
) -> None:
    answer(monkeypatch, text)
    assert run() == 0
    lines = capsys.readouterr().out.splitlines(keepends=True)
    assert f"{home / FILE_NAME}\n" in lines
    assert lines[-2:] == [ASKED.format(count=10), "Everything was deleted.\n"]
    assert not home.exists()
    assert run("--yes") == 0
    assert capsys.readouterr().out == (
        f"Nothing to delete: there is nothing of braillespiel in {home}.\n"
    )


@pytest.mark.parametrize("text", ["", "\n", "y\n", "no\n", "yes please\n"])
def test_anything_else_deletes_nothing(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    text: str,
) -> None:
    before = sorted(home.rglob("*"))
    answer(monkeypatch, text)
    assert run() == 1
    assert capsys.readouterr().out.endswith("Nothing was deleted.\n")
    assert sorted(home.rglob("*")) == before


@pytest.mark.posix
def test_files_of_others_and_what_links_lead_to_stay(home: Path, tmp_path: Path) -> None:
    (home / "tax.txt").write_text("precious")
    (tmp_path / "library").mkdir()
    (tmp_path / "library" / "book").touch()
    (home / "words" / "link").symlink_to(tmp_path / "library")
    assert run("--yes") == 0
    assert [path.name for path in home.iterdir()] == ["tax.txt"]
    assert (tmp_path / "library" / "book").exists()


@pytest.mark.posix
def test_a_folder_of_ours_that_is_a_link_goes_and_what_it_leads_to_stays(
    home: Path, tmp_path: Path
) -> None:
    (tmp_path / "library").mkdir()
    (tmp_path / "library" / "book").touch()
    (home / "decks" / "something").unlink()
    (home / "decks").rmdir()
    (home / "decks").symlink_to(tmp_path / "library")
    assert run("--yes") == 0
    assert not home.exists()
    assert (tmp_path / "library" / "book").exists()


def test_while_a_match_is_played_nothing_is_deleted(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = open_store(home)
    (line,) = store.matches.unfinished()
    store.leases.acquire(line.id)
    assert run("--yes") == 1
    assert capsys.readouterr().err == (PLAYED)
    store.close()
    store = open_store(home)
    assert len(store.matches.unfinished()) == 1
    store.close()
    assert run("--yes") == 0


def test_while_a_table_is_open_nothing_is_deleted(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with lease.hold(home):
        assert run("--yes") == 1
    assert capsys.readouterr().err == PLAYED
    assert run("--yes") == 0
    assert not home.exists()


def test_what_cannot_be_deleted_is_named(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(path: Path) -> None:
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr(erase, "_delete", refused)
    assert run("--yes") == 1
    assert " cannot be deleted: no permission. " in capsys.readouterr().err


def test_sizes_of_ones_own_in_the_folder_for_configuration_go_too(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import platformdirs

    sizes = tmp_path / "config" / "labels"
    sizes.mkdir(parents=True)
    monkeypatch.delenv("BRAILLESPIEL_HOME")
    monkeypatch.setattr(platformdirs, "user_config_dir", lambda *_: str(tmp_path / "config"))
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *given: str(home))
    assert run("--yes") == 0
    assert not sizes.exists()
    assert not home.exists()
