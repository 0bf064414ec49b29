"""Hand work stays, nothing is half written, and what is left over is known."""

from __future__ import annotations

import errno
import fcntl
import json
import os
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import IO

import pytest

from braillespiel.labels import files
from braillespiel.labels.errors import LabelError
from braillespiel.labels.files import LIST, Folder, write_all
from braillespiel.labels.job import Job, Progress, produce
from braillespiel.labels.reading import load
from braillespiel.labels.report import catalogue
from tests.labels.command import labels as command
from tests.support.patience import HANGS_S

GERMAN = catalogue("de")
pytestmark = pytest.mark.usefixtures("german")
ROOT = Path(__file__).resolve().parents[2]


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} - {
        LIST
    }


def zoo(folder: Path, cards: int) -> Path:
    path = folder / "zoo.csv"
    rows = [f"Tier {number};⠗⠶{chr(0x2800 + number % 60 + 1)}" for number in range(cards)]
    path.write_text("Karte;Braille\n" + "\n".join(rows) + "\n", encoding="utf-8")
    return path


# --- hand work -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["deck", "txt"])
def test_a_file_changed_by_hand_is_kept(name: str, tmp_path: Path) -> None:
    job = Job(load("skat"))
    (path,) = produce(job, (name,), tmp_path).files
    ours = path.read_bytes()
    path.write_text("mine", encoding="utf-8")
    summary = produce(job, (name,), tmp_path)
    backup = path.with_name(f"{path.name}.bak")
    assert backup.read_text(encoding="utf-8") == "mine"
    assert path.read_bytes() == ours
    assert summary.more(GERMAN) == [
        f"{path.name} war von Hand geändert; die alte Fassung heißt jetzt {backup.name}."
    ]
    path.write_text("mine again", encoding="utf-8")
    produce(job, (name,), tmp_path)
    assert backup.read_text(encoding="utf-8") == "mine"
    second = path.with_name(f"{path.name}.2.bak")
    assert second.read_text(encoding="utf-8") == "mine again"


def test_what_we_wrote_ourselves_is_replaced_without_a_word(tmp_path: Path) -> None:
    for scheme in ("german", "plain", "german"):
        summary = produce(Job(load("six"), scheme=scheme), ("deck", "brf", "pdf"), tmp_path)
        assert summary.more(GERMAN) == []
    assert not list(tmp_path.glob("*.bak"))


def test_a_file_of_somebody_else_is_kept(tmp_path: Path) -> None:
    (tmp_path / "six.brf").write_text("not ours", encoding="utf-8")
    produce(Job(load("six")), ("brf",), tmp_path)
    assert (tmp_path / "six.brf.bak").read_text(encoding="utf-8") == "not ours"


def test_the_mended_deck_changed_by_hand_is_kept(tmp_path: Path) -> None:
    job = Job(load("points"), fix=True)
    produce(job, ("txt",), tmp_path)
    fixed = tmp_path / "points-fixed.toml"
    changed = fixed.read_text(encoding="utf-8").replace("points", "mein Punkte", 1)
    fixed.write_text(changed, encoding="utf-8")
    produce(job, ("txt",), tmp_path)
    assert (tmp_path / "points-fixed.toml.bak").read_text(encoding="utf-8") == changed


def test_the_file_that_was_read_is_never_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    produce(Job(load("points"), fix=True), ("deck",), tmp_path)
    for name in ("points-fixed.toml", "points-deck.toml"):
        path = tmp_path / name
        read = path.read_bytes()
        arguments = (str(path), "--fix", "--format", "deck,txt", "--out", str(tmp_path))
        command(*arguments)
        command(*arguments)
        assert path.read_bytes() == read
    heard = capsys.readouterr().out
    assert (
        "points-deck.toml ist die gelesene Datei und bleibt, wie sie ist; "
        "geschrieben wurde points-deck-2.toml." in heard
    )
    assert (tmp_path / "points-deck-2.toml").is_file()
    assert not list(tmp_path.glob("*.bak"))


def test_a_list_that_was_read_is_not_written_over_by_a_list(tmp_path: Path) -> None:
    path = tmp_path / "zoo.txt"
    path.write_text("Karte;Braille\nLöwe;l\n", encoding="utf-8")
    link = tmp_path / "link.txt"
    link.symlink_to(path)
    for read in (path, link):
        before = path.read_bytes()
        produce(Job(load(str(read))), ("txt",), tmp_path)
        assert path.read_bytes() == before


# --- left over -----------------------------------------------------------------------------------


