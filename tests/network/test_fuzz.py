"""Some frames that nobody should send; python -m tests.proof network sends very many."""

from __future__ import annotations

from tests.network.fuzz import to_a_client, to_the_host


def test_no_frame_ends_the_host_or_acts_for_another() -> None:
    assert to_the_host(40) == 40


def test_no_frame_of_a_lying_host_ends_a_client() -> None:
    assert to_a_client(40) == 40
