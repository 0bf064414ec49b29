"""How many sentences were given whose first sound has not been handed over yet."""

from __future__ import annotations

from braillespiel.output.speech.interface import Utterance
from tests.speech.speech_fakes import FakeSpeech


def test_where_ends_are_reported_only_the_first_sentence_has_begun(bench):
    voice = FakeSpeech("espeak", instant=False)
    chain = bench.make(voice)
    for text in ("eins", "zwei", "drei"):
        chain.say(Utterance(text))
    bench.until(lambda: len(voice.said) == 3)
    assert chain.waiting() == 2
    voice.finish()
    bench.until(lambda: chain.waiting() < 2)
    chain.say(Utterance("vier", interrupt=True))
    bench.until(lambda: "vier" in voice.texts)
    assert chain.waiting() == 0
    chain.stop()
    assert chain.waiting() == 0


def test_where_ends_are_estimated_a_fast_listener_is_not_held_up(bench):
    reader = FakeSpeech("reader", ends=False)
    chain = bench.make(reader)
    chain.start()
    bench.until(lambda: chain.name == "reader")
    for _ in range(3):
        chain.say(Utterance("abcdef" * 191))  # a minute each at the usual rate
    bench.until(lambda: len(reader.said) == 3 and not chain._current.busy)
    assert chain.waiting() == 2
    bench.pass_time(19.9)
    assert chain.waiting() == 2
    bench.pass_time(0.2)
    assert chain.waiting() == 1
    bench.pass_time(20)
    assert chain.waiting() == 0
    assert chain.speaking()


def test_before_a_voice_is_there_everything_waits_and_without_any_nothing(bench):
    absent = FakeSpeech("espeak")
    absent.absent = True
    chain = bench.make(absent)
    chain.say(Utterance("eins"))
    bench.until(lambda: not chain.speaking())
    assert chain.waiting() == 0
