"""The key table in words: which commands belong together, and what each row says.

The help, "Change keys" and ``braillespiel keys`` show the same groups in the same order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from braillespiel.ui.keymap import Command, Scope, key_name
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join

NTH = "nth"
"""The id of the row that stands for the ten digits."""
GAME = "game"
"""The group of the keys of one game."""

_GROUPS: tuple[tuple[str, Scope, str], ...] = (
    ("walk", Scope.TABLE, "left right up down other-up other-down first last"),
    ("walk", Scope.TABLE, " ".join((NTH, *(f"nth-{number}" for number in range(1, 11))))),
    ("walk", Scope.TABLE, "next-live previous-live"),
    ("walk", Scope.TABLE, "hex-west hex-east hex-northwest hex-northeast"),
    ("walk", Scope.TABLE, "hex-southwest hex-southeast"),
    ("act", Scope.TABLE, "activate mark back end-turn hint take-back"),
    ("zones", Scope.TABLE, "hand own-table opponent-next opponent-previous piles"),
    ("zones", Scope.TABLE, "zone-next zone-previous go-to-place"),
    ("ask", Scope.TABLE, "turn scores score-table last-event inspect zone"),
    ("ask", Scope.GLOBAL, "repeat where signs"),
    ("program", Scope.GLOBAL, "help rules settings"),
    ("program", Scope.TABLE, "game-menu"),
    ("messages", Scope.GLOBAL, "message-previous message-next buffer-previous buffer-next"),
    ("messages", Scope.GLOBAL, "messages-read"),
    ("sound", Scope.GLOBAL, "silence rate-down rate-up volume-down volume-up sound-down sound-up"),
    ("sound", Scope.GLOBAL, "wording reader-mode"),
    ("screen", Scope.GLOBAL, "bigger smaller theme magnifier braille-viewer curtain"),
    ("display", Scope.GLOBAL, "pan-left pan-right signs"),
    ("display", Scope.TABLE, "line-next line-previous zone-first"),
    ("menu", Scope.MENU, "up down left right first last zone-first group-next group-previous"),
    ("menu", Scope.MENU, "activate mark inspect zone back"),
    ("replay", Scope.REPLAY, "replay-next replay-previous replay-first replay-last replay-jump"),
    ("replay", Scope.REPLAY, "replay-play replay-faster replay-slower replay-seat"),
    ("replay", Scope.REPLAY, "replay-review replay-play-on replay-leave"),
    ("network", Scope.NETWORK, "net-chat net-answer net-people net-code"),
    ("class", Scope.NETWORK, "class-hand class-menu class-notice class-alone net-desk"),
    ("desk", Scope.DESK, "desk-next desk-hand-down desk-know desk-say desk-hint desk-take-back"),
    ("desk", Scope.DESK, "desk-answer"),
    ("desk", Scope.DESK, "desk-pause desk-seat desk-follow desk-line desk-aloud"),
    ("desk", Scope.DESK, "desk-say-all desk-pause-all desk-deal desk-exercises desk-project"),
    ("desk", Scope.DESK, "desk-class desk-code desk-seats"),
    ("typing", Scope.PROMPT, "activate back delete clear"),
)
_PLACES = {
    (scope, name): (place, group)
    for place, (group, scope, names) in enumerate(_GROUPS)
    for name in names.split()
}
_AFTER_ACT = next(n for n, (group, _, _) in enumerate(_GROUPS) if group == "act")


def group_of(row: Command) -> str:
    """Return the group of a row: "walk", "act", "game", "zones", "ask", "program" and so on."""
    return GAME if row.scope is Scope.GAME else _PLACES[row.scope, row.id][1]


def in_groups(rows: Iterable[Command]) -> list[Command]:
    """Return rows in the order of their groups; within part of a group they keep their order.

    A game's keys come after walking and acting.
    """

    def place(row: Command) -> float:
        if row.scope is Scope.GAME:
            return _AFTER_ACT + 0.5
        return _PLACES[row.scope, row.id][0]

    return sorted(rows, key=place)


_BY_DISPLAY = ("act", GAME, "ask", "zones")


def in_display_groups(rows: Iterable[Command]) -> list[Command]:
    """Return rows in the order for who has only the keys of a display: what is done and asked
    first, walking last, which the display's own keys do.
    """

    def place(row: Command) -> int:
        group = group_of(row)
        if group in _BY_DISPLAY:
            return _BY_DISPLAY.index(group)
        return len(_BY_DISPLAY) + (group == "walk")

    return sorted(in_groups(rows), key=place)


def with_digits_together(rows: Sequence[Command]) -> list[Command]:
    """Return rows in which one stands for the ten that go to the n-th card.

    If the player has changed one of them, they stay separate.
    """
    digits = [row for row in rows if row.id.startswith("nth-")]
    usual = [(str(number % 10),) for number in range(1, 11)]
    if [row.keys for row in digits] != usual:
        return list(rows)
    together = Command(NTH, tuple(key for row in digits for key in row.keys), Scope.TABLE)
    found = [row for row in rows if row not in digits[1:]]
    found[found.index(digits[0])] = together
    return found


def shown_keys(words: Words, row: Command) -> str:
    """Return the names of a row's keys; those of a display only if there are no others."""
    if row.id == NTH:
        first, last = row.keys[0], row.keys[-1]
        return words("key-names-range", first=key_name(words, first), last=key_name(words, last))
    keys = [key for key in row.keys if not key.startswith("Braille")]
    return ", ".join(key_name(words, key) for key in keys or row.keys)


def does(words: Words, row: Command, game: str, drafting: bool = False) -> Phrase:
    """Return what a row's keys do; those that end an open draft are worded by its game."""
    if row.scope is Scope.GAME:
        return words.phrase(f"{game}-key-{row.id.partition('@')[0]}")
    if row.id == NTH:
        return words.phrase("command-nth-all")
    if row.id.startswith("nth-"):
        return words.phrase("command-nth", number=int(row.id[4:]))
    own = f"command-{row.scope.value}-{row.id}"
    if drafting and row.scope is Scope.TABLE:
        own = f"{game}-key-draft-{row.id}"
    return words.phrase(own if words.has(own) else f"command-{row.id}")


def row_phrase(words: Words, row: Command, does_it: Phrase) -> Phrase:
    """Return a whole row: its keys first, then what they do."""
    return join((Phrase.plain(shown_keys(words, row)), does_it), ": ")
