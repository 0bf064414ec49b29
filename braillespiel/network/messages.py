"""What travels between a seat and the host of a table: one JSON document per frame.

The field ``type`` names the message. An unknown field is ignored; a message that is unknown, or
exceeds a bound, is refused by the name of a rule. No message contains a sentence: each client words
what it says itself. Examples: docs/protocol.md; JSON Schema: docs/schemas/protocol.schema.json
(``python -m scripts.protocol_schema``).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from braillespiel.network.texts import CHAT, NAME

PROTOCOL = 1
"""Raised when an older client could misunderstand what is sent."""
FRAME = 64 << 10
"""Bytes of a frame at most; anything longer travels in parts."""
PARTS = 64
"""A message has at most this many parts."""
SEATS = 8
MEMORY = 64
"""How many updates the host keeps for whoever loses the connection."""
PEOPLE = 64
"""People at a table at most, including spectators."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME)]
Names: TypeAlias = Annotated[tuple[Name, ...], Meta(min_length=1, max_length=SEATS)]
Word: TypeAlias = Annotated[str, Meta(max_length=60)]
"""The name of a rule, an option, a game, a level: never a sentence."""
Package: TypeAlias = Annotated[str, Meta(max_length=80)]
"""The name and version of a distribution that brings a game: never shown uncleaned."""
Text: TypeAlias = Annotated[str, Meta(max_length=4000)]
"""An action's text form."""
Seat: TypeAlias = Annotated[int, Meta(ge=0, lt=SEATS)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
HearingMs: TypeAlias = Annotated[int, Meta(ge=1000, le=15_000)]
Token: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{32})?$", max_length=32)]
Details: TypeAlias = Annotated[dict[Word, Any], Meta(max_length=16)]
Value: TypeAlias = bool | int | Annotated[str, Meta(max_length=200)]
Options: TypeAlias = Annotated[dict[Word, Value], Meta(max_length=100)]
Levels: TypeAlias = Annotated[tuple[Literal["easy", "normal", "hard"], ...], Meta(max_length=SEATS)]
Raw: TypeAlias = msgspec.Raw

Phase = Literal["gathering", "playing", "over"]
"""Of a table: people gather and choose, a match is being played, it has ended."""
Startable = Literal["", "ready", "missing"]


def _tag(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() and n else c.lower() for n, c in enumerate(name))


class Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=_tag):
    """A message; its tag is the name of its class in lower case with hyphens."""


def name_of(message: Message) -> str:
    """Return the name under which a message travels."""
    return str(message.__struct_config__.tag)


# --- from a seat ---------------------------------------------------------------------------------


class Hello(Message, frozen=True):
    """The first message: who comes, and what their client can play.

    ``names`` are the people who share this client, each for a chair of their own. ``token`` is that
    of a chair they had, "" for newcomers; ``known`` is the ``revision`` of the last update that
    this client still has, -1 for none.
    """

    protocol: Number
    names: Names
    games: Annotated[dict[Word, int], Meta(max_length=64)]
    """Which games this client has, and the version of their rules."""
    packages: Annotated[dict[Word, Package], Meta(max_length=64)] = {}
    """From which distribution, in which version, those games come that are not the program's own:
    "some-games 1.2"."""
    version: Word = ""
    """The client's version, for whoever reads a log."""
    watches: bool = False
    """A spectator: takes no chair."""
    hearing: HearingMs = 4000
    """How many ms these people may need to hear an announcement."""
    listens: bool = True
    """Whether a person listens here; if nobody does, dice need no time to roll."""
    token: Token = ""
    match: Annotated[int, Meta(ge=-1)] = -1
    """The match that ``known`` belongs to."""
    known: Annotated[int, Meta(ge=-1)] = -1


class SetUp(Message, frozen=True):
    """What is to be played; from the opener, before the match.

    Chairs beyond the people get bots of ``levels`` (the last level for all further ones). A
    ``seed`` given by hand is told to everybody: a known deal.
    """

    game: Word
    seats: Annotated[int, Meta(ge=1, le=SEATS)]
    options: Options = {}
    levels: Levels = ("normal",)
    hints: bool = True
    """Whether hints are agreed on. They are worked out on each player's side."""
    pause_by: Literal["all", "host"] = "all"
    wait: Annotated[int, Meta(ge=5, le=3600)] = 60
    """How many seconds without a connection until the table asks the others."""
    hearing: HearingMs = 15_000
    """How long announcements wait for anybody at most, in ms."""
    seed: Number | None = None
    deck: dict[str, Any] | None = None
    """The own deck of whoever chooses, as its game writes it, where the options take one: at most
    48 KiB. The host tells it with ``Began`` only."""
    late: bool = False
    """Whether who comes while the match runs takes the chair of a computer player, as at a table
    that was opened in the middle of a match. Else they watch."""


