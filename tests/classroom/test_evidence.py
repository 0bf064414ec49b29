"""Evidence: only the figures chosen, only of those who said yes, never a zero that is a guess."""

from datetime import date

import pytest

from braillespiel.classroom.evidence import Evidence, EvidenceError, median_tenths, purpose
from braillespiel.classroom.kept import Day, PupilRecord
from braillespiel.network.class_messages import Counted, Purpose

TODAY = date(2026, 11, 22)
TOMORROW = date(2026, 11, 23)


def evidence(*figures: str) -> Evidence:
    return Evidence(Purpose("Reading", "2026-12-22", figures))  # type: ignore[arg-type]


def test_a_purpose_needs_words_a_date_and_figures() -> None:
    made = purpose(" Reading \n contractions ", 400, ["time", "cells"], TODAY)
    assert made == Purpose("Reading contractions", "2027-12-27", ("cells", "time"))
    for arguments, rule in (
        ((" ", 30, ["cells"]), "evidence-purpose"),
        (("Reading", 0, ["cells"]), "evidence-days"),
        (("Reading", 401, ["cells"]), "evidence-days"),
        (("Reading", 30, []), "evidence-figures"),
        (("Reading", 30, ["points"]), "evidence-figures"),
    ):
        with pytest.raises(EvidenceError) as caught:
            purpose(*arguments, TODAY)  # type: ignore[arg-type]
        assert caught.value.rule == rule


def test_nothing_is_counted_before_the_consent_or_after_not_now() -> None:
    kept = evidence("cells")
    assert (kept.consent(1), kept.counts(1)) == ("", ())
    assert not kept.add(1, "Ada", Counted({"cells": 40}), TODAY)
    kept.answer(1, True)
    assert (kept.consent(1), kept.counts(1)) == ("yes", ("cells",))
    assert kept.add(1, "Ada", Counted({"cells": 40}), TODAY)
    kept.answer(1, False)
    assert not kept.add(1, "Ada", Counted({"cells": 2}), TODAY)
    assert kept.figures(1, TODAY) == ({}, {"cells": "not-now"})
    assert kept.kept().records == (PupilRecord(1, "Ada", (Day("2026-11-22", {"cells": 40}),)),)


def test_only_chosen_figures_are_counted() -> None:
    kept = evidence("pans")
    kept.answer(1, True)
    counted = Counted(
        {"cells": 40, "pans": 0, "time": 5}, {"de-g2: der": 3}, (1200,), {"cells": "touch"}
    )
    kept.add(1, "Ada", counted, TODAY)
    assert kept.kept().records == (PupilRecord(1, "Ada", (Day("2026-11-22", {"pans": 0}),)),)
    assert kept.figures(1, TODAY) == ({"pans": 0}, {})


def test_figures_are_summed_by_day() -> None:
    kept = evidence("cells", "contractions", "time")
    kept.answer(1, True)
    first = Counted({"cells": 40}, {"de-g2: der": 2}, (1240, 900))
    kept.add(1, "Ada", first, TODAY)
    kept.add(1, "Ada", Counted({"cells": 5}, {"de-g2: der": 1, "de-g2: und": 1}), TODAY)
    before = kept.kept()
    kept.add(1, "Ada", Counted({"cells": 7}), TOMORROW)
    assert kept.figures(1, TODAY) == ({"cells": 45, "contractions": 4, "time": 1050}, {})
    assert kept.figures(1, TOMORROW) == ({"cells": 7}, {})
    [today] = before.records[0].days
    assert today.contractions == {"de-g2: der": 3, "de-g2: und": 1}
    assert today.times == {12: 1, 9: 1}
    assert [day.date for day in kept.kept().records[0].days] == ["2026-11-22", "2026-11-23"]
    assert before.records[0].days == (today,)


def test_what_cannot_be_known_has_its_reason_and_no_number() -> None:
    kept = evidence("cells", "wrong-keys")
    kept.answer(1, True)
    kept.add(1, "Ada", Counted({"wrong-keys": 0}, unknown={"cells": "own-reader"}), TODAY)
    assert kept.figures(1, TODAY) == ({"wrong-keys": 0}, {"cells": "own-reader"})


def test_wrong_keys_are_known_for_all_of_the_time_once_a_key_was_pressed() -> None:
    kept = evidence("wrong-keys")
    kept.answer(1, True)
    kept.add(1, "Ada", Counted(unknown={"wrong-keys": "touch"}), TODAY)
    assert kept.figures(1, TODAY) == ({}, {"wrong-keys": "touch"})
    kept.add(1, "Ada", Counted({"wrong-keys": 3}), TODAY)
    assert kept.kept().records[0].days[0] == Day("2026-11-22", {"wrong-keys": 3})


def test_evidence_goes_on_for_the_same_purpose_and_begins_anew_for_another() -> None:
    kept = evidence("cells")
    kept.answer(1, True)
    kept.add(1, "Ada", Counted({"cells": 40}), TODAY)
    again = Evidence(kept.purpose, kept.kept())
    again.add(1, "Ada", Counted({"cells": 2}), TODAY)
    assert again.figures(1, TODAY) == ({"cells": 42}, {})
    other = Evidence(Purpose("Keys", "2026-12-22", ("cells",)), kept.kept())
    assert (other.consent(1), other.kept().records) == ("", ())


def test_a_pupil_is_forgotten() -> None:
    kept = evidence("cells")
    for pupil in (1, 2):
        kept.answer(pupil, True)
        kept.add(pupil, f"P{pupil}", Counted({"cells": 40}), TODAY)
    kept.kept()
    kept.forget(1)
    assert [record.name for record in kept.kept().records] == ["P2"]
    assert kept.consent(1) == ""


def test_the_median_is_that_of_all_single_times() -> None:
    assert median_tenths({}) is None
    assert median_tenths({7: 1}) == 7
    assert median_tenths({1: 1, 3: 1}) == 2
    assert median_tenths({1: 2, 9: 1, 30: 2}) == 9


def test_the_time_to_act_is_counted_from_the_times_alone() -> None:
    kept = evidence("time")
    kept.answer(1, True)
    kept.add(1, "Ada", Counted({"time": 5}), TODAY)
    assert kept.figures(1, TODAY)[0] == {}
    kept.add(1, "Ada", Counted({"time": 5}, {}, (1200,)), TODAY)
    assert kept.figures(1, TODAY)[0] == {"time": 1200}
