"""How things with several names are named: alike in every sentence, whatever it is about."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from braillespiel.words.phrase import Phrase

USUAL_KEYS: Mapping[str, str] = {
    "help-key": "F1",
    "settings-key": "F2",
    "slower-key": "F5",
    "faster-key": "F6",
    "softer-key": "F7",
    "louder-key": "F8",
    "sound-down-key": "F9",
    "sound-up-key": "F10",
    "wording-key": "F11",
    "reader-key": "F12",
    "turn-key": "T",
}
"""The variables of sentences that stand for keys, as long as the player has no others."""


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
    keys: Mapping[str, Phrase] = field(
        default_factory=lambda: {name: Phrase.plain(key) for name, key in USUAL_KEYS.items()}
    )
    """What stands for the keys of ``USUAL_KEYS``."""
    told_keys: int = 0
    """Stands for ``keys`` where phrases are kept: 0 for the usual ones."""

    def name_keys(self, keys: Mapping[str, Phrase]) -> None:
        """From now on name these keys."""
        self.keys = keys
        names = {name: key.full for name, key in keys.items()}
        self.told_keys = 0 if names == USUAL_KEYS else hash(tuple(names.values()))

    def value_first(self, usual: bool) -> bool:
        """Tell whether a value goes before its colour; ``usual``: whether the game does so."""
        return usual if self.order == "game" else self.order == "value"

    @property
    def key(self) -> tuple[str, str]:
        """What a kept name depends on."""
        return self.style, self.order
