"""A match being played here continues at a network table; whoever comes takes a bot's seat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from braillespiel.application import table_file
from braillespiel.application.matches import MatchService
from braillespiel.application.net_tables import NetTables
from braillespiel.application.table_matches import StoredTable
from braillespiel.network import messages as m
from braillespiel.network.joining import files
from braillespiel.network.refusals import RefusalError
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import MatchId
from braillespiel.table.host import Player
from braillespiel.table.port import LocalPort
from braillespiel.ui.services import Setup
from tests.network.places import Person, Room

BOTS = (Player("Louis", "easy"), Player("Vera", "hard"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path)
    yield opened
    opened.close()


def local(store: Store) -> MatchService:
    return MatchService(store, "en", lambda: 0, lambda: 0, lambda work: None)


def played(store: Store, *people: str, actions: int = 9, seed: int | None = None) -> MatchId:
    """Play some actions of a match at this computer, and put it down."""
    matches = local(store)
    players = (*map(Player, people), *BOTS)
    port = matches.new_match(Setup("ludoteca", players, {"target": 20}, seed))
    for _ in range(actions):
        act(port)
    number = MatchId(int(matches.playing))
    matches.leave()
    return number


def act(port: LocalPort) -> None:
    """Carry out the first thing that whose turn it is may do."""
    host = port.host
    seat = min(host.match.state.to_act())
    host.act(seat, next(iter(host.view(seat).legal_actions())))


def opened(store: Store, number: MatchId, *names: str, known: int | None = None) -> Room:
    keeper = StoredTable(store, store.database.path.parent if store.database.path else None)
    keeper.adopt(number, names, known)
    return Room(keeper=keeper)


def texts(store: Store, number: MatchId) -> list[str]:
    return [entry.text for entry in store.matches.load(number).entries]


def public(person: Person) -> Any:
    assert person.port is not None
    return person.port.view(person.seat).public


def test_the_match_goes_on_and_who_comes_sits_for_a_bot(store: Store, tmp_path: Path) -> None:
    number = played(store, "Player 1")
    before = texts(store, number)
    room = opened(store, number, "Ana")
    ana = room.join("Ana", host=True)
    assert texts(store, number) == before
    assert ana.port is not None
    assert ana.port.chairs == (0,)
    assert len(ana.port.past) > 0  # what had happened can be looked up
    ana.take()

    ben = room.join("Ben")
    assert ben.port is not None
    assert ben.port.chairs == (1,)
    assert ana.heard() == ["takes-chair"]
    assert [player.name for player in ana.port.players] == ["Ana", "Ben", "Vera"]
    watcher = room.join("Wim", watches=True)
    assert watcher.port is not None
    assert watcher.port.chairs == (None,)
    vera = room.join("Vera")  # the one whose bot is named so
    assert vera.port is not None
    assert vera.port.chairs == (2,)
    late = room.join("Cleo")  # no chair is left: she watches
    assert late.port is not None
    assert late.port.chairs == (None,)

    room.pass_time(1_000)
    sitting = {0: ana, 1: ben, 2: vera}
    for _ in range(6):
        seat = min(room.host.match.state.to_act())
        sitting[seat].act(sitting[seat].legal()[0])
    after = texts(store, number)
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert [(p.name, p.kind) for p in store.matches.load(number).players] == [
        ("Ana", "online"),
        ("Ben", "online"),
        ("Vera", "online"),
    ]
    assert local(store).saved() == []
    with pytest.raises(StoreError, match="at-a-table"):
        local(store).resume(str(number))

    again = Room(keeper=StoredTable(store, tmp_path))  # the host was killed and came back
    person = Person(again, ["Ben"])
    person.token = ben.token
    again.enter(person)
    again.join("Ana", host=True)
    assert person.port is not None
    assert person.port.chairs == (1,)
    assert [player.name for player in person.port.players] == ["Ana", "Ben", "Vera"]
    assert texts(store, number) == after


def test_the_secrets_of_the_others_stay_theirs(store: Store) -> None:
    room = opened(store, played(store, "Ana"), "Ana")
    ana = room.join("Ana", host=True)
    ben = room.join("Ben")
    mine = room.host.match.state.view(0)
    assert ben.port is not None
    assert ben.port.view(1).known != mine.known
    frames = b"".join(frame for frame in ben.frames if b'"began"' in frame)
    assert b'"seat":0' not in frames
    assert ana.port is not None


def test_a_couple_goes_on_and_three_people_cannot(store: Store) -> None:
    room = opened(store, played(store, "Ana", "Otto"), "Ana", "Otto")
    couple = room.join("Ana", "Otto", host=True)
    assert couple.port is not None
    assert couple.port.chairs == (0, 1)
    assert room.join("Ben").seat == 2
    matches = local(store)
    matches.new_match(Setup("ludoteca", (*map(Player, ("A", "B", "C")), BOTS[0]), {}))
    number = MatchId(int(matches.playing))
    matches.leave()
    with pytest.raises(RefusalError, match="names-many"):
        opened(store, number, "A", "B", "C")
    assert str(number) in [saved.id for saved in local(store).saved()]


def test_a_seed_given_by_hand_is_told_to_who_comes(store: Store, tmp_path: Path) -> None:
    number = played(store, "Ana", seed=77)
    room = opened(store, number, "Ana", known=77)
    room.join("Ana", host=True)
    ben = room.join("Ben")
    assert ben.port is not None
    assert ben.port.known_seed == 77

    other = played(store, "Ana")  # as if a return match had followed, with a seed of its own
    file = tmp_path / files.FOLDER / files.TABLE
    kept = table_file.read(tmp_path)
    assert kept is not None
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(kept, match=int(other))))
    again = Room(keeper=StoredTable(store, tmp_path))
    ana = again.join("Ana", host=True)
    assert ana.port is not None
    assert ana.port.known_seed is None


def test_a_table_that_cannot_be_opened_leaves_the_match_here(store: Store, tmp_path: Path) -> None:
    number = played(store, "Ana")
    StoredTable(store, tmp_path).adopt(number, ["Ana"], None)  # its address is taken: it ends
    assert [saved.id for saved in local(store).saved()] == [str(number)]
    assert local(store).resume(str(number)).chairs == (0,)


def test_without_such_an_agreement_who_comes_in_mid_match_watches() -> None:
    room = Room(m.SetUp("ludoteca", 3), 2)
    room.join("Ana")
    room.join("Ben")
    late = room.join("Cleo")
    assert late.port is not None
    assert late.port.chairs == (None,)


def test_a_match_that_another_program_plays_opens_no_table_and_stays(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    matches = local(store)
    matches.new_match(Setup("ludoteca", (Player("Ana"), *BOTS), {}))
    number = matches.playing  # and is not put down
    tables = NetTables(("Bob",), tmp_path, loopback=True)
    with pytest.raises(StoreError, match="in-use"):
        tables.open(["Ana"], "table", lambda: None, match=number)
    matches.leave()
    assert [saved.id for saved in matches.saved()] == [number]
    opened_now = tables.open(["Ana"], "table", lambda: None, match=number)  # nothing is held
    opened_now.close()
    store.close()
