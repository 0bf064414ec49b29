"""Through a port that encodes everything a person perceives what they do at the host's computer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, GameError, IllegalActionError, PositionError
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.cubus.actions import Knock, Let, Pass
from braillespiel.games.presenter import Announcement
from braillespiel.games.six.actions import Roll
from braillespiel.store.errors import StoreError
from braillespiel.table import wire
from braillespiel.table.host import TableHost
from braillespiel.table.port import LocalPort, Port, Request
from braillespiel.ui.braille.line import zone_line
from braillespiel.ui.match.seats import Seats
from tests.golden.variants import LANGUAGES, VARIANTS, Variant
from tests.table.encoded import EncodedPort
from tests.table.hosts import Watch, host_of

STEPS = 7
NOBODY: tuple[int | None, ...] = (None,)


class Place:
    """Somebody who sits at a port; ``told`` are the chairs that are told something."""

    def __init__(self, port: Port, language: str) -> None:
        self.port = port
        self.seats = Seats(port, language)
        self.told = port.chairs[:1] if port.together else port.chairs

    def announced(self) -> dict[int | None, list[Announcement]]:
        return {chair: self.seats.take(chair) for chair in self.told}

    def perceived(self, chair: int | None) -> list[Any]:
        """Return zones, rows of the Braille line, sentences, choices and how the table stands."""
        view, presenter = self.port.view(chair), self.seats.presenter(chair)
        zones = list(presenter.zones(view))
        found = [
            zones,
            [zone_line(zone, zone.items[0]) for zone in zones if zone.items],
            presenter.turn(view),
            presenter.scores(view),
            presenter.score_table(view),
            presenter.live_items(view),
            list(view.legal_actions()),
            view.is_over(),
            self.port.standing,
        ]
        if chair is not None:
            found += [
                [presenter.label(view, action) for action in list(view.legal_actions())[:3]],
                self.port.question(chair),
                self.port.may_take_back(chair),
                self.port.game.unheard(view),
            ]
        return found


def ports(host: TableHost, chairs: tuple[int | None, ...], together: bool) -> tuple[Port, Port]:
    return LocalPort(host, chairs, together), EncodedPort(LocalPort(host, chairs, together))


def refusal(place: Place, seat: int, action: Any) -> Any:
    """Return how it is said that an action is not possible."""
    try:
        place.port.submit(seat, action)
    except IllegalActionError as error:
        return place.seats.presenter(seat).refusal(error, place.port.view(seat))
    raise AssertionError(f"{action} is legal")


def forbidden(host: TableHost) -> tuple[int, Any] | None:
    """Return a seat that waits, and an action that another one may do."""
    state, game = host.match.state, host.match.game
    acting = state.to_act() - {CLOCK}
    waiting = set(range(host.match.seats)) - acting
    found = [
        action
        for seat in sorted(acting)
        for action in state.legal_actions(seat)
        if not game.is_receipt(action)
    ]
    return (min(waiting), found[0]) if waiting and found else None


def step(host: TableHost, watch: Watch, port: Port, rng: Random) -> int | None:
    """Let somebody act through ``port``, or time pass; return who has acted."""
    acting = sorted(host.match.state.to_act() - {CLOCK})
    if not acting:
        watch.ms += 500
        port.tick()
        return None
    seat = rng.choice(acting)
    watch.ms += rng.randrange(400)
    port.tick()
    legal = list(port.view(seat).legal_actions())
    if legal:
        port.submit(seat, rng.choice(legal), port.question(seat))
    return seat


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda one: f"{one.game}-{one.name}")
def test_what_travels_is_perceived_the_same(variant: Variant) -> None:
    rng = Random(f"{variant.game} {variant.name}")
    language = rng.choice(LANGUAGES)
    game = registry.game(variant.game)
    host, watch = host_of(Match(game, variant.seats, variant.options, rng.randrange(1000)))
    chairs = tuple(range(variant.seats))
    shared = registry.presenter_type(variant.game).shared
    pairs = [
        [Place(port, language) for port in ports(host, sitting, together)]
        for sitting, together in ((chairs, False), (chairs, shared), (NOBODY, False))
    ]
    told = 0
    for number in range(STEPS):
        at = pairs[0][number % 2].port
        seat = step(host, watch, at, rng)
        for place, (local, encoded) in enumerate(pairs):
            mine, theirs = local.announced(), encoded.announced()
            assert mine == theirs
            told += sum(map(len, mine.values()))
            if place and number % 4:
                continue
            for chair in local.told if seat is None else (local.told[seat % len(local.told)],):
                assert local.perceived(chair) == encoded.perceived(chair)
        wrong = forbidden(host) if number % 4 == 3 else None
        if wrong is not None:
            first, second = (refusal(place, *wrong) for place in pairs[0])
            assert first == second
    assert told


@pytest.mark.parametrize("name", ["six", "ludoteca"])
def test_what_had_happened_before_travels_with_its_views(name: str) -> None:
    rng = Random(name)
    game = registry.game(name)
    host, watch = host_of(Match(game, 2, {}, 3))
    port = LocalPort(host, (0, 1))
    for _ in range(30):
        step(host, watch, port, rng)
    half = len(host.match.journal) // 2
    again = Match(game, 2, {}, 3)
    again.replay(host.match.journal[:half])
    resumed, _ = host_of(again)
    local = LocalPort(resumed, (0, 1))
    resumed.recall(host.match.journal[half:])
    assert 5 < len(local.past) <= len(host.match.journal) - half
    mine, theirs = (Seats(one, "de").past for one in (local, EncodedPort(local)))
    assert mine == theirs
    assert sum(map(len, mine.values())) > 3
    assert local.take() == []


def test_a_port_acts_for_its_own_chairs_only() -> None:
    host, _ = host_of(Match(registry.game("logomachy"), 2, {}, 3))
    acting = min(host.match.state.to_act())
    action = host.match.state.legal_actions(acting)[0]
    for port in (LocalPort(host, (1 - acting,)), LocalPort(host, (None,))):
        with pytest.raises(IllegalActionError) as refused:
            port.submit(acting, action)
        assert refused.value.rule == "no-seat"
        with pytest.raises(IllegalActionError):
            port.request(Request.TAKE_BACK, acting)
        assert set(port.look().chairs) == set(port.chairs)
    assert host.match.journal == []


def test_nobody_sees_who_has_secretly_answered() -> None:
    host, _ = host_of(Match(registry.game("cubus"), 4, {"knock": "untimed"}, 3))
    one = LocalPort(host, (1,))
    others = [LocalPort(host, (2,)), LocalPort(host, (3,)), LocalPort(host, (0,))]
    others.append(LocalPort(host, NOBODY))
    host.act(0, Pass())
    assert host.match.state.to_act() == {1, 2, 3}
    before = [(len(port.take()), port.revision, port.look()) for port in others]
    assert [count for count, _, _ in before] == [1, 1, 1, 1]
    one.take()
    one.submit(1, Knock())
    (update,) = one.take()
    assert [event.kind for event in update.chairs[1].events] == ["answered"]
    assert [(len(port.take()), port.revision, port.look()) for port in others] == [
        (0, revision, look) for _, revision, look in before
    ]
    others[0].submit(2, Let())
    assert [len(port.take()) for port in (one, *others)] == [0, 1, 0, 0, 0]
    others[1].submit(3, Let())
    assert [len(port.take()) for port in (one, *others)] == [1, 1, 1, 1, 1]


def test_in_six_nobody_learns_when_others_have_heard() -> None:
    host, watch = host_of(Match(registry.game("six"), 3, {}, 3))
    ports = [LocalPort(host, (seat,)) for seat in range(3)]
    host.act(host.match.state.public.active, Roll())
    watch.ms += 5_000
    host.tick()
    waits = [host.match.game.unheard(host.view(seat)) for seat in range(3)]
    assert None not in waits
    for port in ports:
        port.take()
    watch.ms += 700
    ports[1].submit(1, waits[1])
    assert host.match.state.secret.heard[1] == 5_700
    assert [len(port.take()) for port in ports] == [0, 1, 0]


def test_a_port_pauses_goes_on_takes_back_and_leaves() -> None:
    host, watch = host_of(Match(registry.game("logomachy"), 2, {}, 3), bots=(1,))
    port = EncodedPort(LocalPort(host, (0,)))
    assert not port.request(Request.TAKE_BACK, 0)
    port.submit(0, port.view(0).legal_actions()[0])
    assert port.may_take_back(0)
    assert port.request(Request.TAKE_BACK, 0)
    (update,) = port.take()
    assert (update.again, update.chairs[0].events, update.standing.taken_back) == (True, (), 1)
    assert port.request(Request.PAUSE)
    watch.ms += 700
    assert (port.standing.paused, port.game_time) == (True, 0)
    assert port.request(Request.GO_ON)
    assert not port.standing.paused
    assert port.request(Request.LEAVE)
    assert (host.ports, host.paused) == ([], True)


def test_trouble_with_the_disk_travels() -> None:
    host, _ = host_of(Match(registry.game("logomachy"), 2, {}, 3))
    port = EncodedPort(LocalPort(host, (0,)))
    host.trouble = StoreError("full", "matches", "no room")
    told = port.standing.trouble
    assert told is not None
    assert (told.kind, told.path, told.detail) == ("full", "matches", "no room")


@pytest.mark.parametrize("data", [b"", b"[1", b"{}", b"[]", b'{"time": "now"}', b"\xff", b"null"])
def test_what_is_no_update_is_refused_by_name(data: bytes) -> None:
    with pytest.raises(PositionError) as refused:
        wire.decoded(registry.game("six"), 2, {}, data)
    assert isinstance(refused.value, GameError)
    assert refused.value.rule == "position-malformed"
