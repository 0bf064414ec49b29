"""The table before a match: what is to be played, who takes which chair, and when it may begin."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, count

from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import GameError, Option, OptionValue
from braillespiel.games import registry
from braillespiel.network import decks, texts
from braillespiel.network.members import Guest, Members
from braillespiel.network.messages import Chair, SetUp, Startable
from braillespiel.network.refusals import RefusalError, refusal

READY_MS = 30_000
"""After this time the opener may begin without those who have not said that they are ready."""


def checked(set_up: SetUp, members: Members) -> SetUp:
    """Return what is to be played with all its options. Raises RefusalError."""
    try:
        game = registry.game(set_up.game)
        options = game.resolve(set_up.options)
        seats = game.seats_for(options)
        own = decks.game_of(set_up) is not game
    except GameError as error:
        raise refusal(error) from None
    if set_up.seats not in seats:
        raise RefusalError("seat-count", seats=set_up.seats, low=seats[0], high=seats[-1])
    for guest in members:
        if guest.expected:
            fits(guest, set_up.game)
    given = {name: options[name] for name in set_up.options}
    return SetUp(
        game=set_up.game,
        seats=set_up.seats,
        options=given,
        levels=set_up.levels or ("normal",),
        hints=set_up.hints,
        pause_by=set_up.pause_by,
        wait=set_up.wait,
        hearing=set_up.hearing,
        seed=set_up.seed,
        deck=set_up.deck if own else None,
        late=set_up.late,
    )


def without_clock(game: AnyGame) -> dict[str, OptionValue]:
    """Return the options that choose that no clock runs."""
    return {each.id: choice for each in game.options if (choice := _choice(each))}


def _choice(option: Option) -> OptionValue:
    """Return what chooses that no clock runs; "" where an option does not choose that."""
    if option.id == "untimed":
        return True
    return "untimed" if "untimed" in option.offered else ""


def fits(guest: Guest, game: str) -> None:
    """Check that a member's client can play a game.

    Raises RefusalError game-missing, rules-newer (the client's), rules-older; of a game of another
    package game-not-installed, game-package-differs.
    """
    package = registry.brought_by(game)
    if package and guest.packages.get(game) != package:
        other = guest.packages.get(game, "")
        rule = "game-package-differs" if other else "game-not-installed"
        raise RefusalError(
            rule, ends=True, name=guest.name, game=game, package=package, other=other
        )
    mine, theirs = registry.game(game).rules_version, guest.games.get(game)
    if theirs is None:
        raise RefusalError("game-missing", ends=True, name=guest.name, game=game)
    if theirs != mine:
        rule = "rules-newer" if theirs > mine else "rules-older"
        raise RefusalError(rule, ends=True, name=guest.name, game=game)


def startable(members: Members, waited: int) -> Startable:
    """Return "ready" if all are, "missing" once they have had their time, else ""."""
    players = members.players()
    if not players:
        return ""
    if all(guest.ready and guest.here for guest in players):
        return "ready"
    return "missing" if waited >= READY_MS else ""


def dealt(set_up: SetUp, members: Members, bots: Sequence[str]) -> tuple[Chair, ...]:
    """Return the chairs of a match: people in the order in which they sat down, then bots.

    Whoever finds no chair watches. Members are given their chairs.
    """
    chairs: list[Chair] = []
    for guest in members:
        guest.chairs = ()
        if guest.watches or not guest.expected or len(chairs) + len(guest.names) > set_up.seats:
            continue
        guest.chairs = tuple(range(len(chairs), len(chairs) + len(guest.names)))
        chairs += [Chair(name, guest.id) for name in guest.names]
    taken = [name for guest in members for name in guest.names]
    names = chain(bots, (f"Bot {n}" for n in count(1)))
    free = (name for name in names if texts.alike(name, taken) is None)
    levels = set_up.levels
    for n in range(set_up.seats - len(chairs)):
        level = levels[min(n, len(levels) - 1)]
        chairs.append(Chair(next(free), None, level))
    return tuple(chairs)
