"""Every sentence that the first seat is told in one match of each game, as a page to be read.

``python -m scripts.sentences`` writes docs/sentences.md: English, German and French, in full,
normal and brief wording, and the cells. ``--count`` prints the words heard per own turn in
three matches instead: everything from one own action to the next, including whose turn it is.
What it was before the sentences were shortened stands with the facts of each game: in the same
matches, in each of STYLES, as the sentences were at commit 6ceffb5. "Your turn" alone was told
then; what is possible had to be asked for.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from braillespiel.commands.telling import Telling
from braillespiel.engine.match import Entry, Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement, Priority
from braillespiel.ui import announcer
from braillespiel.ui.match.telling import your_turn
from tests.support.facts import facts

PAGE = Path(__file__).resolve().parents[1] / "docs" / "sentences.md"
LANGUAGES = ("en", "de", "fr")
STYLES = ("full", "normal", "brief")
NAMES = ("Ada", "Ben")
SEED = 1
NONE: Mapping[int, Iterable[Sequence[Entry]]] = MappingProxyType({})
MATCHES = 3
"""Matches whose words are counted, seeds from SEED on."""


class Listener:
    """What the first of two seats is told of a match, and whose turn it is after that."""

    def __init__(self, game: str, language: str, style: str) -> None:
        self.telling = Telling(game, NAMES, 0, language)
        self.telling.presenter.words.naming.style = style
        self.wording = announcer.of(style)
        self.told: list[Announcement] = []
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
            found.append(Announcement(your_turn(presenter, view)))
        self._acting = acting
        self.told += found

    def spoken(self, told: Announcement) -> str:
        """Return what is heard of an announcement: "" if brief wording leaves it out."""
        silent = told.priority is Priority.LOW and self.wording.style == "brief"
        phrase = self.wording.echoed(told.phrase, told.echo)
        return "" if silent else self.wording.choose(phrase, told.kind)


def listened(
    game: str,
    seed: int = SEED,
    styles: Sequence[str] = STYLES,
    journal: Iterable[Sequence[Entry]] | None = None,
    languages: Iterable[str] = LANGUAGES,
) -> dict[tuple[str, str], Listener]:
    """Play one match between two bots; return what was told by language and wording.

    ``journal`` is that match if it is on record: entries that were carried out at once, together.
    """
    listeners = {
        (language, style): Listener(game, language, style)
        for language in languages
        for style in styles
    }

    def watch(match: Match, events: Sequence[Any]) -> None:
        for listener in listeners.values():
            listener.watch(match, events)

    book = registry.game(game)
    if journal is None:
        play(book, [book.bot("normal"), book.bot("normal")], {}, seed, watch)
        return listeners
    match = Match(book, len(NAMES), {}, seed)
    for entries in journal:
        watch(match, match.replay(entries))
    return listeners


def counted(
    game: str,
    matches: int,
    styles: Sequence[str] = STYLES,
    journals: Mapping[int, Iterable[Sequence[Entry]]] = NONE,
) -> dict[tuple[str, str], float]:
    """Return the words heard per own turn in some matches, by language and wording.

    ``journals`` are those of the seeds whose match is on record.
    """
    heard: Counter[tuple[str, str]] = Counter()
    turns: Counter[tuple[str, str]] = Counter()
    for seed in range(SEED, SEED + matches):
        heard_by = listened(game, seed, styles, journals.get(seed), facts(game).WORDS_BEFORE)
        for which, listener in heard_by.items():
            turns[which] += listener.turns
            heard[which] += sum(len(listener.spoken(each).split()) for each in listener.told)
    return {which: heard[which] / max(1, turns[which]) for which in heard}


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ") or "–"


def _figures() -> Iterator[str]:
    """Yield the words per own turn as a table, each wording beside what it was."""
    yield "## Words heard per own turn"
    yield ""
    yield f"Words heard from one own action to the next, in {MATCHES} matches of each game."
    yield "In brackets: the same matches with the sentences of commit 6ceffb5, where one was told"
    yield "that it was one's turn, and not what is possible."
    yield ""
    yield "| game | language | full | normal | brief | brief, fewer |"
    yield "|---|---|---|---|---|---|"
    for game in registry.own():
        yield from rows_of(game, counted(game, MATCHES))


def rows_of(game: str, found: Mapping[tuple[str, str], float]) -> Iterator[str]:
    """Yield the rows of a game in the table of words per own turn."""
    for language, before in facts(game).WORDS_BEFORE.items():
        now = [found[language, style] for style in STYLES]
        figures = [f"{new:.2f} ({old:.2f})" for new, old in zip(now, before, strict=True)]
        fewer = f"{1 - now[-1] / before[-1]:.0%}"
        yield f"| {' | '.join((game, language, *figures, fewer))} |"


def page() -> str:
    """Return the page: each sentence once, in the order of the match."""
    lines = [
        "# Sentences",
        "",
        "What the first of two seats is told in one match of each game, each sentence once.",
        "Made by `python -m scripts.sentences`. No native speaker has read the French ones yet.",
        "",
        *_figures(),
    ]
    for game in registry.own():
        heard = listened(game)
        for language in LANGUAGES:
            lines += ["", f"## {game}, {language}", ""]
            lines += ["| full | normal | brief | cells |", "|---|---|---|---|"]
            listeners = [heard[language, style] for style in STYLES]
            columns = [[each.spoken(told) for told in each.told] for each in listeners]
            first = listeners[0]
            columns.append([first.telling.record(each)["braille"] for each in first.told])
            rows = dict.fromkeys(tuple(map(_cell, row)) for row in zip(*columns, strict=True))
            lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(lines) + "\n"


def main(given: Sequence[str] | None = None) -> None:
    """Write the page, or print the words per turn."""
    parser = argparse.ArgumentParser(prog="scripts.sentences")
    parser.add_argument("--count", action="store_true")
    if not parser.parse_args(given).count:
        PAGE.write_text(page(), encoding="utf-8")
        return
    for game in registry.own():
        found = counted(game, MATCHES)
        for language in facts(game).WORDS_BEFORE:
            counts = "  ".join(f"{style} {found[language, style]:5.2f}" for style in STYLES)
            print(f"{game:10} {language}  {counts}")


if __name__ == "__main__":
    main()
