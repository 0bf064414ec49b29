"""The settings that exist, by category; menus, checks and the disk follow from this table.

The name of a setting is the message ``setting-KEY`` (attribute ``help``), that of a choice
``setting-KEY-VALUE``, that of a category ``settings-CATEGORY``.
"""

from __future__ import annotations

from braillespiel import languages
from braillespiel.engine.contract import LEVELS
from braillespiel.engine.like_me import LIKE_ME
from braillespiel.output.braille import registry as displays
from braillespiel.output.braille.tables import tables
from braillespiel.output.sound.kinds import KINDS
from braillespiel.output.speech import registry as voices
from braillespiel.store.settings import Setting, SettingValue
from braillespiel.ui.keymap import is_key_table
from braillespiel.ui.lessons.progress import is_progress
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import EMPTY, Phrase, join

CATEGORIES = ("speech", "braille", "sound", "play", "network", "screen")

BOT_PACES = {"none": 0, "short": 200, "normal": 400, "long": 1500}
"""How many ms bots wait once everybody has received what happened; none: they do not wait."""

PLACES = {"off": 0.0, "mild": 0.5, "full": 1.0}
"""How far sounds go to the side that they come from."""

TRIED_ROOM = 50
"""How loud a room tone is tried out where none is chosen, in per cent."""

SETTINGS: tuple[Setting, ...] = (
    Setting("language", "speech", "auto", choices=("auto",), found=languages.codes),
    Setting(
        "speech-adapter",
        "speech",
        "auto",
        choices=("auto",),
        found=voices.names,
        last=("off",),
    ),
    Setting("speech-rate", "speech", 30, low=0, high=100, step=5),
    Setting("speech-volume", "speech", 100, low=0, high=100, step=10),
    Setting("speech-pitch", "speech", 50, low=0, high=100, step=10),
    Setting("speech-voice", "speech", "", high=300),
    Setting("wording", "speech", "normal", choices=("brief", "normal", "full")),
    Setting("wording-own", "speech", "brief", choices=("brief", "normal", "full")),
    Setting("wording-others", "speech", "normal", choices=("brief", "normal", "full")),
    Setting("wording-table", "speech", "normal", choices=("brief", "normal", "full")),
    Setting("card-order", "speech", "game", choices=("game", "value", "colour")),
    Setting("on-demand", "speech", False),
    Setting("say-place", "speech", True),
    Setting("braille-display", "braille", "auto", choices=("auto", *displays.choices(), "off")),
    Setting(
        "braille-table",
        "braille",
        "auto",
        choices=("auto", *(info.id for info in tables("text"))),
    ),
    Setting(
        "card-table",
        "braille",
        "auto",
        choices=("auto", *(info.id for info in tables("cards"))),
    ),
    Setting("slow-display", "braille", "auto", choices=("auto", "yes", "no")),
    Setting("keys-named", "braille", "auto", choices=("auto", "display", "keyboard")),
    Setting("braille-status", "braille", "right", choices=("none", "left", "right")),
    Setting("field-beside", "braille", False),
    Setting("braille-wording", "braille", "brief", choices=("brief", "normal", "full")),
    Setting("braille-wording-own", "braille", "brief", choices=("brief", "normal", "full")),
    Setting("braille-wording-others", "braille", "normal", choices=("brief", "normal", "full")),
    Setting("braille-wording-table", "braille", "normal", choices=("brief", "normal", "full")),
    Setting("message-seconds", "braille", 0, low=0, high=30, step=1),
    Setting("braille-cell-ms", "braille", 120, low=0, high=300, step=15),
    Setting("sound-volume", "sound", 60, low=0, high=100, step=10),
    Setting("sound-duck", "sound", True),
    Setting("sound-places", "sound", "mild", choices=tuple(PLACES)),
    Setting("room-tone", "sound", 0, low=0, high=100, step=10),
    *(Setting(f"volume-{kind}", "sound", 100, low=0, high=100, step=10) for kind in KINDS),
    Setting("sound-pack", "sound", "", high=100),
    Setting("tones", "sound", True),
    Setting("practice", "play", True),
    Setting("warnings", "play", False),
    Setting("redraw", "play", False),
    Setting("round-stop", "play", False),
    Setting("menus-wrap", "play", True),
    Setting("double-press-ms", "play", 300, low=0, high=1000, step=100),
    Setting("shared-voices", "play", "both", choices=("both", "pitch", "side", "off")),
    Setting("bot-level", "play", "normal", choices=(*LEVELS, LIKE_ME)),
    Setting("bot-pace", "play", "normal", choices=tuple(BOT_PACES)),
    Setting("chat", "network", True),
    Setting("hearing-seconds", "network", 4, low=1, high=15),
    Setting("front-end", "screen", "auto", choices=("auto", "window", "terminal")),
    Setting("screen-reader", "screen", False),
    Setting("theme", "screen", "dark", choices=("dark", "light", "yellow", "safe")),
    Setting("zoom", "screen", 100, low=100, high=400, step=25),
    Setting("braille-viewer", "screen", True),
    Setting("magnifier", "screen", False),
    Setting("curtain", "screen", False),
    Setting("reduced-motion", "screen", False),
    Setting("keys", "", "{}", form=is_key_table),
    Setting("lessons", "", "{}", form=is_progress),
    Setting("names", "", "", high=1000),
    Setting("net-names", "", "", high=200),
    Setting("first-run", "", True),
    Setting("beginner", "", False),
    Setting("new-games", "", "", high=1000),
    Setting("window", "", "", high=100),
    Setting("told-place", "", "here", high=20),
)

TABLES = ("braille-table", "card-table")
"""Settings that change how the line is written, and so the names of their own values."""

BY_KEY = {setting.key: setting for setting in SETTINGS}


def choice_phrase(words: Words, key: str, value: str) -> Phrase:
    """Return a choice of a setting in words; what another package brings is called by its name."""
    told = f"setting-{key}-{value}"
    return words.phrase(told) if words.has(told) else Phrase.plain(value)


def told_value(words: Words, setting: Setting, value: SettingValue) -> Phrase:
    """Return a value of a setting in words, as the menus tell it."""
    key = setting.key
    if isinstance(setting.default, bool):
        return words.phrase("switch-on" if value else "switch-off")
    if key == "language" and value in languages.codes():
        return _language(words, str(value))
    if setting.choices:
        return choice_phrase(words, key, str(value))
    if value == 0 and words.has(f"setting-{key}-0"):
        return words.phrase(f"setting-{key}-0")
    if isinstance(setting.default, int):
        return words.phrase(f"setting-{key}-value", value=int(value))
    if not value and words.has(f"setting-{key}-none"):
        return words.phrase(f"setting-{key}-none")
    return Phrase.plain(str(value)) if value else words.phrase("setting-default")


def language_name(words: Words, code: str) -> Phrase:
    """Return a language as the player calls it, then as it is offered.

    A voice or a table of the player's own language can tell the first of them alone.
    """
    title = languages.title(code)
    named = words.phrase(f"language-{code}") if words.has(f"language-{code}") else EMPTY
    if named == EMPTY or named.full.casefold() == title.casefold():
        return Phrase.plain(title)
    return join((named, Phrase(title, "", "")), words.signs.list)


def _language(words: Words, code: str) -> Phrase:
    """Return a language by its name, and what a player should know of it."""
    note = languages.facts(code).note
    more = Phrase(note, "", note) if note else EMPTY
    return join((language_name(words, code), more), words.signs.list)
