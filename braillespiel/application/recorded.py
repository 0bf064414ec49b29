"""Matches of the store and of files as recordings, and recordings as new matches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from braillespiel.application import kept_match
from braillespiel.engine.match import Match
from braillespiel.store import records
from braillespiel.store.match_file import SUFFIX, MatchFile
from braillespiel.store.opening import Store
from braillespiel.store.records import MatchId, StoredMatch
from braillespiel.table.host import Player
from braillespiel.table.recording import Recording


def _players(players: Sequence[records.Player]) -> list[Player]:
    return [Player(p.name, p.level if p.kind == "bot" else "") for p in players]


def recording(stored: StoredMatch | MatchFile) -> Recording:
    """Return a match as it was played, and its last kept position if the journal no longer fits."""
    match = kept_match.begun(stored)
    found = Recording(match, kept_match.entries(stored), _players(stored.players))
    if found.broken is not None:
        found.end_with(kept_match.shown(stored, match, found.broken).state)
    return found


def files(folder: Path) -> list[Path]:
    """Return the match files of a folder, the newest first; none if there is no folder."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == SUFFIX]
        return sorted(found, key=lambda path: (-path.stat().st_mtime, path.name))
    except OSError:
        return []


def kept_until(store: Store, source: Recording, moment: int, seat: int, redraw: bool) -> MatchId:
    """Keep a recording up to a moment as a new match, and return its id.

    A person sits at ``seat``, bots at all others. It counts as a match in which a move was taken
    back. With ``redraw``, what the seat cannot know is drawn again if it is that seat's turn.
    """
    match = Match(
        source.game,
        source.seats,
        source.options,
        source.seed,
        source.position,
        rules=source.rules,
        stored=True,
    )
    match.replay(source.entries[:moment])
    if redraw and seat in match.state.to_act():
        match.redraw(seat, 1)
    players = [
        records.Player(player.name)
        if n == seat
        else records.Player(player.name, "bot", player.level or "hard")
        for n, player in enumerate(source.players)
    ]
    number = store.matches.create(
        source.game.id,
        source.seed,
        source.seats,
        source.options,
        players,
        source.position,
        source.rules,
    )
    store.matches.sync(number, match.journal, taken_back=1)
    return number
