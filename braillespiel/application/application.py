"""The running program: outputs and devices around a client, and the loop that drives them."""

from __future__ import annotations

import contextlib
import os
import threading
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from braillespiel.application import problems
from braillespiel.application.clock import LONGEST_WAIT_MS, GameClock, forward, monotonic_ms
from braillespiel.application.displays import Displays
from braillespiel.application.errorlog import error_log
from braillespiel.application.language import system_language
from braillespiel.application.matches import Matches
from braillespiel.application.outputs import Outputs
from braillespiel.application.reader_voice import ReaderVoice
from braillespiel.application.transcript import Transcript
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement, Kind
from braillespiel.output.braille.errors import BrailleError, TableError
from braillespiel.output.braille.tables import usual
from braillespiel.output.frontend import (
    Clicked,
    FrontEndLostError,
    FrontEvent,
    KeyPressed,
    Stepped,
)
from braillespiel.output.problem import Problem
from braillespiel.store.leases import get_ready
from braillespiel.store.opening import Store
from braillespiel.store.settings import Settings
from braillespiel.ui import global_commands
from braillespiel.ui.announcer import Said
from braillespiel.ui.playback import PlaybackTracker
from braillespiel.ui.screens.screen import Screen
from braillespiel.ui.settings import SETTINGS
from braillespiel.ui.ui import BASE_CATALOGUES, Ui
from braillespiel.words.catalogue import LANGUAGES, Words, load
from braillespiel.words.phrase import Phrase

TOLD_STILL_MS = 3000
"""A standstill that people notice: a game against the clock then goes on at a key."""
LOST_AFTER = 5
"""A front end that fails so often in a row is gone."""


