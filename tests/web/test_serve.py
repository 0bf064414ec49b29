"""``serve`` says and draws where its page is, and leaves the page out on request."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from braillespiel.cli import main
from braillespiel.commands import stopping


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., tuple[int, str]]:
    """Serve a table that is closed as soon as it is open; return the status and what was said."""
    import asyncio

    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))

    def at_once() -> Any:
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    monkeypatch.setattr(stopping, "stopped", at_once)

    def run(*arguments: str) -> tuple[int, str]:
        out = _Terminal()
        monkeypatch.setattr("sys.stdout", out)
        status = main(["serve", "--loopback-only", "--code", "204816", "--lang", "en", *arguments])
        return status, out.getvalue()

    return run


def test_the_page_is_said_and_drawn(served: Callable[..., tuple[int, str]]) -> None:
    status, said = served()
    assert status == 0
    assert "In a browser, with nothing to install: http://127.0.0.1:" in said
    drawn = [line for line in said.splitlines() if set(line) & set("█▀▄\x1b")]
    assert len(drawn) > 10


def test_without_a_page_nothing_is_said_of_one(served: Callable[..., tuple[int, str]]) -> None:
    _, said = served("--no-web", "--json")
    assert "web" not in json.loads(said.splitlines()[0])


def test_a_certificate_needs_its_key(
    served: Callable[..., tuple[int, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    status, _ = served("--cert", "nowhere.pem")
    assert (status, capsys.readouterr().err) == (
        2,
        "--cert and --key belong together. Give both, or neither.\n",
    )
    status, _ = served("--cert", "nowhere.pem", "--key", "nowhere.pem")
    assert status == 2
    assert "cannot be read: not found." in capsys.readouterr().err
