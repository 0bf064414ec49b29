"""A port behind which everything travels as JSON: views, events, actions, questions, refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from braillespiel.application.matches import MatchService
from braillespiel.engine.anygame import AnyThought
from braillespiel.engine.contract import IllegalActionError, OptionValue
from braillespiel.games import registry
from braillespiel.table import wire
from braillespiel.table.port import LocalPort, Request, TableStanding, Update


def through_documents(matches: MatchService) -> None:
    """Let every match that is begun or resumed from now on be played through an encoded port."""
    for name in ("new_match", "resume"):
        setattr(matches, name, _encoding(getattr(matches, name)))


def _encoding(make: Callable[[Any], LocalPort]) -> Callable[[Any], EncodedPort]:
    return lambda given: EncodedPort(make(given))


class EncodedPort:
    """Stands for a local port; what it holds was read from documents."""

    def __init__(self, local: LocalPort) -> None:
        self.host = local.host
        self._local = local
        self.game = registry.game(local.game.id)
        self.players = local.players
        self.chairs = local.chairs
        self.together = local.together
        self.known_seed = local.known_seed
        self._options = dict(local.options)
        self._waiting: list[Update] = []
        self._latest: Update | None = None
        self._stood: tuple[TableStanding, TableStanding] | None = None
        """How the table stood when that travelled last, and what arrived."""

    def _travelled(self, update: Update) -> Update:
        data = wire.encoded(self._local.game, update)
        found = wire.decoded(self.game, len(self.players), self._options, data)
        return replace(found, number=update.number, stands=update.stands)

    def _fetch(self) -> Update:
        for update in self._local.take():
            self._latest = self._travelled(update)
            if update.again:
                self._waiting = [each for each in self._waiting if each.number <= update.stands]
            self._waiting.append(self._latest)
        return self._latest or self._travelled(self._local.look())

    @property
    def options(self) -> Mapping[str, OptionValue]:
        return self._options

    @property
    def past(self) -> list[Update]:
        return [self._travelled(update) for update in self._local.past]

    @property
    def game_time(self) -> int:
        return self._local.game_time

    @property
    def revision(self) -> int:
        return self._local.revision

    @property
    def standing(self) -> TableStanding:
        standing = self._local.standing
        if self._stood is None or self._stood[0] != standing:
            self._stood = standing, self._travelled(self._local.look()).standing
        return self._stood[1]

    def view(self, seat: int | None) -> Any:
        return self._fetch().chairs[seat].view

    def question(self, seat: int) -> str:
        return self._fetch().chairs[seat].question

    def may_take_back(self, seat: int) -> bool:
        return self._fetch().chairs[seat].may_take_back

    def take(self) -> list[Update]:
        self._fetch()
        updates, self._waiting = self._waiting, []
        return updates

    def submit(self, seat: int, action: Any, question: str | None = None) -> None:
        text = str(action)
        try:
            self._local.submit(seat, self._local.game.parse_action(text), question)
        except IllegalActionError as error:
            raise wire.decoded_refusal(wire.encoded_refusal(error)) from None

    def request(self, request: Request, seat: int | None = None) -> bool:
        return self._local.request(Request(request.value), seat)

    def tick(self) -> None:
        self._local.tick()

    def think(self) -> None:
        self._local.think()

    def thinking(self) -> bool:
        return self._local.thinking()

    def bots_to_act(self) -> bool:
        return self._local.bots_to_act()

    def next_due(self) -> int | None:
        return self._local.next_due()

    def hint(self, seat: int) -> AnyThought:
        rng = self.host.rng(seat, len(self.host.match.journal))
        return self.game.bot("hard").advise(self.view(seat), rng)
