"""Two tables whose matches one seat cannot tell apart, in which the same is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from braillespiel.engine.contract import CLOCK, GameError
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.network import messages as m
from braillespiel.table.host import Player, TableHost
from tests.golden.variants import Variant
from tests.network.places import Lists, Person, Room
from tests.table.hosts import Disk

STEPS = 8


class Dealt(Lists):
    """A keeper whose first match begins in a position that is given."""

    def __init__(self, position: dict[str, Any]) -> None:
        super().__init__()
        self.position = position

    def begin(
        self, set_up: m.SetUp, players: Sequence[Player], clock: Callable[[], int]
    ) -> TableHost:
        game = registry.game(set_up.game)
        match = Match(game, set_up.seats, dict(set_up.options), 1, self.position)
        self.running = TableHost(match, players, Disk(), None, clock)
        self.hosts.append(self.running)
        return self.running


def plain(document: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(document))


def told(match: Match, seat: int, actor: int, text: str, now: int, shown: int) -> Any:
    """Return what ``shown`` would be told of an action, and how things stand for them then."""
    copy = Match(match.game, match.seats, match.options, match.seed, match.position)
    copy.state, copy.journal = match.state.clone(), list(match.journal)
    try:
        events = copy.apply(actor, copy.parse(actor, text), now)
    except GameError:
        return None
    game = match.game
    seen = [event.redacted_for(shown) for event in events]
    documents = [game.event_document(event) for event in seen if event is not None]
    view = game.view_document(copy.state.view(shown))
    own = [str(action) for action in copy.state.legal_actions(shown)]
    return documents, view, own, copy.state.question(shown), copy.state.deadline()


class Twins:
    """Two rooms whose matches one seat cannot tell apart, in which the same is done."""

    def __init__(self, variant: Variant, seed: int, seat: int = 0) -> None:
        self.rng = Random(seed)
        self.seat = seat
        game = registry.game(variant.game)
        first = Match(game, variant.seats, variant.options, seed)
        other = first.state.view(seat).sample(Random(seed + 1))
        positions = [first.position, plain(other.to_position())]
        self.differ = positions[0] != positions[1]
        set_up = m.SetUp(variant.game, variant.seats, dict(variant.options))
        self.rooms = [Room(set_up, variant.seats, keeper=Dealt(each)) for each in positions]
        names = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn")[: variant.seats]
        self.people = [[room.join(name) for name in names] for room in self.rooms]
        self.watching = [room.join("Zita", watches=True) for room in self.rooms]

    def step(self) -> bool:
        """Do something that the seat is told the same of in both; tell whether there was any."""
        matches = [room.host.match for room in self.rooms]
        now = self.rooms[0].host.game_time
        actors = sorted(matches[0].state.to_act() - {CLOCK})
        self.rng.shuffle(actors)
        for actor in actors:
            texts = [[str(each) for each in match.state.legal_actions(actor)] for match in matches]
            common = [text for text in texts[0] if text in texts[1]]
            self.rng.shuffle(common)
            for text in common[:12]:
                one, two = (told(match, 0, actor, text, now, self.seat) for match in matches)
                if one is not None and one == two:
                    for room, people in zip(self.rooms, self.people, strict=True):
                        person = people[actor]
                        number = sum(isinstance(each, m.Act) for each in person.sent) + 1
                        person._sends(m.Act(actor, number, room.host.question(actor), text))
                        room.pass_time(50)
                    return True
        return False

    def frames(self) -> list[list[bytes]]:
        return [people[self.seat].frames for people in self.people]


def told_apart(variant: Variant, seed: int = 3) -> list[str]:
    """Return in what the frames of a seat, of a spectator, of who comes back differ."""
    twins = Twins(variant, seed)
    for _ in range(STEPS):
        if not twins.step():
            break
    back, resumed = [], []
    seats = [list(frames) for frames in twins.frames()]
    watching = [list(person.frames) for person in twins.watching]
    for room, people in zip(twins.rooms, twins.people, strict=True):
        room.fall_out(people[twins.seat])
        again = Person(room, people[twins.seat].names)
        again.token = people[twins.seat].token
        room.enter(again)
        back.append(again.frames)
    for room, people in zip(twins.rooms, twins.people, strict=True):
        anew = Room(keeper=room.keeper, watch=room.watch)
        person = Person(anew, people[twins.seat].names)
        person.token = people[twins.seat].token
        anew.enter(person)
        resumed.append(person.frames)
    pairs = {"seat": seats, "spectator": watching, "who comes back": back, "resumed": resumed}
    return [
        f"{variant.game} {variant.name}: {what}"
        for what, (one, two) in pairs.items()
        if one != two or not one
    ]
