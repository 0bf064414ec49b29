"""A match that was begun at this computer, as one of a network table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from braillespiel.application import kept_match
from braillespiel.application.table_file import KeptFile
from braillespiel.games.own_deck import TakesDeck
from braillespiel.network import decks, texts
from braillespiel.network.kept import KeptMember, KeptTable
from braillespiel.network.members import SHARED
from braillespiel.network.messages import Chair, SetUp
from braillespiel.network.refusals import RefusalError
from braillespiel.network.session import games
from braillespiel.store.records import StoredMatch

RACE_MS = 4000
"""How long announcements wait for anybody at most where it goes by time."""


def adopted(
    stored: StoredMatch, names: Sequence[str], before: KeptFile | None, known: int | None
) -> KeptTable:
    """Return the table at which a match goes on: its people are there, and who was there before.

    ``names`` are what the people are called there, where there are as many.

    Raises GameError if the match fits its rules no longer, RefusalError names-many, deck-large,
    deck-bad, TextError for a name that no table takes.
    """
    people = [n for n, player in enumerate(stored.players) if player.kind != "bot"]
    names = tuple(map(texts.name, names))
    if len(names) != len(people):
        names = tuple(texts.name(stored.players[seat].name) for seat in people)
    called = dict(zip(people, names, strict=True))
    if len(names) > SHARED:
        raise RefusalError("names-many", most=SHARED)
    others = () if before is None else before.table.members
    mine = next((member.id for member in others if member.host), None)
    if mine is None:
        mine = 1 + max((member.id for member in others), default=0)
    host = KeptMember(mine, names, "", games(), 4000, False, True, tuple(people))
    chat = before is None or before.table.chat
    known_still = tuple(
        replace(member, chairs=()) for member in others if member.id != mine and not member.host
    )
    chairs = tuple(
        Chair(called[seat], mine) if seat in called else Chair(player.name, None, player.level)
        for seat, player in enumerate(stored.players)
    )
    return KeptTable(_set_up(stored, known), (host, *known_still), chairs, chat)


def _set_up(stored: StoredMatch, known: int | None) -> SetUp:
    match = kept_match.begun(stored)
    game, options = match.game, match.options
    usual = game.resolve({})
    levels = tuple(player.level for player in stored.players if player.kind == "bot")
    set_up = SetUp(
        game=game.id,
        seats=stored.seats,
        options={name: value for name, value in options.items() if value != usual[name]},
        levels=levels or ("normal",),  # type: ignore[arg-type]  # as the store keeps them
        hearing=RACE_MS if game.timed else 15_000,
        seed=known,
        late=True,
    )
    if isinstance(game, TakesDeck) and game.takes_deck(options):
        set_up = replace(set_up, deck=game.deck_of(match.state))
        decks.game_of(set_up)
    return set_up
