"""Plain lists: Unicode Braille text, and the turn list for label makers."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.labels.cells import FRENCH_DIGITS, digit_cell, dots_name
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.words.catalogue import Words

_LETTERS = "jabcdefghi"
"""The letters whose cells are the digits 0 to 9 without a number sign."""
_TAPE_CELL = 6.0  # mm that a label maker moves on for a cell
_TAPE_ENDS = 12.0  # mm of tape before and behind a label


def unicode_text(label_set: LabelSet, notice: Sequence[str] = ()) -> bytes:
    """Return a line for every kind of card: Braille, print text, copies, parted by tabs.

    UTF-8; lines of one label are parted by a slash. Sentences of ``notice`` come first, after #.
    """
    rows = [f"# {sentence}" for sentence in notice]
    rows += [f"{'/'.join(label.lines)}\t{label.name}\t{label.copies}" for label in label_set.labels]
    return ("\n".join(rows) + "\n").encode("utf-8")


def tape(label_set: LabelSet, words: Words, head: Sequence[str]) -> bytes:
    """Return what to turn or key in on a label maker, one line a label, in words.

    For DYMO's wheel the signs are named, for 6dot and other six-key makers the dots. ``head`` are
    the first lines: the title, and what is to be known of the deck. UTF-8.
    """
    total = sum(_length(label) * label.copies for label in label_set.labels)
    lines = [
        *head,
        words("tape-head", cards=label_set.count, metres=round(total / 1000, 1)),
        "",
    ]
    lines += [
        words(
            "tape-line",
            copies=label.copies,
            card=label.name,
            cells=words("tape-next-line").join(
                ", ".join(_cell(words, *one) for one in zip(*line, strict=True))
                for line in zip(label.lines, label.roles, label.signs, strict=True)
            ),
        )
        for label in label_set.labels
    ]
    return ("\n".join(lines) + "\n").encode("utf-8")


def _length(label: Label) -> float:
    return sum(len(line) for line in label.lines) * _TAPE_CELL + _TAPE_ENDS


def _cell(words: Words, cell: str, role: str, sign: str) -> str:
    dots = dots_name(cell)
    if role == "n":
        return words("tape-number-sign", dots=dots)
    if role == "d":
        if cell == FRENCH_DIGITS[int(sign)]:
            return words("tape-sign", sign=sign, dots=dots)
        if cell == digit_cell(sign, lowered=True):
            return words("tape-digit", digit=sign, dots=dots)
        return words("tape-upper", digit=sign, letter=_LETTERS[int(sign)], dots=dots)
    if sign.strip():
        return words("tape-sign", sign=sign, dots=dots)
    return words("tape-blank" if dots == "0" else "tape-dots", dots=dots)
