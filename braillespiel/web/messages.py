"""What travels between a page in a browser and the server: one JSON document per frame.

The field ``type`` names the message. The page holds no sentence of its own: everything that can be
read on it comes in these messages. What does not fit is refused by closing the connection.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from braillespiel.network.messages import Names, Token
from braillespiel.output.picture import Bar, Button, Panel, Print

FRAME = 16 << 10
"""Bytes of a frame from a page at most."""
COMMAND = 200
"""Characters of a typed command at most; a longer one of the chat is cut by its own bound."""
KEPT = 200
"""Settings that a page may hand in at most."""
KEPT_BYTES = 12 << 10
"""Bytes of them all: own keys and the progress in lessons are long, and have to fit a frame."""

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
"""A key as in the key table: "C", "Shift+Tab", "Ctrl+Up"."""
Thing: TypeAlias = Annotated[str, Meta(max_length=200)]
"""The key of a tile or of a button."""
Dress: TypeAlias = Literal["keys", "touch"]
"""How the page shows the same zones: grids walked with arrows, or lists of buttons."""
At: TypeAlias = Literal["", "desk", "projector", "helper"]
Field: TypeAlias = Literal["code", "name", "word"]
"""Which page of a class it is; "" is a seat's."""
Word: TypeAlias = Annotated[str, Meta(max_length=60)]
Kept: TypeAlias = Annotated[
    dict[Word, bool | int | Annotated[str, Meta(max_length=KEPT_BYTES)]], Meta(max_length=KEPT)
]


def _tag(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() and n else c.lower() for n, c in enumerate(name))


class _Message(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=_tag):
    """A message; its tag is the name of its class in lower case with hyphens."""


# --- from a page ---------------------------------------------------------------------------------


class Open(_Message, frozen=True):
    """The first message of every connection: what the browser knows of itself.

    ``languages`` are those of the browser, the wanted one first ("de-AT"). ``token`` is that of
    the chair that this browser had; the page sends it only after "it is me who sat here".
    """

    languages: Annotated[tuple[Annotated[str, Meta(max_length=20)], ...], Meta(max_length=16)] = ()
    token: Token = ""
    settings: Kept = {}
    dress: Dress = "keys"
    at: At = ""
    table: Annotated[str, Meta(max_length=40)] = ""
    """The table of a house at which this tab sat when its connection was lost."""


class Enter(_Message, frozen=True):
    """The code of the table, and who comes."""

    code: Annotated[str, Meta(max_length=20)]
    names: Names
    watches: bool = False


class GoIn(_Message, frozen=True):
    """Who comes into a house, with the entry word or invitation where one is needed."""

    name: Annotated[str, Meta(max_length=40)]
    word: Annotated[str, Meta(max_length=60)] = ""


class Unlock(_Message, frozen=True):
    """The one-time code of a desk, a projector or a sighted helper.

    At the class's own computer the first two need none.
    """

    code: Annotated[str, Meta(max_length=20)] = ""


class Press(_Message, frozen=True):
    """A key, while a cell or the toolbar has the focus."""

    key: Key


class Point(_Message, frozen=True):
    """A click or touch on a tile, or (without ``act``) the focus that came to it by itself."""

    key: Thing
    act: bool = True


class Step(_Message, frozen=True):
    """The value of a menu's tile is to change by so many steps."""

    key: Thing
    by: Annotated[int, Meta(ge=-100, le=100)]


class Typed(_Message, frozen=True):
    """What was typed into the command field, with Enter."""

    text: Annotated[str, Meta(max_length=COMMAND)]


class Wears(_Message, frozen=True):
    """The page changed its dress."""

    dress: Dress


class Speaks(_Message, frozen=True):
    """Whether the page itself says the sentences (Web Speech), because nobody's reader does.

    ``nobody``: nobody does, not the page either.
    """

    on: bool
    nobody: bool = False


FromPage: TypeAlias = Open | Enter | GoIn | Unlock | Press | Point | Step | Typed | Wears | Speaks


# --- to a page -----------------------------------------------------------------------------------


class Entrance(_Message, frozen=True):
    """The form in front of the table. ``words`` holds every sentence that it and the page need.

    ``problem`` says why one was not let in, ``problem_of`` which field mends that;
    ``remembered`` is true where a token was handed in that the table does not know any more. In
    front of a desk, a projector or a helper's page (``at``), ``free`` tells that no code is needed
    here, ``warning`` what others could read along.
    """

    language: str
    languages: dict[str, str]
    """Language tag to its own name ("de": "Deutsch")."""
    words: dict[str, str]
    problem: str = ""
    theme: str = "dark"
    remembered: bool = False
    at: At = ""
    free: bool = False
    warning: str = ""
    problem_of: Field = "code"
    note: str = ""
    """What is said and stands above the form: that one waits to be let in."""
    house: str = ""
    """The name of the house in front of which this is; "" in front of a table or a class."""
    about: tuple[str, ...] = ()
    """What a house says of itself: who it is for, who runs it."""
    closed: bool = False
    """Whether newcomers need an entry word or an invitation."""


