"""Who is deleted from a class that was really led stands nowhere on the disk any more."""

from __future__ import annotations

import asyncio
import hashlib
import io
import itertools
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from braillespiel.classroom import archive, sealed
from braillespiel.classroom import orders as o
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.keeping import going_on
from braillespiel.classroom.roster import Roster, RosterPupil
from braillespiel.cli import main
from braillespiel.network import class_messages as c
from braillespiel.network.messages import Said
from braillespiel.store import leftovers
from braillespiel.store.database import FILE_NAME
from braillespiel.store.opening import open_store
from braillespiel.store.records import StoredPlayer
from tests.classroom.places import TITLE, Pupil, School, roster

Led = Callable[[School, list[Pupil]], Awaitable[object]]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("braillespiel.cli._delete_old_evidence", lambda language: None)
    return tmp_path / "home"


async def at_a_match(school: School, pupils: list[Pupil]) -> None:
    """The power goes in the middle of a match."""


async def in_the_hall(school: School, pupils: list[Pupil]) -> None:
    await school.order(o.Seat(school.id(pupils[0].name), ""))
    await school.until(lambda: not school.shown(pupils[0].name).table)


async def sent_out(school: School, pupils: list[Pupil]) -> None:
    await school.order(o.Remove(school.id(pupils[0].name)))


async def second_device(school: School, pupils: list[Pupil]) -> None:
    await school.come(pupils[0].name)


async def left(school: School, pupils: list[Pupil]) -> None:
    pupils[0].leave()
    await school.until(
        lambda: not any(p.here and p.name == pupils[0].name for p in school.room.pupils)
    )


async def packed_up(school: School, pupils: list[Pupil]) -> bool:
    return True


def lead(home: Path, names: tuple[str, ...], then: Led, listed: Roster | None = None) -> None:
    """Lead a class with evidence and a match, until something happens; it is on disk then."""

    async def run() -> None:
        school = School(home, listed or roster(*names))
        pupils = await school.come(*names)
        await school.order(o.KeepEvidence(True, "Reading", 30, ("cells",)))
        for pupil in pupils:
            pupil.to_class(c.Consents(yes=True))
        await school.until(lambda: all(each.consent == "yes" for each in school.desk.desk().pupils))
        await school.deal(len(names))
        for pupil in pupils:
            pupil.to_class(c.Counted({"cells": 40}))
        await school.until(
            lambda: school.room.evidence and len(school.room.evidence.kept().records) == len(names)
        )
        packs = await then(school, pupils)
        if packs:
            await school.order(o.EndClass())
            await school.until(school.server.ended.is_set)
        await school.end(bool(packs))

    asyncio.run(run())


def delete(name: str, *more: str, language: str = "en") -> int:
    return main(["class", "delete", TITLE, "--pupil", name, "--lang", language, *more])


def told_next_time(home: Path) -> str:
    """Return everything that the next lesson's tables know of names."""
    again = ClassFile.at(home, TITLE)
    return str(again.kept)


@pytest.mark.parametrize(
    "then", [at_a_match, in_the_hall, sent_out, second_device, left, packed_up]
)
def test_no_byte_of_a_name_is_left(
    home: Path, then: Led, capsys: pytest.CaptureFixture[str]
) -> None:
    lead(home, ("Adalbert", "Ben", "Cora"), then)
    assert delete("adalbert") == 0
    told = capsys.readouterr()
    assert "Deleted: Adalbert." in told.out
    assert told.err == ""
    for path in home.rglob("*"):
        if path.is_file():
            assert b"adalbert" not in path.read_bytes().lower(), path
    assert "Ben" in told_next_time(home)
    assert delete("adalbert") == 2