class Application(Matches):
    """A client with its devices."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        outputs: Outputs,
        language: str = "",
        now: Callable[[], int] = monotonic_ms,
        draw_seed: Callable[[], int] | None = None,
    ) -> None:
        chosen = language or settings.text("language")
        language = chosen if chosen in LANGUAGES else system_language()
        now = forward(now)
        if draw_seed is None:
            super().__init__(store, language, now)
        else:
            super().__init__(store, language, now, draw_seed)
        self._game_now = self._game_clock = GameClock(now)
        self.settings = settings
        self.outputs = outputs
        self._calls: deque[Callable[[], None]] = deque()
        self._bad_tables: set[str] = set()
        self._started = False
        self.fixed_adapter: str | None = None
        """The voice that the command line chose; the setting then waits for the next start."""
        self._told_louis = False
        self._reset_tables_to = usual(language)
        words = Words(language, BASE_CATALOGUES)
        self._announce: Callable[[str, bool], bool] | None = getattr(
            outputs.frontend, "announce", None
        )
        self.reader = ReaderVoice(lambda: self.outputs.voice)
        voice = self.reader
        self.ui = Ui(
            words, settings, voice, outputs.earcons, self._translate, now, global_commands.run
        )
        self.ui.services = self
        self.playback = PlaybackTracker(
            now, self._said_elsewhere, self._brailled, lambda: settings.number("braille-cell-ms")
        )
        self.ui.announcer.listeners += [self.reader.noted, self._line, self.playback.announced]
        self.ui.announcer.on_interrupt.append(self.playback.interrupted)
        self.displays = Displays(self.ui, outputs.displays)
        self._message_since: int | None = None
        self._failures = 0
        self._reader_text = ""
        self.transcript: Transcript | None = None
        self.apply()

    def write_transcript(self, path: Path) -> None:
        """Keep a transcript in the file ``path`` from now on. Raises OSError."""

        def ended(error: OSError) -> None:
            reason = error.strerror or str(error)
            self.post(lambda: self._report("transcript-ended", file=str(path), reason=reason))

        self.transcript = Transcript(path, ended)
        self.ui.announcer.listeners.append(self.transcript.said)
        self.ui.key_listeners.append(self.transcript.key)
        self.displays.listeners.append(self.transcript.line)

    # -- services ----------------------------------------------------------------------

    def voices(self) -> Sequence[str]:
        """Return the voices of the present speech backend for our language."""
        listed = getattr(self.outputs.voice, "voices", None)
        if listed is None:
            return ()
        return [v.id for v in listed() if v.language.startswith(self.language)]

    def output_idle(self, answers: bool = True) -> bool:
        """Tell whether all has been said, and a finger had time for the Braille of it."""
        only_answers = not answers and self.playback.answering
        said = only_answers or not self.outputs.voice.speaking()
        return said and self.playback.complete(answers)

    def _said_elsewhere(self) -> bool:
        """Tell whether a screen reader of the player's own says our lines."""
        adapter = getattr(self.outputs.voice, "adapter", "")
        return adapter == "terminal" or self.reader.reading

    def _brailled(self) -> bool:
        return any(display.size() is not None for display in self.outputs.displays)

    def apply(self) -> None:
        """Let the settings of speech and sound hold."""
        settings = self.settings
        self.bot_pause_ms = 1000 * settings.number("bot-pause")
        chooser = getattr(self.outputs.voice, "choose", None)
        if chooser is not None and self.fixed_adapter is None and self._started:
            chooser(settings.text("speech-adapter"))
        setter = getattr(self.outputs.voice, "set", None)
        if setter is not None:
            setter(
                rate=settings.number("speech-rate"),
                volume=settings.number("speech-volume"),
                pitch=settings.number("speech-pitch"),
                voice=settings.text("speech-voice"),
            )
        setter = getattr(self.outputs.earcons, "set", None)
        if setter is not None:
            setter(volume=settings.number("sound-volume"), duck=settings.switch("sound-duck"))
        reads = self.reads_window() and settings.switch("screen-reader")
        if reads is not self.reader.reading:
            self.reader.reading = reads
            # The display belongs to one of the two.
            for display in self.outputs.displays:
                focus = getattr(display, "focus", None)
                if focus is not None:
                    focus(not reads)

    def forget(self) -> None:
        """Take away the lines that the last person's sentences left on the screen."""
        forgetting = getattr(self.outputs.frontend, "forget", None)
        if forgetting is not None:
            forgetting()

    def reads_window(self) -> bool:
        """Tell whether a screen reader can read our window."""
        return self._announce is not None

    # -- Braille -----------------------------------------------------------------------

    def _translate(self, text: str, table: str) -> str:
        """Translate for the Braille line; a table that fails is replaced and reported once."""
        from braillespiel.output.braille import louis

        if table in self._bad_tables:
            table = "cards-int" if table.startswith("cards") else self._reset_tables_to
        try:
            return louis.translate(text, table).cells
        except TableError as error:
            if table not in self._bad_tables:
                self._bad_tables.add(table)
                self.ui.announcer.braille.transcriber.forget()
                name = error.name
                self.post(lambda: self._report("braille-table-broken", table=name))
                return self._translate(text, table)
            return ""
        except (BrailleError, ValueError):
            if not self._told_louis:
                self._told_louis = True
                self.post(lambda: self._report("braille-no-liblouis"))
            return ""

    # -- reports from devices and disk ---------------------------------------------------

    def post(self, call: Callable[[], None]) -> None:
        """Have ``call`` run by the loop; from any thread."""
        self._calls.append(call)
        self.outputs.frontend.wake()

    def labels_folder(self) -> Path:
        """Return the folder that labels are written to: in the documents of the user."""
        from platformdirs import user_documents_path

        home = os.environ.get("BRAILLESPIEL_HOME")
        return Path(home) / "labels" if home else user_documents_path() / "braillespiel"

    def in_background(self, work: Callable[[], None]) -> None:
        """Run ``work`` in a thread; it reports through :meth:`post`, its errors as the loop's."""

        def failed(error: Exception) -> None:
            raise error

        def run() -> None:
            try:
                work()
            except Exception as error:
                self.post(partial(failed, error))

        threading.Thread(target=run, name="background", daemon=True).start()

    def report(self, problem: Problem) -> None:
        """Tell a problem of an output; from any thread."""
        self.post(lambda: self._report(problem.key, **problem.args))

    def speech_changed(self, old: str | None, new: str | None, why: Problem | None) -> None:
        """Tell that another voice took over; from any thread."""
        if old is None and new is not None:
            return
        if new is None:
            self.post(lambda: self._report("speech-gone"))
        else:
            self.post(
                lambda: self._report(
                    "speech-changed", new=self.ui.words(f"setting-speech-adapter-{new}")
                )
            )

    def _report(self, key: str, **arguments: str | int) -> None:
        self._tell(self.ui.words.phrase(key, **arguments))

    def _tell(self, phrase: Phrase) -> None:
        self.ui.announcer.announce([Announcement(phrase, Kind.TABLE, sound="message")])

    def _line(self, said: Said) -> None:
        if said.speech:
            self.outputs.frontend.line(said.speech)

    # -- the loop ----------------------------------------------------------------------

    def start(self, screen: Screen | None) -> None:
        """Open the first screen (if it is given), and tell what the disk had to say."""
        self._started = True
        if screen is not None:
            self.ui.push(screen)
        if self.store.quarantined is not None:
            self._tell(problems.quarantined(self.store.quarantined, self.language))
        if self.store.problem is not None:
            self._tell(self.problem(self.store.problem))
        for bad in self.settings.bad:
            name = self.ui.words(f"setting-{bad.key}")
            self._report("setting-bad", setting=name, value=bad.value, used=str(bad.used))

    def run(self) -> None:
        """Drive the client until it is done."""
        # "New game" shows every game's title: read while the first menu is listened to.
        games = [f"games/{name}" for name in registry.names()]
        self.in_background(lambda: load(games, self.language))
        self.in_background(get_ready)
        try:
            while not self.ui.done:
                self.step(self._wait_s())
        finally:
            self.close()

    def step(self, wait: float | None) -> None:
        """One round of the loop: events, time, outputs."""
        events = self._events(wait)
        still = self._game_clock.stood_still()
        if still >= TOLD_STILL_MS:
            self.guarded(lambda: self.ui.stood_still(still))
        for event in events:
            self.guarded(lambda e=event: self._front(e))  # type: ignore[misc]
        while self._calls:
            self.guarded(self._calls.popleft())
        self.guarded(self._poll)
        self.guarded(self.check_ownership)
        if not self.ui.done:
            self.guarded(self.ui.tick)
        self._time_messages()
        if self.ui.changed and self.ui.screens:
            self.ui.changed = False
            self.guarded(self._show)
        if self.transcript is not None and not self._calls and not self.ui.busy():
            self.transcript.waiting()

    def _events(self, wait: float | None) -> Sequence[FrontEvent]:
        """Return what came from the keyboard; a failure is told, only a lasting one ends it."""
        try:
            events = self.outputs.frontend.wait(wait)
        except Exception as error:
            self.log(error)
            self._failures += 1
            if self._failures >= LOST_AFTER:
                raise FrontEndLostError from error
            self._report("internal-error")
            return ()
        self._failures = 0
        return events

    def _poll(self) -> None:
        self.displays.poll()

    def _show(self) -> None:
        self.displays.show()
        reader = getattr(self.outputs.voice, "braille", None)
        if reader is not None and not self.reader.reading:
            text = self.ui.announcer.braille.plain()
            if text != self._reader_text:
                self._reader_text = text
                reader(text)
        if self.outputs.frontend.wants_pictures:
            picture = self.ui.picture()
            self.outputs.frontend.draw(picture)
            if self._announce is not None and self.reader.reading:
                self.reader.shown(picture, self._announce)

    def guarded(self, call: Callable[[], None]) -> None:
        """Run ``call``; an error is said, the match goes on, nothing is lost."""
        try:
            call()
        except Exception as error:
            try:
                phrase = problems.told(error, self.language)
                if phrase is None:
                    self.log(error)
                    phrase = self.ui.words.phrase("internal-error")
                self._tell(phrase)
            except Exception as worse:
                self.log(worse)

    def log(self, error: Exception) -> None:
        """Note an error in the log beside the matches."""
        error_log().error(error)

    def _front(self, event: FrontEvent) -> None:
        if self.ui.done:
            return  # keys that came after the goodbye
        if isinstance(event, KeyPressed):
            self.ui.press(event.name)
        elif isinstance(event, Clicked):
            self.ui.click(event.key, event.act)
        elif isinstance(event, Stepped):
            self.ui.step(event.key, event.by)
        else:
            self.ui.done = True

    def _wait_s(self) -> float:
        if self._calls or self.ui.busy():
            return 0.0
        due = self.ui.screen.wait_ms() if self.ui.screens else None
        return min(LONGEST_WAIT_MS, LONGEST_WAIT_MS if due is None else due) / 1000

    def _time_messages(self) -> None:
        """Let a message go by itself after the time that the setting gives it."""
        seconds = self.settings.number("message-seconds")
        view = self.ui.announcer.braille
        if not seconds or not view.is_over:
            self._message_since = None
        elif self._message_since is None:
            self._message_since = self._now()
        elif self._now() - self._message_since >= 1000 * seconds:
            view.pan_right()
            self._message_since = None
            self.ui.changed = True

    def close(self) -> None:
        """Give all devices back."""
        self.displays.close()
        for output in (self.outputs.voice, self.outputs.earcons, self.outputs.frontend):
            closer = getattr(output, "close", None)
            if closer is not None:
                with contextlib.suppress(Exception):
                    closer()
        if self.transcript is not None:
            self.transcript.close()
        self.store.close()


def declared_settings(store: Store) -> Settings:
    """Return the settings of a store."""
    return Settings(store.database, SETTINGS)
