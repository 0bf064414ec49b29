"""What a routing key of the display does, depending on what lies under it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from braillespiel.ui.braille.frame import CLASS_KEY, SIGN_KEY, STANDING_KEY, STATUS_KEY
from braillespiel.ui.braille.inkprint import word_at
from braillespiel.ui.braille.messages import Message
from braillespiel.ui.keymap import Scope
from braillespiel.words.phrase import sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


def route(ui: Ui, cell: int) -> None:
    """Focus what lies under the cell, or act where it is focused and was read: it has lain there
    for ``double-press-ms``. A press that comes before that is felt in the status cell.

    Over a word of a message that names a choice it makes that choice. Over the rest of a message
    it goes back to the line, and says so where the message waits to be read on. Over the
    status cell it marks all messages as read, over the class cell it raises the hand, over the sign
    of a zone it opens the legend, over how things stand it says the scores. Under the sign for an
    edge is what was felt before it: the key focuses that, and never acts.
    """
    view = ui.announcer.braille
    at_edge = view.is_edge
    if at_edge:
        view.pan_left()
    shown, over = view.shown(), view.is_over
    keys, word = shown.keys, word_at(view, shown, cell) if over else ""
    key = keys[cell] if 0 <= cell < len(keys) else ""
    read, lying = view.has_lain(""), view.lying()
    too_soon = ui.screen.at_once(key) and (at_edge or not view.has_lain(key))
    ui.pointed(key)
    if key == STATUS_KEY:
        ui.navigation.run(ui, "messages-read")
    elif key == CLASS_KEY:
        ui.carry_out(Scope.NETWORK, "class-hand")
    elif over and not key:
        _over_message(ui, word if read else "", lying)
    elif at_edge and not key:
        ui.announcer.focus(ui.screen.focused())
    elif key == SIGN_KEY:
        ui.navigation.run(ui, "signs")
    elif key == STANDING_KEY:
        ui.carry_out(Scope.TABLE, "scores")
    elif key and too_soon:
        ui.screen.point(key)
        view.too_soon = not at_edge
    elif not key or not ui.screen.route(key):
        ui.announcer.answer(ui.words.phrase("route-nothing"), sound="edge")


def _over_message(ui: Ui, word: str, lay: Sequence[Message]) -> None:
    """Make the choice that a word of a message names; else say if what ``lay`` there waits."""
    choice = ui.screen.choice(word) if word else ""
    if choice and ui.screen.point(choice, say=False):
        ui.screen.route(choice)
        return
    focused = ui.screen.focused()
    if not all(message.read for message in lay):
        aside = ui.words.phrase("message-aside")
        ui.announcer.answer(sentences((aside, focused)).felt_as(aside.braille))
    else:
        ui.announcer.focus(focused)
