"""Deleting one pupil, and handing one pupil's data out."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.evidence import Evidence, purpose
from braillespiel.classroom.kept import ClassMatch, KeptClass, KeptClassTable, KeptPupil
from braillespiel.classroom.strays import Nobody, strays
from braillespiel.cli import main
from braillespiel.network.class_messages import Counted
from braillespiel.network.joining import lease
from braillespiel.network.kept import KeptMember, KeptTable
from braillespiel.network.messages import Chair
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import MatchId, Outcome, StoredEntry, StoredPlayer

TODAY = date(2026, 11, 22)
ADA, BO = KeptPupil(1, "Ada", ("d1", "d2"), "table 1"), KeptPupil(2, "Bo", ("d3",))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("braillespiel.cli._delete_old_evidence", lambda language: None)
    return tmp_path / "home"


@pytest.fixture
def store(home: Path) -> Iterator[Store]:
    opened = open_store()
    yield opened
    opened.close()


class Unwritten(Exception):
    """What a test has a disk say."""


def played(store: Store, *players: StoredPlayer) -> int:
    number = store.matches.create("cubus", 7, len(players), {}, players)
    journal = [StoredEntry(seat, f"action {seat}") for seat in range(len(players))]
    scores = list(range(len(players)))
    store.matches.sync(number, journal, 0, Outcome(scores, [len(players) - 1]))
    return int(number)


def member(id: int, name: str, digest: str, *chairs: int) -> KeptMember:
    return KeptMember(id, (name,), digest, {}, 0, False, False, chairs)


@pytest.fixture
def file(home: Path, store: Store) -> ClassFile:
    """A class that played: Ada with Bo, Ada alone with a bot, and Ada at the shared keyboard."""
    bot = StoredPlayer("Bot", "bot", "easy")
    online = [StoredPlayer("Ada", "online"), StoredPlayer("Bo", "online")]
    together = played(store, *online)
    alone = played(store, bot, StoredPlayer("Ada", "online"))
    here = played(store, StoredPlayer("Ada"), StoredPlayer("Bo"))
    evidence = Evidence(purpose("Reading", 30, ["cells"], TODAY))
    for pupil in (ADA, BO):
        evidence.answer(pupil.id, True)
        evidence.add(pupil.id, pupil.name, Counted({"cells": 40 * pupil.id}), TODAY)
    table = KeptTable(
        None,
        (member(5, "Ada", "d2", 0), member(6, "Bo", "d3", 1)),
        (Chair("Ada", 5), Chair("Bo", 6)),
    )
    made = ClassFile.at(home, "3b")
    made.keep(
        KeptClass(
            "3b",
            (ADA, BO),
            (KeptClassTable("table 1", together, table), KeptClassTable("table 2")),
            (
                ClassMatch(together, {0: 1, 1: 2}),
                ClassMatch(alone, {1: 1}),
                ClassMatch(here, {0: 1, 1: 2}),
                ClassMatch(9999, {0: 1}),
            ),
        )
    )
    made.keep_evidence(evidence.kept())
    return made


def delete(name: str = "ada") -> int:
    return main(["class", "delete", "3b", "--pupil", name, "--lang", "en"])


def test_one_pupil_is_deleted_everywhere_and_the_others_keep_theirs(
    home: Path, store: Store, file: ClassFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = ["class", "report", "3b", "--format", "html,csv", "--out", str(tmp_path)]
    assert main(report) == 0
    html, table = tmp_path / "3b-report.html", tmp_path / "3b-report.csv"
    table.unlink()
    capsys.readouterr()
    assert delete() == 0
    assert capsys.readouterr().out.splitlines() == [
        "Deleted: Ada. Matches without others, deleted: 1. Matches with others, now without the"
        " name: 2. Results in the statistics: 1. Devices' tokens: 2. Days counted: 1. Chat is never"
        " kept.",
        f"The report is written again without this person: {html}",
        f"This report is no longer there; look after it yourself: {table}",
        "Out of reach, see to it yourself: the class's list of names, print-outs, copies and"
        " backups in other folders, and what the device of Ada keeps itself.",
    ]
    for path in home.rglob("*"):
        if path.is_file() and path.suffix != ".reports":
            assert b"Ada" not in path.read_bytes(), path
    page = html.read_text(encoding="utf-8")
    assert "Ada" not in page
    assert "Bo" in page

    kept = ClassFile.open(file.path)
    assert kept.kept.pupils == (BO,)
    assert kept.kept.tables[0].kept == KeptTable(
        None, (member(6, "Bo", "d3", 1),), (Chair("A pupil", None, "normal"), Chair("Bo", 6))
    )
    assert kept.evidence is not None
    assert [one.name for one in kept.evidence.records] == ["Bo"]
    assert kept.evidence.answers == {2: True}
    together, alone, here, _ = (MatchId(each.match) for each in file.kept.matches)
    for number in (together, here):
        found = store.matches.load(number)
        assert [player.name for player in found.players] == ["A pupil", "Bo"]
        assert [entry.text for entry in found.entries] == ["action 0", "action 1"]
    with pytest.raises(StoreError, match="no-such-match"):
        store.matches.load(alone)
    assert store.statistics.players("cubus") == ["Bo"]


def test_a_match_with_somebody_else_stays_though_a_bot_sat_there_too(
    store: Store, file: ClassFile
) -> None:
    people = [StoredPlayer("Ada", "online"), StoredPlayer("Bo", "online")]
    number = played(store, *people, StoredPlayer("Bot", "bot", "easy"))
    file.keep(replace(file.kept, matches=(ClassMatch(number, {0: 1, 1: 2}),)))
    assert delete() == 0
    kept = store.matches.load(MatchId(number))
    assert [player.name for player in kept.players] == ["A pupil", "Bo", "Bot"]


def test_computer_players_are_nobody_who_has_left(store: Store, file: ClassFile) -> None:
    bots = Nobody(bots=frozenset({"Bot"}))
    assert not strays(file, store, bots)
    guest = played(store, StoredPlayer("Bot", "online"), StoredPlayer("Ada", "online"))
    file.keep(replace(file.kept, matches=(*file.kept.matches, ClassMatch(guest, {1: 1}))))
    assert strays(file, store, bots).names == ("Bot",), "somebody was called so"


def test_deleting_again_finds_nobody(file: ClassFile, capsys: pytest.CaptureFixture[str]) -> None:
    assert delete("Bo") == 0
    capsys.readouterr()
    assert delete("Bo") == 2
    assert capsys.readouterr().err == "This class does not know Bo. It knows: Ada.\n"


def test_what_stopped_in_the_middle_is_finished_by_the_same_command(
    home: Path, store: Store, file: ClassFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:

        def fails(*_: object) -> None:
            raise Unwritten

        patched.setattr(ClassFile, "keep_evidence", fails)
        with pytest.raises(Unwritten):
            delete()
    assert delete() == 0
    assert b"Ada" not in file.path.read_bytes()
    assert store.statistics.players("cubus") == ["Bo"]


def test_a_class_that_is_under_way_is_ended_first(
    home: Path, file: ClassFile, capsys: pytest.CaptureFixture[str]
) -> None:
    with lease.hold(home):
        assert delete() == 1
    assert capsys.readouterr().err == (
        "A class or a network table is under way on this computer. End it first.\n"
    )
    assert ClassFile.open(file.path).kept == file.kept


def test_a_report_in_which_nobody_is_left_is_deleted(
    file: ClassFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["class", "report", "3b", "--out", str(tmp_path)]) == 0
    assert delete("Ada") == delete("Bo") == 0
    path = tmp_path / "3b-report.html"
    assert not path.exists()
    assert f"The report is deleted, nobody is in it any more: {path}\n" in capsys.readouterr().out
    assert ClassFile.open(file.path).reports() == ()


def handed_out(folder: Path, name: str) -> str:
    path = folder / name
    assert (
        main(["class", "hand-out", "3b", "--pupil", "ada", "--out", str(path), "--lang", "en"]) == 0
    )
    assert path.stat().st_mode & 0o077 == 0
    return path.read_text(encoding="utf-8")


def test_one_pupils_data_are_handed_out_as_data(
    file: ClassFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = handed_out(tmp_path, "ada.json")
    assert capsys.readouterr().out == (
        f"Everything about Ada is in {tmp_path / 'ada.json'}. Whoever has the file can read it.\n"
    )
    found = json.loads(text)
    assert (found["name"], found["devices"], found["table"]) == ("Ada", 2, "table 1")
    assert [(one["score"], one["won"], one["actions"]) for one in found["matches"]] == [
        (0, False, ["action 0"]),
        (1, True, ["action 1"]),
        (0, False, ["action 0"]),
    ]
    [counted] = found["counted"]
    assert counted["consents"] is True
    assert counted["days"][0]["figures"] == {"cells": 40}
    assert "Bo" not in text
    assert "d1" not in text


def test_the_result_of_a_match_that_was_deleted_is_handed_out(
    file: ClassFile, store: Store, tmp_path: Path
) -> None:
    at_one_keyboard = file.kept.matches[2].match
    store.matches.delete(MatchId(at_one_keyboard))
    found = json.loads(handed_out(tmp_path, "ada.json"))["matches"]
    assert [(one["score"], one["won"], one["actions"]) for one in found] == [
        (0, False, ["action 0"]),
        (1, True, ["action 1"]),
        (0, False, []),
    ]
    assert found[2]["began"] is None
    assert found[2]["finished"] is not None


def test_one_pupils_data_are_handed_out_as_a_page(file: ClassFile, tmp_path: Path) -> None:
    text = handed_out(tmp_path, "ada.html")
    assert '<html lang="en">' in text
    assert "<h1>What is kept about Ada: 3b</h1>" in text
    assert "<p>2 devices are recognised, by random tokens.</p>" in text
    assert "<td>Cubus</td><td>1</td><td>won with 1</td>" in text
    assert "<td>40</td>" in text
    assert "Bo" not in text