def test_what_an_earlier_larger_run_left_is_named_and_with_clean_removed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    arguments = ("--fix", "--format", "svg,stl,3mf", "--bed", "60x60", "--out", str(out))
    command(str(zoo(tmp_path, 59)), *arguments, "--sheet", "L7160")
    large = names(out)
    mine = out / "zoo-stl" / "mine.stl"
    mine.write_text("my own", encoding="utf-8")
    capsys.readouterr()
    command(str(zoo(tmp_path, 3)), *arguments)
    heard = capsys.readouterr().out
    assert large <= names(out)  # Nothing is taken away unasked.
    assert "Von einem früheren Lauf sind noch da: zoo-labels-2.svg" in heard
    assert "oder nimm --clean." in heard
    command(str(zoo(tmp_path, 3)), *arguments, "--clean")
    heard = capsys.readouterr().out
    assert "Von einem früheren Lauf gelöscht: zoo-labels-2.svg" in heard
    fresh = tmp_path / "fresh"
    command(str(zoo(tmp_path, 3)), *arguments[:-1], str(fresh))
    assert names(out) == names(fresh) | {"zoo-stl/mine.stl"}


def test_clean_leaves_what_was_changed_by_hand_and_other_decks_and_formats(tmp_path: Path) -> None:
    folder = Folder(tmp_path, "zoo")
    folder.write("svg", [("zoo-1.svg", b"1"), ("zoo-2.svg", b"2"), ("zoo-3.svg", b"3")])
    folder.write("txt", [("zoo.txt", b"t")])
    Folder(tmp_path, "farm").write("svg", [("farm-1.svg", b"f")])
    (tmp_path / "zoo-3.svg").write_text("by hand", encoding="utf-8")
    again = Folder(tmp_path, "zoo")
    again.write("svg", [("zoo-1.svg", b"1")], clean=True)
    assert names(tmp_path) == {"zoo-1.svg", "zoo-3.svg", "zoo.txt", "farm-1.svg"}
    assert again.written.removed == [tmp_path / "zoo-2.svg"]
    assert again.written.left_over == [tmp_path / "zoo-3.svg"]


