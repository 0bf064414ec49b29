"""What holds in every situation of thousands of random matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games import registry
from braillespiel.games.ludoteca.actions import (
    DONE,
    DRAW,
    TAKE,
    Action,
    Discard,
    Give,
    Keep,
    Lay,
    Pick,
    Piece,
    Play,
    Swap,
    Top,
    Trade,
    fits_face,
)
from braillespiel.games.ludoteca.game import GAME
from braillespiel.games.ludoteca.presenter import LudotecaPresenter
from braillespiel.games.ludoteca.rules import LudotecaState
from braillespiel.games.ludoteca.settings import full_deck
from braillespiel.games.presenter import Presenter
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase

VARIANTS = list(product((2, 3, 4), (False, True)))
MATCHES = 120
"""Matches of each variant in the everyday run: 720 in all."""


def opening(seats: int, extended: bool, seed: int) -> LudotecaState:
    return GAME.setup(seats, GAME.resolve({"extended": extended}), seed)


def choose(actions: list[Action], rng: Random) -> Action:
    """Choose at random, laying more often than the bare count of discards would."""
    active = [a for a in actions if not isinstance(a, Discard)]
    return rng.choice(active if active and rng.random() < 0.7 else actions)


def play(state: LudotecaState, rng: Random, longest: int = 400) -> Iterator[list[Any]]:
    for _ in range(longest):
        if state.is_over():
            return
        seat = state.public.turn
        yield state.apply(seat, choose(state.legal_actions(seat), rng))


def all_cards(state: LudotecaState) -> Counter[int]:
    table, secret = state.public, state.secret
    cards = Counter(secret.pile + table.discards + secret.looked + secret.back)
    for seat, hand in enumerate(secret.hands):
        cards.update(hand)
        cards.update(table.resources[seat])
        cards.update(laid & 255 for row in table.rows[seat] for laid in row)
        cards.update(laid & 255 for kind in table.kinds[seat] for laid in kind)
    return cards


@pytest.mark.parametrize(("seats", "extended"), VARIANTS)
def test_cards_are_conserved_and_closed_rows_never_change(seats: int, extended: bool) -> None:
    whole = Counter(full_deck(opening(seats, extended, 0).public.settings))
    assert sum(whole.values()) == (126 if extended else 102)
    for seed in range(MATCHES):
        state, rng = opening(seats, extended, seed), Random(seed)
        closed: dict[tuple[int, int, int], list[int]] = {}
        for number, _ in enumerate(play(state, rng, 250)):
            if number % 8:
                continue
            assert all_cards(state) == whole
            table = state.public
            for seat, rows in enumerate(table.rows):
                for pillar, row in enumerate(rows):
                    if row and row[-1] >> 8 == 1:
                        first = closed.setdefault((table.round, seat, pillar), row[:])
                        assert row == first
                    if table.done[seat] >> pillar & 1:
                        assert not row
            if not state.is_over():
                assert all(state.secret.hands)
                assert state.legal_actions(table.turn)
        assert all_cards(state) == whole


@pytest.mark.parametrize(("seats", "extended"), VARIANTS)
def test_every_situation_round_trips_as_a_position(seats: int, extended: bool) -> None:
    options = GAME.resolve({"extended": extended})
    for seed in range(3):
        state = opening(seats, extended, seed)
        for _ in play(state, Random(seed), 200):
            position = state.to_position()
            again = GAME.state_from(seats, options, position)
            assert again.to_position() == position
            assert again == state


@pytest.mark.parametrize(("seats", "extended"), VARIANTS)
def test_two_states_from_one_position_go_on_alike(seats: int, extended: bool) -> None:
    options = GAME.resolve({"extended": extended})
    state = opening(seats, extended, 3)
    for number, _ in enumerate(play(state, Random(3), 200)):
        if number % 50 == 0:
            again = GAME.state_from(seats, options, state.to_position())
            first = [event for step in play(state.clone(), Random(number), 80) for event in step]
            second = [event for step in play(again, Random(number), 80) for event in step]
            assert first == second


@pytest.mark.parametrize(("seats", "extended"), VARIANTS)
def test_what_a_seat_cannot_know_changes_nothing_it_perceives(seats: int, extended: bool) -> None:
    for seed in range(2):
        rng = Random(seed)
        state = opening(seats, extended, seed)
        for number, events in enumerate(play(state, rng, 200)):
            if number % 5:
                continue
            seat = rng.randrange(seats)
            view = state.view(seat)
            sampled = view.sample(rng)
            assert isinstance(sampled, LudotecaState)
            assert all_cards(sampled) == all_cards(state)
            assert sampled.view(seat) == view
            presenter = make_desk(seat, seats, "de")
            assert list(presenter.zones(sampled.view(seat))) == list(presenter.zones(view))
            for event in events:
                seen = event.redacted_for(seat)
                text = str(presenter.announce(seen, view))
                assert text == str(presenter.announce(seen, sampled.view(seat)))


@pytest.mark.parametrize(("seats", "extended"), VARIANTS)
def test_no_seat_perceives_anothers_hand_or_goal(seats: int, extended: bool) -> None:
    """Swap what is hidden between the other hands and the pile: no event may tell."""
    for seed in range(8):
        rng = Random(seed)
        state = opening(seats, extended, seed)
        for events in play(state, rng, 150):
            for event in events:
                for seat in range(seats):
                    hidden = str(event.redacted_for(seat))
                    if event.kind in ("drew", "looked", "put-back") and event.seat != seat:
                        assert "cards=(-1" in hidden or "cards=()" in hidden
                    if event.kind == "round-began" and event.goals:
                        goals = event.redacted_for(seat).goals
                        assert [g for s, g in enumerate(goals) if s != seat] == [-1] * (seats - 1)


def everything(seats: int) -> list[Action]:
    """Return a wide choice of actions, most of them senseless."""
    faces = [*range(0, 48, 5), *range(48, 64)]
    slots = [(pillar, value) for pillar in (0, 1, 5) for value in (1, 2, 4, 7)]
    actions: list[Action] = [DRAW, TAKE, DONE]
    for face in faces:
        actions += [Discard(face), Play(face), Keep(face), Top(face), Pick(face)]
        actions += [kind(face, seat) for kind in (Give, Trade) for seat in range(4)]
        for pillar, value in slots:
            one = Piece(face, pillar, value)
            actions += [Lay((one,)), *(Lay((one,), seat) for seat in range(seats))]
            actions += [Swap(seat, pillar, face, one) for seat in range(seats)]
    return actions


@pytest.mark.parametrize(("seats", "extended"), VARIANTS)
def test_exactly_the_listed_actions_are_accepted(seats: int, extended: bool) -> None:
    """The list of legal actions and the check of one action are two pieces of code."""
    wide = everything(seats)
    for seed in range(3):
        rng = Random(seed)
        state = opening(seats, extended, seed)
        for number, _ in enumerate(play(state, rng, 200)):
            if number % 12 or state.is_over():
                continue
            seat = state.public.turn
            legal = state.legal_actions(seat)
            assert len(set(legal)) == len(legal)
            for action in rng.sample(legal, min(10, len(legal))):
                state.clone().apply(seat, action)
            before = state.to_position()
            listed = set(legal)
            for action in rng.sample(wide, 120):
                if action in listed:
                    continue
                with pytest.raises(IllegalActionError):
                    state.apply(seat, action)
            assert state.to_position() == before


@pytest.mark.parametrize("extended", [False, True])
def test_every_combination_that_is_accepted_is_listed(extended: bool) -> None:
    """Try all pairs, triples and quadruples of cards that a hand holds."""
    rng = Random(11)
    for seed in range(12):
        state = opening(2, extended, seed)
        state.apply(state.public.turn, DRAW)
        seat = state.public.turn
        hand = sorted(set(state.secret.hands[seat]))[:9]
        pieces = [
            Piece(face, pillar, value)
            for face in hand
            for pillar in range(6)
            for value in range(1, 9)
            if fits_face(Piece(face, pillar, value)) and (face != 53 or rng.random() < 0.1)
        ]
        listed = {
            frozenset(map(str, action.pieces))
            for action in state.legal_actions(seat)
            if isinstance(action, Lay) and action.seat < 0
        }
        for first, second in product(pieces, repeat=2):
            if accepted(state, (first, second)):
                assert frozenset((str(first), str(second))) in listed
        for high in pieces:
            for middle in pieces:
                if middle.pillar != high.pillar or middle.value != high.value - 1:
                    continue
                for low in pieces:
                    if accepted(state, (high, middle, low)):
                        assert frozenset(map(str, (high, middle, low))) in listed


def accepted(state: LudotecaState, pieces: tuple[Piece, ...]) -> bool:
    try:
        state.clone().apply(state.public.turn, Lay(pieces))
    except IllegalActionError:
        return False
    return True


@cache
def make_desk(seat: int, seats: int, language: str) -> Presenter:
    words = Words(language, registry.catalogues("ludoteca"))
    return LudotecaPresenter(words, ["Anna", "Ben", "Cem", "Dora"][:seats], seat)


def good(phrase: Phrase, longest: int = 40) -> None:
    for text in (phrase.full, phrase.brief, phrase.braille):
        assert text.strip(), phrase
        for sign in ("{", "}", "ludoteca-", "$", "  "):
            assert sign not in text, phrase
    assert len(phrase.full.split()) <= longest, phrase.full


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("seats", "extended"), VARIANTS)
def test_everything_has_words(seats: int, extended: bool, language: str) -> None:
    for seed in range(2):
        rng = Random(seed)
        state = opening(seats, extended, seed)
        for number, events in enumerate(play(state, rng, 160)):
            seat = rng.randrange(seats)
            presenter, view = make_desk(seat, seats, language), state.view(seat)
            for event in events:
                for announcement in presenter.announce(event.redacted_for(seat), view):
                    good(announcement.phrase)
            if number % 12:
                continue
            for zone in presenter.zones(view):
                good(zone.name)
                for item in zone.items:
                    good(item.text)
                    for line in item.details:
                        good(line)
            for phrase in (presenter.turn(view), presenter.scores(view), presenter.result(view)):
                good(phrase)
            for action in view.legal_actions():
                good(presenter.label(view, action), 25)


@pytest.mark.parametrize("extended", [False, True])
def test_bots_finish_their_matches(extended: bool) -> None:
    from braillespiel.engine.simulate import think

    for seed, levels in enumerate((("easy", "normal"), ("normal", "hard"), ("hard", "easy"))):
        state, rng = opening(2, extended, seed), Random(seed)
        bots = [GAME.bot(level) for level in levels]
        moves = 0
        while not state.is_over():
            seat = state.public.turn
            state.apply(seat, think(bots[seat], state.view(seat), rng))
            moves += 1
            assert moves < 20_000, "a match that never ends"
