"""Who is at a table: members, their names, tokens and chairs, and which of them is the opener."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from braillespiel.network import texts
from braillespiel.network.messages import PEOPLE, PROTOCOL, Hello, Member
from braillespiel.network.refusals import RefusalError

SHARED = 2
"""How many people may share a client."""
CHATS = 5
CHAT_MS = 3000
"""A member may send this many chat messages at once, and one more each time this has passed."""
WISHES = 16
WISH_MS = 500
"""How often at once a member may change what everybody is told; one more after each interval."""
NEAR_MS = 100
FAR_MS = 400


def digest(token: str) -> str:
    """Return what the host keeps of a token."""
    return hashlib.sha256(bytes.fromhex(token)).hexdigest()


@dataclass(slots=True)
class Guest:
    """A member as the host knows it. Times are ms of the table's clock."""

    id: int
    names: tuple[str, ...]
    digest: str
    games: Mapping[str, int] = field(default_factory=dict)
    hearing: int = 4000
    packages: Mapping[str, str] = field(default_factory=dict)
    """Where games come from that are not the program's own."""
    listens: bool = True
    """Whether a person listens there, not just a bot."""
    watches: bool = False
    wants_to_watch: bool = False
    """Watches even if there is a chair."""
    host: bool = False
    chairs: tuple[int, ...] = ()
    ready: bool = False
    here: bool = True
    expected: bool = True
    """False for whoever was at an earlier evening's table and has not come to this one."""
    muted: bool = False
    unseen: bool = False
    """A screen for all: it watches, nobody is told of it, and it wants nothing."""
    fell_out: int = 0
    """Since when the connection is down."""
    delay: str = ""
    hearing_changed: int | None = None
    chats: float = CHATS
    chatted: int = 0
    wishes: float = WISHES
    wished: int = 0

    @property
    def name(self) -> str:
        """The names as one text."""
        return texts.BETWEEN.join(self.names)[: texts.NAME]

    def delayed(self, ms: float) -> None:
        """Note how long a frame takes, there and back."""
        self.delay = "short" if ms < NEAR_MS else "noticeable" if ms < FAR_MS else "long"

    def chats_at(self, now: int) -> None:
        """Note a chat message. Raises RefusalError chat-often."""
        self.chats = min(CHATS, self.chats + (now - self.chatted) / CHAT_MS)
        self.chatted = now
        if self.chats < 1:
            raise RefusalError("chat-often")
        self.chats -= 1

    def wishes_at(self, now: int) -> bool:
        """Note something that everybody is told; tell whether it is not too often."""
        self.wishes = min(WISHES, self.wishes + (now - self.wished) / WISH_MS)
        self.wished = now
        enough = self.wishes >= 1
        self.wishes -= enough
        return enough


class Members:
    """The guests of a table in the order in which they came."""

    def __init__(self) -> None:
        self._guests: dict[int, Guest] = {}
        self._last = 0
        self.led = False
        """Whether somebody who is no member chooses what is played."""

    def __iter__(self) -> Iterator[Guest]:
        return iter(self._guests.values())

    def __getitem__(self, member: int) -> Guest:
        return self._guests[member]

    def get(self, member: int) -> Guest | None:
        """Return a guest, or None if nobody has this number."""
        return self._guests.get(member)

    def here(self) -> list[Guest]:
        """Return those whose connection is up."""
        return [guest for guest in self if guest.here]

    def players(self) -> list[Guest]:
        """Return those who want to play, or are playing."""
        return [guest for guest in self if not guest.watches and guest.expected]

    def opener(self) -> Guest | None:
        """Return the opener: of those who are here, or else of all."""
        players = self.players()
        return next((guest for guest in players if guest.here), next(iter(players), None))

    def with_token(self, token: str) -> Guest | None:
        """Return the guest whose token it is."""
        if not token:
            return None
        wanted = digest(token)
        return next((guest for guest in self if guest.digest == wanted), None)

    def check(
        self, hello: Hello, but: Guest | None = None, told_apart: bool = False
    ) -> tuple[str, ...]:
        """Return the names of a newcomer. Raises RefusalError for names that are not possible.

        With ``told_apart`` somebody else has seen to it that no two sound alike: a class.
        """
        if hello.protocol != PROTOCOL:
            raise RefusalError("protocol", ends=True, table=PROTOCOL, client=hello.protocol)
        if len(hello.names) > SHARED:
            raise RefusalError("names-many", ends=True, most=SHARED)
        try:
            names = tuple(texts.name(name) for name in hello.names)
        except texts.TextError as error:
            raise RefusalError(error.rule, ends=True, **error.details) from None
        seen = (guest for guest in self if not guest.unseen)
        others = (guest for guest in seen if guest is not but and guest.expected)
        taken = [name for guest in others for name in guest.names]
        for name in names:
            other = None if told_apart else texts.alike(name, taken)
            if other is not None:
                raise RefusalError("name-alike", ends=True, name=other)
            taken.append(name)
        if but is None and len(self._guests) >= PEOPLE:
            self._forget_one()
        if but is None and len(self._guests) >= PEOPLE:
            raise RefusalError("full", ends=True, most=PEOPLE)
        return names

    def _forget_one(self) -> None:
        """Forget the one who has been gone longest and has no chair."""
        gone = [guest for guest in self if not guest.here and not guest.chairs]
        if gone:
            self.remove(min(gone, key=lambda guest: guest.fell_out))

    def add(self, names: tuple[str, ...], hello: Hello, token: str, host: bool) -> Guest:
        """Let somebody in."""
        self._last += 1
        guest = Guest(self._last, names, digest(token), hello.games, hello.hearing)
        guest.packages = hello.packages
        guest.host, guest.watches, guest.wants_to_watch = host, hello.watches, hello.watches
        guest.listens = hello.listens
        self._guests[guest.id] = guest
        return guest

    def put_back(self, guests: Iterable[Guest]) -> None:
        """Let in somebody who was here before the host was started again; they are not here yet."""
        for guest in guests:
            self._guests[guest.id] = guest
            self._last = max(self._last, guest.id)

    def remove(self, guest: Guest) -> None:
        """Forget somebody; their token is no longer valid."""
        del self._guests[guest.id]

    def shown(self) -> tuple[Member, ...]:
        """Return the members as everybody may know them."""
        opener = None if self.led else self.opener()
        return tuple(
            Member(
                guest.id,
                guest.names,
                guest.chairs,
                guest.ready,
                guest.here,
                guest.host,
                guest is opener,
                guest.muted,
                guest.delay,  # type: ignore[arg-type]  # one of three words, see delayed
                guest.watches,
            )
            for guest in self
            if guest.expected and not guest.unseen
        )
