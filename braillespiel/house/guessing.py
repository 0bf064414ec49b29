"""Wrong guesses in a house: they count by key or address, and over all its tables together.

Each table's door counts by address too (joining.guesses). Where too many have guessed wrong in
all, whoever has no place yet waits; whoever has one notices nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from braillespiel.network.houses.errors import HouseError
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.guesses import origin

FROM_ONE = 5
IN_ALL = 200
"""Wrong guesses over all tables before everybody who guesses waits."""
FIRST_WAIT = 60.0
LONGEST = 3600.0
FORGOTTEN_S = 24 * 3600.0
KEPT = 4096


class _Count:
    def __init__(self) -> None:
        self.wrong = 0
        self.waits = 0
        self.until = -math.inf
        self.last = -math.inf


class Guessing:
    """Counts wrong guesses; times are seconds of ``clock``, which never goes back.

    ``on_guess`` is told of each, whether it was right.
    """

    def __init__(
        self,
        clock: Callable[[], float] = monotonic,
        on_guess: Callable[[bool], None] = lambda right: None,
    ) -> None:
        self._clock, self._on_guess = clock, on_guess
        self._counts: dict[str, _Count] = {}
        self._all = _Count()

    @contextmanager
    def guess(self, *who: str) -> Iterator[None]:
        """Count a guess of a key, an address or both, unless it turns out right.

        It counts until then, so that hanging up makes none free. Raises HouseError house-guesses.
        """
        counts = [self._count(origin(each)) for each in who]
        for each in (*counts, self._all):
            left = each.until - self._clock()
            if left > 0:
                raise HouseError("house-guesses", {"seconds": math.ceil(left)})
        for count in counts:
            self._wrong(count, FROM_ONE)
        self._wrong(self._all, IN_ALL)
        try:
            yield
        except BaseException as error:
            # Somebody who was not let guess at all has not guessed.
            if isinstance(error, JoinError) and error.rule in ("wait", "busy", "code-form"):
                self._give_back(counts)
            else:
                self._on_guess(False)
            raise
        self._give_back(counts)
        self._on_guess(True)

    def _give_back(self, counts: list[_Count]) -> None:
        for each in (*counts, self._all):
            self._right(each)

    def _wrong(self, count: _Count, most: int) -> None:
        now = self._clock()
        if now - count.last > FORGOTTEN_S:
            count.wrong = count.waits = 0
        count.last = now
        count.wrong += 1
        if count.wrong >= most:
            count.wrong = 0
            count.until = now + min(FIRST_WAIT * 2.0 ** min(count.waits, 16), LONGEST)
            count.waits += 1

    def _right(self, count: _Count) -> None:
        if count.wrong:
            count.wrong -= 1
        else:  # it was the one after which one waits
            count.until = -math.inf
            count.waits -= 1

    def _count(self, who: str) -> _Count:
        if who not in self._counts and len(self._counts) >= KEPT:
            del self._counts[min(self._counts, key=lambda each: self._counts[each].last)]
        return self._counts.setdefault(who, _Count())
