"""A member's port to a match: what they were sent, and which of their actions were answered."""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import replace

import msgspec

from braillespiel.games import registry
from braillespiel.network import messages
from braillespiel.network.messages import MEMORY, Answer, Update
from braillespiel.store.errors import StoreError
from braillespiel.table import port as ports
from braillespiel.table import wire
from braillespiel.table.host import TableHost
from braillespiel.table.port import LocalPort

MEMORY_BYTES = 64 << 10
"""How much of what was sent is kept for whoever loses the connection."""
ANSWERS = 64


class MemberFeed:
    """The port of one member, its updates numbered and remembered.

    ``match`` stands for the match in every message about it. Where the files of the host lie is
    told only to somebody ``at_host``.
    """

    def __init__(
        self, host: TableHost, chairs: tuple[int, ...], match: int, at_host: bool = False
    ) -> None:
        self.match = match
        self._at_host = at_host
        self.chairs = chairs
        shared = registry.presenter_type(host.match.game.id).shared
        self.port = LocalPort(host, chairs or (None,), shared and len(chairs) > 1)
        self.revision = 0
        self._standing: list[tuple[int, int]] = []
        """The revisions of the updates that stand, each with its number at the host."""
        self._log: deque[Update] = deque()
        self._size = 0
        self._answers: OrderedDict[tuple[int, int], Answer] = OrderedDict()
        self._acted = dict.fromkeys(chairs, 0)
        self._see_what_was_done()

    def _encoded(self, update: ports.Update) -> msgspec.Raw:
        trouble = update.standing.trouble
        if trouble is not None and not self._at_host:
            standing = replace(update.standing, trouble=StoreError(trouble.kind))
            update = replace(update, standing=standing)
        return msgspec.Raw(wire.encoded(self.port.game, update))

    def _numbered(self, update: ports.Update) -> Update:
        self.revision += 1
        stands = self._set_back(update.stands) if update.again else None
        self._standing.append((self.revision, update.number))
        made = Update(self.match, self.revision, self._encoded(update), stands=stands)
        self._log.append(made)
        self._size += len(made.update)
        while len(self._log) > MEMORY or self._size > MEMORY_BYTES:
            self._size -= len(self._log.popleft().update)
        return made

    def _set_back(self, stands: int) -> int:
        """Return the revision of the last update that still stands, as its member counts."""
        while self._standing and self._standing[-1][1] > stands:
            self._standing.pop()
        return self._standing[-1][0] if self._standing else 0

    def _see_what_was_done(self) -> None:
        """Take up the numbers of the actions that are in the journal."""
        for entry in self.port.host.match.journal:
            if entry.number > self._acted.get(entry.seat, entry.number):
                self._acted[entry.seat] = entry.number

    def recalled(self) -> None:
        """Remember what had happened before the host was started again."""
        for update in self.port.past[-MEMORY:]:
            self._numbered(update)
        self._see_what_was_done()

    def flush(self) -> list[Update]:
        """Return what this member has to be sent now."""
        return [self._numbered(update) for update in self.port.take()]

    def snapshot(self, missed: int) -> Update:
        """Return how things stand for a member who missed ``missed`` updates."""
        return Update(self.match, self.revision, self._encoded(self.port.look()), missed)

    def since(self, known: int) -> list[Update] | None:
        """Return what was sent after revision ``known``, or None if that is not remembered."""
        if known == self.revision:
            return []
        found = [update for update in self._log if update.revision > known]
        whole = found and found[0].revision == known + 1
        return found if whole and known < self.revision else None

    def began(
        self, players: tuple[messages.Chair, ...], set_up: messages.SetUp
    ) -> list[messages.Began | Update]:
        """Return how a newcomer is told of this match and of what is remembered of it."""
        match, past = self.port.host.match, list(self._log)
        began = messages.Began(
            match=self.match,
            game=match.game.id,
            rules=match.game.rules_version,
            seats=match.seats,
            options=dict(match.options),
            players=players,
            chairs=self.chairs,
            hints=set_up.hints,
            known_seed=self.port.known_seed,
            now=self._encoded(self.port.look()),
            past=len(past),
            revision=self.revision - len(past),
            acted=tuple(self._acted[chair] for chair in self.chairs),
            deck=set_up.deck,
        )
        return [began, *past]

    def answered(self, seat: int, number: int) -> Answer | None:
        """Return the answer that an action got before, or None for a new one.

        What is in the journal was done, however long ago, and whichever run of the host did it. Any
        other number that was used long ago is refused as "repeated".
        """
        found = self._answers.get((seat, number))
        if found is not None or number > self._acted.get(seat, 0):
            return found
        journal = self.port.host.match.journal
        if any((entry.seat, entry.number) == (seat, number) for entry in reversed(journal)):
            return Answer(seat, number)
        return Answer(seat, number, messages.Rule("repeated"))

    def answer(self, answer: Answer) -> Answer:
        """Remember an answer."""
        self._acted[answer.seat] = max(answer.number, self._acted.get(answer.seat, 0))
        self._answers[answer.seat, answer.number] = answer
        while len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)
        return answer

    def leave(self) -> None:
        """Be told nothing more."""
        host = self.port.host
        host.ports = [port for port in host.ports if port is not self.port]
