"""What every game must keep, as checks for its author's tests.

    import pytest
    from braillespiel.testing import demands

    @pytest.mark.parametrize("demand", demands("tictactoe"), ids=str)
    def test_it_keeps(demand):
        demand()

The game has to be installed. Every failure is an AssertionError that says what to do. The checks
play matches with fixed seeds, so they fail every time or never.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

from braillespiel import languages, resources
from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import (
    CLOCK,
    LEVELS,
    ActionTextError,
    GameError,
    IllegalActionError,
)
from braillespiel.engine.event import OpenEvent
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.presenter import Presenter
from braillespiel.words import bundle
from braillespiel.words.catalogue import MissingSentenceError, Words, catalogue_path
from braillespiel.words.phrase import EMPTY, Phrase

ITEMS = 1000
"""So many items at most in all zones of a seat."""
TOLD = 40
"""So many sentences at most after one action."""
LETTERS = 800
"""So many letters at most in one sentence."""
BETWEEN_YIELDS = 600
"""So many actions at most does a bot play in its mind before it lets keys be answered."""
IN_ALL = 60_000
"""So many actions at most does a bot play in its mind for one of its own."""
_LONGEST, _SHORT = 5000, 60
_NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fee", "Gül", "Hans")
_CARD = re.compile(r"[a-z]+[0-9][a-z0-9.]*")


@dataclass(frozen=True, slots=True)
class Demand:
    """One thing that a game must keep; calling it checks it, ``str`` is its name."""

    check: Callable[[str], None]
    game: str

    def __call__(self) -> None:
        """Raise AssertionError, with what to do, if the game does not keep it."""
        try:
            self.check(self.game)
        except MissingSentenceError as error:
            key = str(error.args[0])
            raise AssertionError(
                f"words/{languages.FALLBACK}.ftl lacks {key!r}: {_remedy(key)}"
            ) from error

    def __str__(self) -> str:
        return self.check.__name__.strip("_").replace("_", "-")


def _remedy(key: str) -> str:
    """Return what to do where a message is missing."""
    if key.startswith("colour-"):
        letter = "colour-letter-"
        names = bundle.entries(catalogue_path("cards", languages.FALLBACK))
        known = ", ".join(name.removeprefix(letter) for name in names if name.startswith(letter))
        return f"`colours` may name only {known}; word other cards in thing(word)"
    if "-do-" in key or "-did-" in key:
        return (
            "write it, or let the action be one that every game words: put, move, play, draw, pass"
        )
    return "write it"


def demands(name: str) -> list[Demand]:
    """Return all demands on the game ``name``."""
    return [Demand(check, name) for check in _CHECKS]


def _game(name: str) -> AnyGame:
    broken = {one.name: one.reason for one in registry.broken()} if registry.names() else {}
    assert name not in broken, f"{name} is left out of the list: {broken[name]}"
    return registry.game(name)


def _match(name: str, seed: int) -> Match:
    game = _game(name)
    options = game.resolve({})
    seats = game.seats_for(options)
    return Match(game, seats[seed % len(seats)], options, seed)


def _walked(match: Match, seed: int, longest: int = _LONGEST) -> Iterator[list[Any]]:
    """Play random actions; yield the events of each."""
    rng = Random(seed)
    while not match.state.is_over() and len(match.journal) < longest:
        seats = sorted(match.state.to_act() - {CLOCK})
        acting = [seat for seat in seats if match.state.legal_actions(seat)]
        due = match.state.deadline()
        if acting and (due is None or rng.random() < 0.7):
            seat = rng.choice(acting)
            at = match.journal[-1].at if match.journal else 0
            chosen = rng.choice(list(match.state.legal_actions(seat)))
            try:
                yield list(match.apply(seat, chosen, at))
            except IllegalActionError as error:
                raise AssertionError(
                    f'"{chosen}" is listed, but apply refuses it ({error.rule})'
                ) from error
        else:
            assert due is not None, (
                f"nobody can act after {len(match.journal)} actions: to_act() names seats whose "
                "legal_actions() are empty; let actions() return at least one, such as passing"
            )
            yield list(match.advance(due))


def _presenter(name: str, language: str, seat: int | None, seats: int) -> Presenter:
    words = Words(language, registry.catalogues(name))
    return registry.unbounded_presenter(name)(words, _NAMES[:seats], seat)


def _spoken(name: str) -> list[str]:
    """Return the languages that the game itself brings, English first."""
    there = [code for code in languages.codes() if catalogue_path(f"games/{name}", code).exists()]
    return sorted(there, key=lambda code: code != languages.FALLBACK)


def _shown(phrase: Phrase, what: str) -> None:
    for wording in ("full", "normal", "braille"):
        text = phrase.wording(wording)
        assert text.strip(), f"{what} says nothing in the wording {wording}: give it a text"
        assert len(text) <= LETTERS, (
            f"{what} has {len(text)} letters, more than {LETTERS}: nobody listens to that; say less"
        )
        assert "{" not in text, f"{what}: {text!r} holds a bracket; is a variable misspelt?"


# -- rules -------------------------------------------------------------------------------


def _a_match_ends(name: str) -> None:
    for seed in range(3):
        match = _match(name, seed)
        for _ in _walked(match, seed):
            pass
        assert match.state.is_over(), (
            f"random play does not end within {_LONGEST} actions (seed {seed}): let winners() "
            "return somebody when nobody can go on"
        )
        won = match.state.winners()
        assert won or match.game.may_be_lost, (
            "at the end winners() names nobody: name all if they share; if a match can be lost by "
            "all, set may_be_lost = True in the game"
        )
        assert not match.state.to_act(), "the match is over, but to_act() still names seats"
        assert len(match.state.scores()) == match.seats, "scores() needs one score for each seat"


def _a_replay_is_the_same(name: str) -> None:
    match, again = _match(name, 1), _match(name, 1)
    events = [event for step in _walked(match, 1) for event in step]
    try:
        same = again.replay(match.journal) == events and again.to_position() == match.to_position()
    except GameError:
        same = False
    assert same, "a replay differs: take chance from self.chance.draw() alone, never from random"


def _a_position_is_the_state(name: str) -> None:
    match = _match(name, 2)
    for _ in _walked(match, 2):
        position = json.loads(json.dumps(match.state.to_position()))
        try:
            back = match.game.state_from(match.seats, match.options, position)
        except GameError as error:
            raise AssertionError(
                f"a position that was played is refused ({error.rule}): mend check()"
            ) from error
        assert back.to_position() == position, (
            "state_from(to_position()) is another state: keep everything that matters in fields "
            "of the table"
        )
        assert back.to_act() == match.state.to_act(), "a position forgets whose turn it is"


def _a_clone_is_independent(name: str) -> None:
    match = _match(name, 3)
    kept, before = match.state.clone(), json.dumps(match.state.to_position())
    for _ in _walked(match, 3):
        pass
    assert json.dumps(kept.to_position()) == before, (
        "a clone changes with its state: copy lists, keep nothing in attributes of the class"
    )


def _actions_have_texts(name: str) -> None:
    match = _match(name, 4)
    for _ in _walked(match, 4, 400):
        for seat in match.state.to_act() - {CLOCK}:
            listed = list(match.state.legal_actions(seat))
            seen = list(match.state.view(seat).legal_actions())
            assert listed == seen, (
                "a seat's view lists other actions than the state: actions() may use only what "
                "the seat sees"
            )
            assert len(set(map(str, listed))) == len(set(listed)), (
                "two actions have the same text: say what each is about"
            )
            for action in listed[:20]:
                assert match.game.parse_action(str(action)) == action, (
                    f'"{action}" is read back as another action: use small letters and digits'
                )


def _who_may_not_act_is_refused(name: str) -> None:
    match = _match(name, 5)
    for _ in _walked(match, 5, _SHORT):
        acting = match.state.to_act() - {CLOCK}
        others = [seat for seat in range(match.seats) if seat not in acting]
        if not acting or not others:
            continue
        before = json.dumps(match.state.to_position())
        tried = match.state.legal_actions(min(acting))[0]
        try:
            match.state.apply(others[0], tried)
        except IllegalActionError as error:
            for code in _spoken(name):
                one = _presenter(name, code, others[0], match.seats)
                said = one.refusal(error, match.state.view(others[0]))
                _shown(said, f"{name}-illegal-{error.rule}")
        else:
            raise AssertionError(
                f'seat {others[0]} did "{tried}" out of turn: raise IllegalActionError instead'
            )
        same = json.dumps(match.state.to_position()) == before
        assert same, "an action that is refused has changed the state: refuse before you change"


def _what_is_typed_is_answered(name: str) -> None:
    match, worded = _match(name, 9), set[str]()
    for _ in _walked(match, 9, _SHORT // 3):
        for seat in match.state.to_act() - {CLOCK}:
            listed = list(match.state.legal_actions(seat))[:3]
            for text in {typed for action in listed for typed in _mistyped(str(action))}:
                try:
                    match.state.clone().apply(seat, match.game.parse_action(text))
                except ActionTextError:
                    continue
                except IllegalActionError as error:
                    for code in () if error.rule in worded else _spoken(name):
                        one = _presenter(name, code, seat, match.seats)
                        said = one.refusal(error, match.state.view(seat))
                        _shown(said, f"{name}-illegal-{error.rule}")
                    worded.add(error.rule)
                except Exception as error:
                    raise AssertionError(
                        f'"{text}" was typed, and {error!r} came of it: refusal() is asked about '
                        "whatever is typed, so look first whether there is such a thing"
                    ) from error


def _mistyped(text: str) -> Iterator[str]:
    """Return what somebody may type for an action: a word is missing, too much, or another one."""
    words = text.split()
    yield words[0]
    yield " ".join((*words, "x"))
    for place in range(1, len(words)):
        for other in ("z9", "x", "0", "99"):
            yield " ".join((*words[:place], other, *words[place + 1 :]))


def _what_is_listed_is_legal(name: str) -> None:
    match = _match(name, 10)
    for _ in _walked(match, 10, _SHORT):
        for seat in match.state.to_act() - {CLOCK}:
            for action in list(match.state.legal_actions(seat))[:30]:
                try:
                    match.state.clone().apply(seat, action)
                except GameError as error:
                    raise AssertionError(
                        f'"{action}" is listed, but apply refuses it ({error.rule})'
                    ) from error


# -- secrets -----------------------------------------------------------------------------


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from _texts([*value.keys(), *value.values()])
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)


def _no_secret_is_seen(name: str) -> None:
    match = _match(name, 6)
    rng = Random(6)
    for number, events in enumerate(_walked(match, 6, _SHORT)):
        document = match.game.view_document
        everybody = set(_texts(document(match.state.view(None))))
        once = {text for text, n in Counter(_texts(match.state.to_position())).items() if n == 1}
        meant_for_all = [event for event in events if isinstance(event, OpenEvent)]
        everybody |= set(_texts(list(map(match.game.event_document, meant_for_all))))
        own = [set(_texts(document(match.state.view(seat)))) for seat in range(match.seats)]
        for seat, seen in enumerate(own):
            heard = [event.redacted_for(seat) for event in events]
            told = set(_texts([match.game.event_document(one) for one in heard if one]))
            for other, private in enumerate(own):
                secret = {t for t in (private - everybody) & once if _CARD.fullmatch(t)}
                leaked = secret & (seen | told) if other != seat else set()
                assert not leaked, (
                    f"seat {seat} learns {sorted(leaked)} of seat {other}: name the field in own "
                    "or hidden, and give cards that only one seat may see as got; of cards that go "
                    "from hand to hand the others are told how many (count)"
                )
        if number % 4 == 0:
            _samples_look_the_same(name, match, rng)


def _samples_look_the_same(name: str, match: Match, rng: Random) -> None:
    for seat in range(match.seats):
        view = match.state.view(seat)
        sample = view.sample(rng)
        assert sample.view(seat) == view, (
            f"a sample of seat {seat} looks different from its seat: is every card in deck once "
            "for each copy?"
        )
        one = _presenter(name, languages.FALLBACK, seat, match.seats)
        same = one.zones(sample.view(seat)) == one.zones(view)
        assert same, "zones differ between tables that look the same: use the view alone"


def _views_and_events_travel(name: str) -> None:
    match = _match(name, 7)
    for events in _walked(match, 7, _SHORT):
        for seat in (None, *range(match.seats)):
            view = match.state.view(seat)
            data = json.loads(json.dumps(match.game.view_document(view)))
            back = match.game.view_from(match.seats, match.options, seat, data)
            assert back == view, "view_from(view_document(view)) is another view"
            for event in events:
                seen = event.redacted_for(seat)
                if seen is not None:
                    sent = json.loads(json.dumps(match.game.event_document(seen)))
                    same = match.game.event_from(sent) == seen
                    assert same, (
                        f'the event "{event.kind}" does not survive the way to another computer'
                    )


# -- words -------------------------------------------------------------------------------


def _the_list_can_name_it(name: str) -> None:
    for language in _spoken(name):
        words = Words(language, registry.catalogues(name))
        for key in ("title", "summary", "rules-1", "rules-1-text"):
            assert words.has(f"{name}-{key}"), f"words/{language}.ftl lacks {name}-{key}"
            _shown(words.phrase(f"{name}-{key}"), f"{name}-{key}")


def _everything_is_worded(name: str) -> None:
    for language in _spoken(name):
        for seed in range(3):
            match = _match(name, seed)
            seats = [*range(match.seats), None]
            table = [_presenter(name, language, seat, match.seats) for seat in seats]
            for one, seat in zip(table, seats, strict=True):
                for told in one.opening(match.state.view(seat)):
                    _shown(told.phrase, "what the opening tells")
            for number, events in enumerate(_walked(match, seed, 400)):
                for one, seat in zip(table, seats, strict=True):
                    _announced(one, match.state.view(seat), events, seat)
                    if number % 5 == 0 or match.state.is_over():
                        _answered(one, match.state.view(seat))


def _announced(one: Presenter, view: Any, events: list[Any], seat: int | None) -> None:
    told = 0
    for event in events:
        seen = event.redacted_for(seat)
        for said in one.announce(seen, view) if seen is not None else ():
            told += 1
            _shown(said.phrase, f'what is told of "{event.kind}"')
    assert told <= TOLD, f"{told} sentences after one action: tell at most {TOLD}"


def _answered(one: Presenter, view: Any) -> None:
    for key in ("turn", "scores", "result"):
        _shown(getattr(one, key)(view), f"{key}()")
    for action in list(view.legal_actions())[:30] if one.seat is not None else ():
        _shown(one.label(view, action), f'label("{action}")')


def _zones_can_be_walked(name: str) -> None:
    for language in _spoken(name):
        match = _match(name, 8)
        for number, _ in enumerate(_walked(match, 8, 400)):
            if number % 3 and not match.state.is_over():
                continue
            for seat in (None, *range(match.seats)):
                _check_zones(_presenter(name, language, seat, match.seats), match.state.view(seat))


def _check_zones(one: Presenter, view: Any) -> None:
    zones, keys = list(one.zones(view)), set[str]()
    assert zones, "zones() returns nothing: there must be something to walk"
    assert len({zone.id for zone in zones}) == len(zones), "two zones have the same id"
    for zone in zones:
        _shown(zone.name, f"the name of zone {zone.id}")
        assert 1 <= len(zone.sign) <= 3, (
            f"the sign {zone.sign!r} of zone {zone.id} must have 1 to 3 letters: give the message "
            "of its title a .braille of so many"
        )
        assert zone.items or zone.empty != EMPTY, (
            f"zone {zone.id} is empty and does not say so: list_zone(..., empty=self.say(...))"
        )
        for item in zone.items:
            assert item.key not in keys, f"two items have the key {item.key!r}: make it unique"
            keys.add(item.key)
            _shown(item.text, f"item {item.key}")
    assert len(keys) <= ITEMS, f"{len(keys)} items: nobody walks more than {ITEMS}"


def _every_action_is_reachable(name: str) -> None:
    match = _match(name, 9)
    for number, _ in enumerate(_walked(match, 9, 400)):
        if number % 3:
            continue
        for seat in match.state.to_act() - {CLOCK}:
            one, view = _presenter(name, languages.FALLBACK, seat, match.seats), None
            view = match.state.view(seat)
            keys = {item.key for zone in one.zones(view) for item in zone.items}
            live = one.live_items(view)
            known = live <= keys or one.commands
            assert known, (
                f"touches() names {sorted(live - keys)}, which no zone that seat {seat} sees has: "
                "let an action be about what is there, such as a card of the hand"
            )
            offered = {str(a) for key in live for a in one.actions_for(view, key, ())}
            for action in view.legal_actions():
                reached = str(action) in offered or action == one.end_turn(view)
                assert reached or one.commands or one.open_draft(view), (
                    f'no key reaches "{action}": let touches() name an item that a zone has, or '
                    "end_turn() return it"
                )


def _languages_say_the_same(name: str) -> None:
    folder = registry.source(name).folder
    every: dict[str, dict[str, set[str]]] = {}
    for language in _spoken(name):
        text = catalogue_path(f"games/{name}", language).read_text(encoding="utf-8")
        parts = re.split(r"^(-?[\w-]+) *=", text, flags=re.MULTILINE)[1:]
        every[language] = {
            key: set(re.findall(r"\$([\w-]+)", body))
            for key, body in zip(parts[::2], parts[1::2], strict=True)
        }
        wrong = sorted(key for key in every[language] if not _is_own(key, name))
        assert not wrong, f"{folder.name}/words/{language}.ftl: {wrong} must begin with {name}-"
    english = every[languages.FALLBACK]
    for language, messages in every.items():
        unknown = sorted(messages.keys() - english.keys() - {k for k in messages if k[0] == "-"})
        assert not unknown, f"words/{language}.ftl has {unknown}, which English has not"
        missing = sorted(k for k in english.keys() - messages.keys() if not k.startswith("-"))
        assert not missing, f"words/{language}.ftl lacks {missing}: English would be spoken instead"
        given = sorted(k for k in messages if not messages[k] <= english.get(k, messages[k]))
        assert not given, f"words/{language}.ftl: {given} have variables that English has not"


def _is_own(key: str, name: str) -> bool:
    return key.removeprefix("-").startswith(f"{name}-")


def _sounds_are_there(name: str) -> None:
    ours = {path.stem for path in resources.folder("sounds").glob("*.wav")}
    for seed in range(3):
        match = _match(name, seed)
        one = _presenter(name, languages.FALLBACK, 0, match.seats)
        for events in _walked(match, seed, 400):
            view = match.state.view(0)
            for event in events:
                seen = event.redacted_for(0)
                for said in one.announce(seen, view) if seen is not None else ():
                    if said.sound and said.sound not in ours:
                        path = Path(resources.sound_path(said.sound) or said.sound)
                        assert path.is_file(), (
                            f'there is no sound "{said.sound}": put sounds/NAME.wav into the '
                            f"package and call it {name}/NAME, or take one of ours: "
                            + ", ".join(sorted(each for each in ours if "-" not in each))
                        )


# -- bots --------------------------------------------------------------------------------


def _bots_keep_the_rules(name: str) -> None:
    match = _match(name, 11)
    for number, _ in enumerate(_walked(match, 11, 24)):
        acting = sorted(match.state.to_act() - {CLOCK})
        if number % 8 or not acting:
            continue
        for level in LEVELS:
            view, chosen = match.state.view(acting[0]), []
            for _ in range(2):
                chosen.append(_thinks(match.game, level, view, number))
            assert chosen[0] == chosen[1], (
                f"the bot {level} answers the same question in two ways: use its rng alone"
            )
            assert view.is_legal(chosen[0]), f'the bot {level} chose "{chosen[0]}", not legal now'


def _thinks(game: AnyGame, level: str, view: Any, seed: int) -> Any:
    """Return what a bot chooses; say what its imagined tables are where the rules fail on one."""
    try:
        return _thought(game, level, view, seed)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise AssertionError(
            f"{type(error).__name__} while the bot {level} thinks: it plays on tables whose hidden "
            "cards are dealt by chance, also as your own deal never does; actions(), do() and "
            "winners() have to hold there (an empty stock, four alike in a hand)"
        ) from error


def _thought(game: AnyGame, level: str, view: Any, seed: int) -> Any:
    """Return what a bot chooses; check that it yields before it has played too much."""
    kind = type(view.sample(Random(0)))
    played = {"since": 0, "all": 0}
    carry_out = kind.apply

    @wraps(carry_out)
    def counted(state: Any, seat: int, action: Any) -> Any:
        played["since"] += 1
        played["all"] += 1
        return carry_out(state, seat, action)

    kind.apply = counted
    try:
        thought = game.bot(level).choose(view, Random(seed))
        while True:
            try:
                next(thought)
            except StopIteration as done:
                return done.value
            assert played["since"] <= BETWEEN_YIELDS, (
                f"the bot {level} plays {played['since']} actions in its mind without a yield: "
                f"yield after at most {BETWEEN_YIELDS}, or no key is answered"
            )
            played["since"] = 0
            assert played["all"] <= IN_ALL, (
                f"the bot {level} plays more than {IN_ALL} actions in its mind: give it a budget"
            )
    finally:
        kind.apply = carry_out


_CHECKS = (
    _a_match_ends,
    _a_replay_is_the_same,
    _a_position_is_the_state,
    _a_clone_is_independent,
    _actions_have_texts,
    _what_is_listed_is_legal,
    _who_may_not_act_is_refused,
    _what_is_typed_is_answered,
    _no_secret_is_seen,
    _views_and_events_travel,
    _the_list_can_name_it,
    _everything_is_worded,
    _zones_can_be_walked,
    _every_action_is_reachable,
    _languages_say_the_same,
    _sounds_are_there,
    _bots_keep_the_rules,
)
