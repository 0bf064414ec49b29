"""Several people at one keyboard: their voices, a pause for everybody, and who sits down when."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.ui.announcer import PersonVoice
from braillespiel.ui.match.table import MatchTable
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.screen import Stands
from braillespiel.words.phrase import Phrase

_PITCHES = (30, 75)
_SIDES = (-0.8, 0.8)


def person_voices(people: Sequence[int], style: str) -> dict[int, PersonVoice]:
    """Return how each of several people sounds, from low and left to high and right.

    ``style`` is the setting "shared-voices": "both", "pitch", "side" or "off".
    """
    if style == "off" or len(people) < 2:
        return {}
    found = {}
    for number, seat in enumerate(people):
        share = number / (len(people) - 1)
        pitch = round(_PITCHES[0] + share * (_PITCHES[1] - _PITCHES[0]))
        pan = _SIDES[0] + share * (_SIDES[1] - _SIDES[0])
        found[seat] = PersonVoice(
            None if style == "side" else pitch, None if style == "pitch" else pan
        )
    return found


class Pause(Menu):
    """The clock stands still until somebody continues, with Escape too."""

    def __init__(self, table: MatchTable, title: Phrase | None = None) -> None:
        ui, words = table.ui, table.ui.words
        super().__init__(
            ui,
            title or words.phrase("pause"),
            (
                MenuEntry("go-on", words.phrase("pause-go-on"), ui.pop),
                MenuEntry("menu", words.phrase("game-menu"), table.open_menu),
            ),
        )
        self.game = table.game


class HandOver(Menu):
    """The neutral screen between two people: it shows no card, and waits for the next one."""

    hides_table = True

    def __init__(self, table: MatchTable, seat: int) -> None:
        ui, name = table.ui, Phrase.name(table.port.players[seat].name)
        self.table = table
        self.seat = seat
        super().__init__(
            ui,
            ui.words.phrase("hand-over", name=name),
            (
                MenuEntry("ready", ui.words.phrase("hand-over-ready", name=name), self._ready),
                MenuEntry("menu", ui.words.phrase("hand-over-menu"), table.open_menu),
            ),
            closable=False,
        )
        self.game = table.game

    def stands(self) -> Stands:
        """Say who is next, as the screen does."""
        return Stands(Phrase.plain(self.title().brief), "other", everybody=True)

    def _ready(self) -> None:
        self.ui.pop_to(self.table, silent=True)
        self.table.sit_down(self.seat)
