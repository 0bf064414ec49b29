"""What a house counts of itself, for Prometheus and for whoever watches whether it answers.

Nothing of it is anybody's: no name, no key, no address, no table's number.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from braillespiel.house.events import EVENTS, OTHER, HouseEvents

if TYPE_CHECKING:
    from prometheus_client.core import Metric

    from braillespiel.house.server import HouseServer

PREFIX = "braillespiel_house_"


class HouseMetrics:
    """What Prometheus's library collects of a house."""

    def __init__(self, house: HouseServer, events: HouseEvents) -> None:
        self._house, self._events = house, events
        self._since = monotonic()

    def collect(self) -> Iterator[Metric]:
        """Return what is counted, as Prometheus's library reads it; in the loop of the house."""
        house = self._house
        rooms = list(house.rooms.values())
        playing = sum(room.table.matches.phase == "playing" for room in rooms)
        for name, value in (
            ("up_seconds", monotonic() - self._since),
            ("people", len(house.people)),
            ("lobby_people", len(house.lobby)),
            ("tables", len(rooms)),
            ("matches", playing),
            ("seated_people", sum(len(r.table.members.here()) for r in rooms)),
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


def exposed(metrics: HouseMetrics) -> str:
    """Return everything, in the loop of the house, in Prometheus's text format."""
    registry = CollectorRegistry()
    registry.register(metrics)
    return generate_latest(registry).decode()
