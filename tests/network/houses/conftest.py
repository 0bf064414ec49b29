"""One PostgreSQL server for all tests of houses that a process runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.postgres import PostgresServer, server


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with server() as made:
        yield made
