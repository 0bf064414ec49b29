"""In Chromium: the host that showed the page fails, and the page goes on at another one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.chromium import Browser
from tests.browser.fake import FakeServer
from tests.browser.shown import Shown
from tests.support.relay import free_ports

TOKEN = "0123456789abcdef0123456789abcdef"
SOUND = "import('./sounds.js').then(({ play }) => play('card', 50))"
SOUNDS = (
    "return performance.getEntriesByType('resource').filter("
    "(each) => each.name.endsWith('/sounds/card.wav') && each.decodedBodySize)"
    ".map((each) => new URL(each.name).origin + '/')"
)
MARK = "document.body.dataset.mark"


@pytest.fixture
def second() -> Iterator[FakeServer]:
    server = FakeServer()
    yield server
    server.close()


def test_where_its_host_fails_the_page_goes_on_at_the_next_one(
    browser: Browser, fake: FakeServer, second: FakeServer
) -> None:
    nobody = f"http://127.0.0.1:{free_ports(1)[0]}/"
    fake.hosts = (fake.address, nobody, second.address)
    browser.open(fake.address + "icon.svg")
    Shown(browser, fake).keep(reader="reader", dress="keys")
    browser.run(f"sessionStorage.setItem('braillespiel.token', '{TOKEN}')")
    browser.open(fake.address)
    first = fake.next("open")
    browser.run(f"{MARK} = 'the same'")
    fake.close()
    fake.cut()
    again = second.next("open")
    assert again["token"] == TOKEN
    assert again["languages"] == first["languages"]
    assert browser.run(f"return {MARK}") == "the same", "nothing was loaded anew"
    assert browser.run("return location.href") == fake.address
    second.cut()
    second.next("open")  # it stays with a host that answers
    browser.keys("x")  # browsers play nothing before
    browser.run(SOUND)
    browser.until(lambda: second.address in browser.run(SOUNDS))
