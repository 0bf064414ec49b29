"""A match at a network table: the match screen, and what the others decide too."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from time import time_ns
from typing import TYPE_CHECKING, Any

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.presenter import Announcement, Answer
from braillespiel.network.client import Late, TableProblem
from braillespiel.network.remote_port import RemotePort
from braillespiel.network.texts import BETWEEN
from braillespiel.store.records import Outcome, StoredPlayer
from braillespiel.store.statistics import PlayedElsewhere
from braillespiel.table.port import Port, Request
from braillespiel.ui.history import History
from braillespiel.ui.keymap import Scope
from braillespiel.ui.match.commands import begin_hint, follow_hint, hint_stands
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.match.table import MatchTable
from braillespiel.ui.match.telling import BetweenRounds, Listening
from braillespiel.ui.network import sentences
from braillespiel.ui.network.at_table import AtTable, ShownMatch
from braillespiel.ui.network.commands import TableCommands
from braillespiel.ui.screens.menu import Menu
from braillespiel.ui.screens.screen import Screen
from braillespiel.words.phrase import Phrase
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.store.errors import StoreError
    from braillespiel.ui.ui import Ui


# -- what was missed -----------------------------------------------------------------


MOST_MISSED = 20
"""How much of what was missed is announced; the rest is in the history."""


def catch_up(port: Port, before: Port) -> bool:
    """Have ``port`` deliver what came after what ``before`` was told.

    Return False if the host was started again meanwhile: its numbers begin anew.
    """
    if not isinstance(port, RemotePort) or not isinstance(before, RemotePort):
        return False
    if port.match != before.match:
        return False
    port.catch_up(before.taken, MOST_MISSED)
    return True


def goes_on(port: Port, before: NetMatch) -> bool:
    """Tell whether ``port`` is at the match that was open before; its host may be another one now,
    or have been started again: then it is the one of the same people that was not over, or is.
    """
    old = before.port
    if getattr(port, "match", port) == getattr(old, "match", None):
        return True
    same = (port.game.id, dict(port.options)) == (old.game.id, dict(old.options))
    names = [[player.name for player in each.players] for each in (port, old)]
    return same and names[0] == names[1] and (bool(port.standing.winners) or not before.over)


def untold(past: Sequence[Announcement], told: History) -> Sequence[Announcement]:
    """Return what of ``past`` is not in ``told``; a sentence counts as often as it was told."""
    heard = iter([message.phrase.full for message in told.kept_in("all")])
    known = 0
    while known < len(past) and (past[known].later or past[known].phrase).full in heard:
        known += 1
    return past[known:][-MOST_MISSED:]


# -- match ---------------------------------------------------------------------------


class NetListening(Listening):
    """Says once that something was heard; the host knows it only a while later."""

    def __init__(self, between_rounds: BetweenRounds) -> None:
        super().__init__(between_rounds)
        self._sent: dict[int, tuple[str, str]] = {}

    def _receipts(self, table: MatchTable) -> list[tuple[int, object]]:
        port = table.port
        return [
            (seat, receipt)
            for seat, receipt in super()._receipts(table)
            if self._sent.get(seat) != (port.question(seat), str(receipt))
        ]

    def _heard(self, table: MatchTable) -> None:
        port = table.port
        for seat, receipt in self._receipts(table):
            with contextlib.suppress(IllegalActionError):
                port.submit(seat, receipt)
                self._sent[seat] = (port.question(seat), str(receipt))
        table.deliver()


class NetMatch(MatchScreen, ShownMatch):
    """One client's chairs in a match elsewhere."""

    scopes = (Scope.GAME, Scope.TABLE, Scope.NETWORK, Scope.GLOBAL)
    watches = False

    def __init__(self, ui: Ui, port: Port, at: AtTable, commands: TableCommands) -> None:
        self.at, self.commands = at, commands
        super().__init__(ui, port)
        self.listening = NetListening(self.between_rounds)
        if not self.over:
            at.counted.setdefault(self._number, None)

    @property
    def _number(self) -> int:
        """Which match of the table it is."""
        return int(getattr(self.port, "match", 0))

    @property
    def which(self) -> object:
        return self.at.which

    @property
    def hints(self) -> bool:
        """Whether the table has agreed on hints."""
        return bool(getattr(self.port, "hints", True))

    @property
    def helped(self) -> bool:
        """Whether warnings are fair: where all may have hints."""
        return self.hints

    def cautions(self, action: Any) -> bool:
        """Warn before an action; in a class that counts as a hint."""
        said = super().cautions(action)
        if said and self.at.pupil is not None:
            self.at.pupil.tally.hinted()
        return said

    def turn_told(self) -> Phrase:
        """Say whose turn it is, and who of them is not here; while the connection is lost, that
        first.
        """
        told, absent = [super().turn_told()], self._waited_for()
        if self.at.away() is not None:
            told.insert(0, self.words.phrase("net-away"))
        elif absent:
            told.append(self.words.phrase("net-not-here", names=BETWEEN.join(absent)))
        return joined(told, self.words.signs.sentence)

    def _waited_for(self) -> list[str]:
        """Return who is on turn and not here."""
        table = None if self.at.client is None else self.at.client.table
        if table is None or self.over:
            return []
        away, acting = {each.id for each in table.members if not each.here}, self.view().to_act()
        return [
            sentences.clean(chair.name)
            for seat, chair in enumerate(table.chairs)
            if seat in acting and chair.member in away and not chair.level
        ]

    def greet(self) -> None:
        """Say what was agreed on, if it is not the usual thing."""
        words, told = self.words, []
        if self.at.sits_late:
            self.at.sits_late = False
            told.append(words.phrase("net-news-takes-chair-you"))
        if self.port.known_seed is not None:
            told.append(words.phrase("net-news-known-deal", seed=str(self.port.known_seed)))
        if not self.hints:
            told.append(words.phrase("net-news-no-hints"))
        self.ui.announcer.announce([Announcement(phrase) for phrase in told])

    def keep_focus(self, before: NetMatch) -> None:
        """Stay on what was focused, with what was marked and told, when this was ``before``."""
        self.marked, self.notices.ended = list(before.marked), before.notices.ended
        for seat in self.seated:
            self._navigators[seat] = before._navigators.get(seat, self._navigators[seat])
        self.refresh()

    def tell_missed(self, told: History | None, before: Screen | None) -> None:
        """Announce what was missed: what waits at the port, or all that is not in ``told``.

        What waits begins with what ``before``, the match as it was open, still held back.
        """
        missed = getattr(self.port, "missed", 0)
        if missed:
            phrase = self.words.phrase("net-missed", count=missed)
            self.ui.announcer.announce([Announcement(phrase, reminder=True)])
        if told is None:
            if isinstance(before, NetMatch):
                self.between_rounds.take_up(before.between_rounds)
            self.deliver()
        else:
            self.ui.announcer.announce(untold(self.seats.past[self.seat], told))

    def meet_end(self) -> None:
        """Know that the match is over if it was when one came; what holds it back goes first."""
        if not self.between_rounds.stopped:
            self.notices.met_over(self)
            self.ui.changed = True

    # -- keys ------------------------------------------------------------------------------

    def run(self, scope: Scope, command: str) -> bool:
        """Carry out a command; ask the others if they have a say in it."""
        if self.commands.run(scope, command):
            return True
        if scope is Scope.TABLE and command == "take-back" and self.draft is None:
            self._ask_to_take_back()
            return True
        if scope is Scope.TABLE and command == "hint":
            self._hint()
            return True
        if scope is Scope.TABLE and command == "follow-hint":
            self._hint(follow=True)
            return True
        return super().run(scope, command)

    def act(self, action: Any, seat: int | None = None) -> None:
        """Carry out an action; while the table has not answered it, that is heard."""
        client = self.at.client
        before = 0 if client is None else client.unanswered
        super().act(action, seat)
        if client is not None and client.unanswered > before:
            if self.at.pupil is not None:
                self.at.pupil.tally.acted()
            self.at.awaited.wish(lambda: client.unanswered <= before)

    def _ask_to_take_back(self) -> None:
        announcer, words = self.ui.announcer, self.words
        if self.presenter.shared:
            announcer.answer(words.phrase("net-ask-race"), sound="error")
        elif not self.port.may_take_back(self.seat):
            announcer.nothing(words.phrase("take-back-nothing"))
        else:
            redraws = bool(self.ui.settings.get("redraw"))
            back = Request.TAKE_BACK_REDRAWN if redraws else Request.TAKE_BACK
            self.port.request(back, self.seat)
            if self._others_play():
                announcer.answer(words.phrase("net-ask-back"))
            else:  # the table takes it back at once, and says so
                self.at.awaited.wish()

    def _others_play(self) -> bool:
        """Tell whether anybody but those here sits at the table: computer players are not asked."""
        table = None if self.at.client is None else self.at.client.table
        return table is None or any(
            member.chairs for member in table.members if member.id != table.you
        )

    def _hint(self, follow: bool = False) -> None:
        if self.hints and follow and hint_stands(self):  # it was counted when it was told
            follow_hint(self)
        elif self.hints:
            if self.at.pupil is not None and self.acting(self.seat):
                self.at.pupil.tally.hinted()
            begin_hint(self, follow)
        else:
            self.ui.announcer.answer(self.words.phrase("net-no-hints"), sound="error")

    def take(self, answer: Answer, seat: int | None = None) -> None:
        """Do what was answered; a pause concerns everybody, and is asked of the table."""
        if answer.pause:
            self.commands.pause()
        else:
            super().take(answer, seat)

    def idle_commands(self) -> frozenset[str]:
        found = (
            super().idle_commands() - {"hint", "follow-hint", "take-back"} | self.commands.idle()
        )
        if not self.hints:
            found |= {"hint", "follow-hint"}
        return found | {"take-back"} if self.presenter.shared and self.draft is None else found

    def own_menu(self) -> Menu:
        return self.commands.menu(self)

    # -- what comes in ---------------------------------------------------------------------

    def refusal(self, error: IllegalActionError) -> Phrase:
        """Say why an action is not possible, whoever refuses it: the rules here, or the table."""
        words = self.presenter.words
        known = (f"{self.game}-illegal-{error.rule}", f"error-{error.rule}")
        if error.rule in sentences.RULES and not any(map(words.has, known)):
            return sentences.problem(self.words, TableProblem(error.rule, error.details))
        return super().refusal(error)

    def refused_late(self, late: Late) -> None:
        """Say that an action came too late, and what has happened instead, in one sentence."""
        self.deliver()
        kept = self.ui.announcer.history.kept_in("others")
        others = [message for message in kept if not message.void]
        if late.error.rule != "too-late":
            phrase = self._late(late.error)
        elif not others:
            phrase = self.words.phrase("net-late-nothing")
        else:
            phrase = self.words.phrase("net-late", instead=others[-1].phrase)
        self.ui.announcer.announce([Announcement(phrase, sound="error", seat=late.seat)])

    def _late(self, error: IllegalActionError) -> Phrase:
        """Word what a host says of an action; its details may be anything."""
        try:
            return self.refusal(error)
        except Exception:
            # Whatever a host sends: somebody else's data is no fault of the program.
            return sentences.problem(self.words, TableProblem(error.rule, {}))

    def hear(self) -> None:
        if self.port.revision != self._revision:
            self.deliver()

    def deliver(self) -> None:
        """Announce what has happened; count an end in the statistics."""
        super().deliver()
        self._count_end()

    def taken_back(self) -> None:
        """The match was set back: what was begun here is void, and an end no longer is one."""
        self.between_rounds.set_back()
        self.notices.reopen()
        self._uncount_end()
        self.marked.clear()
        self.draft = self.hint = None
        self.deliver()

    # -- statistics ------------------------------------------------------------------------

    def trouble_told(self, trouble: StoreError) -> Phrase:
        """Say why the match cannot be stored to those at the computer with the disk; else that."""
        me = self.at.me()
        if me is not None and me.host:
            return super().trouble_told(trouble)
        return self.words.phrase("net-host-unsaved")

    def _count_end(self) -> None:
        """Count the match if it is over, once, and if this client saw it being played."""
        counted = self.at.counted
        if self.over and counted.get(self._number, 0) is None:
            counted[self._number] = self._counted()

    def _uncount_end(self) -> None:
        """The match was set back: if it was over, it no longer is."""
        number = self.at.counted.get(self._number)
        if number is not None:
            self.at.counted[self._number] = None
            if number:
                self.ui.services.matches.uncount(number)

    def _counted(self) -> int:
        """Return the number under which it counts, 0 if bots ended it for those who sit here."""
        port, client = self.port, self.at.client
        shown = None if client is None else client.table
        chairs = () if shown is None else shown.chairs
        levels = [player.level for player in port.players]
        for seat, chair in enumerate(chairs[: len(levels)]):
            levels[seat] = chair.level
        players = [
            StoredPlayer(player.name, "bot" if level else "human", level)
            for player, level in zip(port.players, levels, strict=True)
        ]
        here = {seat for seat in self.seated if not levels[seat]}
        if not here:
            return 0
        standing = port.standing
        outcome = Outcome(list(self.view().scores()), list(standing.winners))
        played = PlayedElsewhere(
            port.game.id,
            port.options,
            players,
            here,
            outcome,
            time_ns() // 1_000_000,
            standing.taken_back,
        )
        return self.ui.services.matches.count(played)

    # -- time ------------------------------------------------------------------------------

    def tick(self) -> None:
        """Let things go on; who came back past the stop after a round hears what it held."""
        super().tick()
        self.between_rounds.look(self)

    def stood_still(self, ms: int) -> None:
        """The computer slept: the match went on elsewhere, and the connection comes back."""
