"""What of a seat may be followed: table, waiting room and exercises; nothing private."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.games.presenter import Kind
from braillespiel.ui.announcer import Said
from braillespiel.ui.keymap import Scope

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


def is_private(ui: Ui) -> bool:
    """Tell whether nobody may follow now: a menu, a setting, a name or a chat is open.

    The table is followed, exercises and guided matches are, and the waiting room of the class.
    """
    screen = ui.screen
    if any(one.hides_table for one in ui.screens):
        return True
    return not (screen.may_be_followed or Scope.TABLE in screen.scopes)


def is_chat(said: Said) -> bool:
    """Tell whether a sentence is somebody's chat, which is never followed."""
    return said.kind is Kind.CHAT


def chat_lies(ui: Ui) -> bool:
    """Tell whether a chat message lies on the Braille line."""
    announcer = ui.announcer
    over = announcer.braille.over()
    if over is None:
        return False
    chats = announcer.history.kept_in("chat")
    worded = (announcer.wording.brailled(one.phrase, one.kind) for one in chats)
    return any(text and text in over[0] for text in worded)