@pytest.mark.parametrize(
    "name", ["../outside.txt", "/outside.txt", "a/../../outside.txt", "..\\outside.txt", "C:x"]
)
def test_a_list_that_was_tampered_with_leads_nowhere_else(name: str, tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_bytes(b"1")
    out = tmp_path / "out"
    out.mkdir()
    digest = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
    (out / LIST).write_text(json.dumps({"zoo": {"svg": {name: digest}}}), encoding="utf-8")
    folder = Folder(out, "zoo")
    folder.write("svg", [("zoo-1.svg", b"1")], clean=True)
    assert outside.read_bytes() == b"1"
    assert folder.written.removed == []


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[1]", '{"zoo": 1}', '{"zoo": {"svg": 2}}', "[" * 9999]
)
def test_a_damaged_list_is_begun_anew(text: str, tmp_path: Path) -> None:
    (tmp_path / LIST).write_text(text, encoding="utf-8")
    Folder(tmp_path, "zoo").write("svg", [("zoo-1.svg", b"1")])
    assert set(json.loads((tmp_path / LIST).read_text())["zoo"]["svg"]) == {"zoo-1.svg"}


# --- whole or not there --------------------------------------------------------------------------


def test_all_files_of_a_format_or_none(tmp_path: Path) -> None:
    (tmp_path / "b.svg").mkdir()
    with pytest.raises(LabelError) as caught:
        write_all([(tmp_path / "a.svg", b"a"), (tmp_path / "b.svg", b"b")])
    assert caught.value.said(GERMAN).endswith(
        "b.svg lässt sich nicht schreiben: das ist ein Ordner. "
        "Wähle mit --out einen anderen Ordner."
    )
    assert [path.name for path in tmp_path.iterdir()] == ["b.svg"]


def test_an_interrupt_ends_with_a_sentence_and_no_half_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    opened = Path.open

    def interrupted(self: Path, *arguments: object, **how: object) -> object:
        if self.suffix == ".new":
            written.append(self)
            if len(written) == 3:
                raise KeyboardInterrupt
        return opened(self, *arguments, **how)  # type: ignore[call-overload]

    monkeypatch.setattr(files.Path, "open", interrupted)
    assert command("cubus", "--format", "txt,svg,brf", "--out", str(tmp_path)) == 130
    assert capsys.readouterr().err.splitlines()[-1] == (
        "Abgebrochen. Was schon geschrieben war, ist ganz."
    )
    assert names(tmp_path) == {"cubus.txt"}


def taken(process: subprocess.Popen[bytes], pipe: IO[bytes]) -> None:
    """Wait until a process has read all that lies in a pipe."""
    while process.poll() is None:
        if fcntl.ioctl(pipe.fileno(), termios.FIONREAD, bytes(4)) == bytes(4):
            return
        time.sleep(0.01)
    raise AssertionError(process.communicate())


def test_ctrl_c_ends_the_command_with_a_sentence(tmp_path: Path) -> None:
    # The deck comes through a pipe: when its head has been read, the command waits for cards.
    arguments = ["labels", "-", "--lang", "de", "--format", "txt", "--out", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "braillespiel", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
    )
    pipe = process.stdin
    assert pipe is not None
    pipe.write(b"name;dots\n")
    pipe.flush()
    taken(process, pipe)
    process.send_signal(signal.SIGINT)
    process.stdin = None
    said, told = process.communicate(timeout=HANGS_S)
    pipe.close()
    assert (process.returncode, said) == (130, b"")
    assert told.decode("utf-8") == "Abgebrochen. Was schon geschrieben war, ist ganz.\n"
    assert names(tmp_path) == set()


FULL = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
from braillespiel.cli import main
sys.exit(main(sys.argv[1:]))
"""


def test_a_full_disk_ends_with_a_sentence_and_no_half_file(tmp_path: Path) -> None:
    # A limit on the size of files stands in for the end of the disk: write() itself fails.
    arguments = ["labels", "ludoteca", "--house", "--lang", "de", "--format", "tape,txt,pdf"]
    arguments += ["--out", str(tmp_path)]
    result = subprocess.run(
        [sys.executable, "-P", "-c", FULL, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=HANGS_S,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )
    assert result.returncode == 1
    assert "Nicht gemacht: Etiketten als PDF. " in result.stdout
    assert "lässt sich nicht schreiben: die Datei wird zu groß." in result.stdout
    assert "Traceback" not in result.stderr
    assert names(tmp_path) == {"ludoteca.txt"}


@pytest.mark.parametrize("folder", ["a\0b", "x" * 5000, "/proc/nothing"])
def test_a_folder_that_cannot_be_is_told(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("cubus", "--format", "txt", "--out", folder) == 1
    said = capsys.readouterr().out
    assert "Nicht gemacht: Liste in Unicode-Braille. " in said
    assert "lässt sich nicht schreiben: " in said


def test_a_file_where_the_folder_should_be_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    (tmp_path / "cubus-stl").write_text("mine", encoding="utf-8")
    for folder in ("/dev/full", str(tmp_path / "file"), str(tmp_path / "file" / "below")):
        assert command("cubus", "--format", "txt", "--out", folder) == 1
        assert (
            f"Nicht gemacht: Liste in Unicode-Braille. {folder} ist kein Ordner. "
            "Wähle mit --out einen anderen.\n" in capsys.readouterr().out
        )
    assert command("cubus", "--format", "stl,txt", "--out", str(tmp_path)) == 1
    assert f"{tmp_path / 'cubus-stl'} ist kein Ordner." in capsys.readouterr().out
    assert names(tmp_path) == {"file", "cubus-stl", "cubus.txt"}


def test_a_format_counts_as_made_only_together_with_its_entry_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    produce(Job(load("six")), ("txt",), tmp_path)
    before = (tmp_path / "six.txt").read_bytes()
    opened = Path.open

    def full(self: Path, *arguments: object, **how: object) -> object:
        if self.suffix == ".new" and len(list(tmp_path.glob(".*.new"))) == 1:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return opened(self, *arguments, **how)  # type: ignore[call-overload]

    monkeypatch.setattr(Path, "open", full)
    summary = produce(Job(load("six"), scheme="plain"), ("txt",), tmp_path)
    assert summary.files == ()
    assert summary.more(GERMAN) == [
        f"Nicht gemacht: Liste in Unicode-Braille. {tmp_path / LIST} lässt sich nicht schreiben: "
        "kein Platz mehr auf dem Datenträger. "
        "Mach Platz oder wähle mit --out einen anderen Ordner."
    ]
    assert (tmp_path / "six.txt").read_bytes() == before
    monkeypatch.undo()
    assert produce(Job(load("six"), scheme="plain"), ("txt",), tmp_path).more(GERMAN) == []


def test_progress_that_stops_leaves_nothing_beside(tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    def stop(progress: Progress) -> None:
        if progress.what == "txt":
            raise Stopped

    with pytest.raises(Stopped):
        produce(Job(load("six")), ("svg", "txt"), tmp_path, stop)
    assert not list(tmp_path.rglob("*.new"))
