"""What a table tells by itself, and when: how a match begins, whose turn, a new round, who has won.

Each of these keeps what it has told; the table is handed to it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.like_me import strength_of
from braillespiel.games.presenter import Announcement, Presenter, Priority
from braillespiel.table.port import Port, Request
from braillespiel.ui.match.seats import Seats
from braillespiel.ui.match.table import MatchTable
from braillespiel.ui.screens.grid_screen import show_scores
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

LONGEST_MS = 30_000
"""How long computer players wait at most for somebody who has not continued after a round."""


# -- how a match begins ----------------------------------------------------------------


class Begun(Protocol):
    """A table at which a match has begun, whoever sits there."""

    ui: Ui
    port: Port
    seats: Seats

    @property
    def presenter(self) -> Presenter:
        """Who words the table."""

    def view(self) -> Any:
        """Return what may be known here."""

    def game_name(self) -> Phrase:
        """Name the game."""

    def turn_told(self) -> Phrase:
        """Say whose turn it is."""

    def title(self) -> Phrase:
        """Name the table, as a finger reads it."""

    def focused(self) -> Phrase:
        """Return what is focused."""


def opening_of(table: Begun, seat: int | None) -> Sequence[Announcement]:
    """Return how a match begins, where nothing of it has been told yet."""
    if table.seats.past[seat] or table.port.standing.stopped is not None:
        return ()
    return (*table.presenter.opening(table.view()), *_likeness(table))


def _likeness(table: Begun) -> Sequence[Announcement]:
    """Say which computer players are as strong as the results of the player ask for."""
    words, found = table.ui.words, table.port.players
    names = [Phrase.name(one.name) for one in found if strength_of(one.level) is not None]
    if not names:
        return ()
    key = "like-me" if len(names) == 1 else "like-me-all"
    return (Announcement(words.phrase(key, names=join(names, words.signs.list))),)


def tell_opening(table: Begun, opening: Sequence[Announcement]) -> None:
    """Say the game, how the match begins, whose turn it is and what is focused, in this order.

    A finger reads how it begins as a message of its own.
    """
    announcer, focused = table.ui.announcer, table.focused()
    announcer.announce(
        [
            replace(each, phrase=Phrase("", "", each.phrase.braille), later=each.phrase, update=0)
            for each in opening
        ]
    )
    begun = [each.phrase for each in opening]
    said = sentences(
        (table.game_name(), *begun, table.turn_told(), focused), table.ui.words.signs.sentence
    )
    felt = sentences((table.title(), focused), table.ui.words.signs.sentence).braille
    announcer.answer(said.felt_as(felt), passing=True)


# -- what follows from events ----------------------------------------------------------


class Notices:
    """Announces disk trouble, whose turn it is and who has won, each of them once."""

    def __init__(self) -> None:
        self.ended = False
        """Whether the result has been told."""
        self._trouble = ""
        self._failed: int | None = None
        """The computer player after whom was asked."""
        self._opened: set[int] = set()
        """The seats that know how the match began."""
        self._was_acting = False
        self._turn = EMPTY
        """Whose turn it was said to be, as long as that holds."""

    def sat_down(self, table: MatchTable) -> None:
        """A person sits down; the title says whose turn it is, so it is not said again."""
        self._was_acting = _acting(table)

    def opening(self, table: MatchTable) -> Sequence[Announcement]:
        """Return, once for each seat, how a new match begins."""
        if table.seat in self._opened:
            return ()
        self._opened.add(table.seat)
        return opening_of(table, table.seat)

    def reopen(self) -> None:
        """The match continues after its end (a move was taken back)."""
        self.ended = False

    def met_over(self, table: MatchTable) -> None:
        """The match was over when one came: the title has said so, not which keys there are."""
        if self.ended or not table.over:
            return
        self.ended = True
        self._tell_keys(table)

    def tell_trouble(self, table: MatchTable) -> None:
        """Say once that the match cannot be stored, and once that it can be again."""
        trouble = table.port.standing.trouble
        kind = "" if trouble is None else trouble.kind
        if kind == self._trouble:
            return
        self._trouble = kind
        if trouble is None:
            phrase = table.words.phrase("saved-again")
        else:
            phrase = table.trouble_told(trouble)
        urgent = Announcement(phrase, priority=Priority.URGENT, sound="error")
        table.ui.announcer.announce([urgent])

    def tell(self, table: MatchTable, announced: Sequence[Announcement]) -> None:
        """Announce what follows from the events that have just been ``announced``."""
        if table.over:
            self._tell_result(table, {announcement.phrase.full for announcement in announced})
        elif not table.presenter.shared:
            self._tell_turn(table, again=bool(announced) and announced[-1].closes)

    def ask_for_bot(self, table: MatchTable) -> bool:
        """Ask once what becomes of a computer player that has failed; tell whether one has."""
        failed = table.port.standing.failed
        if failed is not None and failed != self._failed:
            question = table.words.phrase(
                "bot-failed-question", name=table.port.players[failed].name
            )
            table.ui.announcer.earcons.play("error")
            table.ui.push(Question(table.ui, question, partial(_replace_bot, table)))
        self._failed = failed
        return failed is not None

    def ask_again(self) -> None:
        """Ask somebody who is back at the table again what they have not decided."""
        self._failed = None

    def _tell_turn(self, table: MatchTable, again: bool) -> None:
        """Tell a seat, once, that it has become its turn to act; ``again``: or that it still is."""
        acting = not table.port.players[table.seat].is_bot and _acting(table)
        if acting and (again or not self._was_acting):
            phrase = your_turn(table.presenter, table.view())
            told = Announcement(phrase, sound="turn", reminder=True, update=table.seats.number)
            table.ui.announcer.announce([told])
            self._turn = phrase
        elif not acting:
            self.acted(table)
        self._was_acting = acting

    def acted(self, table: MatchTable) -> None:
        """What was said of the turn no longer holds: the person has acted, or time has."""
        if self._turn != EMPTY:
            table.ui.announcer.outdate(self._turn)
        self._turn = EMPTY

    def _tell_result(self, table: MatchTable, announced: set[str]) -> None:
        """Say who has won, unless the game's own events have just said it."""
        if self.ended:
            return
        self.ended = True
        winners = table.port.standing.winners
        won = any(seat in winners for seat in table.at_keyboard)
        phrase, number = table.presenter.result(table.view()), table.seats.number
        result = Announcement(phrase, sound="win" if won else "lose", update=number)
        if result.phrase.full in announced:
            table.ui.announcer.earcons.play(result.sound)
        else:
            table.ui.announcer.announce([result])
        self._tell_keys(table)
        table.ui.has_played(table.game)

    def _tell_keys(self, table: MatchTable) -> None:
        """Say which keys there are once the match is over."""
        keys, number = table.keys_when_over(), table.seats.number
        if keys != EMPTY:
            table.ui.announcer.announce([Announcement(keys, reminder=True, update=number)])


