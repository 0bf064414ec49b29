"""What a seat hears and feels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from braillespiel.games.presenter import Announcement
from braillespiel.games.usual import CardPresenter, Did, TableView
from braillespiel.words.phrase import Phrase, join


class Presenter(CardPresenter):
    """Hand, piles, the others."""

    game_id = "eights"

    def top(self, view: TableView) -> Phrase:
        """Word the top card, and the colour if an eight has named another."""
        card, colour = view.table.discard[-1], view.table.colour
        if card[0] == colour:
            return self.thing(card)
        return self.say("wanted", card=self.thing(card), colour=self.thing(colour))

    def things(self, words: Sequence[str]) -> Phrase:
        """Word a card, and the colour that an eight wishes for."""
        return join([self.thing(word) for word in words], self.words.signs.list)

    def announce(self, event: Any, view: TableView) -> Sequence[Announcement]:
        """Let an eight be heard."""
        told = super().announce(event, view)
        if isinstance(event, Did) and len(event.about) == 2:
            return [replace(one, sound="eights/eight") for one in told]
        return told


PRESENTER = Presenter
