"""The desk as zones: the pupils, the tables, whom one follows, and what the chosen one perceives.

What a pupil perceives is shown the newest first: a finger that comes to a zone finds it at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from braillespiel.classroom.desk import ClassTable, Desk, Followed, PupilRow
from braillespiel.games.zones import Item, Look, Shape, Zone
from braillespiel.network.class_messages import Shown
from braillespiel.ui.classroom import desk_words
from braillespiel.ui.keymap import key_phrase
from braillespiel.ui.network import sentences
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join

# -- numbered sentences --------------------------------------------------------------


class Numbered:
    """Gives every new thing the next number, and an old one that it had."""

    def __init__(self) -> None:
        self._last: tuple[str, ...] = ()
        self._first = 0

    def take(self, now: Sequence[str]) -> list[tuple[int, str]]:
        """Return the last few things with their numbers, the oldest first."""
        last, come = self._last, tuple(now)
        # As much of what was there before as what is there now begins with.
        gone = next(n for n in range(len(last) + 1) if last[n:] == come[: len(last) - n])
        self._first += gone
        self._last = come
        return list(enumerate(come, self._first))

    def new(self, now: Sequence[str]) -> list[str]:
        """Return what has come since the last call of either."""
        before = self._first + len(self._last)
        return [text for number, text in self.take(now) if number >= before]


# -- desk zones ----------------------------------------------------------------------


PUPILS, TABLES, FOLLOWED = "pupils", "tables", "followed"
SAID, ROWS, KEYS = "said", "rows", "keys"
LIVE = (SAID, ROWS, KEYS)
"""Zones of what a pupil perceives, which begin at the newest whenever one comes to them."""
SENTENCE = 2000
"""Characters of a pupil's sentence at most."""
BLANK = "\u2800"


def pupil_key(number: int) -> str:
    """Return the key of a pupil's item."""
    return f"pupil-{number}"


def number_of(key: str, kind: str) -> int | None:
    """Return the pupil's number in a key that begins with ``kind``, else None."""
    begins, _, number = key.partition("-")
    return int(number) if begins == kind and number.isdecimal() else None


def pupils(words: Words, desk: Desk, waited: Mapping[int, int]) -> Zone:
    """Return all pupils, who needs the teacher first; ``waited`` tells for how many ms."""
    items = []
    for pupil in desk.pupils:
        ms = waited.get(pupil.id, pupil.since_ms)
        items.append(_pupil(words, desk, pupil, ms))
    need = sum(bool(pupil.need) for pupil in desk.pupils)
    return Zone(
        PUPILS,
        words.phrase("desk-zone-pupils"),
        words.phrase("desk-sign-pupils").braille,
        Shape.LIST,
        tuple(items),
        empty=words.phrase("desk-no-pupils"),
        summary=words.phrase("desk-pupils-summary", count=len(items), need=need),
    )


def _pupil(words: Words, desk: Desk, pupil: PupilRow, ms: int) -> Item:
    state = desk_words.state(words, pupil, ms)
    sign = pupil.need or ("" if pupil.here else "away")
    facts = tuple(fact.normal for fact in desk_words.facts(words, pupil, ms))
    return Item(
        pupil_key(pupil.id),
        desk_words.listed(words, pupil, ms),
        state,
        (state, *desk_words.details(words, desk, pupil)),
        look=Look(figure=f"pupil-{sign}" if sign else "pupil", facts=facts),
    )


def tables(words: Words, desk: Desk) -> Zone:
    """Return the tables of the class."""
    items = [_table(words, desk, table) for table in desk.tables]
    return Zone(
        TABLES,
        words.phrase("desk-zone-tables"),
        words.phrase("desk-sign-tables").braille,
        Shape.LIST,
        tuple(items),
        empty=words.phrase("desk-no-tables"),
        summary=words.phrase("desk-tables-summary", count=len(items)),
    )


def _table(words: Words, desk: Desk, table: ClassTable) -> Item:
    state = desk_words.table_state(words, desk, table)
    named = desk_words.table_name(words, table.name)
    waits = desk_words.names(words, desk, table.waits_for or table.turn)
    felt = join((named, waits)).braille
    facts = tuple(fact.normal for fact in desk_words.table_facts(words, desk, table))
    look = Look(figure="table-paused" if table.paused else "table", facts=facts)
    return Item(f"table-{table.name}", named.felt_as(felt), state, (state,), look=look)


