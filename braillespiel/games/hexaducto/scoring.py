"""The final points."""

from __future__ import annotations

from collections.abc import Sequence


def final_scores(totals: Sequence[int], ended_by: int | None) -> list[int]:
    """Return the points of all seats from the sums of all their cards.

    The seat that ended the match has a positive sum doubled if it is more than that of at least
    one opponent.
    """
    final = list(totals)
    if ended_by is not None and len(final) > 1:
        own = final[ended_by]
        if own > 0 and own > min(final):
            final[ended_by] = 2 * own
    return final
