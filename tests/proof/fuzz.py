"""Random and spoiled input for everything that reads something from outside.

Each target takes a random generator, feeds one piece of input, and returns normally or raises
something that its reader does not promise: that is a find.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from braillespiel.engine import position
from braillespiel.engine.contract import CLOCK, GameError
from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.games.ludoteca import decks
from braillespiel.input_limits import InputError
from braillespiel.labels.errors import LabelError
from braillespiel.labels.toml_deck import deck_from_toml, read_text
from braillespiel.output.braille.brlapi_codec import (
    Decoder,
    Packet,
    ProtocolError,
    display_size,
    error_name,
    key_code,
    numbers,
)
from braillespiel.output.braille.brlapi_keys import display_key
from braillespiel.output.terminal.keys import decode, flush
from braillespiel.store.database import FILE_NAME
from braillespiel.store.errors import StoreError
from braillespiel.store.match_file import MatchFileError, read_match
from braillespiel.store.opening import open_store
from braillespiel.ui.settings import SETTINGS
from braillespiel.words.catalogue import Words, catalogue_path, use_own_words
from tests.proof.monkey import silent
from tests.proof.situations import keys_here, press, random_table
from tests.support.languages import LANGUAGES
from tests.support.player import Player

_ODD = (b"\0", b"\xff", b"-1", b"99999999999999999999", b"1e400", b"null", b"[[", b'"', b"{", b"\n")
_ODD_VALUES: tuple[Any, ...] = (
    None, -1, 0, 2**40, 1.5, "", "x", "\ud83d", [], {}, True, [[]], {"": 0}, "²", -(2**70),
)  # fmt: skip


def spoiled(data: bytes, rng: Random) -> bytes:
    """Return ``data`` with a few changes, or something else altogether."""
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(200))
    changed = bytearray(data)
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(changed) + 1)
        match rng.randrange(5):
            case 0:
                changed[at : at + 1] = rng.randbytes(1)
            case 1:
                del changed[at : at + rng.randrange(40)]
            case 2:
                changed[at:at] = rng.choice(_ODD)
            case 3:
                changed[at:at] = changed[at : at + rng.randrange(60)]
            case _:
                del changed[at:]
    return bytes(changed)


def altered(value: Any, rng: Random, depth: int = 0) -> Any:
    """Return JSON data with one thing in it exchanged, left out or doubled."""
    if depth > 6 or rng.random() < 0.08 or not isinstance(value, dict | list) or not value:
        if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.5:
            return value + rng.choice((-1, 1, 2, 100))
        return rng.choice(_ODD_VALUES)
    if isinstance(value, dict):
        key = rng.choice(sorted(value))
        if rng.random() < 0.1:
            return {k: v for k, v in value.items() if k != key}
        return {**value, key: altered(value[key], rng, depth + 1)}
    at = rng.randrange(len(value))
    if rng.random() < 0.2:
        return value[:at] + value[at + rng.randint(0, 2) :] + value[at : at + 1]
    return [*value[:at], altered(value[at], rng, depth + 1), *value[at + 1 :]]


# -- what a match is made of -------------------------------------------------------------


@cache
def _played(name: str, seed: int) -> Match:
    """Return a match some actions old."""
    rng = Random(seed)
    game = registry.game(name)
    match = Match(game, max(2, game.min_seats), {}, seed)
    for _ in range(rng.randrange(60)):
        seats = [s for s in sorted(match.state.to_act() - {CLOCK}) if match.state.legal_actions(s)]
        if not seats:
            break
        seat = rng.choice(seats)
        match.apply(seat, rng.choice(match.state.legal_actions(seat)))
    return match


def _look_round(match: Match, language: str) -> None:
    """Perceive a position that was accepted as every seat would."""
    names = [f"Ada {n}" for n in range(match.seats)]
    words = Words(language, registry.catalogues(match.game.id))
    for seat in range(match.seats):
        view = match.state.view(seat)
        presenter = registry.presenter_type(match.game.id)(words, names, seat)
        presenter.zones(view)
        presenter.turn(view)
        presenter.scores(view)
        presenter.score_table(view)
        for action in view.legal_actions()[:20]:
            presenter.label(view, action)


def positions(rng: Random) -> None:
    """A spoiled position document is refused by name, or is a match that can be perceived."""
    name = rng.choice(registry.own())
    document = json.loads(json.dumps(_played(name, rng.randrange(8)).to_position()))
    if rng.random() < 0.8:
        given: Any = altered(document, rng)
        with suppress(ValueError):
            given = json.dumps(given)
    else:
        given = spoiled(json.dumps(document).encode(), rng)
    try:
        match = position.load(given, registry.game)
    except GameError:
        return
    _look_round(match, rng.choice(LANGUAGES))


def journals(rng: Random) -> None:
    """A spoiled journal line is refused by name."""
    match = _played(rng.choice(registry.own()), rng.randrange(8))
    entries = [Entry(e.seat, e.text, e.at) for e in match.journal]
    text = rng.choice(entries).text if entries else "play x"
    if rng.random() < 0.2:
        text = f"redraw {rng.randrange(3)} {rng.randrange(40)}"
    odd = spoiled(text.encode(), rng).decode("utf-8", "replace") if rng.random() < 0.9 else text
    entries.insert(
        rng.randrange(len(entries) + 1), Entry(rng.choice((-1, 0, 1, 7)), odd, rng.choice((0, 10)))
    )
    with suppress(GameError):
        Match(match.game, match.seats, match.options, match.seed).replay(entries)
    with suppress(GameError):
        match.game.parse_action(odd)


def match_files(rng: Random) -> None:
    """A spoiled match file is refused by name, or is read."""
    match = _played(rng.choice(registry.own()), rng.randrange(8))
    document = {
        "format": "braillespiel-match", "version": 1, "game": match.game.id, "seed": match.seed,
        "seats": match.seats, "options": match.options,
        "players": [{"name": "Ada"}, {"name": "Bo", "kind": "bot", "level": "easy"}],
        "journal": [{"seat": e.seat, "text": e.text, "at": e.at} for e in match.journal],
    }  # fmt: skip
    data = json.dumps(altered(document, rng)).encode()
    if rng.random() < 0.4:
        data = spoiled(json.dumps(document).encode(), rng)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.bsmatch"
        path.write_bytes(data)
        try:
            file = read_match(path)
            Match(registry.game(file.game), file.seats, file.options, file.seed).replay(
                Entry(e.seat, e.text, e.at) for e in file.journal
            )
        except (MatchFileError, InputError, GameError):
            return


# -- what lies on disk -------------------------------------------------------------------


@cache
def _database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        player = Player(Path(folder))
        for name in registry.own():
            random_table(player, name, Random(3))
        player.app.store.database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        player.app.close()
        return (Path(folder) / FILE_NAME).read_bytes()


def stores(rng: Random) -> None:
    """A spoiled store is opened, or set aside; every match in it is resumed or refused."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / FILE_NAME).write_bytes(spoiled(_database(), rng))
        player = Player(Path(folder), rng.choice(LANGUAGES))
        for key in ("Home", "Enter", "Enter", "T", "C", "Escape"):
            player.press(key)
        player.app.close()
        assert not player.errors, player.errors[-1]


