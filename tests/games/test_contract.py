"""What every game must keep, checked over random matches of each of its options."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import jsonschema
import pytest
from fluent.syntax import ast

from braillespiel.engine.contract import CLOCK, LEVELS, Game, IllegalActionError, OptionError
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import think
from braillespiel.games import registry
from braillespiel.games.presenter import Presenter
from braillespiel.games.zones import Zone
from braillespiel.words.catalogue import Words, catalogue_path
from braillespiel.words.phrase import Phrase
from tests.support.sources import catalogue

GAMES = registry.own()
LONGEST = 150
"""Actions looked at in a match: enough for every kind of event, short enough for everyday."""


def variants(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """Each option's every value once, over the range of seats."""
    found: list[dict[str, Any]] = [{}]
    for option in game.options:
        if isinstance(option.default, bool):
            found.append({option.id: not option.default})
        elif option.choices:
            found += [{option.id: value} for value in option.choices if value != option.default]
        else:
            found += [{option.id: option.low}, {option.id: option.high}]
    cases = []
    for number, given in enumerate(found):
        try:
            seats = game.seats_for(game.resolve(given))
        except OptionError:
            continue
        cases.append((seats[number % len(seats)], given))
    return cases


CASES = [
    pytest.param(name, seats, given, id=f"{name}-{seats}-{given}")
    for name in GAMES
    for seats, given in variants(registry.game(name))
]


def walk(match: Match, rng: Random, longest: int = LONGEST) -> Iterator[tuple[int, list[Any]]]:
    """Play random actions; yield who acted and the events after every step."""
    while not match.state.is_over() and len(match.journal) < longest:
        seats = sorted(seat for seat in match.state.to_act() if seat != CLOCK)
        acting = [seat for seat in seats if match.state.legal_actions(seat)]
        due = match.state.deadline()
        if acting and (due is None or rng.random() < 0.7):
            seat = rng.choice(acting)
            now = match.journal[-1].at if match.journal else 0
            yield seat, match.apply(seat, rng.choice(match.state.legal_actions(seat)), now)
        else:
            assert due is not None, "nobody can act, and the clock does not run"
            yield CLOCK, match.advance(due)


@cache
def words_of(name: str, language: str) -> Words:
    return Words(language, registry.catalogues(name))


def presenters(name: str, seats: int) -> list[Presenter]:
    names = ["Anna", "Ben", "Cem", "Dora", "Emil", "Fee", "Gül", "Hans"][:seats]
    return [
        registry.presenter_type(name)(words_of(name, code), names, seat)
        for code in ("de", "en")
        for seat in range(seats)
    ]


def shown(phrase: Phrase) -> Phrase:
    """Check that a phrase has all its wordings, and no key or placeholder in them."""
    for text in (phrase.full, phrase.brief, phrase.braille):
        assert text.strip(), f"an empty wording in {phrase}"
        assert "{" not in text, text
        assert "-illegal-" not in text, text
        assert "  " not in text, repr(text)
    return phrase


def check_zone(zone: Zone, keys: set[str]) -> None:
    shown(zone.name)
    assert 1 <= len(zone.sign) <= 3, f"zone sign {zone.sign!r}"
    if not zone.items:
        shown(zone.empty)
    for item in zone.items:
        assert item.key not in keys, f"{item.key} is there twice"
        keys.add(item.key)
        shown(item.text)
        for line in item.details:
            shown(line)


@pytest.mark.parametrize(("name", "seats", "given"), CASES)
def test_replay_gives_the_same_state_as_play(name: str, seats: int, given: dict[str, Any]) -> None:
    match = Match(registry.game(name), seats, given, seed=1)
    events = [event for _, step in walk(match, Random(1)) for event in step]
    again = Match(registry.game(name), seats, given, seed=1)
    assert again.replay(match.journal) == events
    assert again.to_position() == match.to_position()


@pytest.mark.parametrize(("name", "seats", "given"), CASES)
def test_every_state_round_trips_and_fits_the_schema(
    name: str, seats: int, given: dict[str, Any]
) -> None:
    game = registry.game(name)
    validator = jsonschema.Draft202012Validator(game.position_schema())
    match = Match(game, seats, given, seed=2)
    for number, _ in enumerate(walk(match, Random(2))):
        position = match.state.to_position()
        again = game.state_from(seats, match.options, match.to_position()["state"])
        assert again.to_position() == position
        assert again.to_act() == match.state.to_act()
        if number % 25 == 0 or match.state.is_over():
            validator.validate(position)


@pytest.mark.parametrize(("name", "seats", "given"), CASES)
def test_a_clone_is_independent(name: str, seats: int, given: dict[str, Any]) -> None:
    match = Match(registry.game(name), seats, given, seed=3)
    frozen = match.state.clone()
    before = match.state.to_position()
    for _ in walk(match, Random(3)):
        pass
    assert frozen.to_position() == before


@pytest.mark.parametrize(("name", "seats", "given"), CASES)
def test_legal_actions_have_text_forms_and_are_accepted(
    name: str, seats: int, given: dict[str, Any]
) -> None:
    game, rng = registry.game(name), Random(4)
    match = Match(game, seats, given, seed=4)
    for _ in walk(match, rng):
        for seat in match.state.to_act() - {CLOCK}:
            actions, view = list(match.state.legal_actions(seat)), match.state.view(seat)
            assert actions == list(view.legal_actions())
            for action in rng.sample(actions, min(3, len(actions))):
                assert game.parse_action(str(action)) == action
                assert match.state.is_legal(seat, action)
                assert view.is_legal(action)
                match.state.clone().apply(seat, action)


