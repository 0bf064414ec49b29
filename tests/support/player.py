"""A player at the keyboard for tests: presses keys, hears sentences, feels cells.

Everything is the real client but the devices: a recording voice, a simulated display and a
clock that moves one second per key.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from braillespiel.application.application import Application, declared_settings
from braillespiel.application.devices import NoSound, NoVoice, Outputs
from braillespiel.output.braille.display import BrailleDisplay, SimulatedDisplay
from braillespiel.output.frontend import Clicked, FrontEnd, FrontEvent, KeyPressed
from braillespiel.output.picture import Picture
from braillespiel.output.speech.interface import Utterance
from braillespiel.store.opening import open_store
from braillespiel.store.settings import Settings
from braillespiel.ui.announcer import Said
from braillespiel.ui.braille.status_cell import BAR, WIDE, room
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.replay.review import ReviewMenu
from braillespiel.ui.replay.screen import ReplayScreen
from braillespiel.ui.screens.main_menu import MainMenu

ROUNDS = 100_000
"""So many at most until the client is at rest."""


class Clock:
    """A clock in ms that moves when told."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


class Ear(NoVoice):
    """A voice that keeps what it was given."""

    name = "recording"

    def __init__(self) -> None:
        self.said: list[str] = []
        self.heard: list[str] = []
        """What there was time to hear: not what the next sentence cut off at once."""
        self._begun = 0
        self.persons: list[tuple[str, int | None, float | None]] = []
        """What was said in the voice of one of several people: text, pitch, side."""
        self.stops = 0

    def say(self, utterance: Utterance) -> None:
        text = utterance.text
        self.said.append(text)
        if utterance.interrupt:
            del self.heard[self._begun :]
        self.heard.append(text)
        if utterance.pitch is not None or utterance.pan is not None:
            self.persons.append((text, utterance.pitch, utterance.pan))

    def stop(self) -> None:
        self.stops += 1
        del self.heard[self._begun :]

    def time_passes(self) -> None:
        """Hear what has been begun."""
        self._begun = len(self.heard)

    def speaking(self) -> bool:
        return False


