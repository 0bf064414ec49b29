"""Key H: the strongest bot thinks for the player, and the table says what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.words.phrase import join

if TYPE_CHECKING:
    from braillespiel.seat.table import Table


def ask_hint(table: Table) -> None:
    """Say the hint and where it lies; only in practice games and at one's own turn."""
    announcer, words = table.client.announcer, table.words
    if not table.session.practice or not table.client.settings.get("practice"):
        announcer.answer(words.phrase("practice-only"), sound="error")
        return
    table.received()
    if table.seat not in table.session.match.state.to_act():
        announcer.answer(words.phrase("not-your-turn"), sound="error")
        return
    thought = table.session.hint(table.seat)
    try:
        while True:
            next(thought)
    except StopIteration as done:
        action = done.value
    label = table.desk.label(table.view(), action)
    announcer.answer(join((label, words.phrase("hint")), ", "))
