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
from braillespiel.network.texts import CHAT

PROTOCOL = 1
"""Raised when an older client could misunderstand what is sent."""
LINES = 500
"""Tables that a lobby shows at most."""
PLACES = 100
"""Places of a ladder that are told at most, besides one's own."""
PEOPLE = 1000
"""People whom a lobby shows at most."""

HOSTS = 16
"""Hosts of a house that are told at most."""
WHERE = 80
"""Characters of an address that is told at most: all of them fit a frame of the handshake."""

Where = Annotated[str, Meta(min_length=1, max_length=WHERE)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Hex66 = Annotated[str, Meta(pattern="^[0-9a-f]{66}$")]
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


class Pair(Message, frozen=True):
    """A new device, in place of ``prove``: it wants to be somebody's by the six digits that a
    device of theirs shows (houses.pairing).
    """

    key: Hex64
    signature: Hex128
    """As of ``prove``."""
    name: Name
    """What the person is called."""
    share: Hex66
    """The device's share of SPAKE2."""


class PairShare(Message, frozen=True):
    """The house's share of SPAKE2."""

    share: Hex66


class PairProof(Message, frozen=True):
    """The new device knows the six digits."""

    proof: Hex64


class Recover(Message, frozen=True):
    """A new device, in place of ``prove``: it wants to be somebody's by their recovery sheet."""

    key: Hex64
    signature: Hex128
    sheet: Hex64
    """The public key of the sheet (houses.sheets)."""
    proof: Hex128
    """What the sheet has signed."""


class Becomes(Message, frozen=True):
    """Asks the new device's person whether they want to be this one from now on."""

    name: Name
    device: Word
    """The words of the new device, which its person's other device shows, too."""
    proof: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """The house knows the six digits."""


class Become(Message, frozen=True):
    """What the new device's person says to that."""

    yes: bool


class Inside(Message, frozen=True):
    """The proof succeeded."""

    name: Name
    """What this person is called here."""
    closed: bool = False
    """Whether the table asks for its code now."""
    hosts: Annotated[tuple[Where, ...], Meta(max_length=HOSTS)] = ()
    """Where else the house is reached, for when this host fails: addresses with their ports."""


# --- in the lobby, from a client -----------------------------------------------------------------


class Open(Message, frozen=True):
    """Open a table."""

    set_up: SetUp
    unhurried: bool = True
    closed: bool = False
    language: Annotated[str, Meta(max_length=8)] = ""
    ladder: bool = False
    """Whether matches there are to count for the ladder: then the house sees to what they need."""


class Look(Message, frozen=True):
    """What one wants to be told of from now on."""

    wish: Wish = "all"


class Show(Message, frozen=True):
    """Whether others see one in the lobby, and whether one may be invited."""

    lobby: bool = False
    invited: bool = False
    quiet: bool = False
    """Whether one is not to be disturbed: no invitation, no friend's word; nobody is told."""


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


class ListDevices(Message, frozen=True):
    """Ask for one's devices."""


class AddDevice(Message, frozen=True):
    """Ask for six digits by which another device becomes one's own, or be done with them."""

    on: bool = True


class AnswerDevice(Message, frozen=True):
    """Whether a device that has proved the six digits becomes one's own."""

    device: Word
    yes: bool


class EndDevice(Message, frozen=True):
    """End one of one's devices; ``device`` are its words."""

    device: Word


class KeepSheet(Message, frozen=True):
    """Have a new recovery sheet, of which this is the public key; the one before ends."""

    sheet: Hex64


class TakePart(Message, frozen=True):
    """Take part in the house's ladders, or no more."""

    on: bool = True


class ListLadders(Message, frozen=True):
    """Ask for the ladders, or with a game for the places of that one."""

    game: Word = ""


class ListFriends(Message, frozen=True):
    """Ask for one's friends, and to be told what changes with them."""


class Befriend(Message, frozen=True):
    """Ask somebody to be one's friend, or agree to it."""

    person: Name


class Unfriend(Message, frozen=True):
    """End a friendship, or say no to somebody who asks; they are not told."""

    person: Name


class MakeFriendCode(Message, frozen=True):
    """Ask for four words by which somebody becomes one's friend; those before are void."""


class UseFriendCode(Message, frozen=True):
    """Become the friend of whoever has shown these four words."""

    words: Annotated[str, Meta(max_length=60)]


class SayToFriend(Message, frozen=True):
    """Say a ready sentence to a friend, or a text where both have allowed it."""

    person: Name
    prepared: Word = ""
    text: Annotated[str, Meta(max_length=CHAT)] = ""


class AllowFriend(Message, frozen=True):
    """Let a friend type to one, in a house for adults, or not."""

    person: Name
    yes: bool


class NotNow(Message, frozen=True):
    """Hear nothing of somebody who has invited one, for a while; they are not told."""

    person: Name


class Quick(Message, frozen=True):
    """Look for somebody who would play the same: whoever fits is told, and both sit down."""

    game: Word = ""
    """"" is any."""
    language: Annotated[str, Meta(max_length=8)] = ""
    """"" is any."""
    unhurried: bool = True
    """Whether it is to be unhurried; if not, either way."""


class QuickEnds(Message, frozen=True):
    """Look no more, or do not sit down with whom one was matched."""


class QuickBot(Message, frozen=True):
    """Play with a bot meanwhile, as was offered; its chair is that of whoever comes."""


class Bye(Message, frozen=True):
    """Leave the lobby."""


FromDevice = ListDevices | AddDevice | AnswerDevice | EndDevice | KeepSheet
"""What is about one's own devices."""
OfLadder = TakePart | ListLadders
"""What is about the ladders."""
ToFriend = (
    ListFriends
    | Befriend
    | Unfriend
    | MakeFriendCode
    | UseFriendCode
    | SayToFriend
    | AllowFriend
    | NotNow
)
"""What is about friends."""
FromQuick = Quick | QuickEnds | QuickBot
"""What is about a quick match."""
FromGuest = (
    Open
    | Look
    | Show
    | Invite
    | Block
    | Blocks
    | Report
    | Rename
    | Bye
    | FromDevice
    | OfLadder
    | ToFriend
    | FromQuick
)

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
    ladder: bool = False
    """Whether matches there can count for the ladder."""


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
    own: Show = Show()
    """What this reader has chosen, in a whole one."""
    ladder: bool | None = None
    """Whether this reader takes part in the ladder, in a whole one; None: there is none here."""


class Opened(Message, frozen=True):
    """The table is open; ``code`` are its six digits where it is a closed one."""

    table: TableId
    code: Annotated[str, Meta(max_length=6)] = ""


class Invited(Message, frozen=True):
    """Somebody asks one to a table."""

    name: Name
    table: TableId
    game: Word = ""


class Blocked(Message, frozen=True):
    """Whom one has blocked, as they are called now."""

    names: Annotated[tuple[Name, ...], Meta(max_length=PEOPLE)] = ()


class Device(Message, frozen=True):
    """One of one's devices; days are counted back from today."""

    device: Word
    """Its words."""
    since: Number
    last: Number
    here: bool = False
    """Whether it is the one that reads this."""
    page: bool = False
    """Whether it is a browser."""


class Devices(Message, frozen=True):
    """One's devices, the oldest first, and how many days ago one's recovery sheet was made."""

    devices: Annotated[tuple[Device, ...], Meta(max_length=64)] = ()
    sheet: Number | None = None


class DeviceCode(Message, frozen=True):
    """The six digits by which another device becomes one's own, once and for so long."""

    code: Annotated[str, Meta(min_length=6, max_length=6)]
    seconds: Number


class DeviceAsks(Message, frozen=True):
    """A device has proved the six digits; it becomes one's own once both people have said yes."""

    device: Word


class DeviceCame(Message, frozen=True):
    """A new device is one's own from now on, by the six digits or by the recovery sheet."""

    device: Word
    sheet: bool = False


class DeviceOver(Message, frozen=True):
    """The six digits are worth nothing any more; ``rule`` says why."""

    rule: Word


class LadderLine(Message, frozen=True):
    """A game's ladder: how many stand on it, and where this reader does, 0: not at all."""

    game: Word
    people: Number
    place: Number = 0


class Ladders(Message, frozen=True):
    """The ladders on which anybody stands."""

    days: Number
    """How many days the season still lasts."""
    ladders: Annotated[tuple[LadderLine, ...], Meta(max_length=PLACES)] = ()
    takes_part: bool = False


class LadderPlace(Message, frozen=True):
    """Somebody's place on a ladder."""

    place: Number
    name: Name
    points: Number


class Ladder(Message, frozen=True):
    """The places of a game, the best first, without those whom this reader never meets."""

    game: Word
    people: Number
    places: Annotated[tuple[LadderPlace, ...], Meta(max_length=PLACES)] = ()
    own: LadderPlace | None = None


class LadderNews(Message, frozen=True):
    """What a match was for the ladder, told once to those of it who take part."""

    game: Word
    why: Word = ""
    """Why it does not count for this reader; "" if it does."""
    place: Number = 0
    """Where this reader is now; 0 where nobody sees them any more."""
    before: Number = 0
    """Where they were before; 0: nowhere."""
    people: Number = 0
    little: bool = False
    """Whether it counts little."""
    lost: bool = False
    """Whether it counts as lost because they left."""


class Friend(Message, frozen=True):
    """Somebody who is one's friend, whom one has asked, or who asks."""

    name: Name
    state: Literal["friend", "asked", "asks"]
    here: bool = False
    """Whether they are in the house, as far as one may know."""
    allowed: bool = False
    """Whether one lets them type."""
    types: bool = False
    """Whether both let each other type, and the house does."""


class Friends(Message, frozen=True):
    """One's friends, all of them."""

    friends: Annotated[tuple[Friend, ...], Meta(max_length=PEOPLE)] = ()


class FriendCode(Message, frozen=True):
    """Four words by which somebody becomes one's friend, once and for so long."""

    words: Annotated[str, Meta(max_length=60)]
    seconds: Number


class FriendAsks(Message, frozen=True):
    """Somebody wants to be one's friend."""

    name: Name


class Befriended(Message, frozen=True):
    """Somebody is one's friend from now on."""

    name: Name


class FriendSays(Message, frozen=True):
    """What a friend says."""

    name: Name
    prepared: Word = ""
    text: Annotated[str, Meta(max_length=CHAT)] = ""


class FriendPlays(Message, frozen=True):
    """A friend is here, and sits at a table that waits for others."""

    name: Name
    game: Word
    table: TableId


class Waits(Message, frozen=True):
    """One looks for a quick match from now on."""

    seconds: Number = 0
    """In how many seconds a bot is offered; 0 where one plays with a bot or sits at a table."""
    others: Number = 0
    """How many others look whom one could meet; they want something else."""
    missed: Annotated[str, Meta(max_length=40)] = ""
    """Who was matched with one, and has not come."""


class BotOffered(Message, frozen=True):
    """Nobody has come in that time: a bot can be played with meanwhile (``quick-bot``)."""


class Matched(Message, frozen=True):
    """Somebody fits: the chair at this table is one's own for so long."""

    table: TableId
    game: Word
    name: Annotated[str, Meta(max_length=40)] = ""
    """Who it is; "" where it is a bot."""
    seconds: Number = 0


class QuickOver(Message, frozen=True):
    """One looks no more; ``rule`` says why."""

    rule: Word
    details: Details = field(default_factory=dict)


class Done(Message, frozen=True):
    """What was asked for is done; ``what`` is the name of the message that asked."""

    what: Word


class Refused(Message, frozen=True):
    """Something is not done; with ``ends`` the connection is closed.

    ``what`` is the name of the message that asked for it, "" where none did.
    """

    rule: Word
    details: Details = field(default_factory=dict)
    ends: bool = False
    what: Word = ""


OfDevices = Devices | DeviceCode | DeviceAsks | DeviceCame | DeviceOver
"""What is told of one's own devices."""
OfLadders = Ladders | Ladder | LadderNews
"""What is told of the ladders."""
OfFriends = Friends | FriendCode | FriendAsks | Befriended | FriendSays | FriendPlays
"""What is told of friends."""
OfQuick = Waits | BotOffered | Matched | QuickOver
"""What is told of a quick match."""
FromHouse = (
    Challenge
    | Inside
    | Lobby
    | Opened
    | Invited
    | Blocked
    | OfDevices
    | OfLadders
    | OfFriends
    | OfQuick
    | Done
    | Refused
)
