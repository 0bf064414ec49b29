"""The program around one person in a browser: the same as around a person at a computer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from functools import partial
from pathlib import Path

from braillespiel.application.application import Application
from braillespiel.application.clock import GameClock, monotonic_ms
from braillespiel.application.devices import Devices, NoVoice, Outputs
from braillespiel.application.matches import MatchService
from braillespiel.application.reader_voice import ReaderVoice
from braillespiel.application.report import PageReports, Reports
from braillespiel.output.frontend import Clicked, FrontEvent
from braillespiel.store.opening import Store
from braillespiel.store.settings import SettingValue
from braillespiel.web.braille import SeatTables
from braillespiel.web.memory import LEFT_OUT, MATCHES, PageSettings, SeatMatches, memory_store
from braillespiel.web.page_front import PageFront, PageSounds, PageVoice
from braillespiel.web.routes import SeatRoutes


class _SteadyClock(GameClock):
    """The clock of a loop that rests while nothing is due: long gaps are no standstill."""

    def __call__(self) -> int:
        return self._now()


class SeatDevices(Devices):
    """What says, sounds and shows in a browser: the player's own reader, and the page."""

    def _reader(self) -> ReaderVoice:
        return PageVoice(lambda: self.voice)

    def apply(self) -> None:
        """Let the settings hold; a reader reads the page whatever they say."""
        super().apply()
        self.reader.reading = True

    def room_sounds(self) -> bool:
        """Tell whether the page knows when a sentence is over: it says it, or nobody does."""
        voice = self.reader
        return isinstance(voice, PageVoice) and (voice.all_said or voice.nobody)

    def sound_packs(self) -> list[str]:
        """Return none: those of this computer belong to somebody else."""
        return []


class SeatClient(Application):
    """An application without a loop of its own: ``round`` is called when something is due.

    ``pool`` runs what takes long, ``lessons`` is a folder with more than the built-in ones,
    ``store`` what another client of the same person has handed over.
    """

    def __init__(
        self,
        front: PageFront,
        kept: Mapping[str, SettingValue],
        language: str,
        pool: Executor,
        now: Callable[[], int] = monotonic_ms,
        lessons: Path | None = None,
        store: Store | None = None,
    ) -> None:
        self.front = front
        self.kept = PageSettings(kept)
        self._pool = pool
        self._lessons = lessons
        self.awaits: Callable[[], bool] = lambda: False
        """Whether an answer is so near that what comes before it need not be shown."""
        self.on_needs: Callable[[Mapping[str, object]], bool] = lambda needs: False
        """Lets the page have the language and the dress of these needs, as far as it takes them."""
        self.offer: Callable[[str, bytes], None] = lambda name, data: None
        """Offers the page a file; only a teacher's has that."""
        outputs = Outputs(NoVoice(), PageSounds(front), (), front)
        super().__init__(store or memory_store(), self.kept, outputs, language, now)
        self.has_decks = False
        front.language = self.language
        self.ui.left_out = LEFT_OUT
        self.ui.naming.on_page = True
        self.devices.started = True

    def hand_over(self) -> Store:
        """Return the person's own matches for the client that comes after this one."""
        self.matches.leave()
        found, self.store = self.store, memory_store()
        return found

    def _clock(self) -> GameClock:
        return _SteadyClock(self._now)

    def _library(self, draw_seed: Callable[[], int] | None) -> MatchService:
        matches = SeatMatches(
            self.store, self.language, self._now, self._game_clock, self._beside, draw_seed
        )
        told = partial(self._report, "web-gave-way", count=MATCHES)
        matches.on_gave_way = lambda: self.post(told)
        return matches

    def _outputs(self, outputs: Outputs) -> Devices:
        return SeatDevices(outputs, self.settings, self.language, self._now)

    def _reports(self) -> Reports:
        return PageReports(self.store, self.kept, self.language, self.front.keep)

    def give_file(self, name: str, data: bytes) -> Path | None:
        """Let the page have a file: this computer is not its person's."""
        self.offer(name, data)
        return None

    def lend_front(self, needs: Mapping[str, object]) -> bool:
        """Let the page have its person's language and dress, mostly at the teacher's yes."""
        return self.on_needs(needs)

    def lessons_folder(self) -> Path | None:
        """Return where lessons are beside the built-in ones, None if nowhere."""
        return self._lessons

    def _navigation(self) -> SeatRoutes:
        return SeatRoutes(self.do)

    def _braille_tables(self) -> SeatTables:
        return SeatTables(
            self.language, self._table_failed, self._is_felt, self._pool, self._table_opened
        )

    def _table_opened(self) -> None:
        self.post(self._translate_again)

    def _translate_again(self) -> None:
        self.ui.announcer.braille.transcriber.forget()
        self.ui.changed = True

    def _run_beside(self, work: Callable[[], None]) -> None:
        self._pool.submit(work)

    @property
    def voice(self) -> PageVoice:
        """What the announcer speaks through."""
        assert isinstance(self.devices.reader, PageVoice)
        return self.devices.reader

    def take(self, event: FrontEvent) -> None:
        """Carry out what came from the page."""
        if isinstance(event, Clicked) and not event.act:
            self.front.focus_was_read(event.key)
        self.do(lambda: self._front(event))

    def do(self, call: Callable[[], None]) -> None:
        """Carry out something that the person's own key or word asks for."""
        self.front.focus_is_own()
        self.guarded(call, asked=True)

    def round(self) -> Iterator[None]:
        """Do what is due, and show what has changed; others may come in at every step."""
        while self._calls:
            self.guarded(self._calls.popleft())
            yield
        if self.ui.screens:
            self.pass_time()
            yield
            self.show_changes()

    def due_ms(self) -> int | None:
        return super().due_ms() if self.ui.screens else None

    def _show(self) -> None:
        if self.awaits():
            self.ui.changed = True
            return
        self.voice.tell(self.picture(), self.front)
