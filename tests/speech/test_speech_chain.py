"""The chain: who speaks, who takes over, and that no sentence is lost or said twice."""

from __future__ import annotations

import random
import threading

import pytest

from braillespiel.output.speech.interface import SpeechSettingError, Utterance, Voice, VoiceSettings
from braillespiel.output.speech.recording import RecordingSpeech
from tests.speech.speech_fakes import FakeSpeech
from tests.support.patience import HANGS_S


def test_the_first_backend_that_can_be_opened_speaks(bench):
    absent, present, spare = FakeSpeech("reader"), FakeSpeech("espeak"), FakeSpeech("terminal")
    absent.absent = True
    chain = bench.make(absent, present, spare)
    chain.say(Utterance("Guten Tag."))
    bench.until(lambda: present.texts == ["Guten Tag."])
    assert chain.name == "espeak"
    assert spare.openings == 0
    assert chain.problems()["reader"].key == "speech-no-reader"
    bench.until(lambda: bench.changes == [(None, "espeak", "speech-no-reader")])


def test_sentences_keep_their_order_and_are_said_once(bench):
    voice = FakeSpeech("espeak")
    chain = bench.make(voice)
    for number in range(50):
        chain.say(Utterance(f"Satz {number}"))
    bench.until(lambda: len(voice.said) == 50)
    assert voice.texts == [f"Satz {n}" for n in range(50)]


def test_a_backend_that_raises_loses_no_sentence(bench):
    first, second = FakeSpeech("reader"), FakeSpeech("espeak")
    chain = bench.make(first, second)
    chain.say(Utterance("eins"))
    bench.until(lambda: first.texts == ["eins"])
    first.failing = OSError("gone")
    chain.say(Utterance("zwei"))
    chain.say(Utterance("drei"))
    bench.until(lambda: len(second.said) == 2)
    assert first.texts == ["eins"]
    assert second.texts == ["zwei", "drei"]
    bench.changed("reader", "espeak", "speech-failed")
    assert "OSError: gone" in chain.problems()["reader"].args["error"]


def test_a_backend_that_hangs_is_left_behind_and_its_sentence_repeated(bench):
    first, second = FakeSpeech("reader"), FakeSpeech("espeak")
    chain = bench.make(first, second, hang_after=1.0)
    chain.say(Utterance("eins"))
    bench.until(lambda: first.texts == ["eins"])
    first.hanging = True
    first.entered.clear()
    chain.say(Utterance("zwei"))
    assert first.entered.wait(HANGS_S)
    bench.pass_time(0.9)
    assert second.said == []
    bench.pass_time(0.2)
    bench.until(lambda: second.texts == ["zwei"])
    bench.until(lambda: ("reader", "espeak", "speech-hangs") in bench.changes)
    chain.say(Utterance("drei"))
    bench.until(lambda: second.texts == ["zwei", "drei"])
    first.release.set()
    bench.until(lambda: first.closings == 1)
    assert chain.name == "espeak"


OPEN_S = 3.0


def test_an_opening_that_hangs_is_left_behind(bench):
    class Slow(FakeSpeech):
        def open(self):
            self.entered.set()
            self.release.wait(HANGS_S)

    slow, second = Slow("reader"), FakeSpeech("espeak")
    chain = bench.make(slow, second, open_within=OPEN_S)
    chain.say(Utterance("eins"))
    assert slow.entered.wait(HANGS_S)
    bench.pass_time(OPEN_S + 0.1)
    bench.until(lambda: second.texts == ["eins"])
    slow.release.set()
    bench.until(lambda: slow.closings == 1)
    bench.pass_time(2.1)  # it is there after all, so it is tried again and takes over
    chain.say(Utterance("zwei"))
    bench.until(lambda: chain.name == "reader")
    bench.changed("espeak", "reader", "speech-back")


