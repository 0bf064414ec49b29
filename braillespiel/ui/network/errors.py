"""Errors of the network as problems that have a sentence."""

from __future__ import annotations

from braillespiel.network.client import Problem


def rule_of(error: Exception) -> Problem:
    """Return the rule that a network error names; raise the error again if it names none."""
    rule = getattr(error, "rule", None)
    if not isinstance(rule, str):
        raise error
    details = getattr(error, "details", {})
    return Problem(rule, details if isinstance(details, dict) else {})
