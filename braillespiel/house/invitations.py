"""Invitations to a closed house: each for one newcomer, for some days, ended one by one.

Only a digest of an invitation is kept; its number is how the digest begins, and lets nobody in.
"""

from __future__ import annotations

from secrets import choice

from msgspec.structs import replace

from braillespiel.house.facts import HouseFacts
from braillespiel.house.people import digest_of
from braillespiel.network.houses.errors import HouseError

NUMBER = 8
"""Signs of a number."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of invitations and table numbers: none that is easily taken for another."""
_SIGNS = 12


def made(facts: HouseFacts, until: int) -> tuple[HouseFacts, str]:
    """Return facts with one more invitation, and its word, which nobody can find out later.

    The house is closed from then on, also once no invitation is left.
    """
    word = "".join(choice(LETTERS) for _ in range(_SIGNS))
    digest = digest_of(word, bytes.fromhex(facts.secret))
    invitations = facts.invitations | {digest: until}
    return replace(facts, invitations=invitations, by_invitation=True), word


def number_of(facts: HouseFacts, word: str) -> str:
    """Return the number of an invitation."""
    return digest_of(word, bytes.fromhex(facts.secret))[:NUMBER]


def listed(facts: HouseFacts, now: int) -> list[tuple[str, int]]:
    """Return the numbers of invitations that are good, and until when, the next to end first."""
    good = [(each[:NUMBER], until) for each, until in facts.invitations.items() if until > now]
    return sorted(good, key=lambda each: (each[1], each[0]))


def ended(facts: HouseFacts, number: str) -> HouseFacts:
    """Return facts without an invitation. Raises HouseError house-no-invitation."""
    found = {each for each in facts.invitations if each[:NUMBER] == number}
    if not found:
        raise HouseError("house-no-invitation", {"text": number})
    return _without(facts, found)


def without_old(facts: HouseFacts, now: int) -> HouseFacts:
    """Return facts without the invitations that are good no more."""
    return _without(facts, {each for each, until in facts.invitations.items() if until <= now})


def spent(facts: HouseFacts, word: str) -> HouseFacts:
    """Return facts without the invitation that somebody uses, if the word is one."""
    return _without(facts, {digest_of(word, bytes.fromhex(facts.secret))})


def given_back(facts: HouseFacts, before: HouseFacts, word: str) -> HouseFacts:
    """Return facts with the invitation again that somebody could not use after all."""
    digest = digest_of(word, bytes.fromhex(facts.secret))
    kept = {digest: before.invitations[digest]} if digest in before.invitations else {}
    return replace(facts, invitations=facts.invitations | kept)


def _without(facts: HouseFacts, gone: set[str]) -> HouseFacts:
    left = {each: until for each, until in facts.invitations.items() if each not in gone}
    if left == facts.invitations:
        return facts
    return replace(facts, invitations=left, by_invitation=True)  # it stays closed without any
