"""The golden record: whole matches, sentence by sentence and cell by cell."""

from __future__ import annotations

import pytest

from tests.golden.record import FOLDER, Record, file_of, played, read, replayed
from tests.golden.variants import LANGUAGES, SEEDS, VARIANTS, Variant


def _same(variant: Variant, seed: int, record: Record) -> None:
    assert record.journal == read(variant, "journal", seed)
    for code in LANGUAGES:
        assert record.told[code] == read(variant, code, seed)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: f"{v.game}-{v.name}")
def test_matches_are_played_and_told_as_they_are_on_record(variant: Variant) -> None:
    """Bots choose as on record in the first match; of the others the journals are carried out."""
    _same(variant, SEEDS[0], played(variant, SEEDS[0]))
    for seed in SEEDS[1:]:
        _same(variant, seed, replayed(variant, seed, read(variant, "journal", seed)))


def test_a_changed_sentence_would_be_noticed() -> None:
    variant = VARIANTS[0]
    record = replayed(variant, 1, read(variant, "journal", 1))
    assert len(record.told["de"]) > 50
    record.told["de"][3] += " "
    with pytest.raises(AssertionError):
        _same(variant, 1, record)


def test_nothing_is_on_record_that_is_not_compared() -> None:
    known = {file_of(variant, kind) for variant in VARIANTS for kind in ("journal", *LANGUAGES)}
    assert set(FOLDER.rglob("*.txt")) == known
