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
    Row("desk-answer", "L Ctrl+A", "desk 1", lambda desk: desk.answer()),
    Row("desk-follow", "F", "desk 2", lambda desk: desk.follow()),
    Row("desk-line", "V", "desk 2", lambda desk: desk.line()),
    Row("desk-aloud", "A", "desk 2", lambda desk: desk.aloud()),
    Row("desk-say", "S", "desk", lambda desk: desk.say()),
    Row("desk-say-all", "Shift+S", "desk 3", lambda desk: desk.say_to_all()),
    Row("desk-pause", "P", "desk 2", lambda desk: desk.pause()),
    Row("desk-pause-all", "Shift+P", "desk 3", lambda desk: desk.pause_all()),
    Row("desk-hint", "H", "desk", lambda desk: desk.hint()),
    Row("desk-take-back", "B Ctrl+Z", "desk", lambda desk: desk.take_back()),
    Row("desk-seat", "M", "desk 2", lambda desk: desk.seat()),
    Row("desk-late", "Shift+M", "desk 2", lambda desk: desk.late()),
    Row("desk-helper", "X", "desk 2", lambda desk: desk.helper()),
    Row("desk-deal", "D", "desk 3", lambda desk: desk.deal()),
    Row("desk-exercises", "E", "desk 3", lambda desk: desk.exercises()),
    Row("desk-project", "O", "desk 3", lambda desk: desk.project()),
    Row("desk-class", "C", "desk 4", lambda desk: desk.standing(), button=2),
    Row("desk-missing", "Shift+C", "desk 4", lambda desk: desk.missing()),
    Row("desk-code", "K", "desk 4", lambda desk: desk.code()),
    Row("desk-seats", "J Ctrl+W", "desk 4", lambda desk: desk.own_seats()),
)
"""Commands of a teacher's desk; those that walk a table work there too."""