def _acting(table: MatchTable) -> bool:
    """Tell whether the person at the keyboard has a turn that no event asks for."""
    return table.acting(table.seat) and not table.presenter.asked(table.view())


def _replace_bot(table: MatchTable) -> None:
    table.port.request(Request.REPLACE_BOT)
    table.port.request(Request.GO_ON)
    table.ui.announcer.answer(table.turn())


def your_turn(presenter: Presenter, view: Any) -> Phrase:
    """Return what is told when a turn begins: what is possible, explained by key T only.

    In brief wording, and in short cells, the turn alone is told.
    """
    phrase = presenter.turn(view)
    short = presenter.words.phrase("your-turn")
    return replace(phrase, full=phrase.normal, brief=short.brief, braille=short.braille)


# -- between two rounds ----------------------------------------------------------------


class BetweenRounds:
    """Holds back what a new round brings until the player continues, if the setting wants it.

    At a network table the match may go on elsewhere meanwhile: that is held back too.
    """

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._held: list[Announcement] = []
        self._since = 0

    @property
    def stopped(self) -> bool:
        """Tell whether the player has still to continue."""
        return any(isinstance(screen, RoundStop) for screen in self._ui.screens)

    @property
    def holds_bots(self) -> bool:
        """Tell whether computer players still wait for the player to continue."""
        return self.stopped and self._ui.now() - self._since < LONGEST_MS

    def until_round(
        self, table: MatchTable, announced: Sequence[Announcement], on_top: bool
    ) -> list[Announcement]:
        """Return what is announced before a new round begins; the rest waits.

        Nothing waits behind a view over the table: ``on_top`` tells that there is none.
        """
        announced = [*self._held, *announced]
        self._held.clear()
        if self.stopped:
            self._held = announced
            return []
        wanted = bool(table.ui.settings.get("round-stop")) and not table.racing
        at = next((n for n, each in enumerate(announced) if each.begins_round), 0)
        if not at or not wanted or not on_top:
            return announced
        self._held = announced[at:]
        return announced[:at]

    def stop(self, table: MatchTable) -> None:
        """Open the stop if something waits."""
        if self._held and not self.stopped:
            self._since = self._ui.now()
            self._ui.push(RoundStop(table, partial(self.look, table)), silent=True)
            self._ui.announce(table.words.phrase("round-stop"))

    def look(self, table: MatchTable) -> None:
        """Announce what waited if the stop is gone, however the player left it."""
        if self._held and not self.stopped:
            table.deliver()

    def take_up(self, before: BetweenRounds) -> None:
        """Announce next what another screen of the same match still held back."""
        self._held = before._held

    def set_back(self) -> None:
        """The match was set back: what was held back never happened, and no round is over."""
        self._held.clear()
        if isinstance(self._ui.screen, RoundStop):
            self._ui.pop(silent=True)


