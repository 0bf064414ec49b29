"""The chain when voices are lost one after the other, hang for good, or are not there at all."""

from __future__ import annotations

import time

from braillespiel.output.speech.chain import SpeechChain
from braillespiel.seat.program.voice import ChosenVoice
from braillespiel.seat.screens.handover import HandOver
from braillespiel.seat.screens.new_match import MatchSetup
from braillespiel.seat.table.screen import Table
from tests.seat.test_handover import take_a_card
from tests.speech.speech_fakes import FakeSpeech
from tests.support.player import Player


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


def test_where_no_voice_is_left_nothing_is_being_said_and_a_late_one_says_it(bench):
    only = FakeSpeech("reader", instant=False)
    only.absent = True
    chain = bench.make(only)
    chain.say("eins")
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
        return SpeechChain([("espeak", lambda: absent)], **callbacks)

    player = Player(tmp_path, "en", columns=20)
    voice = ChosenVoice("auto", lambda: player.app, lambda _: None, make_chain)
    player.app.outputs.voice = voice
    setup = MatchSetup(player.client, "logomachy")
    setup.kinds = ["human", "human"]
    player.client.push(setup)
    player.press("Enter", "Enter")
    assert isinstance(player.client.screen, Table)
    take_a_card(player)
    ends = time.monotonic() + 5
    while not isinstance(player.client.screen, HandOver):
        assert time.monotonic() < ends, "nobody is handed over to"
        player.wait(1000)
        time.sleep(0.005)
    voice.close()
    assert player.errors == []