def test_what_was_being_said_when_the_backend_died_is_repeated_with_what_waited(bench):
    first, second = FakeSpeech("reader", instant=False), FakeSpeech("espeak")
    chain = bench.make(first, second)
    for text in ("eins", "zwei", "drei"):
        chain.say(Utterance(text))
    bench.until(lambda: len(first.said) == 3)
    first.finish()
    first.dead = True
    bench.pass_time(1.0)
    bench.until(lambda: second.texts == ["zwei", "drei"])


def test_a_backend_that_died_is_noticed_however_fast_keys_are_pressed(bench):
    first, second = FakeSpeech("reader", instant=False), FakeSpeech("espeak")
    chain = bench.make(first, second)
    chain.say(Utterance("eins"))
    bench.until(lambda: first.texts == ["eins"])
    first.dead = True
    for number in range(10):  # within a second; whenever it is looked, a sentence is on its way
        first.hanging = True
        first.release.clear()
        first.entered.clear()
        chain.say(Utterance(f"Taste {number}", interrupt=True))
        bench.until(lambda: first.entered.is_set() or second.said)
        if second.said:
            break
        bench.pass_time(0.1)
        first.hanging = False
        first.release.set()
        thread = chain._current
        bench.until(lambda thread=thread: thread is None or not thread.busy)
    assert number < 5
    assert second.texts[0].startswith("Taste")


def test_the_lost_backend_comes_back_between_two_sentences(bench):
    first, second = FakeSpeech("reader"), FakeSpeech("espeak", instant=False)
    chain = bench.make(first, second)
    chain.say(Utterance("eins"))
    bench.until(lambda: first.said)
    first.failing = OSError("gone")
    chain.say(Utterance("zwei"))
    bench.until(lambda: second.texts == ["zwei"])
    first.failing = None
    bench.pass_time(1.0)
    chain.say(Utterance("drei"))
    bench.until(lambda: second.texts == ["zwei", "drei"])
    assert first.openings == 1, "too early to try again"
    bench.pass_time(1.5)
    chain.say(Utterance("vier"))
    bench.until(lambda: first.openings == 2 and first.is_open)
    assert chain.name == "espeak", "not in the middle of a sentence"
    bench.until(lambda: len(second.said) == 3)
    for _ in range(3):
        second.finish()
    bench.until(lambda: chain.name == "reader")
    chain.say(Utterance("fünf"))
    bench.until(lambda: first.texts == ["eins", "fünf"])
    assert second.texts == ["zwei", "drei", "vier"]
    bench.changed("espeak", "reader", "speech-back")


def test_the_pause_before_the_next_try_doubles(bench):
    first, second = FakeSpeech("reader"), FakeSpeech("espeak")
    chain = bench.make(first, second)
    chain.say(Utterance("eins"))
    bench.until(lambda: first.said)
    first.failing, first.absent = OSError("gone"), True
    chain.say(Utterance("zwei"))
    bench.until(lambda: second.said)
    tries = []
    for second_number in range(1, 16):
        bench.clock.now += 1.0
        before = first.openings
        count = len(second.said)
        chain.say(Utterance("x"))
        bench.until(lambda: len(second.said) == count + 1)  # noqa: B023
        if chain._better is not None:
            chain._better.thread.join(HANGS_S)
        if first.openings > before:
            tries.append(second_number)
    assert tries == [2, 6, 14]


def test_without_any_backend_sentences_wait_and_the_loss_is_told_once(bench):
    only = FakeSpeech("reader")
    only.absent = True
    chain = bench.make(only)
    chain.say(Utterance("eins"))
    bench.until(lambda: bench.changes == [(None, None, "speech-no-reader")])
    chain.say(Utterance("zwei"))
    only.absent = False
    chain.say(Utterance("drei"))

    def later() -> bool:
        bench.pass_time(10)  # a try may have been under way, which failed, and the next waits
        return only.texts == ["eins", "zwei", "drei"]

    bench.until(later)
    assert [new for _, new, _ in bench.changes] == [None, "reader"]


