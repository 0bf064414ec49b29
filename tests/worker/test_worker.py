"""Processes of our own: they answer, and whatever happens to them is an error and no more."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from braillespiel.output.worker.process import (
    EndedError,
    HangsError,
    RaisedError,
    Worker,
    WorkerError,
    end_all,
)
from braillespiel.output.worker.slot import Slot
from tests.support.patience import HANGS_S, until

ROOT = Path(__file__).resolve().parents[2]
TARGET = "tests.worker.targets:serve"
SHORT_S = 0.2
"""How long to wait for one that hangs."""


def runs(process: int) -> bool:
    """Tell whether a process is there and no mere zombie."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.fixture
def told() -> list[tuple[str, list[Any]]]:
    return []


@pytest.fixture
def worker(told: list[tuple[str, list[Any]]]) -> Iterator[Worker]:
    made = Worker(
        "fake", TARGET, {"greeting": "hallo"}, on_event=lambda _, *event: told.append(event)
    )
    yield made
    made.end(gently=False)


def test_a_call_returns_what_the_target_returns(worker: Worker) -> None:
    assert worker.call("add", 2, within=HANGS_S) == 3
    assert worker.call("add", 2, other=5, within=HANGS_S) == 7
    assert worker.alive


def test_text_of_any_kind_and_length_arrives(worker: Worker) -> None:
    for text in ("grün ♥\n", "\udcff", "x" * 1_000_000):
        assert worker.call("length", text, within=HANGS_S) == len(text)


def test_what_the_target_raises_is_raised(worker: Worker) -> None:
    with pytest.raises(RaisedError, match="ValueError: nonsense"):
        worker.call("fails", within=HANGS_S)
    with pytest.raises(RaisedError) as caught:
        worker.call("unknown", within=HANGS_S)
    assert caught.value.kind == "UnknownVoiceError"
    assert caught.value.problem is not None
    assert caught.value.problem.key == "speech-unknown-voice"
    assert caught.value.problem.args == {"voice": "klaus", "name": "fake"}
    with pytest.raises(RaisedError, match="KeyError"):
        worker.call("nothing", within=HANGS_S)
    assert worker.call("add", 1, within=HANGS_S) == 2


def test_a_target_that_cannot_be_made_fails_every_call() -> None:
    worker = Worker("broken", "tests.worker.targets:broken")
    for _ in range(2):
        with pytest.raises(RaisedError, match="OSError: no library"):
            worker.call("add", 1, within=HANGS_S)
    assert not worker.alive
    worker.end()


def test_where_no_process_can_be_started_it_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise BlockingIOError("Resource temporarily unavailable")

    monkeypatch.setattr(subprocess, "Popen", refused)
    with pytest.raises(EndedError):
        Slot("fake", TARGET).worker()


def test_what_is_emitted_is_told_in_its_order(
    worker: Worker, told: list[tuple[str, list[Any]]]
) -> None:
    worker.call("tells", 3, within=HANGS_S)
    assert told == [("told", ["hallo", number]) for number in range(3)]


