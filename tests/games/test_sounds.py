"""Every earcon that a game names is there to be played."""

from __future__ import annotations

import pytest

from braillespiel import resources
from braillespiel.engine.contract import OptionError
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.words.catalogue import Words

FILES = {path.stem for path in resources.folder("sounds").glob("*.wav")}


@pytest.mark.parametrize("name", registry.names())
def test_every_sound_of_a_game_has_its_file(name: str) -> None:
    game = registry.game(name)
    words = Words("en", ("client", *registry.catalogues(name)))
    told: list[Announcement] = []
    variants: list[dict[str, bool | int | str]] = [{}]
    variants += [{o.id: True} for o in game.options if isinstance(o.default, bool)]
    for options in variants:
        try:
            seats = game.seats_for(game.resolve(options))[0]
        except OptionError:
            continue
        presenter = registry.presenter_type(name)(words, [f"P{n}" for n in range(seats)], 0)

        def watch(match: Match, events: list[object], presenter=presenter) -> None:  # type: ignore[no-untyped-def]
            view = match.state.view(0)
            for event in events:
                seen = event.redacted_for(0)  # type: ignore[attr-defined]
                if seen is not None:
                    told.extend(presenter.announce(seen, view))

        for seed in range(2):
            play(game, [game.bot("easy")] * seats, options, seed, watch)
    assert {announcement.sound for announcement in told} - {""} <= FILES