def test_what_waits_is_said_by_itself_once_a_backend_is_there_again(bench):
    only = FakeSpeech("reader")
    only.failing = OSError("gone")
    chain = bench.make(only)
    for _ in range(8):  # the pauses grow
        chain.say(Utterance("eins", interrupt=True))
        bench.until(lambda: chain._current is None)
        bench.pass_time(10)
        bench.until(lambda: chain._current is None)
    only.failing = None
    assert only.texts == []
    bench.pass_time(10)
    bench.until(lambda: only.texts == ["eins"])


def test_a_backend_that_never_ends_a_sentence_counts_as_hanging(bench):
    first, second = FakeSpeech("first", instant=False), FakeSpeech("second")
    chain = bench.make(first, second)
    chain.say(Utterance("Du bist dran"))
    bench.until(lambda: first.texts == ["Du bist dran"] and not chain._current.busy)
    bench.pass_time(1)
    assert chain.name == "first"
    bench.pass_time(10)
    bench.until(lambda: second.texts == ["Du bist dran"])
    bench.changed("first", "second", "speech-hangs")


def test_asking_for_voices_does_not_wait_for_a_backend_that_hangs(bench):
    voice = FakeSpeech("reader")
    chain = bench.make(voice)
    chain.say(Utterance("eins"))
    voice.hanging = True
    chain.say(Utterance("zwei"))
    assert voice.entered.wait(HANGS_S)
    assert chain.voices(timeout=0) == []
    voice.release.set()


def test_an_own_key_cuts_off_everything_before(bench):
    voice = FakeSpeech("espeak", instant=False)
    chain = bench.make(voice)
    ends = []
    chain.say(Utterance("eins"), on_end=lambda heard: ends.append(("eins", heard)))
    chain.say(Utterance("zwei"), on_end=lambda heard: ends.append(("zwei", heard)))
    bench.until(lambda: len(voice.said) == 2)
    chain.say(Utterance("drei", interrupt=True), on_end=lambda heard: ends.append(("drei", heard)))
    bench.until(lambda: len(voice.said) == 3)
    voice.finish()
    bench.until(lambda: len(ends) == 3)
    assert sorted(ends) == [("drei", True), ("eins", False), ("zwei", False)]
    assert [said.heard for said in voice.said] == [False, False, True]


def test_what_is_cut_off_before_it_was_handed_over_is_never_said(bench):
    voice = FakeSpeech("espeak")
    voice.hanging = True
    chain = bench.make(voice)
    chain.say(Utterance("eins"))
    assert voice.entered.wait(HANGS_S)
    chain.say(Utterance("zwei"))
    chain.say(Utterance("drei", interrupt=True))
    voice.release.set()
    bench.until(lambda: "drei" in voice.texts)
    assert "zwei" not in voice.texts


def test_stop_silences(bench):
    voice = FakeSpeech("espeak", instant=False)
    chain = bench.make(voice)
    chain.say(Utterance("eins"))
    bench.until(lambda: voice.said)
    assert chain.speaking()
    chain.stop()
    assert not chain.speaking()
    bench.until(lambda: voice.stops == 1)
    bench.until(lambda: bench.speaking == [True, False])


def test_ends_are_estimated_where_the_backend_does_not_report_them(bench):
    voice = FakeSpeech("reader", ends=False)
    chain = bench.make(voice)
    ends = []
    chain.start()
    bench.until(lambda: chain.name == "reader")
    chain.say(Utterance("a" * 191 * 6), on_end=lambda heard: ends.append(heard))
    bench.until(lambda: voice.said and not chain._current.busy)
    bench.pass_time(59.0)
    assert ends == []
    bench.pass_time(1.1)
    assert ends == [True]