class Ready(Message, frozen=True):
    """Whether these people are ready to begin."""

    ready: bool = True


class Sit(Message, frozen=True):
    """Take a chair, or give it back and watch; only before a match."""

    watches: bool = False


class Start(Message, frozen=True):
    """Begin; from the opener, once all are ready or have had 30 s."""


class Act(Message, frozen=True):
    """An action of one of this client's chairs, answering ``question``.

    ``number`` counts the actions of this client's chair from 1; a repeated one is answered again,
    not carried out twice, also by a host that was started again. A receipt (Game.is_receipt)
    answers "".
    """

    seat: Seat
    number: Number
    question: Word
    action: Text
    match: Annotated[int, Meta(ge=-1)] = -1
    """The match that the question is about (``Began``); -1: the one that runs."""


class Ask(Message, frozen=True):
    """What is asked of the table besides actions.

    ``take-back`` and ``take-back-redrawn`` name the chair whose last decision it is; all other
    people agree to it (``Agree``). ``hold`` says that what happened is still being heard. ``here``
    answers the table's question whether somebody is still there. ``my-chair`` takes a chair back
    from a bot. ``again`` proposes a return match once a match is over, ``gather`` ends a match that
    is over and lets the opener choose anew.
    """

    what: Literal[
        "pause",
        "go-on",
        "take-back",
        "take-back-redrawn",
        "hold",
        "here",
        "my-chair",
        "again",
        "gather",
    ]
    seat: Seat | None = None


class Agree(Message, frozen=True):
    """The answer to the proposal ``number`` of the table."""

    number: Number
    agrees: bool


class Choose(Message, frozen=True):
    """What happens to a chair without a connection: wait on, let a bot play, end the match."""

    seat: Seat
    choice: Literal["wait", "bot", "end"]


class Hearing(Message, frozen=True):
    """How many ms these people may need to hear an announcement, from the next one on."""

    ms: HearingMs


class Say(Message, frozen=True):
    """Chat: a typed text, or the name of a prepared sentence."""

    text: Annotated[str, Meta(max_length=CHAT)] = ""
    prepared: Word = ""


PowerOver: TypeAlias = Literal[
    "remove",
    "mute",
    "unmute",
    "close-door",
    "open-door",
    "chat-off",
    "chat-on",
    "new-code",
    "let-in",
    "turn-away",
    "end",
]


class Power(Message, frozen=True):
    """What only the person at the host may do.

    ``member`` is who is removed or muted; to ``let-in`` or ``turn-away``, the number of the knock.
    """

    what: PowerOver
    member: Number = 0


class Leave(Message, frozen=True):
    """Leave for good: the chair is free, or a bot's from now on."""


FromSeat = (
    Hello | SetUp | Ready | Sit | Start | Act | Ask | Agree | Choose | Hearing | Say | Power | Leave
)

# --- from the host -------------------------------------------------------------------------------


