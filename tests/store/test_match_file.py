"""Match files: written whole, read carefully."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from braillespiel.input_limits import LIMITS, InputError
from braillespiel.store.match_file import MatchFile, MatchFileError, read_match, write_match
from braillespiel.store.records import StoredEntry
from tests.store.conftest import PLAYERS

FILE = MatchFile(
    game="logomachy",
    seed=2**65,
    seats=2,
    options={"rounds": 3},
    players=PLAYERS,
    journal=[StoredEntry(0, "discard r7"), StoredEntry(-1, "tick 9", 9)],
    scores=[1, 2],
    winners=[1],
)
DOCUMENT = Path(__file__).parents[2] / "docs" / "match-files.md"


def error_of(path: Path) -> MatchFileError | InputError:
    with pytest.raises((MatchFileError, InputError)) as caught:
        read_match(path)
    assert caught.value.path == str(path)
    return caught.value


def changed(tmp_path: Path, **fields: Any) -> Path:
    path = write_match(FILE, tmp_path / "changed", replace=True)
    document = json.loads(path.read_text()) | fields
    path.write_text(json.dumps({key: value for key, value in document.items() if value != "GONE"}))
    return path


def test_what_is_written_is_read_back_equal(tmp_path: Path) -> None:
    path = write_match(FILE, tmp_path / "match")
    assert path == tmp_path / "match.bsmatch"
    assert read_match(path) == FILE
    assert list(tmp_path.iterdir()) == [path]


def test_the_documented_example_is_a_match_file(tmp_path: Path) -> None:
    example = re.search(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert example
    path = tmp_path / "example.bsmatch"
    path.write_text(example[1])
    file = read_match(path)
    assert file.journal == [StoredEntry(0, "play y3"), StoredEntry(1, "play b6 take g6")]
    fields = re.findall(r"^\| `(\w+)` \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(fields) == set(MatchFile.__struct_fields__)
    assert set(fields) - {"taken_back", "rules", "kept"} == set(json.loads(example[1]))


def test_nothing_is_overwritten_without_being_asked(tmp_path: Path) -> None:
    path = tmp_path / "mine.bsmatch"
    path.write_text("precious")
    with pytest.raises(MatchFileError) as caught:
        write_match(FILE, path)
    assert (caught.value.kind, path.read_text()) == ("exists", "precious")
    write_match(FILE, path, replace=True)
    assert read_match(path) == FILE


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(MatchFileError) as caught:
        write_match(FILE, tmp_path / "nowhere" / "x")
    assert caught.value.kind == "cannot-write"


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    assert error_of(tmp_path / "none.bsmatch").kind == "missing"
    assert error_of(tmp_path).kind == "unreadable"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        b"\xff\xfe\x00",
        b"[]",
        b"7",
        b'{"format": "chess", "version": 1}',
    ],
)
def test_a_foreign_file_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.bsmatch"
    path.write_bytes(content)
    assert error_of(path).kind == "foreign"
    assert path.read_bytes() == content


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "x.bsmatch"
    with path.open("wb") as file:
        file.truncate(LIMITS["match"].size + 1)
    assert error_of(path).kind == "large"


def test_a_cut_off_file_is_broken_wherever_it_was_cut(tmp_path: Path) -> None:
    path = write_match(FILE, tmp_path / "x")
    content = path.read_bytes().rstrip()
    for end in range(40, len(content)):
        path.write_bytes(content[:end])
        error = error_of(path)
        assert error.kind == "broken"
        assert re.fullmatch(r"byte \d+", str(error.detail))


def test_a_newer_version_is_named_even_with_fields_of_its_own(tmp_path: Path) -> None:
    error = error_of(changed(tmp_path, version=4, spectators=[]))
    assert (error.kind, error.detail) == ("too-new", "4")


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"seed": "GONE"}, "seed"),
        ({"seed": "x"}, "seed"),
        ({"colour": 1}, "colour"),
        ({"players": [{"name": "A", "kind": "ghost"}] * 2}, "players[0].kind"),
        ({"players": [{"name": "A", "age": 3}] * 2}, "players[0].age"),
        ({"players": [{"name": "A"}]}, "players"),
        ({"journal": [[0]]}, "journal[0]"),
        ({"journal": [[5, "pass", 0]]}, "journal[0]"),
        ({"journal": [[0, "pass", 0], [1, "pass", 2**62]]}, "journal[1]"),
        ({"journal": [[0, "pass", 10**90]]}, "journal[0]"),
        ({"journal": [[0, "pass", -1]]}, "journal[0]"),
        ({"scores": [1]}, "scores"),
        ({"winners": [2]}, "winners"),
        ({"options": {"rounds": [1]}}, "options.rounds"),
        ({"version": 2, "taken_back": -1}, "taken_back"),
    ],
)
def test_a_broken_file_names_the_place(tmp_path: Path, fields: dict[str, Any], where: str) -> None:
    error = error_of(changed(tmp_path, **fields))
    assert error.kind == "broken"
    assert error.detail == where


def test_a_match_in_which_nothing_was_taken_back_is_a_file_of_version_1(tmp_path: Path) -> None:
    document = json.loads(write_match(FILE, tmp_path / "old").read_text())
    assert (document["version"], "taken_back" in document) == (1, False)
    taken = msgspec.structs.replace(FILE, version=0, taken_back=2)
    path = write_match(taken, tmp_path / "new")
    assert json.loads(path.read_text())["version"] == 2
    assert read_match(path) == taken


def test_a_match_at_a_table_that_is_not_over_is_not_read(tmp_path: Path) -> None:
    online = [{"name": "Ada", "kind": "online"}, {"name": "Bo", "kind": "online"}]
    path = changed(tmp_path, players=online, scores="GONE", winners="GONE")
    assert error_of(path).kind == "at-a-table"
    assert read_match(changed(tmp_path, players=online)).scores == [1, 2]


def test_a_match_has_as_many_players_as_seats(tmp_path: Path) -> None:
    one = {"name": "Ada"}
    for players in ([one], [one] * 3):
        error = error_of(changed(tmp_path, players=players))
        assert isinstance(error, MatchFileError)
        assert (error.kind, error.detail) == ("broken", "players")
