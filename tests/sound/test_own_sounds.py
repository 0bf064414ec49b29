"""Volume by kind of sound, and sounds of the player's own; what is wrong with them is told."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from braillespiel.output.problem import Problem
from braillespiel.output.sound.earcons import LARGEST, Earcons
from braillespiel.output.sound.errors import SoundSettingError
from braillespiel.output.sound.kinds import KINDS, kind
from braillespiel.resources import folder
from tests.support.player import Player


class Deck:
    """A mixer that notes what it plays and how loud; a file that begins "bad" cannot be read."""

    def __init__(self) -> None:
        self.played: list[tuple[Path, float]] = []

    def open(self) -> None:
        return

    def works(self) -> bool:
        return True

    def busy(self, number: int) -> bool:
        return False

    def load(self, path: str) -> Path:
        if Path(path).read_bytes().startswith(b"bad"):
            raise ValueError(path)
        return Path(path)

    def play(self, number: int, sound: Path, left: float, right: float) -> None:
        self.played.append((sound, left))

    def follow(self, number: int, samples: bytes) -> None:
        loudest = abs(np.frombuffer(samples, np.int16)).max()
        self.played.append((Path("tones"), float(loudest)))


@pytest.fixture
def deck() -> Deck:
    return Deck()


@pytest.fixture
def told() -> list[Problem]:
    return []


@pytest.fixture
def earcons(deck: Deck, told: list[Problem]) -> Earcons:
    return Earcons(volume=50, mixer=deck, on_problem=told.append)  # type: ignore[arg-type]


def test_every_sound_of_ours_has_a_kind() -> None:
    kinds = {path.stem: kind(path.stem) for path in folder("sounds").glob("*.wav")}
    assert {"edge": "keys", "turn": "signals", "card": "moves"}.items() <= kinds.items()
    assert {*kinds.values(), "tones"} == set(KINDS)


def test_each_kind_has_a_share_of_the_volume(
    earcons: Earcons, deck: Deck, told: list[Problem]
) -> None:
    earcons.set(kinds={"keys": 50, "signals": 0})
    for name in ("card", "edge", "turn"):
        earcons.play(name)
    assert [(path.stem, gain) for path, gain in deck.played] == [("card", 0.5), ("edge", 0.25)]
    earcons.melody([(0, 0.0)])
    earcons.set(kinds={"tones": 50})
    earcons.melody([(0, 0.0)])
    assert told == []
    (_, loud), (_, soft) = deck.played[2:]
    assert soft == pytest.approx(loud / 2, rel=0.01)


@pytest.mark.parametrize("kinds", [{"keys": 101}, {"drums": 50}])
def test_a_wrong_share_changes_nothing(earcons: Earcons, deck: Deck, kinds: dict[str, int]) -> None:
    with pytest.raises(SoundSettingError):
        earcons.set(volume=100, kinds=kinds)
    earcons.play("card")
    assert deck.played[0][1] == 0.5


def test_own_sounds_go_before_ours_and_what_is_missing_is_ours(
    earcons: Earcons, deck: Deck, told: list[Problem], tmp_path: Path
) -> None:
    (tmp_path / "turn.wav").write_bytes(b"mine")
    earcons.play("turn")
    earcons.set(pack=str(tmp_path))
    earcons.play("turn")
    earcons.play("card")
    earcons.set(pack="")
    earcons.play("turn")
    ours = folder("sounds")
    assert [path.parent for path, _ in deck.played] == [ours, tmp_path, ours, ours]
    assert told == []


def test_what_is_wrong_with_own_sounds_is_told_once_and_ours_are_played(
    earcons: Earcons, deck: Deck, told: list[Problem], tmp_path: Path
) -> None:
    (tmp_path / "turn.wav").write_bytes(b"bad")
    with (tmp_path / "card.wav").open("wb") as file:
        file.truncate(LARGEST + 1)
    earcons.set(pack=str(tmp_path))
    for name in ("turn", "card", "turn", "card"):
        earcons.play(name)
    earcons.set(pack=str(tmp_path / "gone"))
    assert [path.parent for path, _ in deck.played] == [folder("sounds")] * 4
    place = str(tmp_path)
    assert told == [
        Problem("sound-pack-broken", {"name": "turn", "folder": place}),
        Problem("sound-pack-large", {"name": "card", "folder": place, "megabytes": 4}),
        Problem("sound-pack-missing", {"folder": str(tmp_path / "gone")}),
    ]


def test_own_sounds_are_chosen_in_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    (tmp_path / "sounds" / "bells").mkdir(parents=True)
    player = Player(tmp_path, "en")
    player.press("F2", "Down", "Down", "Enter")
    assert player.press("End", "Up") == ["Your own sounds: none, 9 of 10"]
    assert player.press("Right") == ["bells"]
    assert player.press("Right") == ["none"]


def test_one_key_darkens_the_window_and_another_press_shows_it(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    assert player.press("Ctrl+D") == ["Window dark"]
    assert player.keyboard.picture is not None
    assert player.keyboard.picture.curtain
    assert player.ui.settings.get("curtain") is True
    assert player.press("Ctrl+D") == ["Window visible again"]
    assert not player.keyboard.picture.curtain
