"""What a house of so many tables needs, worked out from what was measured.

Run: python -m benchmarks.house_size [--tables N] [--seats N] [--every S] [--hours H] [--write]

The figures lie in benchmarks/house-size.json, each with the command that took it, and that puts it
there with ``--keep``. Without ``--tables`` and ``--seats`` the houses of docs/house-size.md are
worked out, and with ``--write`` the tables of that page are made anew.
"""

from __future__ import annotations

import argparse
import math
import re
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from braillespiel.house.entrance import FILES
from braillespiel.house.tables import TABLES

HERE = Path(__file__).parent
FIGURES = HERE / "house-size.json"
PAGE = HERE.parent / "docs" / "house-size.md"
SEATS = 4
"""Of a table, where nothing else is said."""
EVERY_S, HOURS = 4.0, 4.0
"""At a table somebody acts once in this time; a table is played at for so long a day."""
SPARE = 0.7
"""Of what was the most that was measured, so much is planned with."""
SECONDS = 3600
HOUSES = ((20, 80), (250, 1000), (2000, 8000), (25_000, 100_000))
WORDS: Mapping[str, tuple[str, str]] = {
    "actions_core": ("actions a second that one leading process does, 99 of 100 told in time", ""),
    "through_core": ("the same where everybody comes by a host that waits", ""),
    "action_ms": ("CPU of the leading process for an action that three others are told", "ms"),
    "switch_ms": (
        "CPU of the host that leads the house for an action at a table of another one, where much"
        " happens",
        "ms",
    ),
    "through_ms": ("CPU of a host that waits, for an action that four seats by it hear of", "ms"),
    "database_ms": ("CPU of the database for an action", "ms"),
    "bytes_out": ("to all four seats for an action", "bytes"),
    "process_mb": ("memory of a leading process with one table", "MB"),
    "table_kb": ("memory of a table more, with its four seats", "kB"),
    "seat_kb": ("memory of a seat at a host that waits", "kB"),
    "appends_one": ("appends a second to one database, each by itself", ""),
    "appends": ("appends a second to one database, 256 together", ""),
    "appends_hosts": ("the same of eight hosts of one house together", ""),
    "appends_houses": ("the same of eight houses in one server, a database each", ""),
    "record_bytes": ("a record on the database's disk", "bytes"),
    "log_bytes": ("a record in the database's log", "bytes"),
    "match_kb": ("a match of Ludoteca that is over, on the database's disk", "kB"),
    "match_actions": ("actions of such a match", ""),
}
"""What the figures are, and in which unit."""


class Figure(msgspec.Struct, frozen=True):
    """What was measured, and the command that did it."""

    value: float
    by: str


@dataclass(frozen=True)
class Wanted:
    """A house: its tables and seats, and how much is played there."""

    tables: int
    seats: int
    every_s: float = EVERY_S
    hours: float = HOURS

    @property
    def actions(self) -> float:
        """How many actions there are in a second."""
        return self.tables / self.every_s


@dataclass(frozen=True)
class Needed:
    """What a house needs. ``houses`` is how many it has to be, since one database has it, and one
    host leads it; ``hosts`` is how many hosts have to lead tables.
    """

    houses: int
    hosts: int
    why: str
    """What one host cannot do more of; "" where one is enough."""
    leading_share: float
    """Of a core, for each host that leads tables."""
    leading_mb: float
    """Memory of each of them."""
    switch_share: float
    """Of a core, for the host that leads the house, where others lead the tables."""
    through_hosts: int
    """Hosts that carry all seats."""
    through_share: float
    """Of a core, in all of these hosts together."""
    through_mb: float
    """Memory of all of their seats."""
    database_share: float
    """Of a core, for all houses."""
    database_part: float
    """Of the appends that one database does, by each house."""
    disk_day_mb: float
    """What stays of the matches of a day."""
    log_day_gb: float
    """What the database writes in a day, records and log."""
    out_mbit: float
    """To all seats, in a second."""


