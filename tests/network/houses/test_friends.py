"""Friends in a house, over real sockets: who may ask, who is reached, and who learns nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from braillespiel.house import friends
from braillespiel.house.befriending import CODE_S, NOT_NOW_S, TAKE_BACK_S
from braillespiel.house.guessing import FROM_ONE
from braillespiel.house.operating import Operator
from braillespiel.network.houses import messages as h
from braillespiel.network.houses import spoken
from braillespiel.store.match_file import MatchFile
from braillespiel.store.records import StoredPlayer
from tests.network.houses.living import Guest, House, opened, says


async def friends_of(guest: Guest) -> dict[str, h.Friend]:
    """Return the friends of somebody as they see them now, whatever they were told before."""
    await guest.ask(h.Blocks(), h.Blocked)
    found = await guest.ask(h.ListFriends(), h.Friends)
    return {each.name: each for each in found.friends}


async def until(guest: Guest, holds: Callable[[dict[str, h.Friend]], bool]) -> None:
    """Return once somebody sees their friends so."""
    while not holds({each.name: each for each in (await guest.next(h.Friends)).friends}):
        pass


async def by_code(one: Guest, other: Guest) -> None:
    """Make two friends by four words."""
    code = (await one.ask(h.MakeFriendCode(), h.FriendCode)).words
    await other.ask(h.UseFriendCode(code), h.Done)


async def two(house: House, home: Path) -> tuple[Guest, Guest]:
    """Return two people in the lobby who are told of their friends."""
    found = [await house.come(home / name.lower(), name).lobby() for name in ("Ana", "Ben")]
    for each in found:
        await friends_of(each)
    return found[0], found[1]


def played(house: House, *names: str) -> None:
    """Have a match that these people have finished together."""
    house.store.matches.import_match(
        MatchFile(
            game="ludoteca",
            seed=1,
            seats=2,
            options={},
            players=[StoredPlayer(name, "online") for name in names],
            journal=[],
            scores=[1, 2],
            winners=[1],
        )
    )


async def nothing_came(guest: Guest, *kinds: type) -> None:
    """See that nothing of these kinds has come to somebody: the house answers them in order."""
    await friends_of(guest)
    assert not any(isinstance(each, kinds) for each in guest.got)


def in_house(home: Path, scene: Callable[[House], Awaitable[None]], **facts: object) -> None:
    says(home / "house", **facts)

    async def run() -> None:
        async with opened(home / "house") as house:
            await scene(house)

    asyncio.run(run())


ADULTS = {"audience": "adults", "looked": 2**45}


@pytest.mark.parametrize("audience", ["everybody", "school", "adults"])
def test_only_adults_ask_and_only_after_a_match_together(tmp_path: Path, audience: str) -> None:
    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        wanted = "house-friend-match" if audience == "adults" else "house-friend-code-only"
        assert await ana.refused(h.Befriend("Ben")) == wanted
        assert await ana.refused(h.Befriend("Ana")) == "house-yourself"
        assert await ana.refused(h.Befriend("Nobody")) == "house-nobody"
        played(house, "Ana", "Cem")
        assert await ana.refused(h.Befriend("Ben")) == wanted
        played(house, "Ana", "Ben")
        if audience != "adults":
            assert await ana.refused(h.Befriend("Ben")) == wanted
            return
        await ana.ask(h.Befriend("Ben"), h.Done)
        assert (await friends_of(ana))["Ben"] == h.Friend("Ben", "asked")
        assert await ben.next(h.FriendAsks) == h.FriendAsks("Ana")
        assert (await friends_of(ben))["Ana"] == h.Friend("Ana", "asks")
        await ben.ask(h.Befriend("Ana"), h.Done)
        assert await ana.next(h.Befriended) == h.Befriended("Ben")
        for guest, name in ((ana, "Ben"), (ben, "Ana")):
            assert (await friends_of(guest))[name] == h.Friend(name, "friend", here=True)

    in_house(tmp_path, scene, audience=audience)


def test_a_no_is_not_told_and_a_question_is_asked_once(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        played(house, "Ana", "Ben")
        await ana.ask(h.Befriend("Ben"), h.Done)
        before = await friends_of(ana)
        await ben.ask(h.Unfriend("Ana"), h.Done)
        assert await friends_of(ben) == {}
        assert await friends_of(ana) == before
        ben.got.clear()
        await ana.ask(h.Befriend("Ben"), h.Done)
        await nothing_came(ben, h.FriendAsks)
        people = house.server.people
        now = people.today()
        people._clock = lambda: now + friends.ASKED_MS - 1
        await house.server.friends.forget_old()
        assert await friends_of(ana) == before
        people._clock = lambda: now + friends.ASKED_MS
        await house.server.friends.forget_old()
        assert await friends_of(ana) == {}
        assert house.store.database.rows("SELECT * FROM house_friends") == []

    in_house(tmp_path, scene, **ADULTS)


def test_four_words_make_friends_once_and_for_a_day(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        cem = await house.come(tmp_path / "cem", "Cem").lobby()
        shown = await ana.ask(h.MakeFriendCode(), h.FriendCode)
        assert len(shown.words.split("-")) == 4
        assert spoken.read(shown.words) is not None
        assert await ana.refused(h.UseFriendCode(shown.words)) == "house-yourself"
        await ben.ask(h.UseFriendCode(shown.words.upper().replace("-", "  ")), h.Done)
        assert await ana.next(h.Befriended) == h.Befriended("Ben")
        assert (await friends_of(ben))["Ana"].state == "friend"
        assert await cem.refused(h.UseFriendCode(shown.words)) == "house-friend-code"
        old = (await ana.ask(h.MakeFriendCode(), h.FriendCode)).words
        new = (await ana.ask(h.MakeFriendCode(), h.FriendCode)).words
        assert await cem.refused(h.UseFriendCode(old)) == "house-friend-code"
        now = house.server.friends.clock()
        house.server.friends.clock = lambda: now + CODE_S
        assert await cem.refused(h.UseFriendCode(new)) == "house-friend-code"
        house.server.friends.clock = lambda: now
        await cem.ask(h.UseFriendCode(new), h.Done)

    in_house(tmp_path, scene)


def test_guessing_codes_ends_soon_and_a_blocked_person_has_guessed_wrong(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        code = (await ana.ask(h.MakeFriendCode(), h.FriendCode)).words
        await ana.ask(h.Block("Ben"), h.Done)
        assert await ben.refused(h.UseFriendCode(code)) == "house-friend-code"
        for _ in range(FROM_ONE - 1):
            assert await ben.refused(h.UseFriendCode("not words")) == "house-friend-code"
        await ana.ask(h.Block("Ben", False), h.Done)
        assert await ben.refused(h.UseFriendCode(code)) == "house-guesses"

    in_house(tmp_path, scene)


@pytest.mark.parametrize("how", ["end", "block", "quiet"])
def test_whoever_is_not_to_be_reached_is_not_told_on(tmp_path: Path, how: str) -> None:
    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        await by_code(ana, ben)
        table = (await ana.open()).table
        await (await house.come(tmp_path / "ana", "").sit(table)).welcome()
        wishes = {"end": h.Unfriend("Ana"), "block": h.Block("Ana"), "quiet": h.Show(quiet=True)}
        await ben.ask(wishes[how], h.Done)
        ben.got.clear()
        await until(ana, lambda found: found["Ben"] == h.Friend("Ben", "friend"))
        await ana.ask(h.Invite("Ben", table), h.Done)
        await ana.ask(h.SayToFriend("Ben", "hello"), h.Done)
        await nothing_came(ben, h.Invited, h.FriendSays, h.FriendAsks, h.FriendPlays)
        assert (await friends_of(ana))["Ben"] == h.Friend("Ben", "friend")
        assert set(await friends_of(ben)) == ({"Ana"} if how == "quiet" else set())

    in_house(tmp_path, scene)


def test_what_was_ended_is_taken_back_without_a_word(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        await by_code(ana, ben)
        await ben.ask(h.Unfriend("Ana"), h.Done)
        await ben.ask(h.Befriend("Ana"), h.Done)
        assert (await friends_of(ben))["Ana"] == h.Friend("Ana", "friend", here=True)
        assert (await friends_of(ana))["Ben"] == h.Friend("Ben", "friend", here=True)

    in_house(tmp_path, scene)


def test_not_now_holds_an_hour_for_one_friend_alone(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        await by_code(ana, ben)
        table = (await ana.open()).table
        await (await house.come(tmp_path / "ana", "").sit(table)).welcome()
        await ana.ask(h.Invite("Ben", table), h.Done)
        assert await ben.next(h.Invited) == h.Invited("Ana", table, "ludoteca")
        await ben.ask(h.NotNow("Ana"), h.Done)
        ben.got.clear()
        await ana.ask(h.Invite("Ben", table), h.Done)
        await nothing_came(ben, h.Invited)
        assert (await friends_of(ana))["Ben"].here
        now = house.server.friends.clock()
        house.server.friends.clock = lambda: now + NOT_NOW_S
        await ana.ask(h.Invite("Ben", table), h.Done)
        await ben.next(h.Invited)

    in_house(tmp_path, scene)


@pytest.mark.parametrize("audience", ["adults", "everybody"])
def test_friends_say_ready_sentences_until_two_adults_allow_more(
    tmp_path: Path, audience: str
) -> None:
    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        assert await ana.refused(h.SayToFriend("Ben", "hello")) == "house-friend-none"
        await by_code(ana, ben)
        await ana.ask(h.SayToFriend("Ben", "hello"), h.Done)
        assert await ben.next(h.FriendSays) == h.FriendSays("Ana", "hello")
        assert await ana.refused(h.SayToFriend("Ben", text="well met")) == "house-ready-only"
        if audience != "adults":
            assert await ana.refused(h.AllowFriend("Ben", True)) == "house-ready-only"
            return
        await ana.ask(h.AllowFriend("Ben", True), h.Done)
        assert await ana.refused(h.SayToFriend("Ben", text="well met")) == "house-ready-only"
        await ben.ask(h.AllowFriend("Ana", True), h.Done)
        assert (await friends_of(ben))["Ana"].types
        await ana.ask(h.SayToFriend("Ben", text="well met"), h.Done)
        assert (await ben.next(h.FriendSays)).text == "well met"
        await ben.ask(h.Report("Ana", "words"), h.Done)
        (report,) = house.server.reports.all()
        assert report.lines == (("Ana", "hello"), ("Ana", "well met"))
        await ben.ask(h.AllowFriend("Ana", False), h.Done)
        assert await ana.refused(h.SayToFriend("Ben", text="hey")) == "house-ready-only"

    in_house(tmp_path, scene, audience=audience, looked=2**45)


def test_friends_are_told_who_sits_at_a_table_that_waits(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        cem = await house.come(tmp_path / "cem", "Cem").lobby()
        await friends_of(cem)
        await by_code(ana, ben)
        table = (await ana.open()).table
        await (await house.come(tmp_path / "ana", "").sit(table)).welcome()
        assert await ben.next(h.FriendPlays) == h.FriendPlays("Ana", "ludoteca", table)
        await nothing_came(cem, h.FriendPlays)

    in_house(tmp_path, scene)


def test_friends_outlive_the_house_and_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        await by_code(ana, ben)

    async def second(house: House) -> None:
        ana, ben = [await house.come(tmp_path / each, "").lobby() for each in ("ana", "ben")]
        assert (await friends_of(ana))["Ben"] == h.Friend("Ben", "friend", here=True)
        cem = await house.come(tmp_path / "cem", "Cem").lobby()
        code = (await ana.ask(h.MakeFriendCode(), h.FriendCode)).words
        told = await cem.ask(h.UseFriendCode(code), h.Refused)
        assert told == h.Refused("house-friends-many", {"most": 1}, what="use-friend-code")
        await ben.ask(h.Rename("Lou"), h.Done)
        await until(ana, lambda found: "Lou" in found)

    in_house(tmp_path, first)
    monkeypatch.setattr(friends, "FRIENDS", 1)
    in_house(tmp_path, second)


def test_somebody_who_is_deleted_is_nobodys_friend_any_more(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        await by_code(ana, ben)
        await Operator(house.server, "Somebody who left").delete("Ben")
        await until(ana, lambda found: not found)
        assert house.store.database.rows("SELECT * FROM house_friends") == []

    in_house(tmp_path, scene)


def test_what_friends_say_and_their_four_words_are_in_no_file(tmp_path: Path) -> None:
    drawn: list[str] = []

    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        drawn.append((await ana.ask(h.MakeFriendCode(), h.FriendCode)).words)
        await by_code(ana, ben)
        for one, other in ((ana, "Ben"), (ben, "Ana")):
            await one.ask(h.AllowFriend(other, True), h.Done)
        await ana.ask(h.SayToFriend("Ben", text="saidword"), h.Done)
        assert (await ben.next(h.FriendSays)).text == "saidword"

    in_house(tmp_path, scene, **ADULTS)
    code = spoken.read(drawn[0])
    assert code is not None
    found = b"".join(p.read_bytes() for p in (tmp_path / "house").rglob("*") if p.is_file())
    assert b"Ben" in found
    for trace in (b"saidword", drawn[0].encode(), code, code.hex().encode()):
        assert trace not in found


def test_a_block_that_is_taken_back_gives_the_friendship_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        ana, ben = await two(house, tmp_path)
        await by_code(ana, ben)
        await ben.ask(h.Block("Ana"), h.Done)
        assert await friends_of(ben) == {}
        await ben.ask(h.Block("Ana", False), h.Done)
        assert (await friends_of(ben))["Ana"] == h.Friend("Ana", "friend", here=True)
        await ben.ask(h.Block("Ana"), h.Done)
        now = house.server.friends.clock()
        house.server.friends.clock = lambda: now + TAKE_BACK_S
        await ben.ask(h.Block("Ana", False), h.Done)
        assert await friends_of(ben) == {}
        assert (await friends_of(ana))["Ben"] == h.Friend("Ben", "friend")

    in_house(tmp_path, scene)