@pytest.mark.parametrize(("name", "seats", "given"), CASES)
def test_who_may_not_act_is_refused_and_nothing_changes(
    name: str, seats: int, given: dict[str, Any]
) -> None:
    match = Match(registry.game(name), seats, given, seed=5)
    waiting = presenters(name, seats)
    for _ in walk(match, Random(5), 40):
        acting = match.state.to_act() - {CLOCK}
        others = [seat for seat in range(seats) if seat not in acting]
        if not acting or not others:
            continue
        actions = match.state.legal_actions(min(acting))
        before = match.state.to_position()
        with pytest.raises(IllegalActionError) as refused:
            match.state.apply(others[0], actions[0])
        assert match.state.to_position() == before
        assert not match.state.legal_actions(others[0])
        assert not match.state.is_legal(others[0], actions[0])
        shown(waiting[others[0]].refusal(refused.value, match.state.view(others[0])))


@pytest.mark.parametrize(("name", "seats", "given"), CASES)
def test_what_a_seat_cannot_know_changes_nothing_that_it_perceives(
    name: str, seats: int, given: dict[str, Any]
) -> None:
    rng = Random(6)
    match = Match(registry.game(name), seats, given, seed=6)
    table = presenters(name, seats)
    for number, _ in enumerate(walk(match, rng)):
        if number % 8:
            continue
        seat = rng.randrange(seats)
        view = match.state.view(seat)
        other = view.sample(rng).view(seat)
        assert other == view
        assert list(other.legal_actions()) == list(view.legal_actions())
        assert list(table[seat].zones(other)) == list(table[seat].zones(view))


@pytest.mark.parametrize(("name", "seats", "given"), CASES)
def test_there_is_a_score_for_every_seat_and_winners_at_the_end(
    name: str, seats: int, given: dict[str, Any]
) -> None:
    match = Match(registry.game(name), seats, given, seed=7)
    for _ in walk(match, Random(7)):
        assert len(match.state.scores()) == seats
        # A puzzle played alone may end unsolved: then nobody has won.
        if seats > 1 or not match.state.is_over():
            assert bool(match.state.winners()) == match.state.is_over()
        assert bool(match.state.to_act()) != match.state.is_over()


@pytest.mark.parametrize(("name", "seats", "given"), CASES)
def test_everything_has_words_in_both_languages(
    name: str, seats: int, given: dict[str, Any]
) -> None:
    rng = Random(8)
    match = Match(registry.game(name), seats, given, seed=8)
    table = presenters(name, seats)
    for number, (_, events) in enumerate(walk(match, rng)):
        # One German and one English presenter, of seats that take turns.
        heard = (table[number % seats], table[seats + (number + 1) % seats])
        for presenter in heard:
            view = match.state.view(presenter.seat)
            for event in events:
                seen = event.redacted_for(presenter.seat)
                for announcement in presenter.announce(seen, view) if seen is not None else ():
                    shown(announcement.phrase)
        if number % 6 and not match.state.is_over():
            continue
        presenter = heard[number // 6 % 2]
        view = match.state.view(presenter.seat)
        keys: set[str] = set()
        for zone in presenter.zones(view):
            check_zone(zone, keys)
        check_zone(presenter.score_table(view), set())
        for phrase in (presenter.turn(view), presenter.scores(view), presenter.result(view)):
            shown(phrase)
        for action in list(view.legal_actions())[:10]:
            shown(presenter.label(view, action))
            assert set(presenter.touches(action)) <= keys | {""}, (
                f"{action} touches what is not there"
            )


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_title_options_keys_and_rules_have_words(name: str, language: str) -> None:
    game, words = registry.game(name), Words(language, registry.catalogues(name))
    keys = [f"{name}-title", f"{name}-summary", f"{name}-rules-1", f"{name}-rules-1-text"]
    for option in game.options:
        keys.append(f"{name}-option-{option.id}")
        keys += [f"{name}-option-{option.id}-{value}" for value in option.choices]
    keys += [f"{name}-key-{command.id}" for command in registry.presenter_type(name).commands]
    number = 1
    while words.has(f"{name}-rules-{number}"):
        keys.append(f"{name}-rules-{number}-text")
        number += 1
    assert number > 3, "the rules have hardly any headings"
    for key in keys:
        shown(words.phrase(key))


def variables(node: Any) -> set[str]:
    """The variables of a message, wherever they stand in it."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    children = [child for value in vars(node).values() for child in _listed(value)]
    return set().union(*map(variables, children))


def _listed(value: Any) -> list[ast.BaseNode]:
    values = value if isinstance(value, list) else [value]
    return [one for one in values if isinstance(one, ast.BaseNode)]


def messages(name: str, language: str) -> dict[str, set[str]]:
    """The messages of a game's catalogue with their variables."""
    found: dict[str, set[str]] = {}
    for entry in catalogue(catalogue_path(f"games/{name}", language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = variables(entry)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    german, english = messages(name, "de"), messages(name, "en")
    assert german.keys() == english.keys()
    assert {key: used for key, used in german.items() if used != english[key]} == {}
    assert all(key.startswith(f"{name}-") for key in german)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_bots_choose_legally_and_the_same_for_the_same_chance(name: str, level: str) -> None:
    game = registry.game(name)
    match = Match(game, game.min_seats, seed=9)
    for number, _ in enumerate(walk(match, Random(9), 12)):
        acting = match.state.to_act() - {CLOCK}
        if number % 4 or not acting:
            continue
        seat = min(acting)
        view = match.state.view(seat)
        action = think(game.bot(level), view, Random(number))
        assert think(game.bot(level), view, Random(number)) == action
        match.state.clone().apply(seat, action)
