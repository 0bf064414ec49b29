"""A match on disk as a line of a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from braillespiel.games import registry
from braillespiel.network.texts import BETWEEN
from braillespiel.ui.screens.menu import Menu, Question
from braillespiel.ui.services import SavedMatch
from braillespiel.words.catalogue import Argument, Words
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.network.services import LeftMatch, LeftSeat
    from braillespiel.ui.ui import Ui


def moment(words: Words, when: str, days: int | None = None) -> Phrase:
    """Say a moment of the store ("2026-11-21T04:09") as people do.

    ``days`` is how many days ago it was, if that is known: the time tells those of today apart.
    """
    at = datetime.fromisoformat(when)
    lately = {0: "moment-today", 1: "moment-yesterday"}.get(-1 if days is None else days)
    if lately is not None:
        return words.phrase(lately, time=f"{at.hour}:{at.minute:02}")
    return words.phrase(
        "moment", day=at.day, month=at.month, year=str(at.year), time=f"{at.hour}:{at.minute:02}"
    )


def title_of(words: Words, game: str) -> Phrase:
    """Return the title of a game; of one that is not installed here, its id and that it is not."""
    if not registry.has(game):
        return words.phrase("game-not-here", game=game)
    return Words(words.language, registry.catalogues(game)).phrase(f"{game}-title")


def match_line(
    words: Words, saved: SavedMatch, key: str, named: Sequence[str] = (), **arguments: Argument
) -> Phrase:
    """Return the message ``key`` about a match, and whether it is practice.

    Whoever it has ``named`` otherwise, as a winner, is not named once more among its players.
    """
    names = [name for name in saved.names if name not in named]
    phrase = words.phrase(
        key,
        game=title_of(words, saved.game),
        names=Phrase.name(BETWEEN.join(names)),
        others=len(names),
        when=moment(words, saved.when, saved.days),
        **arguments,
    )
    return (
        join((phrase, words.phrase("practice-match")), words.signs.list)
        if saved.practice
        else phrase
    )


def match_named(words: Words, saved: SavedMatch) -> Phrase:
    """Name a match by its game and when it was played."""
    when = moment(words, saved.when, saved.days)
    return join((title_of(words, saved.game), when), words.signs.list)


def ask_delete(menu: Menu, named: Phrase, delete: Callable[[str], None], match_id: str) -> None:
    """Ask whether a match of a list is to be deleted; then tell that it is gone."""

    def sure() -> None:
        delete(match_id)
        menu.tell_gone(menu.words.phrase("match-deleted", match=named))

    menu.ui.push(Question(menu.ui, menu.words.phrase("delete-sure", match=named), sure))


def tell_missing(ui: Ui, saved: SavedMatch) -> bool:
    """Say that the game of a match is not installed, if it is not; tell whether it was said."""
    if registry.has(saved.game):
        return False
    said = ui.words.phrase("match-game-missing", game=saved.game)
    ui.announcer.answer(said, sound="error")
    return True


def left_line(words: Words, left: LeftMatch, key: str) -> Phrase:
    """Return the message ``key`` about the match in which the player's own table was left."""
    names = Phrase.name(BETWEEN.join(left.names))
    return words.phrase(key, game=title_of(words, left.game), names=names)


def seat_line(words: Words, seat: LeftSeat) -> Phrase:
    """Name the table at which one was in a match, and what is played there."""
    title = Phrase.plain(seat.game)
    if registry.has(seat.game):
        title = Words(words.language, registry.catalogues(seat.game)).phrase(f"{seat.game}-title")
    return words.phrase("net-seat-left", table=Phrase.name(seat.table), game=title)
