"""One Chromium a session, one fake server a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import axe, chromium
from tests.browser.chromium import Browser
from tests.browser.fake import FakeServer


@pytest.fixture(scope="session")
def chromium_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    browser = chromium.start(Path(tmp_path_factory.mktemp("chromium")))
    yield browser
    browser.close()


@pytest.fixture
def browser(chromium_session: Browser) -> Browser:
    """The browser, with a window of the usual size."""
    chromium_session.size(1280, 900)
    return chromium_session


@pytest.fixture
def fake() -> Iterator[FakeServer]:
    server = FakeServer()
    yield server
    server.close()


@pytest.fixture(scope="session")
def axe_source() -> str:
    return axe.source()
