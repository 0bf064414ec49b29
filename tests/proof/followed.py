"""Hints that are followed: Shift+H and a yes leave the match as the hinted action does."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

from braillespiel.engine.contract import CLOCK
from braillespiel.engine.match import Match
from braillespiel.games.presenter import Presenter
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.menu import Question
from tests.proof.situations import random_action, random_table
from tests.support.player import Player

A_TABLE = 12
"""Positions tried at a random table before the next one."""


def follow(game: str, positions: int, seed: int = 1) -> tuple[int, list[str]]:
    """Follow hints at random tables of a game; return in how many positions, and what was wrong."""
    found: list[str] = []
    tried = number = 0
    while tried < positions:
        number += 1
        with tempfile.TemporaryDirectory() as home:
            rng = Random(f"followed {game} {seed} {number}")
            player = Player(Path(home), "en", seed=number, settings={"double-press-ms": 0})
            try:
                table = random_table(player, game, rng)
                for _ in range(min(A_TABLE, positions - tried)):
                    if not _may(player, table):
                        break
                    tried += 1
                    wrong = one(player, table)
                    if wrong:
                        found.append(f"{game} {seed} {number}: {wrong}")
                    if rng.random() < 0.5:
                        random_action(table, rng)
                        table.deliver()
                        player.settle()
            finally:
                player.app.close()
    return tried, found


def _may(player: Player, table: MatchScreen) -> bool:
    """Let the others act until it is the person's turn; False if the match, or the screen, ends."""
    for _ in range(60):
        if table.ended or player.ui.screen is not table:
            return False
        legal = table.view().legal_actions() if table.acting(table.seat) else ()
        if any(str(action).split()[0] != "heard" for action in legal):
            return True
        player.wait(1000)
    return False


def one(player: Player, table: MatchScreen) -> str:
    """Follow a hint here; return what was wrong, "" if nothing was."""
    match, seat = table.port.host.match, table.seat
    before, twin = len(match.journal), match.state.clone()
    player.press("Shift+H")
    for _ in range(600):
        if isinstance(player.ui.screen, Question) or player.ui.screen is not table:
            break
        player.clock.ms += 1
        player.settle()
    hinted = table.hinted
    if not isinstance(player.ui.screen, Question) or hinted is None:
        return f"no question, {player.ear.said}"
    reasons = type(table.presenter).gain is not Presenter.gain
    if reasons and hinted.told[0].full.endswith(". A good move"):
        return f"{hinted.action} was hinted without a reason"
    meanwhile = len(match.journal)
    player.press("Down", "Enter")
    acted = next((n for n in range(meanwhile, len(match.journal)) if _by(match, n) == seat), None)
    if acted is None:
        return f"{hinted.action} was hinted, nothing was done: {player.ear.said}"
    for number in range(before, len(match.journal)):
        entry = match.journal[number]
        if number == acted:
            # Where the first reaction counts, it does so from when the passing was heard.
            late = getattr(match.game.parse_journal(entry.text), "late", 0)
            action = match.game.counted(hinted.action, late) if late else hinted.action
        elif entry.seat == CLOCK:
            action = match.parse(CLOCK, entry.text)
        else:
            action = match.game.parse_journal(entry.text)
        twin.apply(entry.seat, action)
    same = twin.view(seat) == match.state.view(seat)
    done = match.journal[acted].text
    return "" if same else f"{hinted.action} was hinted, {done} done: not what the rules make of it"


def _by(match: Match, number: int) -> int:
    return match.journal[number].seat
