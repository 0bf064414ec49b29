"""The three moments at which a match was decided: what was played there, and what was better.

They are the decisions of any seat by which most was lost, as the strongest bot estimates it from
what that seat knew then.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from braillespiel.games.presenter import Announcement
from braillespiel.ui.keymap import Scope, is_on_page, key_phrase
from braillespiel.ui.replay.review import Review, ReviewFinding, ReviewMenu
from braillespiel.ui.screens.menu import MenuEntry
from braillespiel.words.phrase import EMPTY, Phrase, join

if TYPE_CHECKING:
    from braillespiel.table.recording import Recording
    from braillespiel.ui.replay.screen import ReplayScreen

MOST = 3
"""How many moments are named."""


class Moment(NamedTuple):
    """A decision, and whose it was."""

    seat: int
    finding: ReviewFinding

    @property
    def lost(self) -> float:
        """How much the decision lost, as the bot estimates it."""
        return self.finding.better.estimate - self.finding.better.played


def decisive(reviews: Sequence[Review]) -> list[Moment]:
    """Return the decisions by which most was lost, in the order of the match; of one turn one."""
    every = [Moment(review.seat, one) for review in reviews for one in review.findings]
    found: list[Moment] = []
    for one in sorted(every, key=lambda each: (-each.lost, each.finding.moment)):
        same_turn = any(
            one.seat == other.seat and abs(one.finding.moment - other.finding.moment) < 2
            for other in found
        )
        if not same_turn:
            found.append(one)
    return sorted(found[:MOST], key=lambda each: each.finding.moment)


def round_of(recording: Recording, moment: int) -> int:
    """Return in which round a moment is; 0 if the match has only one."""
    begun = [n for n in range(1, len(recording)) if recording.opens_round(n)]
    return 1 + sum(n <= moment for n in begun) if begun else 0


class MomentsMenu(ReviewMenu):
    """The moments found so far; Enter opens the table there, from the seat that decided."""

    def __init__(self, screen: ReplayScreen, reviews: Sequence[Review]) -> None:
        super().__init__(screen, reviews, screen.words.phrase("moments-title"))

    def refresh(self) -> None:
        current = self.entry()
        found = decisive(self._reviews)
        self.entries = [MenuEntry("summary", self._summary(), self._read_on)] + [
            MenuEntry(
                str(one.finding.moment),
                self._told(one),
                partial(self._screen.open_moment, one),
                help=self.words.phrase("moments-help"),
            )
            for one in found
        ]
        keys = [entry.key for entry in self.entries]
        here = current is not None and current.key in keys
        self.index = keys.index(current.key) if here and current is not None else 0

    def _summary(self) -> Phrase:
        return self._found() if self.done else super()._summary()

    def _found(self) -> Phrase:
        return self.words.phrase("moments-done", count=len(decisive(self._reviews)))

    def _told(self, one: Moment) -> Phrase:
        words, screen, finding = self.words, self._screen, one.finding
        presenter, better = screen.presenters[one.seat], finding.better
        own = one.seat == screen.own_seat
        gain = presenter.gain(finding.view, better.action)
        by = presenter.margin(finding.view, better) or words.phrase(
            "moments-worth",
            estimate=presenter.estimate(finding.view, better.estimate),
            other=presenter.estimate(finding.view, better.played),
        )
        why = [] if gain is None or gain == EMPTY else [gain]
        number = round_of(screen.recording, finding.moment)
        place = words.phrase(
            "moments-round" if number else "moments-move", number=number or finding.moment + 1
        )
        return words.phrase(
            "moments-entry",
            place=place,
            who=words.phrase("moments-you") if own else screen.name(one.seat),
            played=presenter.label(finding.view, finding.played),
            better=presenter.label(finding.view, better.action),
            why=join((*why, by), words.signs.list),
        )

    def ended(self) -> Announcement:
        return Announcement(self._found())


def keys_there(screen: ReplayScreen) -> Phrase:
    """Name the key that plays on from a moment; nothing where there is none, or a page has none.

    A display has a list in place of such keys.
    """
    if screen.ui.naming.by_display:
        return screen.words.phrase("over-list")
    key = screen.ui.key_map_of(screen).key_of(Scope.REPLAY, "replay-play-on")
    if not key or (screen.ui.naming.on_page and not is_on_page(key)):
        return EMPTY
    return screen.words.phrase("moments-keys", key=key_phrase(screen.words, key))
