from __future__ import annotations

import pytest

from braillespiel.output.window.theme import THEMES, Theme, contrast

all_themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def test_contrast_is_that_of_the_guidelines():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (119, 119, 119)) == pytest.approx(4.48, abs=0.005)
    assert contrast((9, 9, 9), (9, 9, 9)) == 1


@all_themes
def test_text_stands_out_at_seven_to_one(theme: Theme):
    for ground in (theme.back, theme.raised):
        for ink in (theme.ink, theme.quiet, theme.accent):
            assert contrast(ink, ground) >= 7
    for face in (*theme.faces.values(), theme.plain, theme.down):
        assert contrast(face.ink, face.fill) >= 7


@all_themes
def test_the_ring_and_the_lines_stand_out_at_three_to_one(theme: Theme):
    assert contrast(theme.ring, theme.felt) >= 3
    for ground in (theme.back, theme.raised):
        assert contrast(theme.ring, ground) >= 3
        assert contrast(theme.line, ground) >= 3


@all_themes
def test_a_pattern_is_seen_on_its_card(theme: Theme):
    for face in theme.faces.values():
        assert contrast(face.pattern, face.fill) >= 3
        assert max(contrast(face.edge, theme.raised), contrast(face.fill, theme.raised)) >= 3