class Rule(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not done: the name of a rule, and what it is about."""

    rule: Word
    details: Details = {}


class Member(msgspec.Struct, frozen=True, omit_defaults=True):
    """A client at the table: one person, or several who share it."""

    id: int
    names: Names
    chairs: Annotated[tuple[Seat, ...], Meta(max_length=SEATS)] = ()
    """Empty for a spectator."""
    ready: bool = False
    here: bool = True
    """False while the connection is down."""
    host: bool = False
    """The person at the host, who has its powers."""
    opener: bool = False
    """The opener: chooses what is played."""
    muted: bool = False
    delay: Literal["", "short", "noticeable", "long"] = ""
    """How long their messages take: under 100 ms, under 400 ms, longer; "" if unknown."""
    watches: bool = False
    """A spectator, or somebody who has no chair in this match."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of the match: whose it is, and who plays it now."""

    name: Name
    member: int | None = None
    """None: a bot's from the beginning."""
    level: Word = ""
    """The level of the bot that plays now; "" while a person does."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table besides the match.

    ``came``, ``went`` (on purpose), ``fell-out``, ``back``, ``removed``, ``muted``, ``unmuted``,
    ``ready``, ``not-ready``, ``sits``, ``watches``, ``set-up``, ``began``, ``over``, ``paused``,
    ``goes-on``, ``bot-plays`` (at ``seat``), ``waits`` (for ``seat``), ``took-chair-back``,
    ``asked-here`` (``member`` lets announcements run out), ``goes-on-without``, ``proposed``,
    ``proposed-again``, ``agrees``, ``refused`` (a proposal), ``too-late`` (a proposal that came to
    mean something else), ``taken-back``,
    ``teacher-took-back`` (in a class), ``missing`` (for ``seat`` it was waited long enough),
    ``wants-end``, ``bot-failed`` (at ``seat``: a computer player cannot go on), ``failed``
    (something at the host; both pause the match until somebody goes on), ``tries-game`` and
    ``game-slow`` (a game of another package, before a match and in it), ``may-start``,
    ``door-closed``, ``door-open``, ``new-code``, ``code-ended``, ``gathering``, ``ended``,
    ``host-leaves``; to the person at the host alone ``newcomers-knock``, ``knocks``,
    ``knocking-over`` (nobody answered, nobody knocks any more).
    """

    what: Word
    member: int | None = None
    name: Annotated[str, Meta(max_length=NAME)] = ""
    """The name of the person it is about, who may already be gone."""
    seat: Seat | None = None


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that others have to agree to (``take-back``), or to choose (``missing``)."""

    number: int
    what: Literal["take-back", "take-back-redrawn", "missing", "again"]
    member: int
    """Who proposes it, or who is missing."""
    seat: Seat
    asked: Annotated[tuple[int, ...], Meta(max_length=PEOPLE)] = ()
    """The members who still have to answer."""


class Knock(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who knows the code and waits to be let in."""

    number: Number
    names: Names


class Table(Message, frozen=True):
    """The table as everybody may know it, whenever it changes; ``news`` is what has changed."""

    name: Name
    phase: Phase
    members: Annotated[tuple[Member, ...], Meta(max_length=PEOPLE)]
    you: int
    """The id of the member who receives this."""
    set_up: SetUp | None = None
    chairs: Annotated[tuple[Chair, ...], Meta(max_length=SEATS)] = ()
    """Of the match; empty before there is one."""
    startable: Startable = ""
    """Whether the opener may start: all are ready, or have had their time."""
    proposals: Annotated[tuple[Proposal, ...], Meta(max_length=PEOPLE)] = ()
    chat: bool = True
    open: bool = True
    """Whether newcomers who know the code are let in."""
    code: Annotated[str, Meta(max_length=6)] = ""
    """The code, for the person at the host only; in a house for all at a closed table."""
    knocks: Annotated[tuple[Knock, ...], Meta(max_length=PEOPLE)] = ()
    """Who waits to be let in, for the person at the host only."""
    news: Annotated[tuple[News, ...], Meta(max_length=PEOPLE)] = ()


class Welcome(Message, frozen=True):
    """The proof succeeded and the client fits: its number and token from now on."""

    protocol: int
    member: int
    token: Token
    back: bool = False
    """They were here before, and have what they had."""


class Knocked(Message, frozen=True):
    """The code is right, and newcomers knock: the person at the host is asked to let them in.

    ``welcome`` or ``refused`` follows once there is an answer.
    """


class Began(Message, frozen=True):
    """A match, as far as everybody may know it; updates follow."""

    match: Number
    """Stands for this match as long as the host runs; updates of other matches are ignored."""
    game: Word
    rules: int
    seats: int
    options: Options
    players: Annotated[tuple[Chair, ...], Meta(max_length=SEATS)]
    now: Raw
    """How things stand (table.wire.UpdateDocument without events)."""
    chairs: Annotated[tuple[Seat, ...], Meta(max_length=SEATS)] = ()
    """This client's own; empty for a spectator."""
    hints: bool = True
    known_seed: Number | None = None
    past: Annotated[int, Meta(ge=0, le=MEMORY)] = 0
    """How many of the updates that follow happened before this client came."""
    revision: int = 0
    """The one before the first update that follows."""
    acted: Annotated[tuple[Number, ...], Meta(max_length=SEATS)] = ()
    """The number of the last action of each of this client's chairs that the host knows of."""
    deck: dict[str, Any] | None = None
    """The deck of whoever chose (``SetUp``), where the options take one."""


class Update(Message, frozen=True):
    """What this client's chairs may know now, and how it came (table.wire.UpdateDocument)."""

    match: Number
    revision: int
    """Counts what this client was sent, and nothing else."""
    update: Raw
    missed: int = 0
    """How many updates before it were left out: only how things stand is sent."""
    stands: int | None = None
    """Where the match was set back: the revision of the last update that still stands."""


class Answer(Message, frozen=True):
    """Whether the action ``number`` of a chair was carried out; ``refusal`` says why not."""

    seat: Seat
    number: int
    refusal: Rule | None = None


class Said(Message, frozen=True):
    """Chat: who says what."""

    member: int
    name: Name
    text: Annotated[str, Meta(max_length=CHAT)] = ""
    prepared: Word = ""


class Refused(Message, frozen=True):
    """Something is not done; with ``ends`` the connection is closed."""

    rule: Word
    details: Details = {}
    ends: bool = False


class Part(Message, frozen=True):
    """A piece of a message that is longer than a frame; ``text`` of all ``of`` make it up."""

    n: Annotated[int, Meta(ge=0, lt=PARTS)]
    of: Annotated[int, Meta(ge=2, le=PARTS)]
    text: Annotated[str, Meta(max_length=FRAME)]


FromHost = Table | Welcome | Knocked | Began | Update | Answer | Said | Refused | Part
