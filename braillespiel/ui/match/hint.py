"""Key H: the strongest bot thinks for the player, in slices; the table says what it would do."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from braillespiel.engine.anygame import AnyThought
from braillespiel.engine.contract import Advice
from braillespiel.games.presenter import Kind
from braillespiel.table.port import Port
from braillespiel.ui.keymap import Scope
from braillespiel.words.phrase import Phrase, without_marks

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen

_LOG = logging.getLogger(__name__)
AT_ONCE = 400
"""Slices (a few milliseconds each) that a hint may take before the key is answered at all."""
AT_ONCE_MS = 300
"""How long it may take at most."""


def alone(port: Port) -> bool:
    """Tell whether hints and taking back are fair: one person, alone or against bots."""
    return sum(not player.is_bot for player in port.players) <= 1


def practising(table: MatchScreen) -> bool:
    """Tell whether hints and taking back are allowed: alone or against bots, and wanted."""
    return alone(table.port) and bool(table.ui.settings.get("practice"))


@dataclass(frozen=True, slots=True)
class Hinted:
    """A hint that was said: whoever types its text does what it says."""

    question: str
    """What was asked of the seat (``Port.question``); once that is answered it is void."""
    told: tuple[Phrase, Phrase]
    """The whole hint, and its action."""
    action: Any

    def says(self, text: str) -> bool:
        """Tell whether a text is the hint or its action, in any wording."""
        return any(
            _plain(text) == _plain(each)
            for one in self.told
            for each in (one.full, one.normal, one.brief, without_marks(one.braille))
        )


def _plain(text: str) -> str:
    return " ".join(text.casefold().split()).rstrip(".!")


class Hint:
    """A hint that is being thought about; it is void once anything has happened."""

    def __init__(self, table: MatchScreen, thought: AnyThought) -> None:
        self._thought = thought
        self._revision = table.port.revision

    def go_on(self, table: MatchScreen, slices: int) -> bool:
        """Think on; say the hint when it is ready. Return whether this hint is done with."""
        if table.port.revision != self._revision:
            _thought_out(table)
            return True
        until = table.ui.now() + AT_ONCE_MS
        for _ in range(slices):
            if table.ui.now() > until:
                break
            try:
                next(self._thought)
            except StopIteration as done:
                found = done.value
                advice = found if isinstance(found, Advice) else Advice(found, "")
                phrase = table.presenter.hint(table.view(), advice)
                label = table.presenter.label(table.view(), advice.action)
                table.hinted = Hinted(
                    table.port.question(table.seat), (phrase, label), advice.action
                )
                _thought_out(table)
                table.ui.announcer.answer(phrase)
                table.ui.announcer.history.add(phrase, Kind.TABLE, reminder=True)
                table.ui.changed = True
                return True
            except Exception as error:  # a bot may come from anybody
                _LOG.error("A hint cannot be given", exc_info=error)
                _thought_out(table)
                table.ui.announcer.answer(table.words.phrase("hint-failed"), sound="error")
                table.ui.changed = True
                return True
        return False


def _thought_out(table: MatchScreen) -> None:
    """Take "thinking" off the Braille line, where it would come up again after the hint."""
    announcer = table.ui.announcer
    announcer.braille.withdraw(announcer.wording.brailled(table.words.phrase("hint-thinking")))


def ask_hint(table: MatchScreen) -> None:
    """Begin a hint; only in practice games and on the player's own turn."""
    if practising(table):
        begin_hint(table)
    else:
        table.ui.announcer.answer(table.words.phrase("practice-only"), sound="error")


def begin_hint(table: MatchScreen) -> None:
    """Begin a hint; only on the player's own turn."""
    announcer, words = table.ui.announcer, table.words
    table.hinted = None
    if table.silences(Scope.GAME):  # "heard" is no move that anybody wants to be told
        table.listening.received()
    if not table.acting(table.seat):
        key = "match-is-over" if table.ended else "not-your-turn"
        key = "error-standstill" if table.port.standing.stopped is not None else key
        announcer.answer(words.phrase(key), sound="error")
        return
    hint = Hint(table, table.port.hint(table.seat))
    table.hint = None if hint.go_on(table, AT_ONCE) else hint
    if table.hint is not None:
        announcer.answer(words.phrase("hint-thinking"), remember=False)