class RoundStop(Menu):
    """Enter or Escape continues with the next round."""

    def __init__(self, table: MatchTable, gone: Callable[[], None]) -> None:
        ui, words = table.ui, table.words
        self._table, self._view, self._gone = table, table.view(), gone
        super().__init__(
            ui,
            words.phrase("round-stop-title"),
            (
                MenuEntry("go-on", words.phrase("round-stop-go-on"), self._go_on),
                MenuEntry("scores", words.phrase("round-stop-scores"), self._scores),
            ),
        )
        self.game = table.game

    def _scores(self) -> None:
        presenter, view = self._table.presenter, self._view
        show_scores(self.ui, presenter, view)

    def _go_on(self) -> None:
        self.ui.pop(silent=True)
        self._gone()

    def _back(self) -> bool:
        self._go_on()
        return True


# -- what a game against the clock waits for -------------------------------------------


class Listening:
    """Reports for those at the keyboard that they have heard, once the outputs have finished."""

    def __init__(self, between_rounds: BetweenRounds) -> None:
        self._between_rounds = between_rounds
        self._unheard = False
        self.settling = False
        """Everybody is told again how things stand; the clock goes on once that is known."""
        self._held = False

    def look(self, table: MatchTable) -> None:
        """Check whether what is being announced is waited for."""
        self._unheard = bool(self._receipts(table))

    def _awaited(self, table: MatchTable) -> bool:
        """Tell whether the match waits for what the outputs are telling."""
        return self._unheard and not table.port.standing.paused

    def acknowledge(self, table: MatchTable) -> None:
        """Let the game know that what it waits for has been heard and felt."""
        ui = table.ui
        if self.settling and ui.output_idle():
            self._settle(table)
        if self._awaited(table) and ui.output_idle(answers=False):
            self._heard(table)

    def waits(self, table: MatchTable) -> bool:
        """Tell whether anything waits for what the outputs are telling."""
        return self.settling or self._awaited(table) or self._bots_wait(table)

    def _bots_wait(self, table: MatchTable) -> bool:
        """Tell whether bots may act while what happened is still being heard or read."""
        port = table.port
        if not port.bots_to_act() or port.standing.paused:
            return False
        return self._between_rounds.holds_bots or not table.ui.output_idle(answers=False)

    def hold_bots(self, table: MatchTable) -> None:
        """Let bots wait while they have to, and once more when that ends."""
        waits = self._bots_wait(table)
        if waits or self._held:
            table.port.request(Request.HOLD)
        self._held = waits

    def received(self, table: MatchTable) -> None:
        """Take a key of the game as a sign that what was announced before has been received."""
        if self.settling:
            self._settle(table)
        if self._awaited(table):
            self._heard(table)

    def commanded(self, table: MatchTable) -> None:
        """Take any command of who sits here, where nothing is theirs to decide, as a sign that they
        know how things stand: else somebody who keeps asking would hold up dice that roll.
        """
        if self.settling and not self._decides(table):
            self._settle(table)

    def _decides(self, table: MatchTable) -> bool:
        """Tell whether those at the keyboard can do more than say that they have heard."""
        port = table.port
        return any(
            not port.game.is_receipt(action)
            for seat in table.at_keyboard
            for action in port.view(seat).legal_actions()
        )

    def _receipts(self, table: MatchTable) -> list[tuple[int, Any]]:
        """Return which of those at the keyboard still have to hear, and the action that says so."""
        port = table.port
        if port.standing.stopped is not None:
            return []
        found = [(seat, port.game.unheard(port.view(seat))) for seat in table.at_keyboard]
        return [(seat, action) for seat, action in found if action is not None]

    def _settle(self, table: MatchTable) -> None:
        """Everybody knows how things stand again: the clock goes on."""
        self.settling = False
        table.port.request(Request.GO_ON)
        self.look(table)

    def _heard(self, table: MatchTable) -> None:
        for seat, receipt in self._receipts(table):
            # What others' receipts have ended meanwhile matters no more.
            with contextlib.suppress(IllegalActionError):
                table.port.submit(seat, receipt)
        table.deliver()