def test_a_second_device_is_deleted_by_what_it_was_called(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lead(home, ("Adalbert", "Ben"), second_device)
    assert delete("Adalbert 2") == 0
    assert "Deleted: Adalbert 2." in capsys.readouterr().out
    known = ClassFile.at(home, TITLE).kept
    assert [pupil.name for pupil in known.pupils] == ["Adalbert", "Ben"]
    assert "Adalbert 2" not in str(known)


def test_a_name_within_another_one_is_another_person(home: Path) -> None:
    lead(home, ("Al", "Alma", "Allan"), packed_up)
    assert delete("Al") == 0
    again = ClassFile.at(home, TITLE)
    assert [pupil.name for pupil in again.kept.pupils] == ["Alma", "Allan"]
    assert again.evidence is not None
    assert [one.name for one in again.evidence.records] == ["Alma", "Allan"]
    for path in home.rglob("*"):
        if path.is_file():
            assert b'"Al"' not in path.read_bytes(), path


def test_who_sounds_like_the_deleted_stays(home: Path) -> None:
    lead(home, ("Ana", "Anna"), at_a_match)
    assert delete("Ana") == 0
    assert [pupil.name for pupil in ClassFile.at(home, TITLE).kept.pupils] == ["Anna"]
    assert "'Anna'" in told_next_time(home)


def encrypt(home: Path, password: str) -> str:
    """Give a class a password, and return its option."""
    file = ClassFile.at(home, TITLE)
    locked = ClassFile(file.path, file.kept, sealed.lock(password))
    locked.keep(file.kept)
    for evidence in file.gathered:
        locked.keep_evidence(evidence)
    given = home.parent / "password.txt"
    given.write_text(password, encoding="utf-8")
    return f"--password-file={given}"


def test_a_class_with_a_password_and_an_umlaut(home: Path) -> None:
    lead(home, ("Jürgen", "Ben"), at_a_match)
    option = encrypt(home, "geheim")
    assert delete("JU\u0308RGEN", option, language="de") == 0
    again = ClassFile.open(archive.path_of(home, TITLE), "geheim")
    assert "rgen" not in str((again.kept, again.gathered))
    assert b"J\xc3\xbcrgen" not in (home / FILE_NAME).read_bytes()
    assert delete("Jürgen", option) == 2


def test_copies_beside_the_class_and_unfinished_files_lose_the_name_too(home: Path) -> None:
    lead(home, ("Adalbert", "Ben"), at_a_match)
    path = archive.path_of(home, TITLE)
    for name in (f"{TITLE}.class.bak", f"{TITLE} (copy).class", f"{TITLE}.class.4711.new"):
        shutil.copy(path, path.with_name(name))
    shutil.copy(path.with_name(f"{TITLE}.1.evidence"), path.with_name("old.evidence.bak"))
    assert delete("Adalbert") == 0
    left = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    assert f"{TITLE}.class.4711.new" not in left
    for name, data in left.items():
        assert b"Adalbert" not in data, name
        assert b"Ben" in data or not name.endswith(("class", "bak", "evidence")), name


def test_what_cannot_be_removed_is_said_with_status_1(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lead(home, ("Adalbert", "Ben"), at_a_match)
    aside = home / "braillespiel-broken-20261122-101112.sqlite3"
    shutil.copy(home / FILE_NAME, aside)
    damaged = archive.path_of(home, TITLE).with_name(f"{TITLE}.class.bak")
    damaged.write_bytes(b"{")
    aside.write_bytes(aside.read_bytes()[:64] + bytes(64) + aside.read_bytes()[128:])
    assert delete("Adalbert") == 1
    assert capsys.readouterr().err.splitlines() == [
        f"Whether Adalbert stands in {damaged} could not be seen: it has another password, or it is"
        " damaged. Delete the file by hand if you do not need it.",
        f"Adalbert could not be removed from {aside}. End other programs that use this file and try"
        " again, or delete the file by hand.",
    ]


def test_the_same_name_elsewhere_is_said_and_stays(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lead(home, ("Ada", "Ben"), packed_up)
    lead_other(home)
    assert delete("Ada") == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.splitlines()[1:4] == [
        "The same name also stands in the class 4a. It may be another person; nothing was deleted"
        " there.",
        "The name Ada also stands in one match on this computer that is not of this class. It may"
        " be another person; the match stays.",
        f"The name Ada also stands in {home / 'network' / 'table.json'}, of tables outside this"
        " class. It may be another person; the file stays.",
    ]
    assert "Ada" in str(ClassFile.at(home, "4a").kept)


def lead_other(home: Path) -> None:
    other = ClassFile.at(home, "4a")
    first = ClassFile.at(home, TITLE)
    other.keep(replace(first.kept, title="4a", matches=(), tables=()))
    store = open_store(home)
    players = [StoredPlayer("Ada"), StoredPlayer("Robin", "bot", "easy")]
    store.matches.create("cubus", 7, 2, {}, players)
    store.close()
    (home / "network").mkdir(exist_ok=True)
    (home / "network" / "table.json").write_text('{"members": ["Ada"]}', encoding="utf-8")


def test_free_parts_of_a_store_are_looked_through(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite3"
    needles = leftovers.spelled(["Adalbert"], ["cubus"])
    with closing(sqlite3.connect(path)) as base:
        base.execute("PRAGMA secure_delete = OFF")
        base.execute("CREATE TABLE results (match INTEGER, game TEXT, player TEXT)")
        base.execute("INSERT INTO results VALUES (1, 'cubus', 'Adalbert'), (2, 'six', 'Ben')")
        base.commit()
        assert leftovers.holding(path, needles) == []  # a row that is shown is no leftover
        base.execute("DELETE FROM results WHERE match = 1")
        base.commit()
        assert leftovers.holding(path, needles) == [path]
        base.execute("VACUUM")
        assert leftovers.holding(path, needles) == []


def check(*more: str) -> int:
    return main(["class", "check", TITLE, "--lang", "en", *more])


def test_what_an_earlier_version_left_behind_is_counted_told_and_removed_after_a_yes(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lead(home, ("Adalbert", "Ben", "Cora"), at_a_match)
    file = ClassFile.at(home, TITLE)
    [gone, *others] = file.kept.pupils
    before = file.path.read_bytes()
    file.keep(replace(file.kept, pupils=tuple(others)))
    file.path.with_name(f"{TITLE}.class.bak").write_bytes(before)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert check() == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == (
        f"In {TITLE} something is kept of people who are not of the class any more: one name:"
        " Adalbert, one device's token, one day counted."
    )
    assert told[-1] == "Nothing was removed."
    assert gone.name == "Adalbert"
    assert check("--yes") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Removed."
    for path in home.rglob("*"):
        if path.is_file():
            assert b"Adalbert" not in path.read_bytes(), path
    assert check() == 0
    assert capsys.readouterr().out == (
        f"In {TITLE} nothing is kept of anybody who is not of the class.\n"
    )
    assert [one.name for one in ClassFile.at(home, TITLE).kept.pupils] == ["Ben", "Cora"]


async def others_came(school: School, pupils: list[Pupil]) -> bool:
    await school.come("Zoe")
    return True


def test_a_packed_up_class_keeps_the_tokens_of_its_list_alone(home: Path) -> None:
    lead(home, ("Ada", "Ben"), others_came)
    kept = ClassFile.at(home, TITLE).kept
    assert [(each.name, len(each.digests)) for each in kept.pupils] == [("Ada", 1), ("Ben", 1)]
    kept = going_on(kept, date(2026, 11, 22), roster("Ada", "Ben", "Cem"))
    tables = [table.kept for table in kept.tables if table.kept is not None]
    assert tables
    assert {member.digest for table in tables for member in table.members} == {""}
    assert not any(pupil.digests for pupil in kept.pupils)


async def everything_passing(school: School, pupils: list[Pupil]) -> None:
    """Let all be said, shown and needed that is to be kept nowhere."""
    ada, ben = pupils
    await school.order(o.Know(), o.SayTo("teachersword"), o.Follow(school.id("Adalbert")))
    await school.order(o.Pause(text="pauseword"), o.Pause(on=False))
    ada.say("chatword")
    ben.to_class(c.Lend("offer", school.id("Adalbert")))
    await school.until(lambda: ada.standing and ada.standing.lends)
    ada.to_class(c.Lend("accept", school.id("Ben")))
    await school.until(lambda: ada.standing and ada.standing.shows)
    ada.to_class(c.Shown(said=("perceivedword",), text="lineword", focus="focusword"))
    ben.to_class(c.Whisper("whisperword"))
    ada.to_class(c.Hand(True))
    await school.until(lambda: school.shown("Adalbert").need == "hand")
    told = [each.text for each in ben.told(Said)]
    await school.until(lambda: told.extend(e.text for e in ben.told(Said)) or "chatword" in told)
    await school.until(lambda: ada.told(c.Told)[-1:] and ada.told(c.Told)[-1].text == "whisperword")
    await school.until(lambda: any("perceivedword" in f.said for f in school.desk.desk().followed))


@pytest.mark.parametrize("packs", [False, True])
def test_what_is_said_shown_or_needed_is_written_nowhere(home: Path, packs: bool) -> None:
    listed = Roster(
        (
            RosterPupil("Adalbert", {"theme": "yellow"}, word="ownword", note="noteword"),
            RosterPupil("Ben"),
        )
    )

    async def then(school: School, pupils: list[Pupil]) -> bool:
        await everything_passing(school, pupils)
        return packs

    lead(home, ("Adalbert", "Ben"), then, listed)
    words = ["teachersword", "pauseword", "chatword", "perceivedword", "lineword", "focusword"]
    words += ["whisperword", "ownword", "noteword", "yellow"]
    kept = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    assert any(b"Adalbert" in data for data in kept.values())
    for path, data in kept.items():
        assert not [word for word in words if word.encode() in data], path


def test_tokens_lie_on_the_disk_as_their_digest_alone(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens: list[str] = []
    monkeypatch.setattr(School, "tokens", itertools.count(0x5EED5EED5EED5EED5EED5EED5EED5EED))

    async def then(school: School, pupils: list[Pupil]) -> bool:
        tokens.extend(pupil.proved for pupil in pupils)
        return True

    lead(home, ("Adalbert", "Ben"), then)
    data = b"".join(path.read_bytes() for path in home.rglob("*") if path.is_file()).lower()
    assert len(tokens) == 2
    for token in tokens:
        assert hashlib.sha256(bytes.fromhex(token)).hexdigest().encode() in data
        assert token.encode() not in data
        assert bytes.fromhex(token) not in data


def test_a_hand_that_is_up_is_kept_nowhere(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def kept(place: Path, raised: bool) -> str:
        async def then(school: School, pupils: list[Pupil]) -> None:
            if raised:
                pupils[0].to_class(c.Hand(True))
                await school.until(lambda: school.shown("Adalbert").need == "hand")
                await school.order(o.SayTo("anything"))  # whatever writes the class, writes it

        monkeypatch.setattr(School, "tokens", itertools.count(1))
        lead(place, ("Adalbert", "Ben"), then)
        return str(ClassFile.at(place, TITLE).kept.pupils)

    assert kept(home / "up", True) == kept(home / "down", False)
