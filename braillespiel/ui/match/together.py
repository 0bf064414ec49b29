"""Several people at one computer: their voices, a pause for everybody, and who sits down when."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.games.presenter import Announcement
from braillespiel.table.port import Request
from braillespiel.ui.announcer import PersonVoice
from braillespiel.ui.history import History
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen
    from braillespiel.ui.ui import Ui

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

    def __init__(self, ui: Ui, table: MatchScreen, title: Phrase | None = None) -> None:
        words = ui.words
        super().__init__(
            ui,
            title or words.phrase("pause"),
            (
                Entry("go-on", words.phrase("pause-go-on"), ui.pop),
                Entry(
                    "menu",
                    words.phrase("game-menu"),
                    partial(ui.navigation.open_game_menu, table),
                ),
            ),
        )
        self.game = table.game


def after_standstill(table: MatchScreen, ms: int) -> None:
    """The program stood still, and the game's clock with it; a race continues at a key."""
    ui = table.ui
    if ui.screen is table and table.racing and not table.ended:
        ui.push(Pause(ui, table, ui.words.phrase("pause-stood-still")))


def hand_over(table: MatchScreen, seat: int) -> None:
    """Open the neutral screen; the table goes to ``seat`` when its person is there."""
    table.port.request(Request.PAUSE)
    table.vacate()
    table.ui.navigation.open_hand_over(table, seat)


def vacate(table: MatchScreen) -> None:
    """The person at the keyboard leaves: nothing of this seat stays behind for others."""
    table.leaving = False
    if len(table.seated) > 1:
        table.ui.forget()
        table.ui.announcer.history = History()


def sit_down(table: MatchScreen, seat: int) -> None:
    """The person of ``seat`` is at the keyboard now: say where they are, then what happened."""
    table.seat = seat
    table.met = False
    table.draft = table.hint = None
    table.marked.clear()
    table.ui.forget()
    table.remember()
    table.port.request(Request.GO_ON)
    table.appear()
    table.notices.sat_down()
    table.deliver()


def refuse(table: MatchScreen, phrase: Phrase, seat: int | None) -> None:
    """Say why an action is not possible; at a shared table to its person, after the rest."""
    if seat is None:
        table.ui.announcer.answer(phrase, sound="error")
        return
    phrase = join((Phrase.name(table.port.players[seat].name), phrase), ": ")
    table.ui.announcer.announce([Announcement(phrase, sound="error", seat=seat)])


def waiting_for(table: MatchScreen) -> int | None:
    """Return the person who is to act: the one at the keyboard first, or None."""
    for seat in (table.seat, *table.seated):
        if table.acting(seat):
            return seat
    return None
