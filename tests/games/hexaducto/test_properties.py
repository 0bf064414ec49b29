"""What holds in every match: cards are conserved, secrets kept, illegal actions refused."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, IllegalActionError, PositionError
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.cards import COUNTS, LOWEST
from braillespiel.games.hexaducto.game import GAME
from braillespiel.games.hexaducto.geometry import DEAL, cell, parts
from braillespiel.games.hexaducto.lines import complete_lines, lines_through
from braillespiel.games.hexaducto.rules import HexState
from braillespiel.games.hexaducto.view import HexView
from braillespiel.words.phrase import Phrase
from tests.games.hexaducto.drawn import OTHER, at, cards_of, drawn, field, presenter


def in_hand(state: HexState) -> int | None:
    """The card in the hand of whose turn it is, drawn or taken."""
    return state.secret.hand if state.public.taken is None else state.public.taken


def clears(state: HexState, rng: Random) -> Any:
    """A random action of somebody patient: draws, exchanges open cards, completes lines."""
    legal = state.legal_actions(state.public.turn)
    if act.DRAW in legal and rng.random() < 0.97:
        return act.DRAW
    own = state.public.fields[state.public.turn]
    hand = in_hand(state)
    if hand is not None:
        smallest = state.public.settings.smallest
        for place in own:
            if lines_through({**own, place: hand}, place, smallest):
                return act.Place(place)
    down = set(state.public.down(state.public.turn))
    wanted = down if len(down) > 2 else own.keys() - down
    places = [a for a in legal if isinstance(a, act.Place) and a.place in wanted]
    return rng.choice(places or legal)


def walk(seats: int, seed: int, longest: int, **options: Any) -> Iterator[tuple[HexState, Any]]:
    """Play a random match; yield the state and the events after every action."""
    rng = Random(seed)
    state = GAME.setup(seats, GAME.resolve(options), seed)
    patient = seed % 3 == 0
    for _ in range(longest):
        if state.is_over():
            return
        legal = state.legal_actions(state.public.turn)
        action = clears(state, rng) if patient else rng.choice(legal)
        yield state, state.apply(state.public.turn, action)


def counted(state: HexState) -> list[int]:
    counts = list(state.public.removed)
    hand = in_hand(state)
    cards = [*state.secret.pile, *state.public.discard, *([] if hand is None else [hand])]
    for seat in range(state.public.seats):
        cards += cards_of(state, seat).values()
    for value in cards:
        counts[value - LOWEST] += 1
    return counts


def test_cards_are_conserved_and_fields_sound_in_hundreds_of_matches() -> None:
    sets = 0
    apart = 0
    for seed in range(300):
        seats = 1 + seed % 6
        puzzle = {"puzzle": "easy"} if seats == 1 else {}
        state = None
        for step, (state, _) in enumerate(walk(seats, seed, 300, **puzzle)):
            apart += state.public.cut
            if step % 12 and not state.public.cut:
                continue
            for seat, one in enumerate(state.public.fields):
                assert state.secret.beneath[seat].keys() == set(state.public.down(seat))
                whole = len(parts(one)) < 2
                assert whole or (state.public.cut and seat == state.public.turn)
                if not state.public.ended:
                    assert complete_lines(one, 2) == []
            assert counted(state) == [count * state.public.sets for count in COUNTS]
        assert state is not None
        sets = max(sets, state.public.sets)
    assert sets >= 2
    assert apart >= 30


def test_every_action_that_is_not_legal_is_refused_with_nothing_changed() -> None:
    rng = Random(11)
    for seed in range(16):
        for state, _ in walk(2, seed, 60):
            if state.public.ended:
                continue
            seat = state.public.turn
            legal = set(state.legal_actions(seat))
            places = [cell(rng.randint(-4, 4), rng.randint(-4, 4)) for _ in range(3)]
            tried: list[Any] = [act.DRAW, act.TAKE, act.PUT_BACK]
            tried += [make(place) for place in places for make in (act.TurnUp, act.Place)]
            tried += [act.Dock(place, rng.choice(places)) for place in places]
            for action in tried:
                if action in legal:
                    continue
                before = state.to_position()
                with pytest.raises(IllegalActionError) as refused:
                    state.apply(seat, action)
                assert state.to_position() == before
                assert presenter(seat=seat).refusal(refused.value, state.view(seat)).braille


def perceived(language: str, seat: int, view: HexView, seats: int) -> list[Any]:
    """Everything a presenter says of a view by itself or on any key."""
    one = presenter(language, seat, seats)
    zones = one.zones(view)
    said: list[Any] = [zones, one.turn(view), one.scores(view), one.score_table(view)]
    said += [one.label(view, action) for action in view.legal_actions()]
    for command in one.commands:
        for zone in zones:
            item = zone.items[len(zone.items) // 2].key if zone.items else None
            said.append(one.run(command.id, view, zone, item))
    return said


def test_what_lies_face_down_changes_nothing_that_a_seat_sees_hears_or_feels() -> None:
    rng = Random(12)
    looked = 0
    for seed in range(9):
        seats = 2 + seed % 3
        for step, (state, events) in enumerate(walk(seats, seed, 250)):
            if (step + seed) % 20:
                continue
            looked += 1
            seat = rng.randrange(seats)
            view = state.view(seat)
            other = view.sample(rng).view(seat)
            assert other == view
            language = rng.choice(["de", "en"])
            assert perceived(language, seat, other, seats) == perceived(language, seat, view, seats)
            for event in events:
                seen = event.redacted_for(seat)
                one = presenter(language, seat, seats)
                assert one.announce(seen, other) == one.announce(seen, view)
    assert looked > 40


def test_a_sample_keeps_all_cards_and_mixes_what_is_hidden() -> None:
    rng = Random(13)
    differing = 0
    for seed in range(0, 60, 3):
        for step, (state, _) in enumerate(walk(3, seed, 300)):
            if step % 30:
                continue
            sample = state.view(1).sample(rng)
            assert counted(sample) == counted(state)
            assert sample.public == state.public
            differing += sample.secret.beneath != state.secret.beneath
    assert differing > 20


def test_once_a_new_set_has_begun_the_hidden_cards_are_known_to_be_of_the_first() -> None:
    state = drawn("?1  9   ?4", "?2  ?12 5")
    for value in state.secret.pile:
        state.public.removed[value - LOWEST] += 1
    state.secret.pile = []
    state.apply(0, act.DRAW)
    view = state.view(1)
    hidden = [
        value for beneath in view.sample(Random(1)).secret.beneath for value in beneath.values()
    ]
    assert sorted(hidden) == [1, 2, 4, 12]


def test_every_word_of_a_match_has_all_three_wordings() -> None:
    def check(phrase: Phrase) -> None:
        for text in (phrase.full, phrase.brief, phrase.braille):
            assert text.strip(), phrase
            assert "{" not in text, text
            assert "hexaducto" not in text.lower(), text
            assert "  " not in text, text
            assert len(text.split()) <= 80 or ":" in text, text

    for seed in range(24):
        seats = 1 + seed % 4
        puzzle = {"puzzle": "hard", "untimed": seed % 8 == 0} if seats == 1 else {}
        for step, (state, events) in enumerate(walk(seats, seed, 220, **puzzle)):
            seat = step % seats
            one = presenter("de" if seed % 2 else "en", seat, seats)
            view = state.view(seat)
            for event in events:
                for told in one.announce(event.redacted_for(seat), view):
                    check(told.phrase)
            if step % 20 and not (state.public.cut and state.public.turn == seat):
                continue
            for zone in one.zones(view):
                check(zone.name)
                for item in zone.items:
                    check(item.text)
                    for line in item.details:
                        check(line)
            for action in view.legal_actions():
                check(one.label(view, action))
            for phrase in (one.turn(view), one.scores(view), one.result(view)):
                check(phrase)


def test_every_key_of_the_game_answers_in_every_zone_and_keeps_the_focus_inside() -> None:
    for seed in range(6):
        seats = 1 + seed % 3
        for step, (state, _) in enumerate(walk(seats, seed, 150)):
            if step % 30:
                continue
            one = presenter("de", 0, seats)
            view = state.view(0)
            zones = one.zones(view)
            keys = {item.key for zone in zones for item in zone.items}
            for command in one.commands:
                for zone in zones:
                    for item in [*zone.items[:3], None]:
                        answer = one.run(command.id, view, zone, item.key if item else None)
                        assert answer.phrase is not None
                        assert answer.phrase.full
                        assert answer.phrase.brief
                        assert answer.phrase.braille
                        assert answer.focus is None or answer.focus in keys


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"fields": []}, "position-seats"),
        ({"turn": 2}, "position-seat"),
        ({"taken": True}, "position-hand"),
        ({"discard": []}, "position-discard"),
        ({"moves": 3}, "position-moves"),
        ({"alarm": 1}, "position-alarm"),
        ({"sets": 2}, "position-pile"),
        ({"removed": [12] * 10}, "position-cards"),
        ({"pile": [99]}, "position-malformed"),
        ({"surplus": 1}, "position-malformed"),
    ],
)
def test_a_position_that_breaks_a_rule_is_refused_by_name(
    change: dict[str, Any], rule: str
) -> None:
    position = {**drawn("1   ?6  9", OTHER).to_position(), **change}
    with pytest.raises(PositionError) as error:
        GAME.state_from(2, GAME.resolve({}), position)
    assert error.value.rule == rule
    assert error.value.details["where"]


@pytest.mark.parametrize(
    ("drawing", "rule"),
    [
        ("4   5   .   ?1", "position-line"),
        ("1   9", "position-finished"),
        ("?5  " * 20, "position-too-many"),
    ],
)
def test_a_field_that_cannot_be_is_refused_by_name(drawing: str, rule: str) -> None:
    state = drawn("?5", OTHER)
    state.public.fields[0], state.secret.beneath[0] = field(drawing)
    rest = list(COUNTS)
    for value in [12, *cards_of(state, 0).values(), *cards_of(state, 1).values()]:
        rest[value - LOWEST] -= 1
    state.secret.pile = [LOWEST + index for index, count in enumerate(rest) for _ in range(count)]
    if rule == "position-too-many":
        state.public.sets = 2
    with pytest.raises(PositionError) as error:
        GAME.state_from(2, GAME.resolve({}), state.to_position())
    assert error.value.rule == rule


def test_two_cards_in_one_place_are_refused() -> None:
    position = drawn("1   ?6  9", OTHER).to_position()
    position["fields"][0][1] |= {"q": 0, "r": 0}
    with pytest.raises(PositionError) as error:
        GAME.state_from(2, GAME.resolve({}), position)
    assert error.value.rule == "position-twice"


def test_only_the_field_of_whose_turn_it_is_may_be_apart() -> None:
    state = drawn("?1  9   .   ?4", OTHER)
    again = GAME.state_from(2, GAME.resolve({}), state.to_position())
    assert again.legal_actions(0) == state.legal_actions(0) != []
    state.public.turn = 1
    with pytest.raises(PositionError) as error:
        GAME.state_from(2, GAME.resolve({}), state.to_position())
    assert error.value.rule == "position-apart"


def test_a_clock_belongs_to_timed_puzzles_alone() -> None:
    timed = GAME.setup(1, GAME.resolve({"puzzle": "hard"}), 1)
    assert timed.to_act() == timed.view(0).to_act() == {0, CLOCK}
    assert GAME.setup(2, GAME.resolve({}), 1).to_act() == {0}


def test_action_texts_come_back() -> None:
    for action in (
        act.DRAW,
        act.TAKE,
        act.PUT_BACK,
        *(act.TurnUp(place) for place in DEAL),
        *(act.Place(place) for place in DEAL),
        act.Dock(at(-3, 2), at(4, -11)),
    ):
        assert GAME.parse_action(str(action)) == action


def test_who_has_worded_fields_before_shows_them_as_if_for_the_first_time() -> None:
    kept = [presenter("en", seat, 3) for seat in range(3)]
    for state, _ in walk(3, 11, 60):
        for seat, one in enumerate(kept):
            view = state.view(seat)
            assert list(one.zones(view)) == list(presenter("en", seat, 3).zones(view))
