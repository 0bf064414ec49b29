"""The recording twin of the earcons, for tests."""

from __future__ import annotations

from collections.abc import Sequence


class RecordingSounds:
    """Keeps (name, pan) of every sound in ``played``."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.melodies: list[tuple[tuple[int, float], ...]] = []
        self.rooms: list[tuple[str, int]] = []
        self.volume = 80
        self.duck = True
        self.ducked = False

    def play(self, name: str, pan: float = 0.0) -> None:
        """Record the sound."""
        self.played.append((name, pan))

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        """Record the tones."""
        self.melodies.append(tuple(tones))

    def room(self, name: str, share: int = 100) -> None:
        """Record the room tone."""
        self.rooms.append((name, share))

    def set(self, *, volume: int | None = None, duck: bool | None = None) -> None:
        """Keep the settings."""
        self.volume = self.volume if volume is None else volume
        self.duck = self.duck if duck is None else duck

    def set_ducked(self, speaking: bool) -> None:
        """Keep whether speech is going on."""
        self.ducked = speaking

    def close(self) -> None:
        """Nothing to close."""
