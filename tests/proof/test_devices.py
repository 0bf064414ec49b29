"""Samples of random keys through real programs: an X server with AT-SPI, BRLTTY with its display.

``python -m tests.proof desktop brltty`` sends many more.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.proof import frontends
from tests.proof.test_pages import ROOT
from tests.window.desktop import Desktop, x_server

ALONE = """
import json
from tests.proof.frontends import Situation
report = Situation("desktop", 2, 8, 250).play()
print(json.dumps([report.found, report.keys, report.actions, report.did]))
"""
"""In a process of its own: AccessKit asks only once in a process which desktop there is."""


def test_keys_clicks_and_a_screen_reader_at_a_real_desktop_break_nothing(tmp_path: Path) -> None:
    with x_server() as display:
        desktop = Desktop(display, tmp_path)
        try:
            done = subprocess.run(
                [sys.executable, "-c", ALONE],
                cwd=ROOT,
                env=desktop.environment | {"SDL_VIDEODRIVER": "x11"},
                capture_output=True,
                text=True,
                check=False,
            )
        finally:
            desktop.close()
    assert done.returncode == 0, done.stderr
    found, keys, actions, did = json.loads(done.stdout.splitlines()[-1])
    assert found == []
    assert keys >= 250
    assert actions > 0
    assert set(did) == {
        "clicks", "wishes of a screen reader", "changes of the window", "trees read",
    }  # fmt: skip


def test_keys_of_a_display_behind_brltty_break_nothing() -> None:
    report = frontends.Situation("brltty", 2, 3, 15).play()
    assert report.found == []
    assert report.keys >= 15
    assert report.actions > 0
    assert report.did["lines compared"] > 0