def settings(rng: Random) -> None:
    """Odd values of settings give defaults, and the client starts and speaks."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder))
        with suppress(StoreError), store.database.transaction() as execute:
            for setting in rng.sample(SETTINGS, 6):
                value = rng.choice(("", "null", "[", '"x"', "-1", "1e99", "true", "99999999999999"))
                execute("INSERT INTO settings VALUES ('', ?, ?)", (setting.key, value))
        store.close()
        player = Player(Path(folder))
        player.press("F2")
        player.press("Enter", "Down", "Right", "Escape", "Escape")
        player.app.close()
        assert not player.errors, player.errors[-1]


# -- what people write -------------------------------------------------------------------


def deck_files(rng: Random) -> None:
    """A spoiled deck file is refused by name, that of a game and that of the labels."""
    folder = Path(decks.__file__).parent
    if rng.random() < 0.5:
        data = spoiled((folder / "deck.toml").read_bytes(), rng)
        with tempfile.TemporaryDirectory() as place:
            path = Path(place) / "ludoteca.toml"
            path.write_bytes(data)
            with suppress(GameError):
                decks.load_deck(path)
    else:
        name = rng.choice(registry.own())
        data = spoiled((folder.parent / name / "labels.toml").read_bytes(), rng)
        with suppress(LabelError):
            deck_from_toml(read_text(data, "a.toml"), "a.toml")


def own_words(rng: Random) -> None:
    """Spoiled sentences of the player's own give way to ours; no key falls silent."""
    language = rng.choice(LANGUAGES)
    name = rng.choice(registry.own())
    with tempfile.TemporaryDirectory() as folder:
        source = rng.choice(("client", f"games/{name}"))
        data = spoiled(catalogue_path(source, language).read_bytes(), rng)
        (Path(folder) / f"{language}.ftl").write_bytes(data)
        try:
            use_own_words(Path(folder))
            player = Player(Path(folder) / "home", language)
            random_table(player, name, rng)
            silences = []
            for _ in range(15):
                key, felt = keys_here(player, rng), player.cells
                if not player.ui.done:
                    press(player, key)
                    silences += [key] * (not player.ui.done and silent(player, key, felt))
            player.app.close()
            assert not player.errors, player.errors[-1]
            assert not silences, f"silent: {silences}"
        finally:
            use_own_words(None)