def test_estimates_of_queued_sentences_add_up(bench):
    voice = FakeSpeech("reader", ends=False)
    chain = bench.make(voice)
    ends = []
    chain.start()
    bench.until(lambda: chain.name == "reader")
    for number in range(3):
        chain.say(Utterance("abcdef" * 191), on_end=lambda _, n=number: ends.append(n))
    bench.until(lambda: len(voice.said) == 3 and not chain._current.busy)
    for minutes in (1, 2, 3):
        bench.pass_time(60.01)
        assert ends == list(range(minutes))


@pytest.mark.parametrize(
    "text", ["", "   ", "\x00\x07\x1b", "\ud800", "\ue000\ue001", "\u200b\u2028"]
)
def test_text_that_cannot_be_said_is_heard_at_once(bench, text):
    voice = FakeSpeech("espeak")
    chain = bench.make(voice)
    chain.start()
    bench.until(lambda: chain.name == "espeak")
    ends = []
    chain.say(Utterance(text, interrupt=True), on_end=ends.append)
    assert ends == [True]
    bench.until(lambda: voice.stops == 1)
    assert voice.said == []


def test_odd_text_arrives_without_what_cannot_be_said(bench):
    voice = FakeSpeech("espeak")
    chain = bench.make(voice)
    chain.say(Utterance("rote\x00 7\n♥ 🎉 \ud800 Ende " + "x" * 10_000))
    bench.until(lambda: voice.said)
    assert voice.texts == ["rote 7 ♥ 🎉 Ende " + "x" * 10_000]


def test_pitch_side_and_language_reach_the_backend(bench):
    voice = FakeSpeech("espeak")
    chain = bench.make(voice)
    chain.say(Utterance("fifteen", language="en", pitch=70, pan=-1.0))
    bench.until(lambda: voice.said)
    said = voice.said[0]
    assert (said.language, said.pitch, said.pan) == ("en", 70, -1.0)


def test_settings_hold_for_the_backend_that_takes_over_too(bench):
    first, second = FakeSpeech("reader"), FakeSpeech("espeak")
    chain = bench.make(first, second)
    chain.say(Utterance("eins"))
    bench.until(lambda: first.said)
    chain.set(rate=80, volume=40)
    bench.until(lambda: first.settings == VoiceSettings(80, 40))
    first.failing = OSError()
    chain.say(Utterance("zwei"))
    bench.until(lambda: second.said)
    assert second.settings == VoiceSettings(80, 40)


@pytest.mark.parametrize(
    "change", [{"rate": 101}, {"rate": -1}, {"volume": "laut"}, {"pitch": 1.5}, {"rate": True}]
)
def test_a_setting_out_of_range_changes_nothing_and_names_itself(bench, change):
    chain = bench.make(FakeSpeech("espeak"))
    with pytest.raises(SpeechSettingError) as caught:
        chain.set(**change)
    assert caught.value.problem.args["setting"] == next(iter(change))
    assert chain.settings == VoiceSettings()


def test_an_unknown_voice_is_reported_and_the_default_one_speaks(bench):
    voice = RecordingSpeech("espeak", voices=(Voice("gmw/de", "German", "de"),))
    chain = bench.make(voice, settings=VoiceSettings(rate=50, voice="klaus"))
    chain.say(Utterance("eins"))
    bench.until(lambda: voice.said)
    bench.until(lambda: [p.key for p in bench.problems] == ["speech-unknown-voice"])
    assert bench.problems[0].args == {"voice": "klaus", "name": "espeak"}
    assert voice.settings == VoiceSettings(rate=50)


def test_prefer_changes_over_and_tells(bench):
    first, second = FakeSpeech("reader"), FakeSpeech("espeak")
    chain = bench.make(first, second)
    chain.say(Utterance("eins"))
    bench.until(lambda: first.said)
    chain.prefer("espeak")
    bench.until(lambda: chain.name == "espeak")
    chain.say(Utterance("zwei"))
    bench.until(lambda: second.texts == ["zwei"])
    bench.changed("reader", "espeak", "speech-chosen")
    with pytest.raises(KeyError):
        chain.prefer("nonsense")


