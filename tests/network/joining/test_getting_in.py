"""Who gets in, and who does not: over real sockets with TLS, on loopback."""

from __future__ import annotations

import pytest

from braillespiel.network.joining.errors import JoinError
from tests.network.joining.hosts import CODE, WRONG, Host


def test_who_knows_the_code_gets_in_and_comes_back_by_the_token(at_table) -> None:
    async def scene(host: Host) -> None:
        entry = await host.by_code()
        assert entry.fingerprint == host.certificate.fingerprint
        assert len(bytes.fromhex(entry.token)) == 16
        assert await host.by_token(entry) == entry
        assert [each.returning for each in host.admitted] == [False, True]
        assert {each.token for each in host.admitted} == {entry.token}

    at_table(scene)


def test_a_wrong_code_is_told_as_such(at_table) -> None:
    async def scene(host: Host) -> None:
        with pytest.raises(JoinError) as caught:
            await host.by_code(WRONG)
        assert caught.value.rule == "wrong-code"
        assert (await host.refused.get()).rule == "wrong-code"
        await host.by_code(CODE)

    at_table(scene)
