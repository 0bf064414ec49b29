"""Two clients at the same match, one of them behind a port through which all goes as documents.

The same keys are pressed at both: what is said in all three wordings, what is felt, the sounds, the
zones, the history and the picture are the same.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from braillespiel.application import report
from braillespiel.ui.match import commands
from braillespiel.ui.match.screen import MatchScreen
from tests.proof.situations import keys_here, press, random_table
from tests.support.player import Player
from tests.table.encoded import EncodedPort, through_documents


def perceived(player: Player) -> dict[str, Any]:
    """Return everything that a person perceives, and what they may do."""
    found: dict[str, Any] = {
        "said": list(player.ear.said),
        "wordings": list(player.said),
        "voices": list(player.ear.persons),
        "sounds": (list(player.sounds.played), list(player.sounds.melodies)),
        "cells": bytes(player.display.cells),
        "screens": [(type(screen).__name__, screen.title()) for screen in player.ui.screens],
        "picture": player.keyboard.picture,
        "errors": list(player.errors),
    }
    history = player.ui.announcer.history
    found["history"] = [(told.phrase, told.kind) for told in history._buffers["all"]]
    for screen in player.ui.screens:
        if isinstance(screen, MatchScreen):
            view = screen.view()
            found["zones"] = list(screen.navigator.zones)
            found["focus"] = screen.navigator.item
            found["legal"] = (list(view.legal_actions()), view.to_act(), screen.marked)
    return found


def apart(home: Path, game: str, language: str, seed: int, keys: int) -> list[str]:
    """Press random keys at both; return what was not the same."""
    chance = Random(f"{game} {language} {seed}")
    people, columns = chance.choice((1, 1, 2)), chance.choice((12, 20, 40))
    near, far = (
        Player(home / name, language, columns, 1, seed, {"double-press-ms": 0})
        for name in ("near", "far")
    )
    through_documents(far.app.matches)
    for player in (near, far):
        random_table(player, game, Random(seed), people)
    assert isinstance(far.table.port, EncodedPort)
    found: list[str] = []
    kept = home / "kept"
    for _ in range(keys):
        if near.ui.done or not near.ui.screens:
            break
        key = keys_here(near, chance)
        waits = chance.choice((0, 0, 0, 500, 5000))
        for player in (near, far):
            # However slow the machine is, a hint comes at once; a report has its first name.
            with (
                mock.patch.object(commands, "AT_ONCE", sys.maxsize),
                mock.patch.object(report, "own_documents", return_value=kept),
            ):
                press(player, key)
            player.wait(waits)
            shutil.rmtree(kept, ignore_errors=True)
        there, here = perceived(far), perceived(near)
        found += [
            f"{game} {language} {seed}: {key}: {what}: {here[what]!r} / {there.get(what)!r}"
            for what in here
            if here[what] != there.get(what)
        ]
        if found:
            break
    for player in (near, far):
        player.app.close()
    return found
