"""Names, chat and errors of others never reach a key, a path, a terminal or a log as they are."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from braillespiel.application.table_matches import StoredTable
from braillespiel.network import messages as m
from braillespiel.network import texts
from braillespiel.network.client import TableProblem
from braillespiel.network.frames import Reader
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.known import KnownHosts
from braillespiel.network.session import problem
from braillespiel.store.opening import open_store
from braillespiel.ui.network import sentences
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import without_marks
from tests.network.places import Person, Room
from tests.network.test_server_attacks import opened
from tests.support.patience import HANGS_S

ODD = ("\x1b[2J\x07", "a\u202eb", "\x00", "line\nbreak", "\u2801\u28ff", "\ue000", "{ $name }")
PATHS = ("../../etc/x", "a/b", "C:\\x", "..", "net-rule-lost", "x" * 40)


def files_of(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


def test_no_name_is_part_of_a_path(tmp_path: Path) -> None:
    found = []
    for number, name in enumerate((PATHS[0], "Ben")):
        home_folder = tmp_path / str(number)
        store = open_store(home_folder)
        room = Room(m.SetUp("ludoteca", 2), 2, keeper=StoredTable(store, home_folder))
        room.join(name, host=True)
        room.join("Eve")
        KnownHosts(home_folder).keep(name, Address("192.0.2.7", 24111))
        store.close()
        found.append(files_of(home_folder))
    assert found[0] == found[1]
    assert files_of(tmp_path) == {"0", "1", *(f"{n}/{each}" for n in (0, 1) for each in found[n])}


@pytest.mark.parametrize("text", [*ODD, *PATHS])
def test_what_a_host_says_picks_no_sentence_and_holds_no_sign_that_is_not_shown(text: str) -> None:
    words = Words("en", ("client", "network"))
    details = {"name": text, "game": text, "host": text, text: text, "rule": text}
    told = [
        sentences.problem(words, problem(text, details)),
        sentences.problem(words, TableProblem(text, details)),
        sentences.chat(words, m.Said(1, text, text)),
        sentences.chat(words, m.Said(1, text, prepared=text)),
        sentences.news(words, m.News("came", 1, text), m.Table(text, "gathering", (), 1)),
    ]
    for phrase in told:
        assert phrase is not None
        # The marks around a chat's words are the program's own: no text brings any.
        for wording in (phrase.full, phrase.brief, without_marks(phrase.braille)):
            assert wording.isprintable(), wording
            assert not any(0x2800 <= ord(sign) < 0x2900 for sign in wording)
    assert sentences.news(words, m.News(text, 1, "A"), m.Table("t", "gathering", (), 1)) is None
    lost = sentences.problem(words, TableProblem("lost")).full
    assert lost not in [phrase.full for phrase in told if phrase is not None]


@pytest.mark.parametrize("text", ODD[:-1])
def test_what_a_guest_sends_comes_to_the_others_without_it(text: str) -> None:
    room = Room(m.SetUp("ludoteca", 2), 2)
    ana, ben = room.join("Ana"), room.join("Ben")
    before = len(ana.frames)
    ben._sends(m.Act(1, 1, text, text))
    ben._sends(m.Act(1, 2, room.host.question(1), text))
    ben._sends(m.Say(text))
    ben._sends(m.Say(prepared=text))
    ben._sends(m.SetUp(text, 2, {text: text}))
    shown = [frame for frame in ana.frames[before:] if b'"said"' in frame]
    heard: Reader[Any] = Reader(m.FromHost, shown=True)  # type: ignore[arg-type]
    for frame in (*ben.frames, *ana.frames):
        heard.read(frame)  # refuses any text that may not be shown
    assert all(msgspec.json.decode(frame)["text"] == "line break" for frame in shown)
    assert isinstance(ben, Person)


def test_what_strangers_send_stands_in_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)

    async def attack() -> list[Any]:
        async with asyncio.timeout(HANGS_S), opened(tmp_path) as host:
            lines = (b"GET /\x1b[2J HTTP/1.1\r\nHost: \x1b]0;x\x07\r\n\r\n", b"\x1b[2J\r\n\r\n")
            for line in lines:
                reader, writer = await asyncio.open_connection("127.0.0.1", host.entrance.port)
                writer.write(line)
                with contextlib.suppress(ConnectionError):
                    await reader.read()
                writer.close()
            guest = await host.admitted()
            with contextlib.suppress(ConnectionClosed):
                await guest.send(b'{"type":"\\u001b[2Jx","names":["\\u001b[2J"]}', text=True)
                await guest.recv()
            await guest.wait_closed()
            return host.records

    records = asyncio.run(attack())
    assert [each["event"] for each in records if each["event"] == "fault"] == []
    written = caplog.text + "".join(capfd.readouterr()) + repr(records)
    assert "\x1b" not in written
    assert "\\x1b" not in written
    assert "\x07" not in written


@pytest.mark.parametrize("sign", ["\u202e", "\x07", "\u2801", "\ue000", ";"])
def test_a_name_has_no_sign_that_is_not_seen_or_means_something(sign: str) -> None:
    with pytest.raises(texts.TextError) as caught:
        texts.name(f"Ada{sign}Bo")
    assert caught.value.rule == "name-signs"
