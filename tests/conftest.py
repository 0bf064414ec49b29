"""For every test: nothing is skipped, nothing is written to where a player's matches lie, and
what it starts can be interrupted.

A skip counts as a failure, unless the environment variable BRAILLESPIEL_FOREIGN says that this
platform is not the one that every test runs on (Debian 12).
"""

import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from braillespiel.words import gaps
from tests.support import packages, parts
from tests.support.importing import import_in_turn
from tests.support.languages import LANGUAGES
from tests.support.patience import outlast
from tests.support.signals import children_take_ctrl_c

ROOT = Path(__file__).resolve().parents[1]


def pytest_xdist_auto_num_workers() -> int:
    """Run one worker more than there are cores: many tests wait for a program, a voice, a bus."""
    return min(8, os.cpu_count() or 1) + 1


def pytest_addoption(parser: pytest.Parser) -> None:
    names = ("quick", "real", "long")
    parser.addoption("--part", choices=names, help="run a part (tests.support.parts)")


def pytest_configure() -> None:
    # No garbage of note arises while tests are compiled and collected; the search costs a third.
    gc.disable()
    packages.hide_others()
    children_take_ctrl_c()


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    everything = [Path(name).resolve() for name in session.config.args] == [ROOT / "tests"]
    if everything and os.name == "posix" and "PYTEST_XDIST_WORKER" in os.environ:
        import_in_turn(session, parts.unread(session.config.getoption("--part")))


@pytest.fixture(autouse=True)
def home_of_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the client a data folder of the test's own."""
    home = tmp_path / "data-home"
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def nobody_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a slow machine be no reason to give up the other end of a connection."""
    outlast(monkeypatch)


@pytest.fixture(autouse=True)
def nothing_stands_in(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test fail in which English stood in for a message of a language of ours.

    Tests of just that have the marker ``gaps``.
    """
    gaps.forget()
    yield
    found = {code: dict(gaps.of(code)) for code in LANGUAGES if gaps.of(code)}
    gaps.forget()
    if request.node.get_closest_marker("gaps") is None:
        assert found == {}


collect_ignore: list[str] = []
if os.name != "posix":
    # Whole modules that work with pseudo-terminals, signals or programs of Linux. What they try
    # is tried on Windows by tests/wine.
    collect_ignore += [
        *(
            "braille/test_brlapi_display.py",
            "braille/test_brltty.py",
        ),
        *("games/six/test_real_time.py", "labels/test_files.py", "program", "proof", "robots"),
        *("setup", "sound", "speech", "ui/test_damaged.py", "window", "wine", "worker"),
        "store/test_private.py",
    ]
if not sys.platform.startswith("linux"):
    # A file system that a test mounts, and how a process tells its memory, are Linux's.
    collect_ignore += ["network/test_full_disk.py", "network/test_idle_strangers.py"]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave unread what the part that was asked for has nothing of."""
    return True if collection_path in parts.unread(config.getoption("--part")) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what the part that was asked for has not; where there is no POSIX, also what is
    about POSIX: to skip it would be a failure.
    """
    part = config.getoption("--part")
    if part is not None:
        config.hook.pytest_deselected(items=parts.leave_out(items, part))
    if os.name == "posix":
        return
    left_out = [item for item in items if item.get_closest_marker("posix")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not item.get_closest_marker("posix")]


def pytest_collection_finish() -> None:
    """Leave the thousands of tests themselves out of every later search for garbage."""
    gc.collect()
    gc.freeze()
    gc.enable()


def _refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    if report.skipped and not os.environ.get("BRAILLESPIEL_FOREIGN"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped; every test must run here. {reason}"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _refuse_skip(report)
    return report
