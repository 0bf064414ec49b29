"""A blind teacher at the desk, with real Orca and BRLTTY: who needs her, and whom she follows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import chromium
from tests.browser.orca import OrcaAtPage
from tests.classroom.in_whole_class import ADA, BO, Host, Listening, Window
from tests.support.brltty import Brltty, brltty
from tests.window.desktop import Desktop
from tests.window.test_orca import desktop, felt

__all__ = ["brltty", "desktop"]


def test_a_raised_hand_and_a_followed_pupil_are_heard_and_felt(
    desktop: Desktop, brltty: Brltty, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(tmp_path / "host", [BO, ADA])
    orca = OrcaAtPage(desktop, brltty, tmp_path, monkeypatch)
    beside = [chromium.start(tmp_path / name) for name in (BO, ADA)]
    try:
        desk = Listening(orca, host.told["teacher"])
        desk.spoken("Desk, 5b: 0 here, nobody needs you")
        bo, ada = [Window(each, host.told["web"]) for each in beside]
        bo.enter(host.told["code"], BO)
        desk.browser.until(lambda: desk.browser.focused().startswith("Bo"))
        ada.enter(host.told["code"], ADA)
        ada.browser.click("Raise hand")
        desk.spoken(desk.hears("Ada"))
        desk.press(ord("n"))
        desk.browser.until(lambda: desk.browser.focused().startswith("Ada, hand"))
        desk.spoken(desk.browser.focused())
        orca.display.wait_for(felt(desk.browser.focused()[:40]))
        desk.press(ord("f"))
        desk.spoken(desk.hears("You follow Ada"))
        ada.hears("Your teacher now follows what you read and hear.")
    finally:
        orca.close()
        for each in beside:
            each.close()
        host.close()
