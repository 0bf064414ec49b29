"""What a match was for the ladder of a house, in one sentence."""

from __future__ import annotations

from braillespiel.network.houses import messages as h
from braillespiel.ui.network import sentences
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase
from braillespiel.words.phrase import sentences as joined

WHY = (
    *("bot", "options", "known-deal", "hints", "taken-back", "somebody", "twice"),
    *("early", "ended", "left"),
)
"""Why a match does not count."""


def told(words: Words, news: h.LadderNews) -> Phrase:
    """Say what a match was for the ladder, in one sentence."""
    game = sentences.game_title(words, news.game)
    if news.why in WHY:
        return words.phrase(f"house-ladder-not-{news.why}", game=game)
    parts = [words.phrase("house-ladder-lost")] if news.lost else []
    if news.place:
        parts.append(
            words.phrase(
                f"house-ladder-{_way(news)}",
                game=game,
                place=news.place,
                before=news.before,
                count=news.people,
            )
        )
    if news.little:
        parts.append(words.phrase("house-ladder-little"))
    return joined(parts, words.signs.sentence)


def _way(news: h.LadderNews) -> str:
    if not news.before:
        return "new"
    return "up" if news.place < news.before else "down" if news.place > news.before else "same"
