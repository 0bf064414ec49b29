"""Every sentence that the first seat is told in one match of each game, as a page to be read.

``python -m scripts.sentences`` writes docs/sentences.md: English and German, in full, normal and
brief wording, and the cells. ``--count`` prints the words heard per own turn instead: what an own
action and all until the next one bring, with whose turn it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from braillespiel.commands.telling import Telling
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement, Kind
from braillespiel.ui.announcer import Wording
from braillespiel.words.phrase import Phrase

PAGE = Path(__file__).resolve().parents[1] / "docs" / "sentences.md"
STYLES = ("full", "normal", "brief")
NAMES = ("Ada", "Ben")
SEED = 1


class Listener:
    """What the first of two seats is told of a match, and whose turn it is after that."""

    def __init__(self, game: str, language: str) -> None:
        self.telling = Telling(game, NAMES, 0, language)
        self.told: list[tuple[Phrase, Kind, str]] = []
        self.turns = 0
        self._acting = False

    def watch(self, match: Match, events: Sequence[Any]) -> None:
        """Note what is told of events, and the own turn when it begins."""
        self.turns += match.journal[-1].seat == 0
        view = match.state.view(0)
        seen = [event.redacted_for(0) for event in events]
        found: list[Announcement] = []
        for event in seen:
            if event is not None:
                found += self.telling.presenter.announce(event, view)
        presenter = self.telling.presenter
        acting = 0 in match.state.to_act() and not presenter.asked(view)
        if acting and not self._acting and not presenter.shared:
            short = presenter.words.phrase("your-turn").brief
            found.append(Announcement(replace(presenter.turn(view), brief=short)))
        self._acting = acting
        for each in found:
            cells = self.telling.record(each)["braille"]
            self.told.append((each.phrase, each.kind, cells))


def listened(game: str) -> dict[str, Listener]:
    """Play one match between two bots; return what was told in each language."""
    listeners = {language: Listener(game, language) for language in ("en", "de")}

    def watch(match: Match, events: list[Any]) -> None:
        for listener in listeners.values():
            listener.watch(match, events)

    book = registry.game(game)
    play(book, [book.bot("normal"), book.bot("normal")], {}, SEED, watch)
    return listeners


def words(listener: Listener, style: str) -> float:
    """Return the words heard per own turn."""
    wording = Wording(style)
    heard = sum(len(wording.choose(phrase, kind).split()) for phrase, kind, _ in listener.told)
    return heard / max(1, listener.turns)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ") or "–"


def page() -> str:
    """Return the page: each sentence once, in the order of the match."""
    wordings = [Wording(style) for style in STYLES]
    lines = [
        "# Sentences",
        "",
        "What the first of two seats is told in one match of each game, each sentence once.",
        "Made by `python -m scripts.sentences`.",
    ]
    for game in registry.names():
        for language, listener in listened(game).items():
            lines += ["", f"## {game}, {language}", ""]
            lines += ["| full | normal | brief | cells |", "|---|---|---|---|"]
            rows = dict.fromkeys(
                tuple(_cell(text) for text in (*(w.choose(p, k) for w in wordings), cells))
                for p, k, cells in listener.told
            )
            lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(lines) + "\n"


def main(given: Sequence[str] | None = None) -> None:
    """Write the page, or print the words per turn."""
    parser = argparse.ArgumentParser(prog="scripts.sentences")
    parser.add_argument("--count", action="store_true")
    if not parser.parse_args(given).count:
        PAGE.write_text(page(), encoding="utf-8")
        return
    for game in registry.names():
        for language, listener in listened(game).items():
            counts = "  ".join(f"{style} {words(listener, style):5.1f}" for style in STYLES)
            print(f"{game:10} {language}  {counts}")


if __name__ == "__main__":
    main()