# -- what devices send -------------------------------------------------------------------


def terminal(rng: Random) -> None:
    """Any bytes of a terminal are keys with names, or nothing."""
    data = b"".join(
        rng.choice((rng.randbytes(3), b"\x1b[", b"\x1bO", b"\x1b[1;", b"5A", b"~", b"\xc3\xa4"))
        for _ in range(rng.randrange(12))
    )
    keys, rest = decode(data.decode("utf-8", "replace"))
    assert all(keys)
    assert all(flush(rest))


def brlapi(rng: Random) -> None:
    """Any bytes of a server are packets, or an error that ends the connection."""
    real = [
        Packet(rng.choice((0x61, 0x6B, 0x73, 0x65, 0x76)), rng.randbytes(rng.choice((0, 8, 12))))
    ]
    data = real[0].encode() if rng.random() < 0.7 else rng.randbytes(rng.randrange(40))
    decoder = Decoder()
    with suppress(ProtocolError):
        for packet in decoder.feed(spoiled(data, rng) if rng.random() < 0.5 else data):
            for read in (numbers, display_size, key_code, error_name):
                with suppress(ProtocolError):
                    read(packet)
            with suppress(ProtocolError):
                display_key(key_code(packet))


TARGETS: dict[str, Callable[[Random], None]] = {
    "positions": positions,
    "journals": journals,
    "match files": match_files,
    "stores": stores,
    "settings": settings,
    "deck files": deck_files,
    "own words": own_words,
    "terminal": terminal,
    "brlapi": brlapi,
}
SLOW = ("stores", "settings", "own words")
"""Targets that start a whole client for each piece of input."""


def feed(name: str, rounds: int, first: int = 0) -> list[str]:
    """Feed a target this many times; return what was found, with the number of the round."""
    found = []
    for number in range(first, first + rounds):
        try:
            TARGETS[name](Random(f"{name} {number}"))
        except (Exception, msgspec.MsgspecError) as error:
            found.append(f"{name} {number}: {type(error).__name__}: {str(error)[-1500:]}")
    return found