def test_prefer_something_that_cannot_be_opened_keeps_the_present_one(bench):
    first, second = FakeSpeech("espeak"), FakeSpeech("reader")
    second.absent = True
    chain = bench.make(first, second)
    chain.say(Utterance("eins"))
    bench.until(lambda: first.said)
    chain.prefer("reader")
    bench.until(lambda: bench.problems)
    assert bench.problems[0].key == "speech-no-reader"
    assert chain.name == "espeak"


def test_retry_finds_a_screen_reader_started_late(bench):
    reader, voice = FakeSpeech("reader"), FakeSpeech("espeak")
    reader.absent = True
    chain = bench.make(reader, voice)
    chain.say(Utterance("eins"))
    bench.until(lambda: voice.said)
    reader.absent = False
    chain.retry()
    bench.until(lambda: chain.name == "reader")
    bench.changed("espeak", "reader", "speech-back")


def test_braille_goes_to_a_backend_that_has_it(bench):
    reader = FakeSpeech("reader")
    chain = bench.make(reader)
    assert not chain.braille("r7")
    chain.start()
    bench.until(lambda: chain.name == "reader")
    assert chain.braille("r7")
    bench.until(lambda: reader.brailled == ["r7"])


def test_a_callback_that_raises_does_no_harm(bench, caplog):
    voice = FakeSpeech("espeak")
    chain = bench.make(voice)

    def bad(heard):
        raise RuntimeError("bad callback")

    chain.say(Utterance("eins"), on_end=bad)
    bench.until(lambda: "bad callback" in caplog.text)
    chain.say(Utterance("zwei"))
    bench.until(lambda: voice.texts == ["eins", "zwei"])


def test_after_closing_nothing_is_said_and_the_backend_is_closed(bench):
    voice = FakeSpeech("espeak")
    chain = bench.make(voice)
    chain.say(Utterance("eins"))
    bench.until(lambda: voice.said)
    chain.close()
    chain.say(Utterance("zwei"))
    assert voice.texts == ["eins"]
    assert voice.closings == 1


def test_the_watcher_finds_a_hang_by_itself(bench):
    import time

    first, second = FakeSpeech("reader"), FakeSpeech("espeak")
    first.hanging = True
    chain = bench.make(first, second, hang_after=0.05, clock=time.monotonic, watch=True)
    chain.say(Utterance("eins"))
    bench.until(lambda: second.texts == ["eins"])
    first.release.set()


def test_the_watcher_ends_estimated_sentences_by_itself(bench):
    import time

    voice = FakeSpeech("reader", ends=False)
    chain = bench.make(voice, clock=time.monotonic, watch=True)
    heard = threading.Event()
    chain.say(Utterance("kurz"), on_end=lambda _: heard.set())
    assert heard.wait(HANGS_S)


def test_many_threads_lose_nothing_while_backends_fail(bench):
    """Eight threads speak while the first backend fails again and again, seeded."""
    rng = random.Random(7)

    class Shaky(FakeSpeech):
        def say(self, utterance, on_end=None):
            if rng.random() < 0.2:
                raise OSError("shaky")
            super().say(utterance, on_end)

    first, second = Shaky("reader"), FakeSpeech("espeak")
    chain = bench.make(first, second)
    ends = []

    def talk(number):
        for index in range(40):
            chain.say(Utterance(f"{number}-{index}"), on_end=ends.append)
            bench.clock.now += 0.05

    threads = [threading.Thread(target=talk, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(HANGS_S)
    bench.until(lambda: len(ends) == 320)
    assert ends == [True] * 320
    said = first.texts + second.texts
    assert sorted(said) == sorted({f"{n}-{i}" for n in range(8) for i in range(40)})
    assert len(first.texts) > 0 < len(second.texts)
