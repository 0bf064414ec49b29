"""A lesson played by its own keys, without a person, disk or device: to check or show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from braillespiel.lessons.format import LessonError, LessonStep
from braillespiel.lessons.library import FoundLesson
from braillespiel.output.speech.interface import Utterance
from braillespiel.ui.announcer import Said
from braillespiel.ui.braille.transcriber import Translate
from braillespiel.ui.lessons.keynames import key_of
from braillespiel.ui.lessons.screen import LessonScreen
from braillespiel.ui.screen_opener import ScreenOpener
from braillespiel.ui.settings import BY_KEY
from braillespiel.ui.ui import BASE_CATALOGUES, Ui
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.services import Beside, MatchLibrary, Reports

_BETWEEN_KEYS_MS = 1000


class _Settings:
    """Settings in memory: the defaults, worded in full."""

    def __init__(self, changed: Mapping[str, bool | int | str]) -> None:
        self._changed = {"wording": "full", **changed}

    def get(self, key: str) -> bool | int | str:
        return self._changed.get(key, BY_KEY[key].default)

    def set(self, key: str, value: bool | int | str) -> None:
        self._changed[key] = value


class _Voice:
    """Says nothing; whoever listens to the announcer knows what it would have said."""

    def say(self, utterance: Utterance) -> None:
        return

    def stop(self) -> None:
        return

    def speaking(self) -> bool | None:
        return False

    def waiting(self) -> int:
        return 0


class _Earcons:
    """Plays nothing."""

    def play(self, name: str, pan: float = 0.0) -> None:
        return

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        return


class _Outside:
    """Services and devices of a client that has neither disk nor devices."""

    @property
    def devices(self) -> _Outside:
        return self

    @property
    def matches(self) -> MatchLibrary:
        """Refuse: no screen of a lesson asks for matches."""
        raise LookupError("matches")

    @property
    def reports(self) -> Reports:
        """Refuse: no key of a lesson asks for a report."""
        raise LookupError("reports")

    def voices(self) -> Sequence[str]:
        return ()

    def output_idle(self, answers: bool = True) -> bool:
        return True

    def speaks(self) -> bool:
        return False

    def brailles(self) -> bool:
        return False

    def speaker(self) -> str:
        return "text"

    def cells(self) -> int:
        return 0

    def sound_packs(self) -> Sequence[str]:
        return ()

    def room_sounds(self) -> bool:
        return False

    def draws(self) -> bool:
        return False

    def reads_window(self) -> bool:
        return False

    def forget(self) -> None:
        return

    network = None
    """A rehearsal joins no table."""
    has_decks = False

    @property
    def beside(self) -> list[Beside]:
        return []

    def labels_folder(self) -> Path:
        return Path()

    def give_file(self, name: str, data: bytes) -> Path | None:
        return None

    def lessons_folder(self) -> Path | None:
        return None

    def post(self, call: Callable[[], None]) -> None:
        call()

    def in_background(self, work: Callable[[], None]) -> None:
        work()

    def problem(self, error: Exception) -> Phrase:
        raise error

    def lend_settings(self, values: Mapping[str, object]) -> bool:
        return False

    def lend_front(self, needs: Mapping[str, object]) -> bool:
        return False

    def apply(self) -> None:
        return


class Rehearsal:
    """A lesson that is being played by its own keys."""

    def __init__(
        self,
        found: FoundLesson,
        language: str,
        translate: Translate,
        settings: Mapping[str, bool | int | str] | None = None,
    ) -> None:
        self.heard: list[Said] = []
        """All that was told, in order."""
        self._ms = 0
        ui = self.ui = Ui(
            Words(language, (*BASE_CATALOGUES, f"games/{found.lesson.game}")),
            _Settings(settings or {}),
            _Voice(),
            _Earcons(),
            translate,
            lambda: self._ms,
            ScreenOpener(),
            _Outside(),
        )
        ui.apply_settings()
        ui.announcer.listeners.append(self.heard.append)
        self.screen = LessonScreen(ui, found)
        ui.push(self.screen)

    def play(self, choices: Mapping[str, int] | None = None) -> None:
        """Play it to its end by the keys that its steps name, but at a step in ``choices`` do that
        answer instead. Raises LessonError "lesson-keys" where keys do not do their step.
        """
        course = self.screen.course
        while (step := course.step) is not None:
            before = course.index
            if step.id in (choices or {}):
                answer = step.answers[(choices or {})[step.id]]
                self.screen.act(course.match.parse(0, answer.action))
            else:
                self._press_named(step)
            if course.index == before:
                raise LessonError("lesson-keys", step=step.id, keys=step.keys)

    def _press_named(self, step: LessonStep) -> None:
        for command in step.keys.split():
            key = key_of(self.ui.key_map.rows, command)
            if key is None:
                raise LessonError("lesson-command-unknown", step=step.id, command=command)
            self.press(key)

    def press(self, key: str) -> None:
        """Press a key a second after the last one."""
        self._ms += _BETWEEN_KEYS_MS
        self.ui.press(key)
        self.ui.tick()
