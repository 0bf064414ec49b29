"""Plain lists: Unicode Braille text, and the turn list for label makers."""

from __future__ import annotations

from braillespiel.labels.cells import dots_name
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.words.catalogue import Words

_TAPE_CELL = 6.0  # mm that a label maker moves on for a cell
_TAPE_ENDS = 12.0  # mm of tape before and behind a label


def unicode_text(label_set: LabelSet) -> bytes:
    """Return a line for every kind of card: Braille, print text, copies, parted by tabs.

    UTF-8; lines of one label are parted by a slash.
    """
    rows = [f"{'/'.join(label.lines)}\t{label.name}\t{label.copies}" for label in label_set.labels]
    return ("\n".join(rows) + "\n").encode("utf-8")


def tape(label_set: LabelSet, words: Words, title: str) -> bytes:
    """Return what to turn or key in on a label maker, one line a label, in words.

    For DYMO's wheel the signs are named, for 6dot and other six-key makers the dots. UTF-8.
    """
    total = sum(_length(label) * label.copies for label in label_set.labels)
    lines = [
        title,
        words("tape-head", cards=label_set.count, metres=round(total / 1000, 1)),
        "",
    ]
    lines += [
        words(
            "tape-line",
            copies=label.copies,
            card=label.name,
            cells=words("tape-next-line").join(
                ", ".join(_cell(words, *pair) for pair in zip(line, roles, strict=True))
                for line, roles in zip(label.lines, _signs(label), strict=True)
            ),
        )
        for label in label_set.labels
    ]
    return ("\n".join(lines) + "\n").encode("utf-8")


def _length(label: Label) -> float:
    return sum(len(line) for line in label.lines) * _TAPE_CELL + _TAPE_ENDS


def _signs(label: Label) -> list[list[str]]:
    """Return for every cell the letter or digit it stands for, or "" where none is known."""
    meant = label.text.split("/")
    if len(meant) != len(label.lines):
        return [[""] * len(line) for line in label.lines]
    signs = []
    for text, line, roles in zip(meant, label.lines, label.roles, strict=True):
        plain = iter(text.replace(" ", ""))
        row = []
        for role in roles:
            if role == "n":
                row.append("#")
            elif role in "ldD" or (role == "s" and len(line) == len(text)):
                char = next(plain, "")
                row.append(f"_{char}" if role == "d" else char)
            else:
                row.append("")
        signs.append(row)
    return signs


def _cell(words: Words, cell: str, sign: str) -> str:
    dots = dots_name(cell)
    if sign == "#":
        return words("tape-number-sign", dots=dots)
    if sign.startswith("_"):
        return words("tape-digit", digit=sign[1:], dots=dots)
    if sign:
        return words("tape-sign", sign=sign, dots=dots)
    return words("tape-blank" if dots == "0" else "tape-dots", dots=dots)
