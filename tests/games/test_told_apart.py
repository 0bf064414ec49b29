"""What is true of most things in a zone is not said of each of them: it tells none apart.

Matches on record are carried out again; at several moments every zone is gone through as a player
does who walks it in full wording, and in its Braille.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.zones import FEW, Item, Role, Shape, Zone
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import EMPTY, Phrase
from tests.golden.record import batches, read
from tests.golden.variants import VARIANTS, Variant
from tests.support.facts import facts
from tests.support.player import Player

MOMENTS = 5
"""At so many moments of each match, from the deal to the end, the zones are gone through."""


def zones_of(variant: Variant) -> Iterator[Zone]:
    """Yield what the first seat perceives at several moments of a match."""
    names = [f"P{seat}" for seat in range(variant.seats)]
    words = Words("en", ("client", *registry.catalogues(variant.game)))
    presenter = registry.presenter_type(variant.game)(words, names, 0)
    match = Match(registry.game(variant.game), variant.seats, variant.options, 1)
    journal = list(batches(read(variant, "journal", 1)))
    moments = {len(journal) * number // MOMENTS for number in range(MOMENTS)}
    for number, batch in enumerate(journal):
        if number in moments:
            yield from presenter.zones(match.state.view(0))
        match.replay(batch)


def said_of_most(zone: Zone) -> set[str]:
    """Return the groups of words that more than half of a zone's things are told with."""
    said: Counter[str] = Counter()
    for item, state in zip(zone.items, zone.told_states, strict=True):
        said.update({part for part in f"{item.text.full}, {state.full}".split(", ") if part})
    return {part for part, count in said.items() if 2 * count > len(zone.items)}


def justified(game: str, zone: str, part: str) -> bool:
    """Tell whether words are what the thing is."""
    return any(
        zone.startswith(name) and re.fullmatch(words, part)
        for name, words, _ in facts(game).SAID_OF_MOST
    )


def test_what_is_true_of_most_things_is_not_said_of_each() -> None:
    found = {
        (variant.game, zone.name.full, part)
        for variant in VARIANTS
        for zone in zones_of(variant)
        if len(zone.items) > FEW
        for part in said_of_most(zone)
        if not justified(variant.game, zone.id, part)
    }
    assert found == set()


def hand(*states: str) -> Zone:
    """Return a hand of cards with these states; one without a state does not fit."""
    items = tuple(
        Item(f"{n}", Phrase.name(f"{n}"), Phrase.name(state), contrary=Phrase.name("no fit"))
        for n, state in enumerate(states)
    )
    return Zone("hand", Phrase.name("Hand"), "h", Shape.LIST, items, Role.HAND)


@pytest.mark.parametrize(
    ("states", "told"),
    [
        (("fits", "fits", "fits", ""), ("", "", "", "no fit")),
        (("fits", "fits", "begins", ""), ("fits", "fits", "begins", "")),
        (("fits", "fits", "fits", "begins", ""), ("", "", "", "begins", "no fit")),
        (("", "", "", "fits"), ("", "", "", "fits")),
        (("fits", "fits", "fits"), ("fits", "fits", "fits")),
        ((), ()),
    ],
)
def test_the_others_say_theirs_or_the_contrary(
    states: tuple[str, ...], told: tuple[str, ...]
) -> None:
    assert tuple(phrase.full for phrase in hand(*states).told_states) == told


def test_a_thing_without_a_contrary_stays_silent() -> None:
    zone = hand("fits", "fits", "fits", "fits")
    assert zone.told_states == (EMPTY,) * 4


@pytest.mark.parametrize(
    ("language", "said", "cells"),
    [
        (
            "de",
            ["rote 7, 2 von 4", "blaue 1, 3 von 4", "grüne 6, keine nimmt sie, 4 von 4"],
            "⠍⠀⠗⠂⠀⠗⠶⠀⠃⠂⠀⣛⣖",
        ),
        (
            "en",
            ["red 7, 2 of 4", "blue 1, 3 of 4", "green 6, none takes it, 4 of 4"],
            "⠍⠀⠁⠗⠀⠛⠗⠀⠁⠃⠀⣋⣛",
        ),
    ],
)
def test_where_most_cards_can_be_taken_the_other_says_that_it_cannot(
    tmp_path: Path, language: str, said: list[str], cells: str
) -> None:
    player = Player(tmp_path, language)
    player.play("logomachy", seats=2)
    player.press("D")
    assert [player.press("Right")[0] for _ in range(3)] == said
    assert player.cells == cells
    player.app.close()
    assert player.errors == []
