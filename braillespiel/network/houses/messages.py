"""What travels between a client and a house, besides what travels at its tables.

One JSON document a frame; the field ``type`` names the message. A client says ``come``, the house
answers with a ``challenge``, the client proves its key. Whoever names a table is then at that
table (network.messages); whoever names none is in the lobby.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from braillespiel.network.messages import (
    Details,
    Message,
    Name,
    Number,
    SetUp,
    Word,
)

PROTOCOL = 1
"""Raised when an older client could misunderstand what is sent."""
LINES = 500
"""Tables that a lobby shows at most."""
PEOPLE = 1000
"""People whom a lobby shows at most."""

Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Hex128 = Annotated[str, Meta(pattern="^[0-9a-f]{128}$")]
TableId = Annotated[str, Meta(pattern="^([0-9a-z]{10})?$", max_length=10)]
Audience = Literal["adults", "everybody", "school"]
"""Who a house is for."""
Wish = Literal["all", "mine", "nothing"]
"""What one is told of while one is in the lobby."""

# --- getting in ----------------------------------------------------------------------------------


class Come(Message, frozen=True):
    """Somebody comes; always the first message."""

    protocol: Number


class Challenge(Message, frozen=True):
    """What the house is, and what a key has to sign (handshake.signed)."""

    protocol: Number
    house: Hex32
    """Stands for this house, also where its certificate is another one later."""
    nonce: Hex64
    name: Name
    audience: Audience
    closed: bool = False
    """Whether newcomers need an entry word or an invitation."""
    operator: Annotated[str, Meta(max_length=80)] = ""
    contact: Annotated[str, Meta(max_length=120)] = ""


class Prove(Message, frozen=True):
    """The key of this device, and that it is here."""

    key: Hex64
    signature: Hex128
    name: Annotated[str, Meta(max_length=40)] = ""
    """What the person wants to be called; "" as before."""
    table: TableId = ""
    """Where they want to sit; "" for the lobby."""
    word: Annotated[str, Meta(max_length=60)] = ""
    """The entry word or the invitation, where a newcomer needs one."""


class Inside(Message, frozen=True):
    """The proof succeeded."""

    name: Name
    """What this person is called here."""
    closed: bool = False
    """Whether the table asks for its code now."""


# --- in the lobby, from a client -----------------------------------------------------------------


class Open(Message, frozen=True):
    """Open a table."""

    set_up: SetUp
    unhurried: bool = True
    closed: bool = False
    language: Annotated[str, Meta(max_length=8)] = ""


class Look(Message, frozen=True):
    """What one wants to be told of from now on."""

    wish: Wish = "all"


class Show(Message, frozen=True):
    """Whether others see one in the lobby, and whether one may be invited."""

    lobby: bool = False
    invited: bool = False


class Invite(Message, frozen=True):
    """Ask somebody to a table."""

    person: Name
    table: TableId


class Block(Message, frozen=True):
    """Never meet somebody at a table again, and hear no word of them."""

    person: Name
    blocks: bool = True


class Blocks(Message, frozen=True):
    """Ask whom one has blocked."""


class Report(Message, frozen=True):
    """Have the operator look at somebody: what the house has relayed at a table, or a name."""

    person: Name
    what: Literal["words", "name", "play"]
    table: TableId = ""


class Rename(Message, frozen=True):
    """Be called something else from now on."""

    name: Name


class Bye(Message, frozen=True):
    """Leave the lobby."""


FromGuest = Open | Look | Show | Invite | Block | Blocks | Report | Rename | Bye

# --- in the lobby, from the house ----------------------------------------------------------------


class Line(Message, frozen=True):
    """A table as the lobby shows it."""

    id: TableId
    game: Word
    who: Annotated[tuple[Name, ...], Meta(max_length=64)] = ()
    """Names; a name is one person's alone in a house."""
    free: Number = 0
    """Chairs that nobody has yet."""
    seats: Number = 0
    language: Word = ""
    unhurried: bool = True
    closed: bool = False
    playing: bool = False
    mine: bool = False
    """Whether this reader has a place there that is kept."""
    package: Annotated[str, Meta(max_length=80)] = ""
    """Package and version of a game that does not come with the program."""


class Person(Message, frozen=True):
    """Somebody who is in the lobby and chose to be shown."""

    name: Name
    invited: bool = False
    """Whether they may be invited."""


class Lobby(Message, frozen=True):
    """What is new in the lobby; the first one after ``look`` is whole."""

    tables: Annotated[tuple[Line, ...], Meta(max_length=LINES)] = ()
    gone: Annotated[tuple[TableId, ...], Meta(max_length=LINES)] = ()
    people: Annotated[tuple[Person, ...], Meta(max_length=PEOPLE)] = ()
    left: Annotated[tuple[Name, ...], Meta(max_length=PEOPLE)] = ()
    whole: bool = False


class Opened(Message, frozen=True):
    """The table is open; ``code`` are its six digits where it is a closed one."""

    table: TableId
    code: Annotated[str, Meta(max_length=6)] = ""


class Invited(Message, frozen=True):
    """Somebody asks one to a table."""

    name: Name
    table: TableId


class Blocked(Message, frozen=True):
    """Whom one has blocked, as they are called now."""

    names: Annotated[tuple[Name, ...], Meta(max_length=PEOPLE)] = ()


class Done(Message, frozen=True):
    """What was asked for is done; ``what`` is the name of the message that asked."""

    what: Word


class Refused(Message, frozen=True):
    """Something is not done; with ``ends`` the connection is closed."""

    rule: Word
    details: Details = field(default_factory=dict)
    ends: bool = False


FromHouse = Challenge | Inside | Lobby | Opened | Invited | Blocked | Done | Refused
