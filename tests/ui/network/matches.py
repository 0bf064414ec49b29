"""Matches that a scripted table begins: the real rules and ports, without a net between them."""

from __future__ import annotations

from typing import Any

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.network.member_feed import MemberFeed
from braillespiel.network.messages import Began, Chair, SetUp
from braillespiel.network.remote_port import RemotePort
from braillespiel.table.host import Player as Who
from braillespiel.table.host import TableHost
from braillespiel.table.port import LocalPort, Request
from tests.support.player import Player
from tests.table.hosts import Disk


def host_of(player: Player, game: str, names: tuple[str, ...], **options: Any) -> TableHost:
    """Return the host of a match of people in different places."""
    rules = registry.game(game)
    match = Match(rules, len(names), rules.resolve(options), 7)
    return TableHost(match, [Who(name) for name in names], Disk(), None, lambda: player.clock.ms)


class Place(LocalPort):
    """A place elsewhere: a menu here stops nobody's clock."""

    def request(self, request: Request, seat: int | None = None) -> bool:
        """Ask for what needs no pause."""
        if request in (Request.PAUSE, Request.GO_ON):
            return False
        return super().request(request, seat)


def port_of(host: TableHost, *chairs: int | None) -> Place:
    """Return a place at a match."""
    return Place(host, chairs)


def remote(seated: MemberFeed, chairs: tuple[Chair, ...]) -> RemotePort:
    """Return a place as one has it who comes to a match, with what is remembered of it."""
    began, *past = seated.began(chairs, SetUp("any", 2))
    assert isinstance(began, Began)
    port = RemotePort(began, lambda *_: None, lambda *_: None, lambda: True)
    for update in past:
        assert not isinstance(update, Began)
        port.receive(update)
    return port