def followed(words: Words, desk: Desk) -> Zone:
    """Return whom this desk follows, each with what was said last."""
    known = {pupil.id: pupil for pupil in desk.pupils}
    items = []
    for each in desk.followed:
        if each.pupil in known:
            last = _sentence(each.said[-1]) if each.said else words.phrase("desk-nothing-said")
            named = desk_words.name(words, known[each.pupil])
            items.append(Item(f"followed-{each.pupil}", named, last, (last,)))
    return Zone(
        FOLLOWED,
        words.phrase("desk-zone-followed"),
        words.phrase("desk-sign-followed").braille,
        Shape.LIST,
        tuple(items),
        summary=words.phrase("desk-followed-summary", count=len(items)),
    )


def perceived(
    words: Words,
    name: Phrase,
    each: Followed,
    said: Numbered,
    keys: Numbered,
    characters: Mapping[str, str],
) -> list[Zone]:
    """Return what one pupil perceives: sentences, the line, keys.

    ``characters`` says which character a pattern of dots is in computer Braille.
    """
    if each.shown.private:
        nothing = words.phrase("desk-private", name=name)
        return [
            _zone(words, SAID, name, (), nothing),
            _zone(words, ROWS, name, (), nothing),
            _zone(words, KEYS, name, (), nothing),
        ]
    spoken = [
        Item(f"said-{number}", _sentence(text)) for number, text in reversed(said.take(each.said))
    ]
    pressed = [
        Item(f"key-{number}", key_phrase(words, sentences.clean(key)))
        for number, key in reversed(keys.take(each.keys))
    ]
    rows = _rows(words, each.shown, characters)
    return [
        _zone(words, SAID, name, spoken, words.phrase("desk-nothing-said")),
        _zone(words, ROWS, name, rows, words.phrase("desk-nothing-shown")),
        _zone(words, KEYS, name, pressed, words.phrase("desk-no-keys")),
    ]


def _zone(words: Words, which: str, name: Phrase, items: Sequence[Item], empty: Phrase) -> Zone:
    return Zone(
        which,
        words.phrase(f"desk-zone-{which}", name=name),
        words.phrase(f"desk-sign-{which}").braille,
        Shape.LIST,
        tuple(items),
        empty=empty,
    )


def _sentence(text: str) -> Phrase:
    return Phrase.plain(sentences.clean(text, SENTENCE))


def _rows(words: Words, shown: Shown, characters: Mapping[str, str]) -> list[Item]:
    """Return the line as dots, as characters and as text, the focus, and how all this is known."""
    items = []
    for number, row in enumerate(shown.rows):
        cells = cells_of(row)
        if not cells:
            continue
        as_dots = words.phrase("desk-row-dots", dots=dots(cells)).felt_as(cells)
        read = "".join(characters.get(cell, "?") for cell in cells)
        as_characters = words.phrase("desk-row-characters", characters=Phrase.plain(read))
        under = shown.prints[number] if number < len(shown.prints) else ()
        seen = tuple(
            (first, count, sentences.clean(text, SENTENCE)) for first, count, text in under
        )
        items.append(Item(f"dots-{number}", as_dots, look=Look(symbol=cells, prints=seen)))
        if characters:
            items.append(Item(f"characters-{number}", as_characters, look=Look(symbol=read)))
    for which, text in (("text", shown.text), ("focus", shown.focus)):
        cleaned = sentences.clean(text, SENTENCE)
        if cleaned:
            phrase = words.phrase(f"desk-row-{which}", text=Phrase.plain(cleaned))
            items.append(Item(which, phrase))
    if items:
        items.append(Item("how", how(words, shown)))
    return items


def how(words: Words, shown: Shown) -> Phrase:
    """Say whether the line is on a display, or only as ours would show it."""
    return words.phrase("desk-measured" if shown.measured else "desk-as-ours")


def cells_of(row: str) -> str:
    """Return the cells of a row without the blanks at its end; nothing that is no cell."""
    return "".join(cell for cell in row if BLANK <= cell <= "\u28ff").rstrip(BLANK)


def dots(cells: str) -> str:
    """Return patterns as the numbers of their dots: "125 1", 0 for a blank."""
    said = []
    for cell in cells:
        bits = ord(cell) - ord(BLANK)
        said.append("".join(str(n + 1) for n in range(8) if bits >> n & 1) or "0")
    return " ".join(said)