def load(file: Path = FIGURES) -> dict[str, Figure]:
    """Return the figures."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Figure])


def keep(file: Path, module: str, **values: float) -> None:
    """Put figures into a file that this command has taken, beside those that others put there."""
    found = load(file) if file.exists() else {}
    given = [each for each in sys.argv[1:] if each not in ("--keep", str(file))]
    by = shlex.join(["python", "-m", f"benchmarks.{module}", *given])
    found |= {name: Figure(float(f"{value:.3g}"), by) for name, value in values.items()}
    data = msgspec.json.format(msgspec.json.encode(dict(sorted(found.items()))), indent=2)
    file.write_bytes(data + b"\n")


def needed(wanted: Wanted, figures: Mapping[str, Figure]) -> Needed:
    """Work out what a house needs."""
    of = {name: figures[name].value for name in WORDS}
    bounds = {
        "tables": wanted.tables / TABLES,
        "actions": wanted.actions / (of["actions_core"] * SPARE),
    }
    why = max(bounds, key=lambda name: bounds[name])
    hosts = max(1, math.ceil(bounds[why]))
    switch = wanted.actions * of["switch_ms"] / 1000 if hosts > 1 else 0
    appends = of["appends_hosts"] if hosts > 1 else of["appends"]
    houses = max(1, *(math.ceil(of / SPARE) for of in (wanted.actions / appends, switch)))
    tables, day = wanted.tables / hosts, wanted.actions * wanted.hours * SECONDS
    carried = wanted.seats / SEATS / wanted.every_s * of["through_ms"] / 1000
    return Needed(
        houses,
        hosts,
        why if hosts > 1 else "",
        wanted.actions / hosts * of["action_ms"] / 1000,
        of["process_mb"] + tables * of["table_kb"] / 1024,
        switch / houses,
        max(math.ceil(wanted.seats / FILES), math.ceil(carried / SPARE)),
        carried,
        wanted.seats * of["seat_kb"] / 1024,
        wanted.actions * of["database_ms"] / 1000,
        wanted.actions / houses / appends,
        day / of["match_actions"] * of["match_kb"] / 1024,
        day * (of["record_bytes"] + of["log_bytes"]) / 2**30,
        wanted.actions * of["bytes_out"] * 8 / 1e6,
    )


def number(value: float) -> str:
    """Return a number with three digits at most that tell something."""
    rounded = float(f"{value:.2g}") if value < 100 else float(f"{value:.3g}")
    return f"{rounded:,.0f}" if rounded >= 10 else f"{rounded:g}"


def rows(houses: Sequence[Wanted], figures: Mapping[str, Figure]) -> Iterator[str]:
    """Yield the lines of a table of what houses need, each in a column."""
    found = [needed(each, figures) for each in houses]
    lines: list[tuple[str, list[str]]] = [
        ("", [f"{each.tables:,} tables, {each.seats:,} seats" for each in houses]),
        ("actions a second", [number(each.actions) for each in houses]),
        ("houses it has to be", [str(each.houses) for each in found]),
        (
            "hosts that lead tables",
            [f"{each.hosts}, for its {each.why}" if each.why else "1" for each in found],
        ),
        ("of a core, each of these", [number(each.leading_share) for each in found]),
        ("memory of each", [f"{number(each.leading_mb)} MB" for each in found]),
        (
            "of a core, the host that leads the house beside them",
            [number(each.switch_share) if each.switch_share else "none" for each in found],
        ),
        ("hosts that carry all seats", [str(each.through_hosts) for each in found]),
        ("cores of these hosts, in all", [number(each.through_share) for each in found]),
        ("memory for seats there, in all", [f"{number(each.through_mb)} MB" for each in found]),
        ("cores of the database, in all", [number(each.database_share) for each in found]),
        (
            "of what one database can append, a house",
            [f"{number(each.database_part * 100)} %" for each in found],
        ),
        (
            "disk for finished matches, a day",
            [f"{number(each.disk_day_mb)} MB" for each in found],
        ),
        ("written by the database, a day", [f"{number(each.log_day_gb)} GB" for each in found]),
        ("network to the seats", [f"{number(each.out_mbit)} Mbit/s" for each in found]),
    ]
    for n, (name, values) in enumerate(lines):
        yield f"| {name} | " + " | ".join(values) + " |"
        if not n:
            yield "|---" * (len(values) + 1) + "|"


def taken(figures: Mapping[str, Figure]) -> Iterator[str]:
    """Yield the lines of a table of the figures."""
    yield "| figure | | taken by |"
    yield "|---|---|---|"
    for name, (words, unit) in WORDS.items():
        figure = figures[name]
        yield f"| {words} | {number(figure.value)} {unit}".rstrip() + f" | `{figure.by}` |"


def written(page: str, figures: Mapping[str, Figure]) -> str:
    """Return a page with its tables made anew."""
    houses = [Wanted(*each) for each in HOUSES]
    for name, lines in (("figures", taken(figures)), ("houses", rows(houses, figures))):
        place = re.compile(f"(<!-- {name} -->\n).*?(<!-- end of {name} -->)", re.DOTALL)
        table = "\n".join(lines)
        page, found = place.subn(lambda at, text=table: f"{at[1]}{text}\n{at[2]}", page)  # type: ignore[misc]
        assert found == 1, name
    return page


def main() -> int:
    """Print what houses need."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seats", type=int, help="without it, four at each table")
    parser.add_argument("--every", type=float, default=EVERY_S, help="seconds between two actions")
    parser.add_argument("--hours", type=float, default=HOURS, help="of play at a table in a day")
    parser.add_argument("--figures", type=Path, default=FIGURES)
    parser.add_argument("--write", action="store_true", help="the tables of docs/house-size.md")
    given = parser.parse_args()
    figures = load(given.figures)
    houses: Sequence[tuple[int, int]] = HOUSES
    if given.tables or given.seats:
        tables = given.tables or math.ceil(given.seats / SEATS)
        houses = ((tables, given.seats or tables * SEATS),)
    wanted = [Wanted(*each, given.every, given.hours) for each in houses]
    print("\n".join(rows(wanted, figures)))
    if given.write:
        PAGE.write_text(written(PAGE.read_text("utf-8"), figures), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
