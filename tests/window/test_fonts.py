from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from braillespiel.output.window import fonts

ROOT = Path(__file__).resolve().parents[2]
GERMAN = "ÄÖÜäöüßẞ„“‚‘–…€§"
FRENCH = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’"


@pytest.fixture(autouse=True, scope="module")
def type_case():
    pygame.font.init()


def test_the_font_has_every_letter_of_every_sentence():
    written = "".join(path.read_text("utf-8") for path in (ROOT / "braillespiel").rglob("*.ftl"))
    font = fonts._font(40, False)
    wanted = {c for c in GERMAN + FRENCH + written if c.isprintable()}
    blank = pygame.image.tobytes(font.render("\ue000", False, (0, 0, 0)), "RGBA")
    missing = [
        c
        for c in sorted(wanted)
        if not 0x2800 <= ord(c) < 0x2900
        and pygame.image.tobytes(font.render(c, False, (0, 0, 0)), "RGBA") == blank
    ]
    assert missing == []
    assert len(wanted) > 100


def lacks(text: str) -> int:
    """Return how many signs of a text the font has not."""
    font = fonts._font(40, False)
    blank = pygame.image.tobytes(font.render("\ue000", False, (0, 0, 0)), "RGBA")
    drawn = [pygame.image.tobytes(font.render(c, False, (0, 0, 0)), "RGBA") for c in set(text)]
    return drawn.count(blank)


def test_scripts_that_the_translators_page_calls_working_work_and_the_others_do_not():
    page = (ROOT / "docs" / "translating.md").read_text("utf-8")
    assert "Greek and Cyrillic work." in page
    for word in ("Ηκόκκινηκάρταείναιδικήσου", "Твояочередьсыграйкраснуюсемёрку", "Żółtażlutáığdır"):
        assert lacks(word) == 0
    assert "no Arabic, Hebrew, Devanagari or\n  Japanese letters" in page
    for word in ("دورك", "תורך", "बारी", "番札"):
        assert lacks(word) == len(set(word))


@pytest.mark.parametrize("bold", [False, True])
def test_a_lone_thin_sign_is_in_full_ink(bold):
    ink = (153, 160, 171)
    for sign in "|.,:;'!il/·":
        for size in range(9, 60):
            drawn = fonts.image(sign, size, bold, ink)
            colours = [drawn.get_at((x, y)) for x in range(drawn.width) for y in range(size)]
            strongest = max(colours, key=lambda colour: colour.a)
            assert strongest.a > 240, (sign, size)
            off = [abs(a - b) for a, b in zip(tuple(strongest)[:3], ink, strict=True)]
            assert max(off) <= 6, (sign, size, strongest)
            assert min(colour.a for colour in colours) == 0, (sign, size)
    assert fonts.image(" ", 20, bold, ink).get_bounding_rect().size == (0, 0)


def test_every_braille_cell_has_its_dots_and_no_others():
    size = 64
    shown = set()
    for dots in range(256):
        cell = fonts.image(chr(0x2800 + dots), size, False, (255, 255, 255))
        step, across = size * 0.215, fonts.cell_width(size)
        left, top = (across - step) / 2, (size - 3 * step) / 2
        seen = 0
        for number, (column, row) in enumerate(fonts.DOTS):
            place = round(left + column * step), round(top + row * step)
            seen |= (cell.get_at(place).a > 200) << number
        assert seen == dots
        shown.add(pygame.image.tobytes(cell, "RGBA"))
    assert len(shown) == 256


def test_text_is_measured_as_it_is_drawn():
    for text in ("Rote 7", "ÄÖÜ gjpqy", "⠓⠀⠗⠼⠛ und mehr", ""):
        drawn = fonts.image(text, 33, True, (0, 0, 0))
        assert drawn.get_size() == (max(1, fonts.width(text, 33, True)), 33)


def test_lines_are_broken_at_blanks_and_long_words_with_a_hyphen():
    room = fonts.width("Lesegerät", 30)
    assert fonts.wrap("das Lesegerät liest", 30, room) == ["das", "Lesegerät", "liest"]
    cut = fonts.wrap("Braillezeile", 30, fonts.width("Braille", 30))
    assert "".join(part.rstrip("-") for part in cut) == "Braillezeile"
    assert all(fonts.width(part, 30) <= fonts.width("Braille", 30) for part in cut)
    assert all(part.endswith("-") for part in cut[:-1])


def test_text_that_does_not_fit_is_set_smaller_before_a_word_is_cut():
    size = fonts.fit("Bildschirmleseprogramm", 80, 14, (300, 200))
    assert 14 < size < 80
    assert fonts.wrap("Bildschirmleseprogramm", size, 300) == ["Bildschirmleseprogramm"]
