"""Where the bridge to the screen reader cannot be built, the own voice speaks, and that is said."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from braillespiel.output.window import access
from braillespiel.output.window.bridge import NoAccess, bridge
from tests.support.program import Program


class Panic(BaseException):
    """As Rust's panics come into Python."""


@pytest.mark.parametrize(
    "error", [KeyError("window"), OSError("no accessibility bus"), Panic("in Rust")]
)
def test_an_adapter_that_fails_leaves_the_window_without_a_reader(
    error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(access, "_adapter", fail)
    found, why = bridge(lambda: None)
    assert isinstance(found, NoAccess)
    assert why is error
    assert not found.announce("Du bist dran", True)
    assert found.requests() == []


def test_a_library_that_does_not_load_leaves_it_without_one_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "braillespiel.output.window.access")
    monkeypatch.setitem(sys.modules, "accesskit", None)
    found, why = bridge(lambda: None)
    assert isinstance(found, NoAccess)
    assert isinstance(why, ImportError)


def test_ctrl_c_is_none_of_its_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(access, "_adapter", interrupt)
    with pytest.raises(KeyboardInterrupt):
        bridge(lambda: None)


NO_ACCESSKIT = 'import sys\nsys.modules["accesskit"] = None\n'


def test_the_client_plays_on_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(NO_ACCESSKIT)
    root = Path(__file__).resolve().parents[2]
    program = Program(
        tmp_path / "home",
        ("--speech", "off", "--no-brltty", "--front-end", "window"),
        {"SDL_VIDEODRIVER": "dummy", "PYTHONPATH": f"{root}:{tmp_path}"},
    )
    try:
        said = program.wait("Dein Screenreader kann das Fenster nicht lesen")
        assert said.startswith(
            "Dein Screenreader kann das Fenster nicht lesen, die eigene Stimme spricht."
        )
        log = (tmp_path / "home" / "errors.log").read_text("utf-8")
        assert "accesskit" in log
    finally:
        program.close()
