"""The commands of a teacher's desk.

What they do is loaded only there; the key table has them always.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.ui.keymap import Registry, Row, Scope

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk_keys import DeskCommands

DESK: Registry[DeskCommands] = Registry(
    Scope.DESK,
    Row("desk-next", "N", "desk", lambda desk: desk.next(), button=1),
    Row("desk-hand-down", "Q", "desk", lambda desk: desk.hand_down()),
    Row("desk-know", "W", "desk", lambda desk: desk.know()),
    Row("desk-say", "S", "desk", lambda desk: desk.say()),
    Row("desk-hint", "H", "desk", lambda desk: desk.hint()),
    Row("desk-take-back", "B Ctrl+Z", "desk", lambda desk: desk.take_back()),
    Row("desk-answer", "L Ctrl+A", "desk", lambda desk: desk.answer()),
    Row("desk-follow", "F", "desk", lambda desk: desk.follow()),
    Row("desk-line", "V", "desk", lambda desk: desk.line()),
    Row("desk-aloud", "A", "desk", lambda desk: desk.aloud()),
    Row("desk-pause", "P", "desk", lambda desk: desk.pause()),
    Row("desk-seat", "M", "desk", lambda desk: desk.seat()),
    Row("desk-say-all", "Shift+S", "desk", lambda desk: desk.say_to_all()),
    Row("desk-pause-all", "Shift+P", "desk", lambda desk: desk.pause_all()),
    Row("desk-deal", "D", "desk", lambda desk: desk.deal()),
    Row("desk-exercises", "E", "desk", lambda desk: desk.exercises()),
    Row("desk-project", "O", "desk", lambda desk: desk.project()),
    Row("desk-class", "C", "desk", lambda desk: desk.standing(), button=2),
    Row("desk-code", "K", "desk", lambda desk: desk.code()),
    Row("desk-seats", "J Ctrl+W", "desk", lambda desk: desk.own_seats()),
)
"""Commands of a teacher's desk; those that walk a table work there too."""
