"""What holds in every situation of thousands of random matches."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import think
from braillespiel.games import registry
from braillespiel.games.logomachy.actions import Play, Spell
from braillespiel.games.logomachy.captures import captures, sums
from braillespiel.games.logomachy.cards import COLOURS, VALUE
from braillespiel.games.logomachy.game import GAME
from braillespiel.games.logomachy.rules import LogomachyState
from braillespiel.words.catalogue import Words

VARIANTS: list[dict[str, Any]] = [{}, {"must_take": True}, {"rounds": 2}, {"two_decks": True}]


def matches(count: int, seed: int) -> Iterator[tuple[Match, Random]]:
    """Matches of one round over all variants and seats, spread by the seed."""
    for number in range(count):
        rng = Random(f"{seed}/{number}")
        options = {"rounds": 1, **VARIANTS[number % len(VARIANTS)]}
        seats = rng.randint(5 if "two_decks" in options else 2, 8)
        yield Match(GAME, seats, options, rng.getrandbits(40)), rng


def steps(match: Match, rng: Random) -> Iterator[LogomachyState]:
    """Every situation of a random match, before each move and at the end."""
    state = match.state
    assert isinstance(state, LogomachyState)
    while not state.public.over:
        yield state
        match.apply(state.public.turn, rng.choice(state.legal_actions(state.public.turn)))
    yield state


def places(state: LogomachyState) -> list[str]:
    found = [*state.public.middle, *state.secret.stock, *state.secret.aside]
    for pile in (*state.secret.hands, *state.public.taken):
        found += pile
    return found


def test_cards_are_conserved_and_hands_differ_by_one_at_most() -> None:
    for match, rng in matches(1500, 1):
        for state in steps(match, rng):
            assert sorted(places(state)) == sorted(state.public.settings.deck)
            sizes = [len(hand) for hand in state.secret.hands]
            assert max(sizes) - min(sizes) <= 1
            assert state.public.over or state.secret.hands[state.public.turn]


def test_chips_come_from_clearing_and_scoring_alone() -> None:
    for match, rng in matches(600, 2):
        cleared = scored = 0
        state = match.state
        assert isinstance(state, LogomachyState)
        while not state.public.over:
            for event in match.apply(
                state.public.turn, rng.choice(state.legal_actions(state.public.turn))
            ):
                cleared += event.kind == "cleared"
                if event.kind == "seven":
                    scored += event.seat is not None
                elif event.kind in ("yellow", "most"):
                    scored += len(event.seats)
        assert sum(state.public.chips) == cleared + scored


def test_positions_round_trip_and_replays_equal_play() -> None:
    for match, rng in matches(120, 3):
        for state in steps(match, rng):
            position = state.to_position()
            again = GAME.state_from(match.seats, match.options, position)
            assert again.to_position() == position == state.clone().to_position()
        again_match = Match(GAME, match.seats, match.options, match.seed)
        again_match.replay(match.journal)
        assert again_match.to_position() == match.to_position()


def test_what_a_seat_cannot_know_changes_nothing_that_it_perceives() -> None:
    for number, (match, rng) in enumerate(matches(60, 4)):
        names = [f"P{seat}" for seat in range(match.seats)]
        words = Words("de" if number % 2 else "en", registry.catalogues("logomachy"))
        for count, state in enumerate(steps(match, rng)):
            if count % 6 or state.public.over:
                continue
            seat = rng.randrange(match.seats)
            at = registry.presenter_type("logomachy")(words, names, seat)
            view = state.view(seat)
            other = view.sample(rng)
            assert sorted(places(other)) == sorted(places(state))
            assert other.view(seat) == view
            assert at.zones(other.view(seat)) == at.zones(view)
            # The same move tells this seat the same, as long as nothing hidden is turned up.
            if seat != state.public.turn or sum(map(len, state.secret.hands)) == 1:
                continue
            move = rng.choice(state.legal_actions(seat))
            told = [
                [
                    at.announce(event.redacted_for(seat), one.view(seat))
                    for event in one.apply(seat, move)
                ]
                for one in (state.clone(), other)
            ]
            assert told[0] == told[1]


def test_a_sample_draws_other_hands_and_another_future() -> None:
    state = GAME.setup(3, GAME.resolve({}), 1)
    view, rng = state.view(0), Random(1)
    samples = [view.sample(rng) for _ in range(20)]
    assert len({tuple(one.secret.hands[1]) for one in samples}) > 15
    assert len({tuple(one.secret.stock) for one in samples}) == 20
    assert len({one.secret.chance.seed for one in samples} - {state.secret.chance.seed}) == 20


def test_exactly_the_legal_plays_are_accepted() -> None:
    """Against every play that can be written down: each card with each set of middle cards."""
    for match, rng in matches(60, 5):
        for state in steps(match, rng):
            if state.public.over or len(state.public.middle) > 5:
                continue
            legal = set(state.legal_actions(state.public.turn))
            accepted = set()
            for card in state.secret.hands[state.public.turn]:
                for mask in range(1 << len(state.public.middle)):
                    take = tuple(c for n, c in enumerate(state.public.middle) if mask >> n & 1)
                    try:
                        state.clone().apply(state.public.turn, Play(card, take))
                    except IllegalActionError:
                        continue
                    accepted.add(Play(card, take))
            assert accepted == legal


def test_captures_agree_with_trying_every_set() -> None:
    deck = [f"{colour}{value}" for colour in COLOURS for value in range(1, 11)]
    rng = Random(6)
    for _ in range(500):
        middle = rng.sample(deck, rng.randint(0, 8))
        card = rng.choice([one for one in deck if one not in middle])
        equal = [(other,) for other in middle if VALUE[other] == VALUE[card]]
        tried = [
            tuple(c for n, c in enumerate(middle) if mask >> n & 1)
            for mask in range(1 << len(middle))
        ]
        summing = [one for one in tried if one and sum(VALUE[c] for c in one) == VALUE[card]]
        assert sorted(captures(card, middle)) == sorted(equal or summing)
        totals = [(sum(VALUE[c] for c in one), one) for one in tried]
        assert sorted(sums(middle, 9)) == sorted(pair for pair in totals if pair[0] <= 9)


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_letter_matches_by_bots_conserve_cards_and_round_trip(language: str) -> None:
    rng = Random(7)
    options = GAME.resolve({"letters": True, "language": language})
    match = Match(GAME, 3, options, seed=7)
    state = match.state
    assert isinstance(state, LogomachyState)
    at = registry.presenter_type("logomachy")(
        Words("de", registry.catalogues("logomachy")), ["A", "B", "C"], 0
    )
    words = 0
    while not state.public.over:
        bot = GAME.bot(rng.choice(["easy", "normal"]))
        action = think(bot, state.view(state.public.turn), rng)
        words += isinstance(action, Spell)
        for event in match.apply(state.public.turn, action):
            for told in at.announce(event.redacted_for(0), state.view(0)):
                assert told.phrase.full
        assert sorted(places(state)) == sorted(state.public.settings.deck)
        position = state.to_position()
        assert GAME.state_from(3, options, position).to_position() == position
    assert words > 5
    assert sum(state.scores()) == sum(map(len, state.public.taken)) > 10


BROKEN = [
    ({"hands": [["r7"]]}, "position-seats", "hands"),
    ({"chips": [1]}, "position-seats", "chips"),
    ({"taken": [[], [], []]}, "position-seats", "taken"),
    ({"dealer": 2}, "position-seat", "dealer"),
    ({"turn": 5}, "position-seat", "turn"),
    ({"turn": 1}, "position-turn", "turn"),
    ({"round": 2}, "position-round", "round"),
    ({"middle": ["r7.2"]}, "position-card", "middle"),
    ({"middle": ["r7"]}, "position-twice", "hands[0]"),
    ({"hands": [[], []], "stock": ["r1", "r2"]}, "position-hands", "hands"),
    ({"middle": ["x"]}, "position-card", "middle"),
    ({"middle": ["?"]}, "position-malformed", "middle[0]"),
    ({"middle": "r7"}, "position-malformed", "middle"),
    ({"round": 0}, "position-malformed", "round"),
    ({"colour": 1}, "position-malformed", "state"),
]


@pytest.mark.parametrize(("changes", "rule", "where"), BROKEN)
def test_a_position_that_breaks_a_rule_is_refused(
    changes: dict[str, Any], rule: str, where: str
) -> None:
    from braillespiel.engine.contract import PositionError

    position = {"hands": [["r7"], []], "middle": ["y1"], **changes}
    with pytest.raises(PositionError) as refused:
        GAME.state_from(2, GAME.resolve({"rounds": 1}), position)
    assert (refused.value.rule, refused.value.details["where"]) == (rule, where)
    if rule == "position-malformed":
        return  # told in the words that all games share
    for language in ("de", "en"):
        at = registry.presenter_type("logomachy")(
            Words(language, registry.catalogues("logomachy")), ["A", "B"], 0
        )
        assert at.refusal(refused.value, None).full
