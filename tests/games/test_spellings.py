"""Each fact of a match is said once: no field is carried in more places than it was."""

from __future__ import annotations

from scripts.spellings import spelled
from tests.support.facts import by_hand, facts


def test_no_field_is_spelled_out_more_often() -> None:
    fields = {name: spelled(name) for name in by_hand()}
    for name, found in fields.items():
        assert {one.name for one in found if one.too_many} == facts(name).SPELLED_OVER
    alarm = next(one for one in fields["hexaducto"] if one.name == "alarm")
    assert (alarm.kind, alarm.places) == ("scalar", {"records.py:Public", "position.py:Position"})
