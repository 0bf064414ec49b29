"""The commands of a network table.

What they do is loaded only there; the key table has them always.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.ui.keymap import Registry, Row, Scope

if TYPE_CHECKING:
    from braillespiel.ui.network.commands import TableCommands

NETWORK: Registry[TableCommands] = Registry(
    Scope.NETWORK,
    Row("net-chat", "Ctrl+N", "network", lambda table: table.chat()),
    Row("net-answer", "Ctrl+A", "network", lambda table: table.answer()),
    Row("net-people", "Ctrl+P", "network", lambda table: table.people()),
    Row("net-code", "Ctrl+K", "network", lambda table: table.say_code()),
    Row("net-desk", "Ctrl+W", "class", lambda table: table.desk()),
    Row("class-hand", "Ctrl+U", "class", lambda table: table.hand()),
    Row("class-menu", "Ctrl+O", "class", lambda table: table.class_menu()),
    Row("class-notice", "Ctrl+E", "class", lambda table: table.notice()),
    Row("class-alone", "Ctrl+X", "class", lambda table: table.alone()),
)
"""Commands of a network table."""
