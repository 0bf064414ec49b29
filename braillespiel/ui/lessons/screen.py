"""A guided match: the table of a lesson, which says what to do and why, and waits."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from braillespiel.engine.contract import CLOCK
from braillespiel.games.presenter import Announcement, Answer
from braillespiel.lessons.course import Course, Judged, Verdict
from braillespiel.lessons.format import LessonAnswer as RightAnswer
from braillespiel.lessons.format import LessonStep
from braillespiel.lessons.library import FoundLesson
from braillespiel.store.errors import StoreError
from braillespiel.table.host import Player, TableHost
from braillespiel.table.port import LocalPort
from braillespiel.ui.keymap import Scope
from braillespiel.ui.lessons import progress
from braillespiel.ui.lessons.keynames import named, pressed
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import EMPTY, Phrase, sentences

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from braillespiel.engine.match import Entry
    from braillespiel.store.records import Outcome
    from braillespiel.ui.ui import Ui


class _NoJournal:
    """The journal of a lesson's match: only the learner's progress is kept."""

    def sync(self, journal: Sequence[Entry], taken_back: int, outcome: Outcome | None) -> None:
        """Keep nothing."""


class LessonScreen(MatchScreen):
    """A match that goes on only with what the lesson asks for.

    Nobody thinks here: what the others do is in the lesson. The hint key says the task again, and
    the key that opens the menu of a match leaves.
    """

    over_keys = ""

    def __init__(self, ui: Ui, found: FoundLesson, anew: bool = False) -> None:
        """Continue where it was left; ``anew`` begins at the first step."""
        self.found = found
        self.text = found.words(ui.words.language, ui.naming, BASE_CATALOGUES)
        """The sentences of the lesson and its game."""
        self.course = Course(found.lesson)
        done = [] if anew else progress.taken(ui.settings, found)
        self.course.catch_up(done)
        self._resumed = bool(done)
        self._explained = False
        self._after: list[Callable[[], None]] = []
        """What follows a key by itself, as others' moves follow one in a match."""
        self._told_task = EMPTY
        """The task that was told last."""
        self._draft_at: int | None = None
        """The step in which a draft was opened: where it is dropped, that step comes again."""
        self.host = self._host()
        super().__init__(ui, LocalPort(self.host, (0,)))

    def _host(self) -> TableHost:
        lesson, match = self.found.lesson, self.course.match
        others = [Player(self.text(f"bot-name-{n}"), "easy") for n in range(1, lesson.seats)]
        players = [Player(self.text("player-name", number=1)), *others]
        # Its clock stands: time goes on only where the lesson says so.
        return TableHost(match, players, _NoJournal(), match.seed, lambda: 0)

    @property
    def helped(self) -> bool:
        """A lesson says itself what there is to say."""
        return False

    @property
    def which(self) -> object:
        return self.port  # none of the library's matches

    @property
    def words(self) -> Words:
        """The words of the lesson's game, whatever else is open."""
        return self.text

    # -- what is said ------------------------------------------------------------------

    def _named(self) -> dict[str, Phrase]:
        return {
            **named(self.ui, self.text, self.found.lesson.game),
            **self.presenter.lesson_names(self.view()),
        }

    def _say(self, name: str) -> Phrase:
        """Return a sentence of the lesson, with the names of the player's own keys."""
        return self.text.phrase(f"{self.found.lesson.prefix}-{name}", **self._named())

    def _taught(self, name: str) -> Phrase:
        """Return what teaches: the display has it in full too, for its short wording has no why."""
        said = self._say(name)
        short = self.text.has(f"{self.found.lesson.prefix}-{name}", "braille")
        return said if short else said.felt_as(said.full)

    def _has(self, name: str) -> bool:
        return self.text.has(f"{self.found.lesson.prefix}-{name}")

    def task(self) -> Phrase:
        """Say what to do now and why, and at the end the keys."""
        step = self.course.step
        if step is None:
            return self.text.phrase("lesson-over", **self._named())
        return sentences(
            (self._taught(step.id), pressed(self.ui, self.text, self.found.lesson.game, step.keys)),
            self.words.signs.sentence,
        )

    def _keys_again(self) -> Phrase:
        """Say which keys the task asks for, and after the end what the end says."""
        step = self.course.step
        if step is None:
            return self.task()
        return pressed(self.ui, self.text, self.found.lesson.game, step.keys)

    def title(self) -> Phrase:
        """Name the lesson and how far it has come."""
        place = self.text.phrase(
            "lesson-place",
            number=min(self.course.index + 1, len(self.found.lesson.steps)),
            count=len(self.found.lesson.steps),
        )
        return sentences((self._say("title"), place), self.words.signs.sentence)

    def appear(self) -> None:
        """Say the lesson and its task; only at first also how to hear it again and how to leave.

        Back from another view only the keys are said: the task is known.
        """
        self.refresh()
        if self.met:
            self.ui.announcer.answer(self._keys_again())
            return
        self.met = True
        first = "lesson-resumed" if self._resumed else "lesson-begin"
        said = (self.title(), self.text.phrase(first, **self._named()), self.task())
        self.ui.announcer.answer(sentences(said, self.words.signs.sentence))

    # -- keys --------------------------------------------------------------------------

    def run(self, scope: Scope, command: str) -> bool:
        """Carry out a command of the table; a hint is the task, the menu the way out."""
        self._go_on()
        if command in ("hint", "follow-hint"):
            self.ui.announcer.answer(self._again())
        elif self.draft is None and (
            command == "take-back" or (command == "back" and not self.marked)
        ):
            self.ui.announcer.answer(self.text.phrase("lesson-no-take-back"), sound="edge")
        elif self._leaves(command):
            self.leave()
        else:
            drafting, before = self.drafting(), len(self.course.match.journal)
            self._explained = False
            super().run(scope, command)
            self._ran(command, drafting)
            if command in ("activate", "end-turn") and before == len(self.course.match.journal):
                self._nothing_done()
        return True

    def means(self, command: str) -> Phrase:
        """Explain the keys that do something else in a lesson than in a match."""
        if command == "hint":
            return self.text.phrase("lesson-key-again")
        return self.text.phrase("lesson-key-leave") if self._leaves(command) else EMPTY

    def _leaves(self, command: str) -> bool:
        over = self.course.step is None
        return (command == "game-menu" and self.draft is None) or (command == "activate" and over)

    def _nothing_done(self) -> None:
        """Say the keys after the reason why a key did nothing."""
        waits = self.ui.screen is not self or self.drafting() or self._explained
        if not waits and self.course.step is not None:
            self._after.append(lambda: self.tell(self._keys_again()))

    def _ran(self, command: str, was_drafting: bool) -> None:
        if was_drafting and not self.drafting() and self._draft_at is not None:
            self.course.index, self._draft_at = self._draft_at, None
            self._after.append(self._tell_task)
            return
        if self.drafting() and not was_drafting:
            self._draft_at = self.course.index
        if self.ui.screen is self and self.course.ends(command):
            trouble = self._keep()
            self._after.append(lambda: self._next(trouble))

    def _again(self) -> Phrase:
        """Say the task again; its keys begin with nothing marked."""
        return sentences((self._drop_marks(), self.task()), self.words.signs.sentence)

    def _drop_marks(self) -> Phrase:
        """Begin a task again with nothing marked; say so if something was."""
        marked = bool(self.marked)
        self.marked.clear()
        self.refresh()
        return self.words.phrase("marks-cleared") if marked else EMPTY

    def leave(self) -> None:
        """Go back to where the lesson was opened; it continues here next time."""
        over = self.course.step is None
        begun = "lesson-left" if self.course.taken else "lesson-left-new"
        key = "lesson-left-over" if over else begun
        self.ui.pop(silent=True)
        self.ui.announcer.earcons.play("close")
        said = (self.text.phrase(key), self.ui.screen.title(), self.ui.screen.focused())
        self.ui.announcer.answer(sentences(said, self.words.signs.sentence))

    def tell(self, phrase: Phrase, sound: str = "") -> None:
        """Say something after what has just happened."""
        self.ui.announcer.announce([Announcement(phrase, sound=sound)])

    # -- acting ------------------------------------------------------------------------

    def take(self, answer: Answer, seat: int | None = None) -> None:
        """Do what was answered; an open draft stays open if its action was not the right one."""
        draft, before = self.draft, self.course.index
        super().take(answer, seat)
        if draft is not None and answer.sound == "error":
            self._after.append(lambda: self.tell(self._keys_again()))
        if answer.action is not None and draft is not None and self.course.index == before:
            self.draft = draft
            self.refresh()

    def act(self, action: Any, seat: int | None = None) -> None:
        """Carry out what the step asks for; explain anything else, and change nothing."""
        self._go_on()
        if self.ui.refuses():
            return  # before anything counts as done
        step = self.course.asked or self.course.step
        if step is None:
            self.ui.announcer.answer(self.task(), sound="edge")
            return
        judged = self.course.judge(action)
        if judged.answer is None:
            self._explain(step, judged, str(action))
            return
        trouble = self._keep(judged.answer)
        self._draft_at = None
        super().act(action, seat)
        if judged.verdict is Verdict.AS_GOOD:
            self._after.append(lambda: self._praise(step))
        for other, done in self.course.parsed(step.others):
            self._after.append(partial(self._happens, other, done))
        self._after.append(lambda: self._next(trouble))

    def _praise(self, step: LessonStep) -> None:
        own = f"{step.id}-as-good"
        self.tell(self._taught(own) if self._has(own) else self.text.phrase("lesson-as-good"))

    def _happens(self, seat: int, action: Any) -> None:
        """Carry out what somebody else, or the clock, does."""
        if seat == CLOCK:
            self.host.announce(self.course.match.apply(CLOCK, action))
        else:
            self.host.act(seat, action)
        self.deliver()

    def _keep(self, answer: RightAnswer | None = None) -> StoreError | None:
        """Write down the progress before anything is said about it."""
        self._go_to_next(answer)
        try:
            if self.course.step is None:
                progress.finish(self.ui.settings, self.found)
                self.ui.has_played(self.game)
                self.ui.has_learned()
            elif answer is not None:
                progress.keep(self.ui.settings, self.found, self.course.taken)
        except StoreError as error:
            return error
        return None

    def _go_to_next(self, answer: RightAnswer | None) -> None:
        """A step is done: no finger need read its task any more."""
        self.course.go_on(answer)
        self.ui.announcer.outdate(self._told_task, begun=True)

    def _tell_task(self) -> None:
        self._told_task = self.task()
        self.tell(self._told_task)

    def _next(self, trouble: StoreError | None) -> None:
        if trouble is not None:
            self.tell(self.ui.services.problem(trouble), "error")
        if self.course.step is None:
            self.tell(
                sentences((self._taught("end"), self.task()), self.words.signs.sentence), "win"
            )
        else:
            self._tell_task()

    def _explain(self, step: LessonStep, judged: Judged, text: str) -> None:
        """Say which rule forbids it, or why something else is wanted; then the keys again.

        The task was said when the step began, and the hint key says it again.
        """
        self._explained = True
        own = [f"{step.id}-not-{text.split()[0]}", f"{step.id}-other"]
        found = next((name for name in own if self._has(name)), None)
        dropped = self._drop_marks()
        if judged.error is not None:
            why = sentences(
                (self.presenter.refusal(judged.error, self.view()), dropped),
                self.words.signs.sentence,
            )
        else:
            why = self.text.phrase("lesson-other") if found is None else self._taught(found)
        self.ui.announcer.answer(
            sentences((why, self._keys_again()), self.words.signs.sentence), sound="error"
        )

    # -- time --------------------------------------------------------------------------

    def tick(self) -> None:
        """Let happen what follows by itself: what others do in this step, and the next task."""
        self._go_on()
        if not self.ended:
            self.listening.acknowledge(self)

    def _go_on(self) -> None:
        after, self._after = self._after, []
        for happens in after:
            happens()

    def busy(self) -> bool:
        """Tell whether something follows at once; nobody thinks here."""
        return bool(self._after)

    def idle_commands(self) -> frozenset[str]:
        """Return what else does nothing here."""
        return super().idle_commands() | {"take-back", "follow-hint"}
