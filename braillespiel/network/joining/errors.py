"""Why somebody does not get to a table: the name of a rule, never a sentence."""

from __future__ import annotations

from typing import Literal, get_args

Rule = Literal[
    # where the table is looked for
    "address-empty",
    "address-form",
    "address-port",
    "address-name",
    "code-form",
    # on the way there
    "no-such-name",
    "no-network",
    "unreachable",
    "timeout",
    "refused",
    "not-ours",
    "lost",
    # what the host says
    "version",
    "wrong-code",
    "wait",
    "code-ended",
    "token-unknown",
    "busy",
    "checking",
    "malformed",
    # what the seat finds out about the host
    "certificate-changed",
    "not-proved",
    "not-encrypted",
]
"""What each means.

address-empty, address-form, address-port, address-name
    What was typed is no address: nothing at all; not in a form that we read; its port is none
    of 1 to 65535; its host name is none. ``text`` is what was typed.
code-form
    No code: not six digits. ``text`` is what was typed.
no-such-name
    Nobody knows the host name ``host``.
no-network
    This computer is in no network at all.
unreachable
    No way leads to ``host``: it is in another network.
timeout
    Nothing answers there: a firewall swallows it, or the computer sleeps or is elsewhere.
refused
    The computer is there, and no program listens at ``port``: no table is open, or another port.
not-ours
    Something answers that is no table of ours, or a program of another kind.
lost
    The connection went down before one was in.
version
    The host gets seats in by another protocol: ``theirs`` is its number, 0 if unknown.
wrong-code
    The host says that the code is wrong.
wait
    Too many wrong codes from this address: wait ``seconds``.
code-ended
    The code ended while it was tried: too many guessed, or the host made a new one.
token-unknown
    The host does not know the token: another table is open there, or the chair was given up.
busy
    Too many are at the door at this moment: trying again helps.
checking
    Nothing is open there yet: somebody only tries which devices arrive.
malformed
    The other side sent what is no part of getting in.
certificate-changed
    A known host came with another certificate: ``name`` is what it is known as. Either its
    certificate was made anew, or somebody else answers.
not-proved
    The host cannot prove that it knows the code: somebody may stand in between.
not-encrypted
    A connection without TLS leads to another computer.
"""

RULES: tuple[Rule, ...] = get_args(Rule)

PASSING = frozenset(
    {
        *("timeout", "refused", "unreachable", "no-network", "no-such-name", "not-ours", "lost"),
        *("busy", "wait", "checking"),
    }
)
"""Rules that may not hold any more when one tries again, with nothing changed.

Without a network no name is known either, and a network's own page answers for everybody.
"""


class JoinError(Exception):
    """Somebody does not get in; ``rule`` says why, ``details`` give the data.

    With ``final`` it is no use trying again.
    """

    def __init__(self, rule: Rule, **details: str | int) -> None:
        self.rule: Rule = rule
        self.details = details
        super().__init__(rule, details)

    @property
    def final(self) -> bool:
        """Tell whether it is no use trying again with nothing changed."""
        return self.rule not in PASSING


CLOSE_CODES: dict[Rule, int] = {
    "version": 4001,
    "wrong-code": 4002,
    "wait": 4003,
    "code-ended": 4004,
    "token-unknown": 4005,
    "busy": 4006,
    "malformed": 4007,
    "checking": 4008,
}
"""How a host says it, in the range that is free for programs (RFC 6455, 7.4.2).

Before its proof nothing that a host says is to be trusted: the number picks one of our sentences.
"""

LONGEST_WAIT = 3600
"""Seconds that a host can ask for."""


def closing(error: JoinError) -> tuple[int, str]:
    """Return the code and the reason with which a host closes a connection."""
    number = error.details.get("seconds", error.details.get("theirs", ""))
    return CLOSE_CODES.get(error.rule, CLOSE_CODES["malformed"]), str(number)


def closed(code: int | None, reason: str | None) -> JoinError:
    """Return what it means that a host closed a connection like this."""
    rule = next((rule for rule, each in CLOSE_CODES.items() if each == code), None)
    if rule is None:
        return JoinError("lost")
    digits = (reason or "")[:4]
    number = int(digits) if digits.isascii() and digits.isdigit() else 0
    if rule == "wait":
        return JoinError(rule, seconds=min(max(number, 1), LONGEST_WAIT))
    return JoinError(rule, theirs=number) if rule == "version" else JoinError(rule)
