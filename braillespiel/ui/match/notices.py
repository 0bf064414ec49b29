"""What a table announces by itself after the events: disk trouble, whose turn, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from braillespiel.games.presenter import Announcement, Presenter, Priority
from braillespiel.table.port import Request
from braillespiel.ui.match.opening import opening_of
from braillespiel.ui.match.over import keys_phrase
from braillespiel.ui.screens.menu import Question
from braillespiel.words.phrase import EMPTY, Phrase

if TYPE_CHECKING:
    from braillespiel.store.errors import StoreError
    from braillespiel.ui.match.screen import MatchScreen


class Notices:
    """Announces each of them once."""

    def __init__(self, table: MatchScreen) -> None:
        self._table = table
        self.ended = False
        self._trouble = ""
        self._failed: int | None = None
        """The computer player after whom was asked."""
        self._opened: set[int] = set()
        """The seats that know how the match began."""
        self._was_acting = False
        self._turn = EMPTY
        """Whose turn it was said to be, as long as that holds."""
        self.sat_down()

    def sat_down(self) -> None:
        """A person sits down; the title says whose turn it is, so it is not said again."""
        self._was_acting = self._acting()

    def _acting(self) -> bool:
        """Tell whether the person at the keyboard has a turn that no event asks for."""
        table = self._table
        acting = table.acting(table.seat)
        return acting and not table.presenter.asked(table.view())

    def opening(self) -> Sequence[Announcement]:
        """Return, once for each seat, how a new match begins."""
        table = self._table
        if table.seat in self._opened:
            return ()
        self._opened.add(table.seat)
        return opening_of(table, table.seat)

    def reopen(self) -> None:
        """The match continues after its end (a move was taken back)."""
        self.ended = False

    def announce(self, announced: Sequence[Announcement]) -> None:
        """Announce what follows from the events that have just been ``announced``."""
        self._announce_trouble()
        if self._table.between_rounds.stopped:
            return
        if self._table.over:
            self._announce_result({announcement.phrase.full for announcement in announced})
        elif not self._table.presenter.shared:
            self._announce_turn()

    def _announce_trouble(self) -> None:
        """Say once that the match cannot be stored, and once that it can be again."""
        table, trouble = self._table, self._table.port.standing.trouble
        kind = "" if trouble is None else trouble.kind
        if kind == self._trouble:
            return
        self._trouble = kind
        phrase = table.words.phrase("saved-again") if trouble is None else self.worded(trouble)
        urgent = Announcement(phrase, priority=Priority.URGENT, sound="error")
        table.ui.announcer.announce([urgent])

    def ask_for_bot(self) -> bool:
        """Ask once what becomes of a computer player that has failed; tell whether one has."""
        table = self._table
        failed = table.port.standing.failed
        if failed is not None and failed != self._failed:
            question = table.words.phrase(
                "bot-failed-question", name=table.port.players[failed].name
            )
            table.ui.announcer.earcons.play("error")
            table.ui.push(Question(table.ui, question, self._replace_bot))
        self._failed = failed
        return failed is not None

    def ask_again(self) -> None:
        """Whoever comes back to the table is asked again what they have not decided."""
        self._failed = None

    def _replace_bot(self) -> None:
        self._table.port.request(Request.REPLACE_BOT)
        self._table.port.request(Request.GO_ON)
        self._table.ui.announcer.answer(self._table.turn())

    def worded(self, trouble: StoreError) -> Phrase:
        """Say why the match cannot be stored, and what helps."""
        return self._table.ui.services.problem(trouble)

    def _announce_turn(self) -> None:
        """Tell a seat, once, that it has become its turn to act."""
        table = self._table
        acting = not table.port.players[table.seat].is_bot and self._acting()
        if acting and not self._was_acting:
            phrase = your_turn(table.presenter, table.view())
            table.ui.announcer.announce([Announcement(phrase, sound="turn", reminder=True)])
            self._turn = phrase
        elif not acting:
            self.acted()
        self._was_acting = acting

    def acted(self) -> None:
        """What was said of the turn no longer holds: the person has acted, or time has."""
        if self._turn != EMPTY:
            self._table.ui.announcer.outdate(self._turn)
        self._turn = EMPTY

    def _announce_result(self, announced: set[str]) -> None:
        """Say who has won, unless the game's own events have just said it."""
        if self.ended:
            return
        self.ended = True
        table = self._table
        winners = table.port.standing.winners
        won = any(seat in winners for seat in table.at_keyboard)
        result = Announcement(table.presenter.result(table.view()), sound="win" if won else "lose")
        if result.phrase.full in announced:
            table.ui.announcer.earcons.play(result.sound)
        else:
            table.ui.announcer.announce([result])
        if table.over_keys:
            table.ui.announcer.announce([Announcement(keys_phrase(table), reminder=True)])


def your_turn(presenter: Presenter, view: Any) -> Phrase:
    """Return what is told when a turn begins: what is possible, explained by key T only.

    In brief wording the turn alone is told.
    """
    phrase = presenter.turn(view)
    short = presenter.words.phrase("your-turn").brief
    return replace(phrase, full=phrase.normal, brief=short)
