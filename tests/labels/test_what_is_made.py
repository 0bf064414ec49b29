"""The check looks at what is made, and large decks are checked and shortened whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from braillespiel.labels import check as checks
from braillespiel.labels import fitting, search
from braillespiel.labels.fix import fix
from braillespiel.labels.job import Job, LabelSettings, limits_of, prepare
from braillespiel.labels.notation import Notation
from braillespiel.labels.reading import deck_from_csv, load
from braillespiel.labels.search import Clock
from tests.labels.command import labels
from tests.labels.decks import LIMITS


def conflicts_of(formats: str, capsys: pytest.CaptureFixture[str], out: Path, *more: str) -> int:
    """Return the exit status, once it was seen that the sentences say the same."""
    status = labels("six", "--lang", "de", "--format", formats, "--out", str(out), *more)
    said = capsys.readouterr().out
    assert ("keine Konflikte" in said) == (status == 0)
    return status


@pytest.mark.parametrize(
    ("formats", "more", "status"),
    [
        ("brf", ("--orient", "corner"), 1),
        ("pef,gcode", ("--orient", "corner"), 1),
        ("brf", ("--orient", "line"), 0),
        ("pdf", ("--orient", "corner"), 0),
        ("pdf,brf", ("--orient", "corner"), 1),
        ("pdf,brf", ("--orient", "line"), 0),
        ("pdf", ("--orient", "line", "--sheet", "cards"), 1),
        ("pdf", ("--orient", "none"), 1),
        ("3mf", ("--orient", "none"), 0),
        ("stl,brf", ("--orient", "none"), 1),
        ("txt", ("--orient", "corner"), 0),
    ],
)
def test_a_check_looks_at_what_is_made(
    formats: str,
    more: tuple[str, ...],
    status: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert conflicts_of(formats, capsys, tmp_path, *more) == status


def test_stickers_bound_only_what_goes_on_stickers() -> None:
    job = Job(load("poker"), settings=LabelSettings(sheet="L4731"))
    assert limits_of(job, ("brf",)).sticker is None
    assert limits_of(job, ("brf", "pdf")).sticker is not None
    assert limits_of(job).sticker is not None


def _counted(target: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    calls = [0]
    real = getattr(target, name)

    def counting(*given: Any, **named: Any) -> Any:
        calls[0] += 1
        return real(*given, **named)

    monkeypatch.setattr(target, name, counting)
    return lambda: calls[0]


def long_names(count: int) -> str:
    letters = "abcdefghijklmnopqrstuvwxyz"
    names = (
        f"{letters[n % 26]}{letters[n // 26]}nother very long name that fills the card {n}"
        for n in range(count)
    )
    return "name\n" + "\n".join(names)


def test_five_hundred_long_names_are_shortened_with_work_that_grows_with_the_deck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deck = deck_from_csv(long_names(500), "long.csv")
    made = _counted(fitting, "label_of", monkeypatch)
    ready = prepare(Job(deck, language="en", short=True))
    (short,) = [change for change in ready.changes if change.kind == "short"]
    assert len(short.cards) == 500
    assert not [one for one in ready.findings if one.severity != "note"]
    assert made() < 40 * 500


def test_long_labels_are_broken_however_long_other_searches_took() -> None:
    times = iter((0.0, 100.0))
    clock = Clock(5.0, lambda: next(times, 100.0))
    deck = deck_from_csv("name\nanother long name of a card\n", "long.csv")
    fixed = fix(deck, Notation.of(deck, "en"), LIMITS, clock=clock, short=True)
    assert fixed.gave_up
    assert [change.kind for change in fixed.changes] == ["wrap"]
    assert not [one for one in fixed.findings if one.kind == "too-long"]


def test_a_plain_check_looks_at_every_label_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "name\n" + "\n".join(f"Card number {n} of a deck" for n in range(300))
    looked = _counted(checks, "nearly", monkeypatch)
    felt = _counted(search, "felt", monkeypatch)
    prepare(Job(deck_from_csv(text, "many.csv"), language="en"))
    assert looked() == 1
    assert felt() <= 2 * 300