class Screen(_Message, frozen=True):
    """What the page shows, as far as it has changed: what is not in the message stays as it is.

    ``order`` holds the ids of all panels, ``behind`` those of the table below a menu, ``panels``
    those of either that are new or changed, whole.
    ``focus`` is (panel id, tile key), None if nothing has it; ``moves`` tells that the person's
    own key brought it there, so that the page's focus follows it, ``goes`` that the key asked for
    it, even where it was there already and only the page's focus is elsewhere. ``line`` is the text
    being typed, None if nothing is. The other fields are those of ``output.picture.Picture``.
    """

    title: str | UnsetType = UNSET
    order: tuple[str, ...] | UnsetType = UNSET
    behind: tuple[str, ...] | UnsetType = UNSET
    panels: tuple[Panel, ...] | UnsetType = UNSET
    focus: tuple[str, str] | UnsetType | None = UNSET
    moves: bool = False
    goes: bool = False
    paragraphs: tuple[str, ...] | UnsetType = UNSET
    unsaid: str | UnsetType = UNSET
    line: str | UnsetType | None = UNSET
    bar: Bar | UnsetType = UNSET
    buttons: tuple[Button, ...] | UnsetType = UNSET
    braille: tuple[str, ...] | UnsetType = UNSET
    prints: tuple[Print, ...] | UnsetType = UNSET
    magnified: str | UnsetType = UNSET
    theme: str | UnsetType = UNSET
    scale: int | UnsetType = UNSET
    reduced_motion: bool | UnsetType = UNSET
    curtain: bool | UnsetType = UNSET
    language: str | UnsetType = UNSET


class HelperPage(_Message, frozen=True):
    """What a sighted helper sees of the pupil beside them, in words; always whole.

    ``turn`` says whose turn it is, ``kind`` is that of ``Screen.bar``; ``why`` stands where nothing
    of the pupil is shown. ``line`` is the Braille line in print, ``said`` what was said last, both
    in ``spoken``, the pupil's language; ``told`` says that the pupil knows.
    """

    title: str
    turn: str
    kind: str
    why: str
    reads: str
    line: str
    hears: str
    said: str
    language: str
    spoken: str
    told: str


class Said(_Message, frozen=True):
    """A sentence for the live region and the list of what has happened.

    ``spoken`` is false where the focus says it already: it then enters the list only, if
    ``listed``, and is spoken only where the page's focus stayed elsewhere (the command field).
    ``rest`` is what of it the focus does not say, None where the focus says nothing of it.
    ``urgent`` goes into the assertive region: the answer to the person's own key.
    """

    text: str
    urgent: bool = False
    spoken: bool = True
    listed: bool = True
    rest: str | None = None


class Past(_Message, frozen=True):
    """What has happened so far, for a page that was loaded again; the oldest first."""

    said: tuple[str, ...]


class Sound(_Message, frozen=True):
    """A sound is to be played; the page loads it from ``/sounds/``."""

    name: str
    volume: int = 100
    """In per cent."""
    pan: float = 0.0
    """Its side, from -1 (left) to 1."""


class Tones(_Message, frozen=True):
    """Tones are to be played one after the other: semitones above middle C, and their side."""

    tones: tuple[tuple[int, float], ...]
    volume: int = 100
    """In per cent."""


class Room(_Message, frozen=True):
    """A room tone is to be repeated from now on, "" for none; the page loads it as a sound."""

    name: str = ""
    volume: int = 0
    """In per cent."""


class OfferedFile(_Message, frozen=True):
    """A file for the person at a desk: the page opens it beside itself, or keeps it."""

    path: str
    download: bool = False


class Keep(_Message, frozen=True):
    """What the browser is to keep: the settings that differ from the usual ones, the token.

    ``table`` is the table of a house at which this tab sits, "" in the lobby.
    """

    settings: dict[str, bool | int | str] | UnsetType = UNSET
    token: str | UnsetType = UNSET
    table: str | UnsetType = UNSET


class File(_Message, frozen=True):
    """A text that the page's device keeps as a file of this name: the browser downloads it."""

    name: str
    text: str


class Ended(_Message, frozen=True):
    """It is over: ``text`` says why, ``again`` whether the page may connect again by itself.

    ``aside``: a page on which somebody may be typing a code keeps its form, and connects again
    once they are done.
    """

    text: str
    again: bool = False
    aside: bool = False


class Lent(_Message, frozen=True):
    """How the page begins as the class's list says, where its person has chosen nothing.

    ``words`` are the page's own sentences in ``language``; ``dress`` None is that of the device.
    """

    language: str
    words: dict[str, str]
    dress: Dress | None = None


ToPage: TypeAlias = (
    Entrance
    | Lent
    | Screen
    | HelperPage
    | Said
    | Past
    | Sound
    | Tones
    | Room
    | Keep
    | File
    | OfferedFile
    | Ended
)
