"""What is kept of a class: in one folder, for its owner alone, and no longer than was said."""

import hashlib
import json
import os
from datetime import date
from pathlib import Path
from typing import Self

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from braillespiel.classroom import archive, sealed
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.evidence import Evidence, purpose
from braillespiel.classroom.kept import KeptClass, KeptEvidence, KeptPupil
from braillespiel.classroom.sealed import SealedError
from braillespiel.cli import main
from braillespiel.commands.erase import own_data
from braillespiel.network.class_messages import Counted
from braillespiel.store.errors import StoreError

TODAY = date(2026, 11, 22)
ADA = KeptPupil(1, "Ada", ("d1",), "table 1", {"seat": 2})
KEPT = KeptClass("3b Übung", (ADA,), state={"gate": True})


class Later(date):
    """A year in which nothing that the tests keep is kept any more."""

    @classmethod
    def today(cls) -> Self:
        return cls(2027, 12, 31)


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make keys at once: how long it takes is not what is tested."""
    monkeypatch.setattr(sealed, "_COST", 2)


def gathered(days: int = 30, text: str = "Reading contractions") -> KeptEvidence:
    evidence = Evidence(purpose(text, days, ["cells", "time"], TODAY))
    evidence.answer(1, True)
    evidence.add(1, "Ada", Counted({"cells": 40}, times=(1200,)), TODAY)
    return evidence.kept()


def refused(path: Path, password: str = "") -> str:
    with pytest.raises(SealedError) as caught:
        ClassFile.open(path, password)
    return caught.value.rule


def test_a_class_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = ClassFile.at(tmp_path, "3b Übung")
    assert file.kept == KeptClass("3b Übung")
    file.keep(KEPT)
    file.keep_evidence(gathered())
    again = ClassFile.at(tmp_path, "3b Übung")
    assert (again.kept, again.evidence) == (KEPT, gathered())
    assert archive.classes(tmp_path) == [tmp_path / "classes" / "3b-Übung.class"]


def test_files_and_folder_are_for_the_owner_alone_and_erase_knows_them(tmp_path: Path) -> None:
    home = tmp_path / "home"
    old = os.umask(0)
    try:
        file = ClassFile.at(home, "3b")
        file.keep_evidence(gathered())
    finally:
        os.umask(old)
    for path in (home / "classes").iterdir():
        assert path.stat().st_mode & 0o777 == 0o600
    assert (home / "classes").stat().st_mode & 0o777 == 0o700
    assert home / "classes" in own_data(home)


def test_each_purpose_has_evidence_of_its_own_with_its_own_date(tmp_path: Path) -> None:
    file = ClassFile.at(tmp_path, "3b")
    file.keep_evidence(gathered(1))
    file.keep_evidence(gathered(30, "Display keys"))
    file.keep_evidence(gathered(1))
    assert [each.purpose.until for each in file.gathered] == ["2026-11-23", "2026-12-22"]
    assert ClassFile.open(file.path).gathered == file.gathered


def test_any_start_of_the_program_deletes_old_evidence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    file = ClassFile.at(tmp_path, "3b")
    file.keep_evidence(gathered(1))  # of a day in 2026
    monkeypatch.setattr("braillespiel.cli.date", Later)
    assert main(["keys"]) == 0
    assert capsys.readouterr().err == ""
    assert [path.name for path in (tmp_path / "classes").iterdir()] == ["3b.class"]


@pytest.mark.parametrize("password", ["", "häuptling"])
def test_evidence_is_deleted_the_day_after_its_last_one(tmp_path: Path, password: str) -> None:
    file = ClassFile.at(tmp_path, "3b", password)
    file.keep_evidence(gathered(1))
    file.keep_evidence(gathered(30, "Display keys"))
    assert archive.sweep(tmp_path, date(2026, 11, 23)) == []
    assert len(ClassFile.open(file.path, password).gathered) == 2
    assert archive.sweep(tmp_path, date(2026, 11, 24)) == []
    found = ClassFile.open(file.path, password)
    assert [each.purpose.text for each in found.gathered] == ["Display keys"]
    found.keep_evidence(gathered(2, "Notation"))
    assert [path.name for path in sorted((tmp_path / "classes").glob("*.evidence"))] == [
        "3b.2.evidence",
        "3b.3.evidence",
    ]


def test_a_class_with_a_password_opens_with_it_alone(tmp_path: Path) -> None:
    file = ClassFile.at(tmp_path, "3b", "häuptling")
    file.keep(KEPT)
    file.keep_evidence(gathered())
    for path in (tmp_path / "classes").iterdir():
        assert b"Ada" not in path.read_bytes()
    assert refused(file.path) == "class-password"
    assert refused(file.path, "indianer") == "class-password-wrong"
    assert ClassFile.open(file.path, "häuptling").evidence == gathered()
    assert "key" not in repr(file._lock)
    # A later date in the first line makes the rest unreadable.
    evidence = tmp_path / "classes" / "3b.1.evidence"
    evidence.write_bytes(evidence.read_bytes().replace(b"2026-12-22", b"2036-12-22"))
    assert refused(file.path, "häuptling") == "class-password-wrong"


def test_a_key_is_made_and_used_as_docs_privacy_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # what it costs is what is tested
    path = tmp_path / "3b.class"
    sealed.write(path, "class", KEPT, sealed.lock("häuptling"))
    line, body = path.read_bytes().split(b"\n", 1)
    salt = bytes.fromhex(json.loads(line)["salt"])
    made = hashlib.scrypt(
        "häuptling".encode(), salt=salt, n=2**15, r=8, p=3, maxmem=64 << 20, dklen=32
    )
    found = AESGCM(made).decrypt(body[:12], body[12:], line + b"\n")
    assert json.loads(found)["title"] == KEPT.title


def test_what_is_written_twice_with_one_password_differs(tmp_path: Path) -> None:
    file = ClassFile.at(tmp_path, "3b", "häuptling")
    first = file.path.read_bytes()
    file.keep(file.kept)
    assert file.path.read_bytes() != first


@pytest.mark.parametrize(
    ("data", "rule"),
    [
        (b"", "class-other"),
        (b"{}\n{}", "class-other"),
        (b'{"braillespiel":"evidence"}\n{}', "class-other"),
        (b'{"braillespiel":"class","version":2}\n{}', "class-newer"),
        (b'{"braillespiel":"class"}\n{"title":', "class-broken"),
        (b'{"braillespiel":"class"}\n{"title":3}', "class-broken"),
        (b'{"braillespiel":"class"}\n' + b"[" * 100_000, "class-broken"),
    ],
)
def test_what_is_no_class_is_named(tmp_path: Path, data: bytes, rule: str) -> None:
    path = tmp_path / "a.class"
    path.write_bytes(data)
    assert refused(path) == rule
    for salt in (b"zz", b"00"):
        path.write_bytes(b'{"braillespiel":"class","salt":"' + salt + b'"}\nbody')
        assert refused(path, "password") in ("class-broken", "class-password-wrong")


def test_a_disk_that_fails_leaves_the_old_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = ClassFile.at(tmp_path, "3b")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sealed.files, "write", full)
    with pytest.raises(StoreError) as caught:
        file.keep(KEPT)
    assert caught.value.kind == "full"
    assert file.kept == KeptClass("3b") == ClassFile.open(file.path).kept


def test_what_is_too_large_to_be_read_again_is_not_written(tmp_path: Path) -> None:
    file = ClassFile.at(tmp_path, "3b")
    with pytest.raises(StoreError) as caught:
        file.keep(KeptClass("3b", state={"text": "x" * (8 << 20)}))
    assert caught.value.kind == "full"
    assert ClassFile.open(file.path).kept == KeptClass("3b")


@pytest.mark.parametrize(
    "part",
    ["OneDrive", "OneDrive - Schule", "Dropbox", "iCloudDrive", "Nextcloud", "Google Drive"],
)
def test_a_folder_that_goes_to_other_computers_is_recognised(tmp_path: Path, part: str) -> None:
    assert archive.synchronised(tmp_path / part / "data") == part
    assert archive.synchronised(tmp_path / "data") == ""


@pytest.mark.parametrize(
    ("title", "name"),
    [("3b", "3b"), ("../../etc", "etc"), ("«»", "class"), ("7. Klasse", "7-Klasse")],
)
def test_a_title_makes_a_name_within_the_folder(tmp_path: Path, title: str, name: str) -> None:
    assert archive.path_of(tmp_path, title) == tmp_path / "classes" / f"{name}.class"
