"""Count which messages are worded most while games are played: ``python -m scripts.most_worded``.

One match of every variant of the record is told to one seat, its zones are worded after every
action, and a client walks through menus and tables. The list in docs/translating.md is made so.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.words.catalogue import Words
from tests.golden.variants import VARIANTS
from tests.support.player import Player

MOST = 150
KEYS = (
    *("T", "C", "Down", "Right", "B", "G", "D", "S", "L", "H", "F1", "Down", "Down", "Escape"),
    *("Tab", "Right", "Tab", "Down", "Home", "I", "Ctrl+L", "R"),
)


def counted() -> Counter[str]:
    """Return how often each message is worded."""
    found: Counter[str] = Counter()
    phrase, said = Words.phrase, Words.__call__

    def phrase_counted(self: Words, key: str, /, **arguments: Any) -> Any:
        found[key] += 1
        return phrase(self, key, **arguments)

    def said_counted(self: Words, key: str, /, **arguments: Any) -> str:
        found[key] += 1
        return said(self, key, **arguments)

    Words.phrase, Words.__call__ = phrase_counted, said_counted  # type: ignore[method-assign]
    try:
        for game in registry.own():
            with tempfile.TemporaryDirectory() as home:
                player = Player(Path(home), "en")
                player.play(game, seats=2)
                for key in KEYS * 3:
                    player.press(key)
            _told(next(one for one in VARIANTS if one.game == game and one.seats == 2))
    finally:
        Words.phrase, Words.__call__ = phrase, said  # type: ignore[method-assign]
    return found


def _told(variant: Any) -> None:
    rules = registry.game(variant.game)
    words = Words("en", registry.catalogues(variant.game))
    presenter = registry.presenter_type(variant.game)(words, ["Anna", "Ben"], 0)

    def watch(match: Match[Any, Any, Any], events: Any) -> None:
        view = match.state.view(0)
        for event in events:
            known = event.redacted_for(0)
            if known is not None:
                presenter.announce(known, view)
        presenter.zones(view)

    play(rules, [rules.bot("easy") for _ in range(2)], variant.options, 7, watch)


def main() -> int:
    """Print the share of the most frequent messages, and their names by how their names begin."""
    found = counted()
    most = [key for key, _ in found.most_common(MOST)]
    share = sum(found[key] for key in most) / found.total()
    sys.stdout.write(f"{MOST} of {len(found)} messages are {share:.0%} of {found.total():,}\n")
    sys.stdout.write(" ".join(most) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
