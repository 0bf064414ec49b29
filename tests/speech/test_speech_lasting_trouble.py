"""The chain when voices are lost one after the other, hang for good, or are not there at all."""

from __future__ import annotations

from tests.speech.speech_fakes import FakeSpeech


def test_who_takes_over_from_one_that_never_ended_has_its_own_time(bench):
    first, second = FakeSpeech("first", instant=False), FakeSpeech("second", instant=False)
    chain = bench.make(first, second)
    heard = []
    chain.say("Du bist dran", on_end=heard.append)
    bench.until(lambda: first.texts == ["Du bist dran"] and not chain._current.busy)
    bench.pass_time(1)
    bench.pass_time(10)
    bench.until(lambda: second.texts == ["Du bist dran"] and not chain._current.busy)
    for _ in range(5):
        bench.pass_time(1)
    assert chain.name == "second"
    second.finish()
    assert heard == [True]
    assert second.openings == 1
