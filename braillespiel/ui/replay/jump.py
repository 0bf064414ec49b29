"""The list of moments worth going to: where a round began, where the score changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.phrase import Phrase, join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.replay.screen import ReplayScreen


def _standing(screen: ReplayScreen, scores: tuple[int, ...]) -> Phrase:
    """Return the scores as they stood, by name."""
    parts = [
        screen.words.phrase("replay-score", name=screen.name(seat), points=points)
        for seat, points in enumerate(scores)
    ]
    return join(parts, screen.words.signs.list)


def jump_menu(screen: ReplayScreen) -> Menu:
    """Return the list; the focus is on the moment that is shown, or the last one before it."""
    recording, words = screen.recording, screen.words
    entries = [Entry("0", words.phrase("replay-start"), partial(screen.jump_to, 0))]
    moments, before = [0], recording.scores(0)
    for moment in range(1, len(recording)):
        scores = recording.scores(moment)
        round_begins = recording.opens_round(moment)
        if scores != before or round_begins:
            told = screen.told(moment, rounds_only=round_begins)
            parts = [_standing(screen, scores), *(each.phrase for each in told)]
            text = sentences(
                [*parts[1:], parts[0]] if round_begins else parts, words.signs.sentence
            )
            entries.append(Entry(str(moment), text, partial(screen.jump_to, moment)))
            moments.append(moment)
        before = scores
    menu = Menu(screen.ui, words.phrase("replay-jump-title"), entries)
    menu.index = sum(moment <= screen.moment for moment in moments) - 1
    return menu
