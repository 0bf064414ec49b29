"""Invitations to a closed house: used once, ended one by one, listed without what lets in."""

from __future__ import annotations

import argparse
import asyncio
import re
from pathlib import Path

import msgspec
import pytest

from braillespiel.cli import main
from braillespiel.commands import serve_house
from braillespiel.house import facts, invitations
from braillespiel.house.operating import Operator
from braillespiel.house.people import DAY_MS
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.joining.errors import JoinError
from braillespiel.store.opening import open_store
from tests.network.houses.living import House, opened
from tests.network.houses.test_operator import SOMEBODY, Browser, page_of

NEW = facts.HouseFacts("0" * 32, "1" * 64)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "house"))
    return tmp_path / "house"


async def comes(house: House, home: Path, name: str, word: str = "") -> str:
    """Come as somebody new; return why that is refused, "" if it is not."""
    try:
        await (await house.come(home, name, word=word).silent()).close()
    except JoinError as error:
        return str(error.rule)
    return ""


def command(capsys: pytest.CaptureFixture[str], *given: str, ends: int = 0) -> str:
    """Run ``house`` with these arguments; return what it says."""
    capsys.readouterr()
    assert main(["house", *given, "--lang", "en"]) == ends
    told = capsys.readouterr()
    return told.err if ends else told.out


def test_a_house_that_was_closed_by_an_invitation_stays_closed_without_any() -> None:
    made, word = invitations.made(NEW, until=10)
    other, _ = invitations.made(made, until=20)
    assert [until for _, until in invitations.listed(other, now=0)] == [10, 20]
    assert invitations.listed(other, now=15) == invitations.listed(other, now=0)[1:]
    for left in (
        invitations.spent(made, f" {word.upper()} "),
        invitations.without_old(made, now=10),
        invitations.ended(made, invitations.number_of(made, word)),
    ):
        assert left.invitations == {}
        assert left.closed
    assert invitations.spent(made, "another") == made
    assert invitations.given_back(invitations.spent(made, word), made, word) == made
    with pytest.raises(HouseError, match="house-no-invitation"):
        invitations.ended(made, "")
    assert not NEW.closed


def test_an_invitation_is_made_listed_and_ended_by_the_command(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = command(capsys, "invite", "--days", "3")
    told = re.match(r"The invitation: ([a-z2-9]{12})\. .* its number is ([0-9a-f]{8})\.", first)
    assert told is not None
    word, number = told.groups()
    ended = re.findall(r"number is (\w+)", command(capsys, "invite"))[0]
    listed = command(capsys, "invitations")
    assert [line[:8] for line in listed.splitlines()] == [number, ended]
    assert word not in listed
    assert command(capsys, "end-invitation", ended) == f"Invitation {ended} is ended.\n"
    assert "No invitation has the number" in command(capsys, "end-invitation", ended, ends=2)
    assert "1 to 3,650 days" in command(capsys, "invite", "--days", "0", ends=2)

    async def scene() -> None:
        async with opened(home) as house:
            assert await comes(house, tmp_path / "eve", "Eve") == "house-word"
            await (await house.come(tmp_path / "ana", "Ana", word=word).silent()).close()
            assert await comes(house, tmp_path / "eve", "Eve", word=word) == "house-word"
            deeds = await Operator(house.server, SOMEBODY).deeds()
            assert [each.what for each in deeds] == ["end-invitation", "invite", "invite"]

    asyncio.run(scene())
    assert command(capsys, "invitations") == "No invitation is good now.\n"
    assert word.encode() not in b"".join(p.read_bytes() for p in home.rglob("*") if p.is_file())


def test_two_who_come_at_once_with_one_invitation_are_one_who_comes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            word = await Operator(house.server, SOMEBODY).invite(1)

            names = ("Ana", "Ben", "Cem")
            each = [comes(house, tmp_path / name, name, word=word) for name in names]
            found = await asyncio.gather(*each)
            assert sorted(found) == ["", "house-word", "house-word"]
            assert len(house.server.people) == 1

    asyncio.run(scene())


def test_an_invitation_is_not_used_up_by_somebody_whose_name_is_taken(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            await (await house.come(tmp_path / "ana", "Ana").silent()).close()
            word = await Operator(house.server, SOMEBODY).invite(1)
            told = await comes(house, tmp_path / "ben", "Ana", word=word)
            assert told == "house-name-taken"
            assert await comes(house, tmp_path / "ben", "Ben", word=word) == ""
            assert await comes(house, tmp_path / "cem", "Cem") == "house-word"

    asyncio.run(scene())


def test_the_page_ends_one_invitation_of_two(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        with page_of(house) as page:
            browser = Browser(page.port)

            def by_hand() -> list[str]:
                browser.ask("GET", page.address.rpartition(str(page.port))[2])
                words = []
                for _ in range(2):
                    shown = browser.press("Make an invitation for one person", days="2")
                    words += re.findall(r"The invitation: ([a-z2-9]{12})", shown)[:1]
                number = invitations.number_of(house.server.facts, words[0])
                until = re.findall(rf"End invitation {number}, good until ([\d-]+)", shown)[0]
                shown = browser.press(f"End invitation {number}, good until {until}")
                assert "Done: the invitation is ended." in shown
                assert not [word for word in words if word in shown]
                return words

            ended, good = await asyncio.to_thread(by_hand)
            assert await comes(house, tmp_path / "eve", "Eve", word=ended) == "house-word"
            assert await comes(house, tmp_path / "ana", "Ana", word=good) == ""

    async def run() -> None:
        async with opened(tmp_path / "house") as house:
            await scene(house)

    asyncio.run(run())


def test_an_empty_entry_word_opens_the_house_again(home: Path) -> None:
    store = open_store(home)
    made, _ = invitations.made(facts.read(store), store.clock() + DAY_MS)
    facts.write(store, msgspec.structs.replace(made, word="2" * 64))
    given = dict.fromkeys(("audience", "operator", "contact", "deletes", "outside"))
    arguments = argparse.Namespace(name="braillespiel", entry_word="", **given)
    assert not serve_house._facts(arguments, store).closed
    assert facts.read(store).invitations == {}
    store.close()
