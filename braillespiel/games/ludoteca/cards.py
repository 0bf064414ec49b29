"""The cards of Ludoteca as small numbers (faces), and their text forms.

A face stands for all equal copies of a card. 0-47 are the pillar cards (pillar * 8 + value - 1),
then come the helpers, the two extras, and from ``FIRST_RESOURCE`` on the resources of the deck.
A card on the table is a cell: its face and the value it stands for.
"""

from __future__ import annotations

PILLARS = "askreu"
"""The pillars' letters: Ausleihsystem, Spielkultur, Kinderpartizipation, Raumgestaltung,
Eltern (Kooperation mit Eltern), Auswahl der Spiele."""
PILLAR_FACES = 48
HELPER_1, HELPER_4, HELPER_8, HELPER_2, HELPER_X, YEAR, BROKEN = range(48, 55)
FIRST_RESOURCE = 55
HAND_SIZE = 12

HELPER_VALUE = {HELPER_1: 1, HELPER_4: 4, HELPER_8: 8}
"""The helpers that are laid in any own row, and their values."""
HELPERS = frozenset((HELPER_1, HELPER_4, HELPER_8, HELPER_2, HELPER_X))
NAMED = {
    "h1": HELPER_1,
    "h4": HELPER_4,
    "h8": HELPER_8,
    "h2": HELPER_2,
    "hx": HELPER_X,
    "lj": YEAR,
    "bs": BROKEN,
}
"""Text forms of the cards that belong to no pillar: helpers, "Ludothek des Jahres" and
"Beschädigtes Spiel"."""
_NAMES = {face: text for text, face in NAMED.items()}


def pillar_face(pillar: int, value: int) -> int:
    """Return the face of the pillar card with ``value`` (1-8)."""
    return pillar * 8 + value - 1


def pillar_of(face: int) -> int:
    """Return the pillar of a pillar card."""
    return face >> 3


def value_of(face: int) -> int:
    """Return the value of a pillar card."""
    return (face & 7) + 1


def cell(face: int, value: int) -> int:
    """Return a card on the table: ``face``, standing for ``value``."""
    return face | value << 8


def cell_face(laid: int) -> int:
    """Return which card a cell is."""
    return laid & 255


def cell_value(laid: int) -> int:
    """Return the value a cell stands for."""
    return laid >> 8


def face_text(face: int) -> str:
    """Return the text form of a card: "s7", "h4", "lj", "bs", "q1" (first resource)."""
    if face < PILLAR_FACES:
        return f"{PILLARS[face >> 3]}{(face & 7) + 1}"
    if face < FIRST_RESOURCE:
        return _NAMES[face]
    return f"q{face - FIRST_RESOURCE + 1}"


def read_face(text: str) -> int:
    """Read a card's text form; raises ValueError with the text."""
    if text in NAMED:
        return NAMED[text]
    if len(text) == 2 and text[0] in PILLARS and text[1] in "12345678":
        return pillar_face(PILLARS.index(text[0]), int(text[1]))
    if text[:1] == "q" and text[1:].isascii() and text[1:].isdecimal() and 1 <= int(text[1:]) <= 99:
        return FIRST_RESOURCE + int(text[1:]) - 1
    raise ValueError(text)


def cell_text(laid: int) -> str:
    """Return the text form of a cell: "s7", "h4", "lj=6", "hx=5"."""
    face, value = cell_face(laid), cell_value(laid)
    text = face_text(face)
    return f"{text}={value}" if face in (YEAR, HELPER_X) else text


def read_cell(text: str) -> int:
    """Read a cell's text form; raises ValueError with the text."""
    name, equals, named = text.partition("=")
    face = read_face(name)
    if face in (YEAR, HELPER_X):
        if not equals or named not in tuple("12345678"):
            raise ValueError(text)
        return cell(face, int(named))
    if equals:
        raise ValueError(text)
    if face < PILLAR_FACES:
        return cell(face, value_of(face))
    if face == HELPER_2:
        return cell(face, 2)
    if face in HELPER_VALUE:
        return cell(face, HELPER_VALUE[face])
    raise ValueError(text)
