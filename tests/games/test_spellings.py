"""Each fact of a match is said once: no field is carried in more places than it was."""

from __future__ import annotations

from braillespiel.games import registry
from scripts.spellings import spelled

OVER = {
    ("cubus", "pile"),  # a position may lie anywhere; what is kept begins at (0, 0)
    ("hexaducto", "moves"),  # left out, they are those of the puzzle
    ("hexaducto", "removed"),  # in a position the cards, here how many of each value
    ("six", "bottoms"),  # left out, nobody knows any
}
"""What has one place more than its kind may have, and why."""


def test_no_field_is_spelled_out_more_often() -> None:
    fields = {name: spelled(name) for name in registry.own()}
    assert {
        (name, one.name) for name, found in fields.items() for one in found if one.too_many
    } == (OVER)
    alarm = next(one for one in fields["hexaducto"] if one.name == "alarm")
    assert (alarm.kind, alarm.places) == ("scalar", {"records.py:Public", "position.py:Position"})
