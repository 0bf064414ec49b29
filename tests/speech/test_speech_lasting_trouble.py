"""The chain when voices are lost one after the other, hang for good, or are not there at all."""

from __future__ import annotations

import pytest

from braillespiel.application.voice import ChosenVoice
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import Utterance, Voice
from braillespiel.ui.match.people import HandOver
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.new_match import MatchSetup
from tests.speech.speech_fakes import FakeSpeech
from tests.support.patience import HANGS_S, until
from tests.support.player import Player
from tests.ui.test_handover import take_a_card


def test_who_takes_over_from_one_that_never_ended_has_its_own_time(bench):
    first, second = FakeSpeech("first", instant=False), FakeSpeech("second", instant=False)
    chain = bench.make(first, second)
    heard = []
    chain.say(Utterance("Du bist dran"), on_end=heard.append)
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


def test_where_no_voice_is_left_nothing_is_being_said_and_a_late_one_says_it(bench):
    only = FakeSpeech("reader", instant=False)
    only.absent = True
    chain = bench.make(only)
    chain.say(Utterance("eins"))
    bench.until(lambda: bench.changes == [(None, None, "speech-no-reader")])
    assert not chain.speaking()
    bench.until(lambda: bench.speaking == [True, False])
    only.absent = False
    bench.pass_time(10)
    bench.until(lambda: only.texts == ["eins"])
    assert chain.speaking()
    only.finish()
    assert not chain.speaking()
    bench.until(lambda: bench.speaking == [True, False, True, False])


def test_two_people_without_any_voice_are_handed_over(tmp_path):
    absent = FakeSpeech("espeak")
    absent.absent = True

    def make_chain(_, **callbacks):
        return FailoverSpeech([("espeak", lambda: absent)], **callbacks)

    player = Player(tmp_path, "en", columns=20)
    voice = ChosenVoice("auto", lambda: player.app, lambda _: None, make_chain)
    player.app.devices.voice = voice
    setup = MatchSetup(player.ui, "logomachy")
    setup.kinds = ["human", "human"]
    player.ui.push(setup)
    player.press("Enter", "Enter")
    assert isinstance(player.ui.screen, MatchScreen)
    take_a_card(player)

    def handed_over():
        player.wait(1000)
        return isinstance(player.ui.screen, HandOver)

    until(handed_over, "the next person")
    voice.close()
    assert player.errors == []


@pytest.mark.parametrize("then", ["returns", "raises"])
def test_while_an_opening_hangs_no_other_is_begun(bench, then):
    class Slow(FakeSpeech):
        def open(self):
            super().open()
            if self.openings == 1:
                self.release.wait(HANGS_S)
                if then == "raises":
                    raise OSError("at last")

    slow = Slow("reader")
    chain = bench.make(slow)
    chain.say(Utterance("eins"))
    bench.until(lambda: slow.openings == 1)
    for _ in range(60):
        bench.pass_time(1)
        chain.retry()
    assert slow.openings == 1
    assert chain.problems()["reader"].key == "speech-hangs"
    hung = chain._entries[0].before.thread
    slow.release.set()
    hung.join(HANGS_S)
    bench.pass_time(1)
    bench.until(lambda: slow.texts == ["eins"])
    assert (slow.openings, chain.name) == (2, "reader")


def test_a_lost_voice_is_not_opened_anew_while_its_call_hangs(bench):
    first, second = FakeSpeech("reader"), FakeSpeech("espeak")
    first.hanging = True
    chain = bench.make(first, second)
    chain.say(Utterance("eins"))
    assert first.entered.wait(HANGS_S)
    bench.pass_time(2)
    bench.until(lambda: second.texts == ["eins"])
    for number in range(20):
        bench.clock.now += 20
        chain.say(Utterance(str(number)))
        bench.until(lambda: second.texts[-1] == str(number))  # noqa: B023
    chain.prefer("reader")
    assert [problem.key for problem in bench.problems] == ["speech-hangs"]
    assert first.openings == 1
    hung = chain._entries[0].before.thread
    first.hanging = False
    first.release.set()
    hung.join(HANGS_S)
    chain.say(Utterance("zurück"))
    bench.until(lambda: chain.name == "reader")
    chain.say(Utterance("da"))
    bench.until(lambda: first.texts[-1] == "da")


def test_a_voice_whose_closing_hangs_is_not_opened_anew(bench):
    class Clinging(FakeSpeech):
        def close(self):
            super().close()
            self.release.wait(HANGS_S)

    clinging = Clinging("reader")
    clinging.failing = OSError("gone")
    chain = bench.make(clinging)
    chain.say(Utterance("eins"))
    bench.until(lambda: clinging.closings == 1)
    clinging.failing = None
    for _ in range(60):
        bench.pass_time(1)
    assert clinging.openings == 1
    hung = chain._entries[0].before.thread
    clinging.release.set()
    hung.join(HANGS_S)
    bench.pass_time(1)
    bench.until(lambda: clinging.texts == ["eins"])


class Listing(FakeSpeech):
    """A backend that takes its time to tell its voices."""

    detail = "reader"
    asked = 0

    def voices(self):
        self.asked += 1
        self.release.wait(HANGS_S)
        return [Voice("anna", "Anna", "de")]


def test_a_voice_that_is_slow_to_tell_its_voices_speaks_at_once_and_stays(bench):
    slow, second = Listing("reader"), FakeSpeech("espeak")
    chain = bench.make(slow, second)
    chain.start()
    bench.until(lambda: chain.name == "reader")
    chain.say(Utterance("eins"))
    chain.say(Utterance("zwei", interrupt=True))
    bench.until(lambda: slow.texts[-1:] == ["zwei"])
    assert chain.voices(timeout=0) == []
    bench.until(lambda: slow.asked == 1)
    chain.say(Utterance("drei"))
    bench.pass_time(5)
    assert chain.voices(timeout=0) == []
    slow.release.set()
    bench.until(lambda: slow.texts[-1] == "drei")
    assert [voice.id for voice in chain.voices(timeout=0)] == ["anna"]
    assert (chain.name, second.openings, slow.asked) == ("reader", 0, 1)


def test_voices_that_are_known_are_not_asked_for_again_unless_another_answers(bench):
    voice = Listing("reader")
    voice.release.set()
    chain = bench.make(voice)
    chain.start()
    bench.until(lambda: chain.name == "reader")
    assert [known.id for known in chain.voices(timeout=HANGS_S)] == ["anna"]
    for detail, asked in (("reader", 1), ("another", 2)):
        voice.failing = OSError("gone")
        chain.say(Utterance("eins", interrupt=True))
        bench.until(lambda: chain.name is None)
        voice.failing, voice.detail = None, detail
        chain._entries[0].before.thread.join(HANGS_S)
        bench.pass_time(10)
        bench.until(lambda: chain.name == "reader")
        assert [known.id for known in chain.voices(timeout=HANGS_S)] == ["anna"]
        assert voice.asked == asked


def test_voices_that_cannot_be_told_are_none(bench):
    class Mute(FakeSpeech):
        def voices(self):
            raise OSError("no list")

    chain = bench.make(Mute("reader"))
    chain.start()
    bench.until(lambda: chain.name == "reader")
    assert chain.voices(timeout=HANGS_S) == []
    assert chain.voices(timeout=HANGS_S) == []
    assert chain.name == "reader"
