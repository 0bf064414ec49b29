"""A match of a network table that is not over shows nobody's cards, whatever opens it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from braillespiel import cli
from braillespiel.application.matches import MatchService
from braillespiel.application.table_file import KeptFile
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.network.joining import files
from braillespiel.network.kept import KeptMember, KeptTable
from braillespiel.network.messages import Chair, SetUp
from braillespiel.store.errors import StoreError
from braillespiel.store.match_file import MatchFile, MatchFileError, read_match, write_match
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import KeptPosition, MatchId, StoredEntry, StoredPlayer

NAMES = ("Ada", "Ben")
ENTRIES = [StoredEntry(0, "discard r7"), StoredEntry(1, "pass", 40)]


def stored(store: Store, kind: str, names: Sequence[str] = NAMES) -> MatchId:
    """Keep a running match of two people."""
    match = Match(registry.game("logomachy"), 2, {}, 7)
    players = [msgspec.convert({"name": name, "kind": kind}, StoredPlayer) for name in names]
    number = store.matches.create(
        "logomachy", 7, 2, match.options, players, match.position, match.rules
    )
    store.matches.append_all(number, 0, ENTRIES)
    store.matches.keep_position(number, KeptPosition(2, match.state.to_position()))
    return number


def left_table(home: Path, match: int | None, *, shared: bool = False) -> None:
    """Keep that Ada and Ben sat at the table, at two computers or at a shared one."""
    groups = [NAMES] if shared else [("Ada",), ("Ben",)]
    members = tuple(
        KeptMember(n, names, "", {}, 4000, watches=False, host=not n, chairs=())
        for n, names in enumerate(groups)
    )
    chairs = () if match is None else tuple(Chair(name, n) for n, name in enumerate(NAMES))
    kept = KeptFile(match, KeptTable(SetUp("logomachy", 2), members, chairs))
    files.write(files.folder(home) / files.TABLE, msgspec.json.encode(kept))


def matches_of(store: Store) -> MatchService:
    return MatchService(store, "en", lambda: 0, lambda: 0, lambda work: None)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "This match belongs to a network table and is not over, so its cards stay hidden."
            " Open your table to others to continue it.\n",
        ),
        (
            "de",
            "Diese Partie gehört zu einem Netzwerktisch und ist nicht zu Ende, ihre Karten bleiben"
            " verdeckt. Öffne deinen Tisch für andere, um sie weiterzuspielen.\n",
        ),
    ],
)
def test_a_running_match_of_a_table_is_not_exported(
    home_of_nobody: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    sentence: str,
) -> None:
    store = open_store(home_of_nobody)
    number = stored(store, "online")
    with pytest.raises(StoreError) as refused:
        matches_of(store).export(str(number))
    assert refused.value.kind == "at-a-table"
    store.close()
    out = tmp_path / "out"
    command = ["matches", "--lang", language, "--export", str(number), "--out", str(out)]
    assert cli.main(command) == 2
    assert tuple(capsys.readouterr()) == ("", sentence)
    assert not list(tmp_path.glob("out*"))
    assert not (home_of_nobody / "matches").exists()


@pytest.mark.parametrize("command", ["replay", "matches --import", "play"])
def test_a_file_of_such_a_match_is_neither_replayed_nor_taken_in(
    home_of_nobody: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    players = [StoredPlayer(name, "online") for name in NAMES]
    running = MatchFile(
        game="logomachy", seed=7, seats=2, options={}, players=players, journal=ENTRIES
    )
    path = write_match(running, tmp_path / "running")
    with pytest.raises(MatchFileError):
        read_match(path)
    assert cli.main([*command.split(), str(path), "--lang", "en"]) == 2
    assert tuple(capsys.readouterr()) == (
        "",
        f"{path} holds a match of a network table that is not over, so its cards stay hidden."
        " Finish it at the table, then export it again.\n",
    )
    over = msgspec.structs.replace(running, scores=[1, 2], winners=[1])
    assert read_match(write_match(over, tmp_path / "over")) == over


@pytest.mark.parametrize("put_away", [False, True])
def test_one_that_was_stored_before_there_were_tables_in_the_store_is_known(
    tmp_path: Path, put_away: bool
) -> None:
    store = open_store(tmp_path)
    number = stored(store, "human")
    before = store.matches.load(number)
    left_table(tmp_path, None if put_away else number)
    matches = matches_of(store)
    assert matches.saved() == []
    for look in (matches.resume, matches.recording, matches.export):
        with pytest.raises(StoreError) as refused:
            look(str(number))
        assert refused.value.kind == "at-a-table"
    online = [StoredPlayer(name, "online") for name in NAMES]
    assert store.matches.load(number) == msgspec.structs.replace(before, players=online)
    store.close()
    again = open_store(tmp_path)  # what was changed is whole
    assert again.matches.damaged() == []
    assert again.matches.load(number).kept == before.kept
    again.close()


def test_a_match_at_one_computer_stays_what_it_is(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    number = stored(store, "human")
    left_table(tmp_path, None, shared=True)
    assert [match.id for match in matches_of(store).saved()] == [str(number)]
    left_table(tmp_path, None)
    others = stored(store, "human", ("Ada", "Cleo"))
    saved = [match.id for match in matches_of(store).saved()]
    assert saved == [str(others)]
    store.close()
