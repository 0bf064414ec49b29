"""The running program: outputs and devices around a client, and the loop that drives them."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from braillespiel import languages
from braillespiel.application.braille_tables import BrailleTables
from braillespiel.application.clock import LONGEST_WAIT_MS, GameClock, forward, monotonic_ms
from braillespiel.application.device_notices import DeviceNotices
from braillespiel.application.devices import Devices, Outputs
from braillespiel.application.displays import Displays
from braillespiel.application.errorlog import error_log
from braillespiel.application.language import system_language
from braillespiel.application.matches import MatchService
from braillespiel.application.report import Reports
from braillespiel.application.transcript import Transcript
from braillespiel.games import fence, registry
from braillespiel.games.fence import GameFaultError
from braillespiel.games.presenter import Announcement, Kind
from braillespiel.output.frontend import Clicked, FrontEndLostError, FrontEvent, KeyPressed, Stepped
from braillespiel.output.picture import Picture
from braillespiel.output.problem import Problem
from braillespiel.output.speech.interface import Utterance
from braillespiel.resources import own_documents
from braillespiel.store.leases import get_ready
from braillespiel.store.opening import Store
from braillespiel.store.place import place
from braillespiel.store.settings import Settings
from braillespiel.ui import problems
from braillespiel.ui.announcer import Said
from braillespiel.ui.problems import problem_phrase
from braillespiel.ui.screen_opener import ScreenOpener
from braillespiel.ui.screens.screen import Screen
from braillespiel.ui.settings import BOT_PACES, SETTINGS, choice_phrase
from braillespiel.ui.ui import BASE_CATALOGUES, Ui
from braillespiel.words.catalogue import Argument, Words, load
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.network.services import Network
    from braillespiel.ui.services import Beside

TOLD_STILL_MS = 3000
"""A standstill that people notice: a game against the clock then waits for a key."""
FAULTY_MS = 1000
"""A screen whose game fails is asked again after this time what is due."""
LOST_AFTER = 5
"""A front end that fails this often in a row is given up."""


class Application:
    """A client at work: the matches on disk, the devices, and the ui between them."""

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
        self.language = chosen if chosen in languages.codes() else system_language()
        self._now = forward(now)
        self._game_clock = self._clock()
        self.settings = settings
        self.has_decks = True  # as in ui.services
        self.store = store
        self.matches = self._library(draw_seed)
        self.devices = self._outputs(outputs)
        self.reports = self._reports()
        self._calls: deque[Callable[[], None]] = deque()
        self._seen = Picture("braillespiel")
        self._faulty: object = None
        self._faults: set[tuple[str, str]] = set()
        """The faults of games of other packages that were told in the match of this port."""
        self._tables = self._braille_tables()
        words = Words(self.language, BASE_CATALOGUES)
        reader = self.devices.reader
        self.ui = Ui(
            words,
            settings,
            reader,
            self.devices.earcons,
            self._tables.translate,
            self._now,
            self._navigation(),
            self,
        )
        self.notices = DeviceNotices(self._now)
        playback, view = self.devices.playback, self.ui.announcer.braille
        playback.cells_of = lambda said: len(view.transcriber.cells(said.marked))
        self.ui.announcer.listeners += [reader.noted, self._line, playback.announced]
        self.ui.announcer.on_interrupt.append(playback.interrupted)
        self.displays = Displays(self.ui, self.devices.displays, self.notices)
        self._failures = 0
        self.transcript: Transcript | None = None
        self.network: Network | None = None
        """The way to network tables, where there is one."""
        self.beside: list[Beside] = []
        self.ui.apply_settings()

    def _clock(self) -> GameClock:
        """Return the clock that counts for games."""
        return GameClock(self._now)

    def _library(self, draw_seed: Callable[[], int] | None) -> MatchService:
        """Return the matches that are played here."""
        return MatchService(
            self.store, self.language, self._now, self._game_clock, self._beside, draw_seed
        )

    def _outputs(self, outputs: Outputs) -> Devices:
        """Return the devices at work."""
        return Devices(outputs, self.settings, self.language, self._now)

    def _reports(self) -> Reports:
        """Return what makes the report for whoever helps."""
        return Reports(self.store, self.settings, self.language, self.devices.cells)

    def _navigation(self) -> ScreenOpener:
        """Return what opens screens from others."""
        return ScreenOpener()

    def _braille_tables(self) -> BrailleTables:
        """Return what translates for the Braille line."""
        return BrailleTables(self.language, self._table_failed, self._is_felt)

    def write_transcript(self, path: Path) -> None:
        """Keep a transcript in the file ``path`` from now on. Raises OSError."""

        def ended(error: OSError) -> None:
            reason = error.strerror or str(error)
            self.post(lambda: self._report("transcript-ended", file=str(path), reason=reason))

        self.transcript = Transcript(path, ended)
        self.ui.announcer.listeners.append(self.transcript.said)
        self.ui.key_listeners.append(self.transcript.key)
        self.displays.listeners.append(self.transcript.line)

    def apply(self) -> None:
        """Apply the settings that matches and devices use."""
        self.matches.bot_pause_ms = BOT_PACES[self.settings.text("bot-pace")]
        self.devices.apply()

    def lend_settings(self, values: Mapping[str, object]) -> bool:
        """Let values hold that are never kept, and those lent before no more."""
        holds = self.settings.lend(values)
        self.ui.apply_settings()
        return holds

    def lend_front(self, needs: Mapping[str, object]) -> bool:
        """Keep the language and the front end of this program: whoever sits here chose them."""
        return False

    def _is_felt(self) -> bool:
        """Tell whether a display shows our cells."""
        return self.devices.cells() > 0

    def _table_failed(self, problem: Problem) -> None:
        """Report a Braille table that cannot be used; cells on the line may still be its own."""
        self.ui.announcer.braille.transcriber.forget()
        self.report(problem)

    # -- reports from devices and disk ---------------------------------------------------

    def post(self, call: Callable[[], None]) -> None:
        """Have ``call`` run by the loop; from any thread."""
        self._calls.append(call)
        self.devices.frontend.wake()

    def labels_folder(self) -> Path:
        """Return the folder that labels are written to: in the user's documents."""
        return own_documents("labels")

    def give_file(self, name: str, data: bytes) -> Path | None:
        """Write a file into the folder of the labels, and return where it is."""
        from braillespiel.labels.files import Folder

        folder = Folder(self.labels_folder(), "lessons")
        folder.write(name, [(name, data)])
        return folder.written.files[0]

    def lessons_folder(self) -> Path | None:
        """Return where lessons are that people write themselves."""
        from braillespiel.lessons.library import own_folder  # read when somebody learns

        return own_folder()

    def _beside(self, work: Callable[[], None]) -> None:
        self.in_background(work)  # looked up when it is needed: tests run it themselves

    def in_background(self, work: Callable[[], None]) -> None:
        """Run ``work`` in a thread; it reports through :meth:`post`, its errors reach the loop."""

        def failed(error: Exception) -> None:
            raise error

        def run() -> None:
            try:
                work()
            except Exception as error:
                self.post(partial(failed, error))

        self._run_beside(run)

    def _run_beside(self, work: Callable[[], None]) -> None:
        threading.Thread(target=work, name="background", daemon=True).start()

    def report(self, problem: Problem) -> None:
        """Tell a problem of an output; from any thread."""
        self.post(lambda: self._trouble(problem.key, problem_phrase(self.ui.words, problem)))

    def speech_changed(self, old: str | None, new: str | None, why: Problem | None) -> None:
        """Announce that another voice took over; from any thread."""
        self.post(lambda: self._voice_is(old, new))

    def _voice_is(self, old: str | None, new: str | None) -> None:
        self.ui.changed = True  # another voice may let a room tone sound, or not
        if old is None and new is not None:
            self.notices.well("voice")
        elif new is None:
            self.notices.tell("voice", "gone", lambda: self._report("speech-gone"))
        else:
            name = choice_phrase(self.ui.words, "speech-adapter", new)
            say = partial(self._report, "speech-changed", new=name)
            self.notices.tell("voice", new, say)

    def _report(self, key: str, **arguments: Argument) -> None:
        self._trouble(key, self.ui.words.phrase(key, **arguments))

    def _trouble(self, key: str, phrase: Phrase) -> None:
        if key.startswith("sound-") and self.devices.speaker() == "text":
            # A finger alone can do nothing with that; the history keeps it.
            phrase = replace(phrase, braille="")
        self._tell(phrase)

    def _tell(self, phrase: Phrase) -> None:
        self.ui.announcer.announce([Announcement(phrase, Kind.TABLE, sound="message")])

    def _line(self, said: Said) -> None:
        if said.speech:
            self.devices.frontend.line(said.speech)

    # -- the loop ----------------------------------------------------------------------

    def start(self, screen: Screen | None) -> None:
        """Open the first screen (if one is given), and announce what the disk reported."""
        self.devices.started = True
        if screen is not None:
            self.ui.push(screen)
        if self.store.quarantined is not None:
            self._tell(problems.quarantined(self.store.quarantined, self.language))
        if self.store.problem is not None:
            self._tell(self.problem(self.store.problem))
        self._tell_place()
        for bad in self.settings.bad:
            name = self.ui.words(f"setting-{bad.key}")
            self._report("setting-bad", setting=name, value=bad.value, used=str(bad.used))

    def _tell_place(self) -> None:
        """Tell once that matches lie where other computers write, too."""
        path = self.store.database.path
        found = "here" if path is None else place(path.parent)
        if path is None or found == self.settings.text("told-place"):
            return
        self.settings.set("told-place", found)
        if found != "here":
            self._report(f"store-place-{found}", path=str(path.parent))

    def run(self) -> None:
        """Drive the client until it is done."""
        # "New game" shows every game's title: read while the first menu is listened to.
        self.in_background(self._read_games)
        hear_no_more = fence.listen(self.tell_slow_game)
        self.in_background(get_ready)
        try:
            while not self.ui.done:
                self.step(self._wait_s())
        finally:
            hear_no_more()
            self.close()

    def tell_slow_game(self, game: str, package: str) -> None:
        """Say and feel at once that a game does not answer: the loop stands still meanwhile."""
        seconds = round(fence.SLOW_S)
        phrase = self.ui.words.phrase("game-slow", game=game, package=package, seconds=seconds)
        self.devices.voice.say(Utterance(phrase.normal, True, self.language))
        self.displays.write_over(phrase)

    def _read_games(self) -> None:
        """Read which games there are, and what they say; in a thread beside the loop."""
        for name in registry.own():
            load([f"games/{name}"], self.language)
        load([f"games/{name}" for name in registry.names()], self.language)

    def step(self, wait: float | None) -> None:
        """One round of the loop: events, time, outputs."""
        events = self._events(wait)
        still = self._game_clock.stood_still()
        if still >= TOLD_STILL_MS:
            self.guarded(lambda: self.ui.stood_still(still))
        for event in events:
            self.guarded(partial(self._front, event), asked=True)
        while self._calls:
            self.guarded(self._calls.popleft())
        self.pass_time()
        self.show_changes()

    def pass_time(self) -> None:
        """Let devices, matches and screens do what is due."""
        self.guarded(self._poll)
        self.guarded(self.matches.check_ownership)
        if not self.ui.done:
            self.guarded(self.ui.tick)
            for beside in tuple(self.beside):
                self.guarded(beside.tick)
        self._time_messages()

    def show_changes(self) -> None:
        """Show what has changed."""
        if self.ui.changed and self.ui.screens:
            self.ui.changed = False
            self.guarded(self._show)
            self.devices.room(*self.ui.room())
        if self.transcript is not None and not self._calls and not self._busy():
            self.transcript.waiting()

    def _events(self, wait: float | None) -> Sequence[FrontEvent]:
        """Return what came from the keyboard; announce a failure, end after a lasting one."""
        try:
            events = self.devices.frontend.wait(wait)
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
        self.notices.poll()

    def _show(self) -> None:
        self.guarded(self.displays.show)
        self.devices.show_line(self.ui.announcer.braille.plain)
        if self.devices.frontend.wants_pictures:
            picture = self.picture()
            self.devices.frontend.draw(picture)
            if self.devices.reader.reading:
                self.devices.reader.shown(picture, self.devices.frontend.announce)

    def picture(self) -> Picture:
        """Return what is to be seen; where a game of another package fails, what was seen last.

        Sentences wait for the picture where a reader says them: also that of the fault.
        """
        try:
            self._seen = self.ui.picture()
        except GameFaultError as fault:
            phrase = problems.worded(fault, self.language, naming=self.ui.naming)
            if not self._is_told(fault) and phrase is not None:
                self._tell(phrase)
        return self._seen

    def guarded(self, call: Callable[[], None], *, asked: bool = False) -> None:
        """Run ``call``; an error is announced, the match goes on, nothing is lost.

        The fault of a game of another package is told once for each match, and again only to who
        has ``asked`` for what it keeps back: what is shown and what passes by itself meets it
        after every key.
        """
        try:
            call()
        except Exception as error:
            if isinstance(error, GameFaultError) and self._is_told(error) and not asked:
                return
            try:
                phrase = problems.worded(error, self.language, naming=self.ui.naming)
                if phrase is None:
                    self.log(error)
                    phrase = self.ui.words.phrase("internal-error")
                self._tell(phrase)
            except Exception as worse:
                self.log(worse)

    def _is_told(self, fault: GameFaultError) -> bool:
        """Tell whether a fault was told in the match that is open; from now on it was."""
        ports = (getattr(screen, "port", None) for screen in self.ui.screens)
        port = next((port for port in ports if port is not None), None)
        if port is not self._faulty:
            self._faulty, self._faults = port, set()
        told = (fault.rule, str(fault.details.get("reason", "")))
        known = told in self._faults
        self._faults.add(told)
        return known

    def log(self, error: Exception) -> None:
        """Note an error in the log beside the matches."""
        error_log().error(error)

    def _front(self, event: FrontEvent) -> None:
        if self.ui.done:
            return  # keys that came after the goodbye
        if isinstance(event, KeyPressed):
            self.ui.press_on_row(event.name, event.digit)
        elif isinstance(event, Clicked):
            self.ui.click(event.key, event.act)
        elif isinstance(event, Stepped):
            self.ui.step(event.key, event.by)
        else:
            self.ui.done = True

    def due_ms(self) -> int | None:
        """Return in how many ms there is something to do, None if nothing waits."""
        if self._calls or self._busy():
            return 0
        dues = [self.displays.wait_ms()]
        try:
            dues += [self.ui.screen.wait_ms()] if self.ui.screens else []
        except GameFaultError:  # whatever meets it next tells it
            dues.append(FAULTY_MS)
        dues += [beside.wait_ms() for beside in self.beside]
        return min((due for due in dues if due is not None), default=None)

    def _busy(self) -> bool:
        """Tell whether the screen has more to do at once; one whose game fails has not."""
        try:
            return self.ui.busy()
        except GameFaultError:
            return False

    def _wait_s(self) -> float:
        due = self.due_ms()
        return (LONGEST_WAIT_MS if due is None else min(due, LONGEST_WAIT_MS)) / 1000

    def _time_messages(self) -> None:
        """Let a message give way to the next once it has lain there as long as the setting says.

        What told how things stood gives way to what has happened since, whatever the setting.
        """
        view = self.ui.announcer.braille
        if view.news_since and view.give_way(self.settings.number("braille-cell-ms")):
            self.ui.changed = True
        seconds = self.settings.number("message-seconds")
        if not seconds:
            return
        since = view.lain_since if view.is_over else None
        if since is not None and self._now() - since >= 1000 * seconds:
            view.go_on()
            self.ui.changed = True

    def problem(self, error: Exception) -> Phrase:
        """Word an error from outside the program; raise the program's own again."""
        worded = problems.worded(error, self.language, naming=self.ui.naming)
        if worded is None:
            raise error
        return worded

    def close(self) -> None:
        """Leave the match, and release all devices."""
        self.matches.leave()
        self.displays.close()
        self.devices.close()
        if self.transcript is not None:
            self.transcript.close()
        self.store.close()


def declared_settings(store: Store) -> Settings:
    """Return the settings of a store."""
    return Settings(store.database, SETTINGS)
