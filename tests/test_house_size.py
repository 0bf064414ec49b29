"""What a house needs, worked out from figures: the page says what they give, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.growing import within
from benchmarks.house_size import (
    PAGE,
    WORDS,
    Figure,
    Wanted,
    keep,
    load,
    main,
    needed,
    number,
    rows,
    written,
)
from braillespiel.house.host_counts import BOUNDS_S

ROUND = {
    "actions_core": 500,
    "through_core": 400,
    "action_ms": 2,
    "switch_ms": 0.1,
    "through_ms": 0.5,
    "database_ms": 1,
    "bytes_out": 4000,
    "process_mb": 100,
    "table_kb": 512,
    "seat_kb": 32,
    "appends_one": 1000,
    "appends": 5000,
    "appends_hosts": 8000,
    "appends_houses": 10_000,
    "record_bytes": 200,
    "log_bytes": 400,
    "match_kb": 64,
    "match_actions": 400,
}
FIGURES = {name: Figure(value, f"python -m {name}") for name, value in ROUND.items()}


def test_a_club_needs_what_its_actions_seats_and_matches_make() -> None:
    found = needed(Wanted(20, 80), FIGURES)  # 5 actions a second, four hours a day
    assert (found.houses, found.hosts, found.why, found.through_hosts) == (1, 1, "", 1)
    assert found.switch_share == 0
    assert found.leading_share == pytest.approx(0.01)
    assert found.leading_mb == 110
    assert found.through_share == pytest.approx(0.0025)
    assert found.through_mb == 2.5
    assert found.database_share == pytest.approx(0.005)
    assert found.database_part == pytest.approx(0.001)
    assert found.disk_day_mb == pytest.approx(72_000 / 400 / 16)
    assert found.log_day_gb == pytest.approx(72_000 * 600 / 2**30)
    assert found.out_mbit == pytest.approx(0.16)


@pytest.mark.parametrize(
    ("wanted", "hosts", "why"),
    [
        (Wanted(1400, 5600), 1, ""),  # 350 actions: all that is planned with
        (Wanted(1404, 5616), 2, "actions"),
        (Wanted(1404, 5616, every_s=8), 1, ""),
        (Wanted(2001, 8004, every_s=60), 2, "tables"),
        (Wanted(25_000, 100_000), 18, "actions"),
    ],
)
def test_one_process_leads_until_it_can_do_no_more(wanted: Wanted, hosts: int, why: str) -> None:
    found = needed(wanted, FIGURES)
    assert (found.hosts, found.why, found.houses) == (hosts, why, 1 if hosts < 18 else 2)


def test_the_host_that_leads_the_house_ends_after_those_that_lead_its_tables() -> None:
    found = needed(Wanted(20_000, 80_000), FIGURES)  # 5,000 actions a second
    assert (found.houses, found.hosts) == (1, 15)
    assert found.leading_share == pytest.approx(5000 * 0.002 / 15)
    assert found.switch_share == pytest.approx(0.5)
    assert found.database_part == pytest.approx(0.625)
    busy = needed(Wanted(20_000, 80_000), FIGURES | {"switch_ms": Figure(0.2, "")})
    assert (busy.houses, busy.switch_share) == (2, pytest.approx(0.5))


def test_a_slow_database_ends_before_the_process() -> None:
    slow = FIGURES | {"appends": Figure(100, ""), "appends_hosts": Figure(100, "")}
    found = needed(Wanted(1000, 4000), slow)
    assert (found.houses, found.hosts, found.why) == (4, 1, "")
    assert found.database_part == pytest.approx(0.625)


def test_hosts_between_are_as_many_as_files_or_cores_want() -> None:
    assert needed(Wanted(2000, 8193), FIGURES).through_hosts == 2
    busy = FIGURES | {"through_ms": Figure(5, "")}
    assert needed(Wanted(2000, 8000), busy).through_hosts == 4  # 2.5 cores, of each 0.7


def test_numbers_have_no_more_digits_than_they_tell() -> None:
    found = [number(each) for each in (0.0123, 0.456, 9.87, 45.6, 1234, 123_456)]
    assert found == ["0.012", "0.46", "9.9", "46", "1,230", "123,000"]


def test_a_command_puts_its_figures_beside_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "figures.json"
    monkeypatch.setattr("sys.argv", ["one", "--sizes", "10,20", "--keep", str(file)])
    keep(file, "one", table_kb=412.44, seat_kb=31)
    monkeypatch.setattr("sys.argv", ["other", "--keep", str(file)])
    keep(file, "other", seat_kb=32.06)
    assert load(file) == {
        "seat_kb": Figure(32.1, "python -m benchmarks.other"),
        "table_kb": Figure(412, "python -m benchmarks.one --sizes 10,20"),
    }


def test_each_figure_stands_with_its_command_and_each_house_in_a_column() -> None:
    page = "a\n<!-- figures -->\nstale\n<!-- end of figures -->\nb\n"
    page += "<!-- houses -->\n<!-- end of houses -->\n"
    made = written(page, FIGURES)
    assert "stale" not in made
    assert written(made, FIGURES) == made
    for name in WORDS:
        assert f"`python -m {name}`" in made
    (line,) = [each for each in rows([Wanted(20, 80)], FIGURES) if "memory of each" in each]
    assert line == "| memory of each | 110 MB |"


def test_the_page_says_what_the_figures_give() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page, load()) == page


def test_it_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "figures.json"
    for name, value in ROUND.items():
        keep(file, "one", **{name: value})
    monkeypatch.setattr("sys.argv", ["house_size", "--seats", "4000", "--figures", str(file)])
    assert main() == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "|  | 1,000 tables, 4,000 seats |"
    assert "| of a core, each of these | 0.5 |" in told


def test_a_part_of_all_is_found_within_its_class() -> None:
    counted = [0, 0, 50, 100, *([100] * (len(BOUNDS_S) - 3))]
    assert within(counted, 0.5) == pytest.approx(5)
    assert within(counted, 0.75) == pytest.approx(7.5)
    assert within(counted, 1) == pytest.approx(10)
