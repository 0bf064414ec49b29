"""``serve`` in this process, and what happens at its door while it runs."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from braillespiel.cli import main
from braillespiel.commands import stopping
from braillespiel.network.joining import guesses
from braillespiel.network.joining.door import Door
from braillespiel.network.joining.errors import JoinError

CODE = "204816"

ADDRESSES = itertools.cycle(range(1, 255))
"""The last numbers of the addresses from which is guessed."""

Scene = Callable[[Door], Awaitable[None]]


class Serving:
    """Runs ``serve`` on loopback until a scene at its door is over."""

    def __init__(
        self,
        home: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        self._capsys = capsys
        self._doors: list[Door] = []
        self._scene: Scene | None = None
        monkeypatch.setenv("BRAILLESPIEL_HOME", str(home))
        monkeypatch.setattr(stopping, "stopped", self._stopped)
        monkeypatch.setattr(guesses, "IN_ALL", 3)
        made = Door.__init__

        def remembered(door: Door, *given: Any, **named: Any) -> None:
            made(door, *given, **named)
            self._doors.append(door)

        monkeypatch.setattr(Door, "__init__", remembered)

    def _stopped(self) -> asyncio.Future[None]:
        assert self._scene is not None
        return asyncio.ensure_future(self._scene(self._doors[-1]))

    def lines(self, scene: Scene, *arguments: str) -> list[str]:
        """Return the lines that were printed, the first ones of the opening left out."""
        self._scene = scene
        given = ["--loopback-only", "--plain", "--no-web", "--code", CODE, "--lang", "en"]
        assert main(["serve", *given, *arguments]) == 0
        told = self._capsys.readouterr()
        assert told.err == ""
        return list(told.out.splitlines()[1:])

    def events(self, scene: Scene, *arguments: str) -> list[dict[str, Any]]:
        """Return what was told as JSON."""
        return [json.loads(line) for line in self.lines(scene, *arguments, "--json")]


async def guessed_away(door: Door) -> str:
    """Try as many wrong codes as end one, from many addresses; return the new one."""
    code = door.code
    wrong = f"{(int(code) + 1) % 10**6:06}"
    for _ in range(guesses.IN_ALL):
        with pytest.raises(JoinError, match="wrong-code"):
            await door.read_out(f"198.51.100.{next(ADDRESSES)}", wrong)
    await asyncio.sleep(0)
    assert door.code != code, "the code stays"
    return door.code