class Sounds(NoSound):
    """Earcons that keep their names."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.pans: list[float] = []
        self.melodies: list[tuple[tuple[int, float], ...]] = []
        self.room_tone: tuple[str, int] = ("", 0)
        """The room tone that sounds, and its share of the volume."""

    def play(self, name: str, pan: float = 0.0) -> None:
        self.played.append(name)
        self.pans.append(pan)

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        self.melodies.append(tuple(tones))

    def room(self, name: str, share: int = 100) -> None:
        self.room_tone = (name, share)


class Keyboard:
    """A front end that gives the keys it was handed."""

    name = "test"
    wants_pictures = True
    readable = False

    def __init__(self) -> None:
        self.events: list[FrontEvent] = []
        self.lines: list[str] = []
        self.picture: Picture | None = None

    def wait(self, seconds: float | None) -> Sequence[FrontEvent]:
        events, self.events = self.events, []
        return events

    def wake(self) -> None:
        return

    def line(self, text: str) -> None:
        self.lines.append(text)

    def draw(self, picture: Picture) -> None:
        self.picture = picture

    def announce(self, text: str, urgent: bool) -> bool:
        return False

    def forget(self) -> None:
        return

    def close(self) -> None:
        return


class Player:
    """The client with a person in front of it; see :meth:`press`."""

    def __init__(
        self,
        home: Path,
        language: str = "de",
        columns: int = 40,
        rows: int = 1,
        seed: int = 7,
        settings: dict[str, Any] | None = None,
        frontend: Callable[[Settings], FrontEnd] | None = None,
        display: BrailleDisplay | None = None,
    ) -> None:
        """Start the client; ``frontend`` and ``display`` replace those of the tests."""
        self.clock = Clock()
        self.ear = Ear()
        self.sounds = Sounds()
        self.keyboard = Keyboard()
        self.display = SimulatedDisplay(columns, rows)
        self._columns = columns
        store = open_store(home)
        values = declared_settings(store)
        values.set("first-run", False)
        values.set("bot-pace", "none")
        for key, value in (settings or {}).items():
            values.set(key, value)
        front = self.keyboard if frontend is None else frontend(values)
        outputs = Outputs(self.ear, self.sounds, [display or self.display], front)
        self.app = Application(store, values, outputs, language, self.clock, lambda: seed)
        self.ui = self.app.ui
        self.said: list[Said] = []
        self.longest_step_s = 0.0
        """How long the client took at once; while it does nobody presses another key."""
        self.reviews_for = ROUNDS
        """How many rounds a review of a match is waited for; it goes on beside the keys."""
        self.errors: list[str] = []
        """Errors inside the client, which it would write to its log."""
        self.app.log = self._log  # type: ignore[method-assign]
        self.ui.announcer.listeners.append(self.said.append)
        self.app.start(MainMenu(self.ui))
        self.settle()

    def _log(self, error: Exception) -> None:
        self.errors.append("".join(traceback.format_exception(error)))

    @property
    def table(self) -> MatchScreen:
        """The table that is open."""
        found = [screen for screen in self.ui.screens if isinstance(screen, MatchScreen)]
        return found[-1]

    @property
    def _beside(self) -> int:
        """How many cells status cell and class cell take at the right."""
        view = self.ui.announcer.braille
        there = view.status == "right" or (view.status == "none" and view.in_class is not None)
        return room(view.status, self._columns, view.in_class is not None) if there else 0

    @property
    def cells(self) -> str:
        """The display's cells without the status cell, how things stand and blanks at the end."""
        columns, cells = self._columns, self.display.cells
        width = columns - self._beside
        rows = [cells[at : at + width] for at in range(0, len(cells), columns)]
        if rows and self.standing:
            rows[0] = rows[0][: -len(self.standing)]
        return "".join(chr(0x2800 + cell) for row in rows for cell in row).rstrip("\u2800")

    @property
    def standing(self) -> str:
        """How things stand, as it lies at the end of a wide line, with the bar before it."""
        view = self.ui.announcer.braille
        parts = [view.transcriber.cells(braille) for braille, _ in view.standing]
        text = bytes((BAR, *b"\0".join(parts)))
        row = self.display.cells[: self._columns - self._beside]
        shown = len(text) > 1 and self._columns >= WIDE and row.endswith(text)
        return "".join(chr(0x2800 + cell) for cell in text) if shown else ""

    @property
    def status(self) -> int:
        """The status cell."""
        return self.display.cells[self._columns - 1]

    def settle(self) -> None:
        """Let bots and clocks go on until they wait for the person."""
        self._step()
        rounds = 0
        while not self.ui.done and (self.ui.busy() or self.keyboard.events):
            assert rounds < ROUNDS, "the client does not come to rest"
            reviews = isinstance(self.ui.screen, ReplayScreen | ReviewMenu)
            if reviews and rounds >= self.reviews_for and not self.keyboard.events:
                break
            self._step()
            rounds += 1
        self._step()

    def _step(self) -> None:
        """Let the client do what is due at once; until it returns no key is taken."""
        began = time.perf_counter()
        self.app.step(0)
        self.longest_step_s = max(self.longest_step_s, time.perf_counter() - began)

    def wait(self, ms: int, step: int = 100) -> list[str]:
        """Let time pass without a key; return what was heard meanwhile."""
        before = len(self.ear.said)
        for _ in range(0, ms, step):
            self.clock.ms += step
            self.ear.time_passes()
            self.settle()
        return self.ear.said[before:]

    def press(self, *keys: str) -> list[str]:
        """Press keys one after the other, a second apart; return what the last one made heard."""
        for key in keys:
            self.clock.ms += 1000
            self.ear.time_passes()
            self.ear.said.clear()
            self.said.clear()
            self.keyboard.events.append(KeyPressed(key))
            self.settle()
        return list(self.ear.said)

    def seek(self, key: str, words: str) -> list[str]:
        """Press ``key`` until ``words`` are heard; return what was heard then.

        Raises AssertionError when something is heard again before.
        """
        met: list[list[str]] = []
        while words not in (heard := self.press(key))[-1]:
            assert heard not in met, f"{words} is not among {met}"
            met.append(heard)
        return heard

    def click(self, key: str) -> list[str]:
        """Click the tile ``key``."""
        self.clock.ms += 1000
        self.ear.said.clear()
        self.keyboard.events.append(Clicked(key))
        self.settle()
        return list(self.ear.said)

    def play(self, game: str, **options: Any) -> MatchScreen:
        """Set a match up through the menus' own objects, one person against normal bots."""
        from braillespiel.ui.screens.new_match import MatchSetup

        setup = MatchSetup(self.ui, game)
        seats = options.pop("seats", None)
        setup.options.update(options)
        if seats is not None:
            setup.seats = seats
        self.ui.push(setup)
        self.press("Enter")
        return self.table
