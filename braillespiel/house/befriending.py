"""What friends in a house ask of it, and what they are told of each other.

Nobody learns what somebody else has ended, refused, or does not want to hear: whoever asks gets the
same answer, and sees the same list. Codes and what friends say to each other are in memory only.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from hashlib import sha256
from secrets import token_bytes
from time import monotonic
from typing import TYPE_CHECKING

from braillespiel.house.people import DAY_MS
from braillespiel.network import texts
from braillespiel.network.houses import messages as h
from braillespiel.network.houses import spoken
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.joining.budget import Budget

if TYPE_CHECKING:
    from braillespiel.house.friends import FriendWish
    from braillespiel.house.lobby import LobbyVisit
    from braillespiel.house.person import RegisteredPerson
    from braillespiel.house.server import HouseServer
    from braillespiel.house.tables import AwakeTable

WORDS = 4
"""Words of a code: 64 bits."""
CODE_S = DAY_MS // 1000
NOT_NOW_S = 3600.0
"""How long "not now" holds."""
TAKE_BACK_S = 600.0
"""How long the end of a friendship can be taken back."""
TOLD_S = 0.25
"""What changes with friends is told no sooner than this after it has changed."""
ASKS = 1 / 60
"""Questions a second from one person, after five at once."""
SAYS = 1 / 3
"""Sentences a second to friends from one person, after five at once."""
AT_ONCE = 5
LINES = 50
"""So many of the last sentences between two are kept in memory, for whoever reports one."""
CODES = 4096
"""Codes that are good at the same time, over all people."""


class Befriending:
    """Friends of a house. ``clock`` gives seconds, and never goes back."""

    def __init__(self, house: HouseServer, clock: Callable[[], float] = monotonic) -> None:
        self._house = house
        self.clock = clock
        self._friends = house.people.friends
        self._codes: dict[bytes, tuple[str, float]] = {}
        """By the digests of codes: whose each is, and until when it is good."""
        self._ended: dict[tuple[str, str], tuple[FriendWish, float]] = {}
        """What somebody has just ended, and until when they can take that back."""
        self._not_now: dict[tuple[str, str], float] = {}
        """Until when somebody hears nothing of another one."""
        self._said: dict[frozenset[str], deque[tuple[str, str]]] = {}
        """What two friends said to each other: the keys of those who spoke, and texts."""
        self._asks: dict[str, Budget] = {}
        self._says: dict[str, Budget] = {}
        self._told_of: defaultdict[str, set[str]] = defaultdict(set)
        """Of whom friends were told that they sit at a table."""
        self._due: set[str] = set()

    # -- what is wanted --------------------------------------------------------------------------

    async def do(self, visit: LobbyVisit, message: h.ToFriend) -> None:
        """Do what somebody wants of their friends. Raises HouseError, TextError, StoreError."""
        person = visit.person
        match message:
            case h.ListFriends():
                visit.befriends = True
                visit.put(self._list(person))
            case h.Befriend():
                await self._befriend(person, message.person)
                self._answer(visit, "befriend")
            case h.Unfriend():
                await self._part(person, self._other(person, message.person))
                self._answer(visit, "unfriend")
            case h.MakeFriendCode():
                visit.put(self._new_code(person))
            case h.UseFriendCode():
                await self._use_code(person, message.words)
                self._answer(visit, "use-friend-code")
            case h.SayToFriend():
                self._say(person, message)
                visit.put(h.Done("say-to-friend"))
            case h.AllowFriend():
                other = self._other(person, message.person)
                if message.yes and self._house.facts.audience != "adults":
                    raise HouseError("house-ready-only")
                await self._friends.allow_words(person.key, other.key, message.yes)
                self._touch(person.key, other.key)
                self._answer(visit, "allow-friend")
            case h.NotNow():
                other = self._other(person, message.person)
                self._not_now[person.key, other.key] = self.clock() + NOT_NOW_S
                visit.put(h.Done("not-now"))

    def _answer(self, visit: LobbyVisit, what: str) -> None:
        """Tell that something is done, once what came of it is told."""
        if visit.befriends:
            visit.put(self._list(visit.person))
        visit.put(h.Done(what))

    def _other(self, person: RegisteredPerson, name: str) -> RegisteredPerson:
        found = self._house.people.named(name)
        if found is None:
            raise HouseError("house-nobody", {"name": texts.plain(name)})
        if found is person:
            raise HouseError("house-yourself")
        return found

    async def _befriend(self, person: RegisteredPerson, name: str) -> None:
        """Ask somebody, or agree to what they have asked."""
        house, friends = self._house, self._friends
        other = self._other(person, name)
        if other.key in person.blocks:
            raise HouseError("house-friend-blocked", {"name": other.name})
        if await self._taken_back(person, other):
            return
        if friends.wish(other.key, person.key) is None:
            if house.facts.audience != "adults":
                raise HouseError("house-friend-code-only")
            if person.muted > house.people.now():
                raise HouseError("muted")
            self._rarely(self._asks, person, ASKS)
            if not await self._have_played(person, other):
                raise HouseError("house-friend-match", {"name": other.name})
        # Whoever never wants to meet somebody is not asked, and nobody is told so.
        apart = other.key in house.people.apart_from(person)
        new = friends.wish(person.key, other.key) is None
        await friends.want(person.key, other.key, house.people.today(), hidden=apart)
        self._touch(person.key, other.key)
        if apart or not new:
            return
        if friends.are(person.key, other.key):
            self._put(other, h.Befriended(person.name))
        elif not self.is_left_alone_by(person, other):
            self._put(other, h.FriendAsks(person.name))

    async def _part(self, person: RegisteredPerson, other: RegisteredPerson) -> None:
        """End it, or say no."""
        wish = self._friends.wish(person.key, other.key)
        if wish is not None and wish.agreed:
            self._ended[person.key, other.key] = wish, self.clock() + TAKE_BACK_S
        await self._friends.part(person.key, other.key)
        self._touch(person.key, other.key)

    async def _taken_back(self, person: RegisteredPerson, other: RegisteredPerson) -> bool:
        """Have a friendship be as it was before its end a moment ago; tell whether there was one.

        It is the same for whoever takes it back where the other one had ended it before.
        """
        wish, until = self._ended.pop((person.key, other.key), (None, 0.0))
        if wish is None or until <= self.clock():
            return False
        await self._friends.restore(wish)
        self._touch(person.key, other.key)
        return True

    async def block(self, visit: LobbyVisit, other: RegisteredPerson, blocks: bool) -> None:
        """Have somebody never meet another one, which ends their friendship, or meet them again.

        Raises HouseError.
        """
        person = visit.person
        await self._house.people.block(person, other, blocks)
        if blocks:
            await self._part(person, other)
        else:
            await self._taken_back(person, other)
        self._touch(person.key, other.key)
        if visit.befriends:
            visit.put(self._list(person))

    async def _have_played(self, person: RegisteredPerson, other: RegisteredPerson) -> bool:
        """Tell whether two have finished a match together."""
        house = self._house
        names = person.name, other.name
        work = house.writer.do(lambda: house.store.matches.is_finished_by(names))
        return await asyncio.wrap_future(work)

    # -- codes -----------------------------------------------------------------------------------

    def _new_code(self, person: RegisteredPerson) -> h.FriendCode:
        """Show four words; those before are worth nothing any more."""
        now = self.clock()
        self._rarely(self._asks, person, ASKS)
        self._codes = {
            digest: found
            for digest, found in self._codes.items()
            if found[0] != person.key and found[1] > now
        }
        if len(self._codes) >= CODES:
            raise HouseError("house-full")
        drawn = token_bytes(2 * WORDS)
        self._codes[self._digest(drawn)] = person.key, now + CODE_S
        return h.FriendCode(spoken.said(drawn, WORDS), CODE_S)

    async def _use_code(self, person: RegisteredPerson, words: str) -> None:
        """Be the friend of whoever has shown the words: both have said so."""
        people = self._house.people
        with self._house.guessing.guess(person.key):
            typed = spoken.read(" ".join(words.replace("-", " ").split()))
            digest = self._digest(typed or b"")
            key, until = self._codes.get(digest, ("", 0.0))
            other = people.get(key)
            if other is None or until <= self.clock() or key in people.apart_from(person):
                raise HouseError("house-friend-code")
        if other is person:
            raise HouseError("house-yourself")
        del self._codes[digest]
        await self._friends.agree(person.key, other.key, people.today())
        self._touch(person.key, other.key)
        self._put(other, h.Befriended(person.name))
        self._put(person, h.Befriended(other.name))

    def _digest(self, drawn: bytes) -> bytes:
        return sha256(self._house.secret + b"friend" + drawn).digest()

    # -- what friends say ------------------------------------------------------------------------

    def _say(self, person: RegisteredPerson, message: h.SayToFriend) -> None:
        """Tell a friend something; whoever is not to be reached does not hear it."""
        other = self._other(person, message.person)
        wish = self._friends.wish(person.key, other.key)
        if wish is None or not wish.agreed:
            raise HouseError("house-friend-none", {"name": other.name})
        if person.muted > self._house.people.now():
            raise HouseError("muted")
        text = ""
        if not message.prepared:
            if not self._may_type(person, other):
                raise HouseError("house-ready-only")
            try:
                text = texts.chat(message.text)
            except texts.TextError as error:
                raise HouseError(error.rule, error.details) from None
        self._rarely(self._says, person, SAYS)
        if not self._friends.are(person.key, other.key) or self.is_left_alone_by(person, other):
            return
        pair = frozenset((person.key, other.key))
        lines = self._said.setdefault(pair, deque(maxlen=LINES))
        lines.append((person.key, text or message.prepared))
        self._put(other, h.FriendSays(person.name, message.prepared, text))

    def _may_type(self, person: RegisteredPerson, other: RegisteredPerson) -> bool:
        return self._house.free_words and self._friends.words_pass(person.key, other.key)

    def said(self, person: RegisteredPerson, other: RegisteredPerson) -> list[tuple[str, str]]:
        """Return what two friends said last, with their names now, as it was relayed."""
        names = {each.key: each.name for each in (person, other)}
        found = self._said.get(frozenset(names), ())
        return [(names[key], text) for key, text in found]

    # -- who is left alone -----------------------------------------------------------------------

    def may_invite(self, person: RegisteredPerson, other: RegisteredPerson) -> bool:
        """Tell whether somebody is answered as a friend: what becomes of it they are not told."""
        wish = self._friends.wish(person.key, other.key)
        return wish is not None and wish.agreed

    def is_left_alone_by(self, person: RegisteredPerson, other: RegisteredPerson) -> bool:
        """Tell whether somebody (``other``) hears nothing of a person now."""
        until = self._not_now.get((other.key, person.key), 0.0)
        if until and until <= self.clock():
            del self._not_now[other.key, person.key]
        apart = person.key in self._house.people.apart_from(other)
        return apart or other.quiet or until > self.clock()

    # -- what friends are told -------------------------------------------------------------------

    def changed(self, person: RegisteredPerson) -> None:
        """Somebody came, went, is called otherwise, or wants to be seen or not."""
        self._touch(person.key, *self._friends.who_want(person.key))

    async def forget_old(self) -> None:
        """Delete questions that nobody has answered for long. Raises StoreError."""
        self._touch(*await self._friends.forget_old(self._house.people.now()))

    def forget(self, person: RegisteredPerson, seen_by: Iterable[str]) -> None:
        """Know nothing of somebody who is deleted; who had them in their list is shown that."""
        self._codes = {d: found for d, found in self._codes.items() if found[0] != person.key}
        self._said = {pair: found for pair, found in self._said.items() if person.key not in pair}
        self._not_now = {p: until for p, until in self._not_now.items() if person.key not in p}
        self._ended = {p: found for p, found in self._ended.items() if person.key not in p}
        self._touch(*seen_by)

    def room_changed(self, room: AwakeTable) -> None:
        """Tell friends of whoever is new at a table that waits for others."""
        line = room.line()
        if line.playing or line.closed or not line.free:
            return
        told = self._told_of[room.id]
        for name in line.who:
            person = self._house.people.named(name)
            if person is None or person.key in told:
                continue
            told.add(person.key)
            if person.quiet:
                continue
            plays = h.FriendPlays(person.name, line.game, room.id)
            for key in self._friends.of(person.key):
                friend = self._house.people.get(key)
                if friend is None or self.is_left_alone_by(person, friend):
                    continue
                if room.meets(friend) and not room.knows(friend):
                    self._put(friend, plays)

    def room_gone(self, table: str) -> None:
        """A table is not there any more."""
        self._told_of.pop(table, None)

    def _put(self, person: RegisteredPerson, message: h.OfFriends) -> None:
        for visit in self._house.lobby.visits(person):
            if visit.befriends:
                if isinstance(message, h.FriendAsks | h.Befriended):
                    visit.put(self._list(person))  # it stands there once it is told
                visit.put(message)

    def _touch(self, *keys: str) -> None:
        """What these people see of their friends is otherwise than before."""
        if not self._due:
            asyncio.get_running_loop().call_later(TOLD_S, self._tell)
        self._due.update(keys)

    def _tell(self) -> None:
        due, self._due = self._due, set()
        for person in filter(None, map(self._house.people.get, due)):
            visits = [each for each in self._house.lobby.visits(person) if each.befriends]
            listed = self._list(person) if visits else h.Friends()
            for visit in visits:
                visit.put(listed)

    def _list(self, person: RegisteredPerson) -> h.Friends:
        """Return somebody's friends as they see them, the name that comes first first."""
        people, friends = self._house.people, self._friends
        wishes = friends.listed(person.key)
        found = [self._friend(person, wish) for wish in wishes]
        asking = filter(None, map(people.get, friends.who_ask(person.key)))
        found += [h.Friend(each.name, "asks") for each in asking]
        return h.Friends(tuple(_by_name(filter(None, found))[: h.PEOPLE]))

    def _friend(self, person: RegisteredPerson, wish: FriendWish) -> h.Friend | None:
        other = self._house.people.get(wish.friend)
        if other is None:
            return None
        if not wish.agreed:
            return h.Friend(other.name, "asked")
        types = self._may_type(person, other)
        return h.Friend(other.name, "friend", self._sees(person, other), wish.words, types)

    def _sees(self, person: RegisteredPerson, other: RegisteredPerson) -> bool:
        """Tell whether somebody sees that another one is here."""
        house = self._house
        if house.lobby.visit(other) is None or other.key in house.people.apart_from(person):
            return False
        return other.shown or (self._friends.are(person.key, other.key) and not other.quiet)

    def _rarely(self, budgets: dict[str, Budget], person: RegisteredPerson, steady: float) -> None:
        now = self.clock()
        if not budgets.setdefault(person.key, Budget(now, steady, AT_ONCE)).spend(now):
            raise HouseError("too-often", {"seconds": round(1 / steady)})


def _by_name(found: Iterable[h.Friend]) -> list[h.Friend]:
    return sorted(found, key=lambda each: each.name.casefold())
