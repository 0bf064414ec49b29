"""The languages in which tests say everything: those of ours that lack no sentence."""

from __future__ import annotations

from braillespiel import languages

LANGUAGES = tuple(code for code in languages.ours() if languages.is_whole(code))
