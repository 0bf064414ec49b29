"""Where a room tone sounds: at a table of its game once chosen; never in a class or over a reader
of whom it is not known when it is done.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.application.devices import room_of
from braillespiel.application.voice import ChosenVoice
from braillespiel.games import registry
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import Capability
from braillespiel.output.speech.recording import RecordingSpeech
from braillespiel.resources import forget_game, use_game
from braillespiel.ui.lessons.menu import SoundsMenu, earcon_names, room_games
from tests.support.facts import facts
from tests.support.patience import until
from tests.support.player import Player
from tests.ui.classroom.desks import teacher
from tests.ui.classroom.pupils import pupil
from tests.ui.network.matches import host_of, port_of

NONE = ("", 0)


def at_table(home: Path, game: str = "six", **settings: Any) -> Player:
    """Return a player at a table who has chosen a room tone."""
    player = Player(
        home,
        "en",
        settings={"room-tone": 40, **{k.replace("_", "-"): v for k, v in settings.items()}},
    )
    player.play(game)
    return player


def test_it_is_off_until_somebody_chooses_it(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("six")
    assert player.sounds.room_tone == NONE


@pytest.mark.parametrize("game", room_games())
def test_each_game_has_its_own_for_as_long_as_one_is_at_its_table(
    tmp_path: Path, game: str
) -> None:
    player = Player(tmp_path, "en", settings={"room-tone": 40})
    assert player.sounds.room_tone == NONE
    player.play(game)
    assert player.sounds.room_tone == (f"room-{game}", 40)
    player.press("F1")
    assert player.sounds.room_tone == (f"room-{game}", 40)
    player.ui.pop_to(player.ui.screens[0])
    player.settle()
    assert player.sounds.room_tone == NONE


def test_it_is_chosen_in_the_settings_and_heard_at_once(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("six")
    player.press("F2", "Down", "Down", "Enter")
    assert player.seek("Down", "Room tone") == ["Room tone: off, 4 of 10"]
    assert player.press("Right") == ["10"]
    assert player.sounds.room_tone == ("room-six", 10)
    assert player.press("Right") == ["20"]
    assert player.sounds.room_tone == ("room-six", 20)
    (explained,) = player.press("I")
    assert "silent in a class" in explained
    player.press("Left")
    assert player.press("Left") == ["off"]
    assert player.sounds.room_tone == NONE


def test_it_is_silent_with_a_reader_that_does_not_say_when_it_is_done(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    assert player.sounds.room_tone == ("room-six", 40)
    player.ear.tells_end = lambda: False  # type: ignore[method-assign]
    player.app.speech_changed("espeak", "prism", None)
    player.settle()
    assert player.sounds.room_tone == NONE
    player.press("F2", "Down", "Down", "Enter", "Down", "Down")
    assert player.press("Down") == [
        "Room tone: 40, silent here: your screen reader does not say when it is done, 4 of 10"
    ]
    player.ear.tells_end = lambda: True  # type: ignore[method-assign]
    player.app.speech_changed("prism", "espeak", None)
    player.settle()
    assert player.sounds.room_tone == ("room-six", 40)


def test_it_is_silent_while_a_reader_reads_the_window_or_the_terminal(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    player.app.devices.reader.reading = True
    player.press("Right")
    assert player.sounds.room_tone == NONE
    player.app.devices.reader.reading = False
    player.press("Right")
    assert player.sounds.room_tone == ("room-six", 40)
    player.ear.adapter = "terminal"
    player.press("Right")
    assert player.sounds.room_tone == NONE


@pytest.mark.parametrize("tells", [True, False])
def test_whether_it_is_known_when_a_sentence_is_over_is_a_matter_of_the_backend(
    tells: bool,
) -> None:
    def chain(backends: Any, **calls: Any) -> FailoverSpeech:
        speech = RecordingSpeech("stand-in")
        speech.capabilities = frozenset([Capability.END_REPORT] if tells else [])
        return FailoverSpeech([("stand-in", lambda: speech)], **calls)

    voice = ChosenVoice("auto", lambda: None, lambda speaking: None, chain)
    until(lambda: voice.name == "stand-in", "the voice")
    assert voice.tells_end() is tells
    voice.choose("off")
    assert not voice.tells_end()
    voice.close()


def test_a_pupil_hears_none_in_a_class(tmp_path: Path) -> None:
    here, client = pupil(tmp_path, **{"room-tone": 40})
    host = host_of(here, "six", ("Anna", "Cem"))
    assert client.on_news is not None
    client.begins(port_of(host, 0))
    here.settle()
    assert here.table.game == "six"
    assert here.sounds.room_tone == NONE
    assert here.ui.no_room() is not None


def test_who_teaches_hears_none_either(tmp_path: Path) -> None:
    here, _ = teacher(tmp_path, "en")
    here.ui.settings.set("room-tone", 40)
    here.ui.screen.game = "six"
    here.press("Right")
    assert here.sounds.room_tone == NONE


def test_learn_sounds_lets_one_hear_them_while_the_focus_is_there(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.ui.push(SoundsMenu(player.ui))
    player.settle()
    rooms, count = room_games(), len(earcon_names()) + len(room_games())
    played = list(player.sounds.played)
    assert player.press("End") == [f"background: the room tone of SIX, {count} of {count}"]
    assert player.sounds.room_tone == ("room-six", 50)
    for game in reversed(rooms[:-1]):
        player.press("Up")
        assert player.sounds.room_tone == (f"room-{game}", 50)
    assert player.sounds.played == played, "only as a room tone"
    assert {game for game in registry.own() if facts(game).ROOM_TONE} <= set(rooms)
    player.press("Up")
    assert player.sounds.room_tone == NONE
    assert player.sounds.played[-1] == earcon_names()[-1]
    player.press("End")
    assert player.sounds.room_tone == ("room-six", 50)
    player.press("Escape")
    assert player.sounds.room_tone == NONE


def test_learn_sounds_says_where_they_are_silent(tmp_path: Path) -> None:
    player = Player(tmp_path, "de")
    player.ear.tells_end = lambda: False  # type: ignore[method-assign]
    player.ui.push(SoundsMenu(player.ui))
    count = len(earcon_names()) + len(room_games())
    assert player.press("End") == [
        "Hintergrund: der Raumton von SIX: hier still: Dein Screenreader meldet nicht, wann er "
        f"fertig ist, {count} von {count}"
    ]
    assert player.sounds.room_tone == NONE


def test_learn_sounds_says_why_nothing_sounds_and_what_helps(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", settings={"sound-volume": 0})
    player.ui.push(SoundsMenu(player.ui))
    player.settle()
    count = len(earcon_names()) + len(room_games())
    why = "Nothing can be heard: the volume of sounds is 0. F10 makes them louder."
    assert player.ear.said[-1].startswith(f"The sounds. {why} ")
    assert player.ear.said[-1].endswith(f": silent, 1 of {count}")
    assert player.press("Down")[0].endswith(f": silent, 2 of {count}")
    assert " silent " in player.ui.announcer.braille.plain()
    assert player.press("Enter") == [why]
    assert player.press("End") == [f"background: the room tone of SIX: silent, {count} of {count}"]
    player.press("F10")
    assert player.press("End") == [f"background: the room tone of SIX, {count} of {count}"]
    assert "silent" not in player.press("Home")[0]


def test_learn_sounds_names_the_kind_that_is_off(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", settings={"volume-keys": 0})
    player.ui.push(SoundsMenu(player.ui))
    menu = player.ui.screen
    assert isinstance(menu, SoundsMenu)
    menu.point("edge", say=False)
    assert player.press("Enter") == ["Volume of keys is 0, so nothing is heard here"]
    menu.point("turn", say=False)
    assert "silent" not in player.press("Enter")[0]


def test_a_game_of_another_package_and_a_pack_may_bring_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    use_game("nim", tmp_path)
    try:
        assert room_of("nim") == ""
        in_pack = tmp_path / "sounds" / "bells" / "nim"
        in_pack.mkdir(parents=True)
        (in_pack / "room.wav").touch()
        assert room_of("nim") == ""
        assert room_of("nim", "bells") == "nim/room"
        (tmp_path / "sounds" / "room.wav").touch()
        assert room_of("nim") == "nim/room"
    finally:
        forget_game("nim")
    assert room_of("") == ""
    assert room_of("six") == "room-six"
