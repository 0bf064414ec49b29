"""What a house counts of itself, for Prometheus and for whoever watches whether it answers.

Nothing of it is anybody's: no name, no key, no address, no table's number.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)

from braillespiel.house.events import EVENTS, OTHER, HouseEvents
from braillespiel.house.host_counts import BOUNDS_S, HostCounts
from braillespiel.house.rooms import HouseRoom

if TYPE_CHECKING:
    from prometheus_client.core import Metric

    from braillespiel.house.server import HouseServer

PREFIX = "braillespiel_house_"
OF_HOST = "bs_"
"""Each host of a house has these of itself, also while it waits."""
_UPS = [*map(str, BOUNDS_S), "+Inf"]


class Collected(Protocol):
    """What Prometheus's library collects."""

    def collect(self) -> Iterator[Metric]:
        """Return what is counted."""


class HostMetrics:
    """What a host counts of itself while another one leads the house."""

    def __init__(self, counts: HostCounts) -> None:
        self._counts = counts

    def collect(self) -> Iterator[Metric]:
        """Return what is counted, in any thread."""
        tables, seats = self._counts.share()
        return _of_host(self._counts, tables, seats, self._counts.store_away_s)


def _of_host(counts: HostCounts, tables: int, seats: int, away_s: float) -> Iterator[Metric]:
    for name, value, told in (
        ("tables_led", tables, "tables that this host leads"),
        ("seats", seats, "seats that are here at these tables"),
        ("relayed", counts.relayed(), "connections passed on to the host that leads"),
        ("store_away_seconds", away_s, "how long the store has not answered, 0 if it does"),
    ):
        yield GaugeMetricFamily(f"{OF_HOST}{name}", told, value=value)
    for name, timings, told in (
        ("append_seconds", counts.appends, "a transaction of tables, until it is on disk"),
        ("update_seconds", counts.updates, "from a message of a seat to an update of it"),
        ("takeover_seconds", counts.takeovers, "from the last sign of a host to the open house"),
    ):
        counted, sum_s = timings.read()
        buckets = [(up, float(n)) for up, n in zip(_UPS, counted, strict=True)]
        yield HistogramMetricFamily(f"{OF_HOST}{name}", told, buckets=buckets, sum_value=sum_s)
    takeovers = counts.takeovers.read()[0][-1]
    told = "how often this host went on for another one"
    yield CounterMetricFamily(f"{OF_HOST}takeovers", told, value=takeovers)
    told = "how often this host had to let go of the house"
    yield CounterMetricFamily(f"{OF_HOST}fenced", told, value=counts.fenced)
    told = "guesses at doors: codes, digits and entry words"
    guesses = CounterMetricFamily(f"{OF_HOST}door_guesses", told, labels=["was"])
    for was, number in counts.guesses.items():
        guesses.add_metric([was], number)
    yield guesses


class HouseMetrics:
    """What Prometheus's library collects of a house, and of the host that leads it."""

    def __init__(self, house: HouseServer, events: HouseEvents) -> None:
        self._house, self._events = house, events
        self._since = monotonic()

    def collect(self) -> Iterator[Metric]:
        """Return what is counted, as Prometheus's library reads it; in the loop of the house."""
        house = self._house
        rooms = list(house.rooms.values())
        playing = sum(room.is_playing for room in rooms)
        seats = sum(room.seats_here for room in rooms)
        away_s = max(house.counts.store_away_s, house.writer.refused_s)
        here = [room.seats_here for room in rooms if isinstance(room, HouseRoom)]
        yield from _of_host(house.counts, len(here), sum(here), away_s)
        for name, value in (
            ("up_seconds", monotonic() - self._since),
            ("people", len(house.people)),
            ("lobby_people", len(house.lobby)),
            ("tables", len(rooms)),
            ("matches", playing),
            ("seated_people", seats),
            ("reports", len(house.reports.all())),
            ("store_bytes", house.used),
            ("store_nearly_full", int(house.nearly_full)),
            ("store_waits", int(not house.writer.takes)),
            ("connections_waiting", house.connections_waiting),
        ):
            yield GaugeMetricFamily(f"{PREFIX}{name}", name, value=value)
        found = CounterMetricFamily(f"{PREFIX}events", "events", labels=["event"])
        for name in (*EVENTS, OTHER):
            found.add_metric([name], self._events.counted[name])
        yield found
        yield CounterMetricFamily(f"{PREFIX}turned_away", "turned_away", value=house.turned_away)


def exposed(metrics: Collected) -> str:
    """Return everything in Prometheus's text format; of a house, in its loop."""
    registry = CollectorRegistry()
    registry.register(metrics)
    return generate_latest(registry).decode()
