"""How things with several names are named: alike in every sentence, whatever it is about."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Naming:
    """The player's choices; one of them is shared by all words of a client.

    ``style`` is the wording, "full", "normal" or "brief": full wording has long names, the others
    short ones, and brief wording leaves out what never tells cards apart in play. "" leaves each
    wording its own names. ``order`` says how a card's name begins: with "value", "colour" (or what
    replaces it), or "game" for the way of each game.
    """

    style: str = ""
    order: str = "game"
    by_display: bool = False
    """Whether keys are named as who has nothing but a display has them: its own."""
    bottom: str = ""
    """What BRLTTY calls the display's bottom key, with "+" between keys; "" if it does not say."""
    on_page: bool = False
    """Whether keys are named as who plays in a browser has them, which keeps many for itself."""

    def value_first(self, usual: bool) -> bool:
        """Tell whether a value goes before its colour; ``usual``: whether the game does so."""
        return usual if self.order == "game" else self.order == "value"

    @property
    def key(self) -> tuple[str, str]:
        """What a kept name depends on."""
        return self.style, self.order