def test_what_libraries_print_gets_into_no_answer_and_into_the_log(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    assert worker.call("prints", within=HANGS_S) == ""
    assert worker.call("add", 1, within=HANGS_S) == 2
    lines = {"fake: a library's line", "fake: and a native one", "fake: a complaint"}
    until(lambda: lines <= {record.getMessage() for record in caplog.records}, "all lines")
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


@pytest.mark.parametrize(("call", "arguments"), [("exit", [3]), ("exit", [0]), ("crash", [])])
def test_a_process_that_ends_in_a_call_is_an_error(
    worker: Worker, call: str, arguments: list[int]
) -> None:
    with pytest.raises(EndedError):
        worker.call(call, *arguments, within=HANGS_S)
    with pytest.raises(EndedError):
        worker.call("add", 1, within=HANGS_S)
    assert not worker.alive


def test_a_call_that_hangs_is_an_error_and_ends_the_process(worker: Worker) -> None:
    worker.call("add", 1, within=HANGS_S)
    with pytest.raises(HangsError):
        worker.call("sleep", 60, within=SHORT_S)
    with pytest.raises(HangsError):
        worker.call("add", 1, within=HANGS_S)
    worker.process.wait(HANGS_S)


def test_a_process_that_reads_nothing_holds_nobody_up(worker: Worker) -> None:
    worker.call("add", 1, within=HANGS_S)
    worker.process.send_signal(signal.SIGSTOP)
    answers: list[WorkerError | None] = []

    def keep(_: object, error: WorkerError | None) -> None:
        answers.append(error)

    def post_much() -> None:
        text = "x" * 10_000
        for _ in range(100):
            worker.post("length", text, on_answer=keep, within=SHORT_S, lasts=HANGS_S)

    with pytest.raises(HangsError):
        post_much()
    assert answers
    assert {type(error) for error in answers} == {HangsError}
    assert not worker.alive


def test_one_that_hangs_fails_the_calls_of_other_threads_at_once(worker: Worker) -> None:
    worker.call("add", 1, within=HANGS_S)
    failed: list[Exception] = []

    def call() -> None:
        try:
            worker.call("add", 1, within=HANGS_S)
        except WorkerError as error:
            failed.append(error)

    worker.process.send_signal(signal.SIGSTOP)
    threads = [threading.Thread(target=call) for _ in range(3)]
    for thread in threads:
        thread.start()
    with pytest.raises(HangsError):
        worker.call("add", 1, within=SHORT_S)
    for thread in threads:
        thread.join(HANGS_S)
    assert [type(error) for error in failed] == [HangsError] * 3


def test_what_it_started_ends_with_it(worker: Worker) -> None:
    started = worker.call("starts", within=HANGS_S)
    worker.end()
    until(lambda: not runs(started), "the end of what it started")


def test_ending_gently_lets_it_close(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    worker = Worker("fake", TARGET, {"closed": str(closed)})
    worker.call("add", 1, within=HANGS_S)
    worker.end()
    assert closed.exists()
    assert worker.process.returncode == 0


def test_a_call_has_a_limit_even_where_nobody_is_left_to_end_it(worker: Worker) -> None:
    assert HANGS_S < worker.call("timer", within=HANGS_S) < 2 * HANGS_S
    answered: list[float] = []
    done = threading.Event()

    def keep(seconds: float, error: WorkerError | None) -> None:
        answered.append(seconds)
        done.set()

    worker.post("timer", on_answer=keep, within=HANGS_S, lasts=1000.0)
    assert done.wait(HANGS_S)
    assert 1000.0 < answered[0] < 1100.0


def test_all_end_with_the_program_also_those_that_hang() -> None:
    workers = [Worker("fake", TARGET) for _ in range(2)]
    for one in workers:
        one.call("add", 1, within=HANGS_S)
    workers[0].process.send_signal(signal.SIGSTOP)
    end_all()
    assert not any(runs(one.process.pid) for one in workers)
    end_all()


ALONE = f"""
import sys
from braillespiel.output.worker.process import Worker
worker = Worker("fake", {TARGET!r}, {{"closed": sys.argv[1]}})
worker.call("add", 1, within={HANGS_S})
print(worker.process.pid, flush=True)
sys.stdin.readline()
"""


@pytest.mark.parametrize("way", ["ends", "killed", "interrupted"])
def test_it_closes_and_ends_with_the_program(tmp_path: Path, way: str) -> None:
    closed = tmp_path / "closed"
    program = subprocess.Popen(
        [sys.executable, "-c", ALONE, str(closed)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
        start_new_session=True,
    )
    assert program.stdout is not None
    worker = int(program.stdout.readline())
    if way == "ends":
        program.communicate("go on\n", HANGS_S)
    elif way == "killed":
        program.kill()
    else:  # Ctrl+C reaches every process of the terminal
        os.killpg(program.pid, signal.SIGINT)
    program.wait(HANGS_S)
    until(lambda: not runs(worker), "the end of the worker")
    assert closed.exists()
    program.communicate()


def test_a_slot_starts_a_new_worker_where_one_has_ended() -> None:
    heard: list[tuple[str, int]] = []
    slot = Slot("fake", TARGET, {"greeting": "hallo"})
    slot.listen("told", lambda *event: heard.append(event))
    try:
        assert slot.running() is None
        first = slot.worker()
        assert slot.worker() is first
        first.call("tells", 1, within=HANGS_S)
        with pytest.raises(EndedError):
            first.call("exit", 1, within=HANGS_S)
        assert slot.running() is None
        second = slot.worker()
        assert second is not first
        second.call("tells", 1, within=HANGS_S)
        assert heard == [("hallo", 0)] * 2
    finally:
        slot.end()
    assert slot.running() is None
