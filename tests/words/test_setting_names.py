"""Every setting has a name: where its stored value is bad, the start names it."""

from __future__ import annotations

import pytest

from braillespiel.ui.settings import SETTINGS
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.words.catalogue import Words
from tests.support.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_a_name(language: str) -> None:
    words = Words(language, BASE_CATALOGUES)
    nameless = [each.key for each in SETTINGS if not words.has(f"setting-{each.key}")]
    assert nameless == []
