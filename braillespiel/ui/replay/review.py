"""Where the strongest bot would have played differently: what, and its estimate of both moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from braillespiel.engine.anygame import AnyThought
from braillespiel.engine.contract import Better, Bot
from braillespiel.games.presenter import Announcement, Presenter
from braillespiel.table.recording import Recording
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.catalogue import Argument
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.replay.screen import ReplayScreen

SLICES = 4
"""How many slices of thinking (a few milliseconds each) between two checks for a key."""


@dataclass(frozen=True, slots=True)
class ReviewFinding:
    """A decision that the bot would have made differently; ``moment`` is the one before it."""

    moment: int
    view: Any
    played: Any
    better: Better


class Review:
    """Looks through the decisions of one seat, in slices, from what that seat knew then."""

    def __init__(self, recording: Recording, seat: int) -> None:
        self.seat = seat
        self.findings: list[ReviewFinding] = []
        self._recording = recording
        self._bot = recording.game.bot("hard")
        self._moments = [
            moment for moment, entry in enumerate(recording.entries) if entry.seat == seat
        ]
        self._next = 0
        self._thought: AnyThought | None = None

    @staticmethod
    def possible(recording: Recording) -> bool:
        """Tell whether bots of this game estimate moves."""
        return type(recording.game.bot("hard")).review is not Bot.review

    @property
    def done(self) -> bool:
        """Tell whether all has been looked through."""
        return self._next >= len(self._moments)

    @property
    def percent(self) -> int:
        """How much has been looked through."""
        return 100 * self._next // len(self._moments) if self._moments else 100

    def go_on(self) -> None:
        """Think on for a few slices."""
        for _ in range(SLICES):
            if self.done:
                return
            moment = self._moments[self._next]
            if self._thought is None:
                # A copy: the state walks on while this is thought about.
                self._view = self._recording.state(moment).clone().view(self.seat)
                self._played = self._recording.action(moment)
                rng = Random(f"review {self._recording.seed} {moment}")
                self._thought = self._bot.review(self._view, self._played, rng)
            try:
                next(self._thought)
            except StopIteration as found:
                if found.value is not None:
                    finding = ReviewFinding(moment, self._view, self._played, found.value)
                    self.findings.append(finding)
                self._thought = None
                self._next += 1


def worded(presenter: Presenter, finding: ReviewFinding) -> Phrase:
    """Say which move would have been better than the one played, and by how much."""
    view, better = finding.view, finding.better
    by = presenter.margin(view, better)
    told: dict[str, Argument] = {
        "better": presenter.label(view, better.action),
        "played": presenter.label(view, finding.played),
        "number": finding.moment + 1,
    }
    if by is not None:
        return presenter.words.phrase("review-finding-by", by=by, **told)
    return presenter.words.phrase(
        "review-finding",
        estimate=presenter.estimate(view, better.estimate),
        other=presenter.estimate(view, better.played),
        **told,
    )


class ReviewMenu(Menu):
    """What is found so far, in the order of the match; Enter goes to that moment.

    It is looked for in ``reviews``: that of one seat, or of several.
    """

    def __init__(self, screen: ReplayScreen, reviews: Sequence[Review], title: Phrase) -> None:
        self._screen, self._reviews = screen, tuple(reviews)
        super().__init__(screen.ui, title, ())

    @property
    def done(self) -> bool:
        """Tell whether all has been looked through."""
        return all(review.done for review in self._reviews)

    @property
    def _findings(self) -> list[ReviewFinding]:
        return [finding for review in self._reviews for finding in review.findings]

    @property
    def _percent(self) -> int:
        return sum(review.percent for review in self._reviews) // len(self._reviews)

    def refresh(self) -> None:
        """Take in what has been found meanwhile; the focus stays on its entry."""
        current = self.entry()
        words = self.words
        self.entries = [
            MenuEntry("summary", self._summary(), self._read_on),
            *(
                MenuEntry(
                    str(finding.moment),
                    self._worded(finding),
                    partial(self._screen.jump_to, finding.moment),
                    help=words.phrase("review-help"),
                )
                for finding in self._findings
            ),
        ]
        keys = [entry.key for entry in self.entries]
        self.index = keys.index(current.key) if current is not None else 0

    def _summary(self) -> Phrase:
        """Say how far the review is, or how much it has found."""
        words, found = self.words, self._findings
        if not self.done:
            return words.phrase("review-progress", percent=self._percent)
        if not found:
            return words.phrase("review-nothing")
        return words.phrase("review-done", count=len(found))

    def _read_on(self) -> None:
        """Enter at the top: on to the first finding, or how far the review is."""
        if len(self.entries) > 1:
            self._move(1)
        else:
            self._say_focus()

    def _worded(self, finding: ReviewFinding) -> Phrase:
        return worded(self._screen.presenters[self._reviews[0].seat], finding)

    def tick(self) -> None:
        """Look through more of the match."""
        before = len(self._findings), self._percent
        self._screen.go_on_reviewing()
        if (len(self._findings), self._percent) != before:
            self.refresh()
            self.ui.changed = True

    def busy(self) -> bool:
        """Tell whether there is more to look through."""
        return self._screen.busy()

    def ended(self) -> Announcement:
        """Return what is said once everything has been looked through."""
        return Announcement(self.words.phrase("review-done", count=len(self._findings)))


def review_of(screen: ReplayScreen, review: Review) -> ReviewMenu:
    """Return the list of what one seat could have done better."""
    title = screen.words.phrase("review-title", name=screen.name(review.seat))
    return ReviewMenu(screen, [review], title)
