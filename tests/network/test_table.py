"""The table before, in and after a match: who may do what, and what the others are told."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.simulate import think
from braillespiel.games import registry
from braillespiel.network import messages as m
from braillespiel.network.client import Status
from braillespiel.network.refusals import RefusalError
from braillespiel.table.port import Request
from tests.network.places import Person, Room, hello, playing
from tests.support.facts import several

SET_UP = m.SetUp("ludoteca", 2)


def refused(room: Room, greeting: m.Hello) -> str:
    with pytest.raises(RefusalError) as found:
        room.table.hello(greeting)
    return found.value.rule


# --- coming and going ------------------------------------------------------------------------


def test_who_comes_is_told_the_table_and_the_others_hear_the_name() -> None:
    room = Room()
    ana = room.join("Ana")
    assert ana.status is Status.AT_TABLE
    assert ana.heard() == ["came"]
    room.join("Ben")
    (news,) = ana.take()
    assert news == m.News("came", 2, "Ben")
    assert ana.table is not None
    assert [member.names for member in ana.table.members] == [("Ana",), ("Ben",)]
    assert [member.opener for member in ana.table.members] == [True, False]


@pytest.mark.parametrize(
    ("names", "rule"),
    [
        (("Ana",), "name-alike"),
        (("ANA ",), "name-alike"),
        (("Ánna",), "name-alike"),
        (("A" * 41,), "name-long"),
        (("\u202eeva",), "name-signs"),
        (("\u2801",), "name-empty"),
        (("E\u2801va",), "name-signs"),
        (("E\ue000va",), "name-signs"),
        (("E\x1b[2Jva",), "name-signs"),
        (("\u3164\u3164",), "name-signs"),
        (("\u115f",), "name-signs"),
        (("E\u3164va",), "name-signs"),
        (("\u0410na",), "name-alike"),
        (("\u0391na",), "name-alike"),
        (("  ",), "name-empty"),
        (("Ben", "Ben"), "name-alike"),
        (("Ben", "Eva", "Kim"), "names-many"),
    ],
)
def test_names_that_sound_alike_or_hold_other_signs_are_refused(
    names: tuple[str, ...], rule: str
) -> None:
    room = Room()
    room.join("Ana")
    assert refused(room, hello(*names)) == rule


def test_clients_that_cannot_play_it_hear_so_before_they_sit() -> None:
    room = Room(SET_UP, 2)
    assert refused(room, m.Hello(99, ("Ana",), {})) == "protocol"
    assert refused(room, hello("Ana", games={})) == "game-missing"
    assert refused(room, hello("Ana", games={"ludoteca": 99})) == "rules-newer"
    assert list(room.table.members) == []


def test_an_unknown_token_and_a_closed_door_let_nobody_in() -> None:
    room = Room()
    room.join("Ana", host=True).power("close-door")
    assert refused(room, hello("Ben", token="ab" * 16)) == "token-unknown"
    assert refused(room, hello("Ben")) == "door-closed"


def test_a_stolen_token_takes_one_chair_and_the_older_connection_ends() -> None:
    room, (ana, ben) = playing("ludoteca")
    thief = Person(room, ["Mallory"])
    thief.token = ben.token
    room.enter(thief)
    assert room.people[ben.member] is thief
    assert thief.port is not None
    assert thief.port.chairs == (1,)
    assert "back" in ana.heard()


# --- what is played --------------------------------------------------------------------------


def test_only_who_sits_first_chooses_and_begins() -> None:
    room = Room()
    ana, ben = room.join("Ana"), room.join("Ben")
    ben.set_up(SET_UP)
    assert ben.heard()[-1] == "not-opener"
    ana.set_up(m.SetUp("chess", 2))
    ana.set_up(m.SetUp("ludoteca", 9 - 1))
    ana.set_up(m.SetUp("ludoteca", 2, {"extended": True, "deck": "own"}))
    assert ana.heard()[-3:] == ["game-unknown", "seat-count", "deck-missing"]
    ana.set_up(SET_UP)
    ben.start()
    assert ben.heard()[-2:] == ["set-up", "not-opener"]
    ana.start()
    assert ana.heard()[-1] == "not-all-ready"
    ben.ready()
    ana.start()
    assert ana.heard() == ["ready", "began"]
    assert ana.port is not None
    assert ben.port is not None
    assert (ana.port.chairs, ben.port.chairs) == ((0,), (1,))


def test_where_all_are_ready_nobody_is_told_that_waiting_is_over() -> None:
    room = Room()
    ana, ben = room.join("Ana"), room.join("Ben")
    ana.set_up(SET_UP)
    ana.ready()
    ben.ready()
    ana.heard()
    room.pass_time(60_000)
    assert ana.heard() == []


def test_who_never_says_ready_holds_nobody_up_for_more_than_half_a_minute() -> None:
    room = Room()
    ana, ben = room.join("Ana"), room.join("Ben")
    ana.set_up(SET_UP)
    ana.heard()
    room.pass_time(29_000)
    assert ana.heard() == []
    room.pass_time(1_000)
    assert ana.heard() == ["may-start"]
    cat = room.join("Cat")
    assert ana.heard() == ["came"]
    room.pass_time(30_000)
    assert ana.heard() == [], "it is told once"
    cat.sit(watches=True)
    room.pass_time(30_000)
    assert ana.heard() == ["watches"]
    ana.start()
    assert ana.heard() == ["began", "bot-plays"]
    assert ana.table is not None
    assert [chair.level for chair in ana.table.chairs] == ["", "normal"]
    ben.ask("my-chair")
    assert [chair.level for chair in room.table.shown().chairs] == ["", ""]


def test_people_who_share_a_client_have_a_chair_each_and_bots_the_rest() -> None:
    room = Room(m.SetUp("ludoteca", 3, {}, ("hard",)), 2)
    both = room.join("Ana", "Ben")
    assert both.port is not None
    assert both.port.chairs == (0, 1)
    assert [(player.name, player.level) for player in both.port.players] == [
        ("Ana", ""),
        ("Ben", ""),
        ("Bob", "hard"),
    ]


def test_who_comes_during_a_match_watches_and_has_a_chair_at_the_next() -> None:
    room, (_ana, _ben) = playing("ludoteca")
    cleo = room.join("Cleo")
    assert cleo.port is not None
    assert cleo.port.chairs == (None,)
    cleo.ask("pause")
    assert cleo.heard()[-1] == "watches"
    room.table.matches.gather()
    room.deliver()
    assert [member.watches for member in room.table.members.shown()] == [False] * 3


# --- acting ----------------------------------------------------------------------------------


def test_an_action_is_carried_out_once_however_often_it_comes() -> None:
    room, (ana, _) = playing("ludoteca")
    ana.act(ana.legal()[0])
    (act,) = [each for each in ana.sent if isinstance(each, m.Act)]
    assert len(room.host.match.journal) == 1
    before = len(ana.frames)
    room.table.message(ana.member, act)
    room.deliver()
    assert len(room.host.match.journal) == 1
    assert ana.frames[before:] == [b'{"type":"answer","seat":0,"number":1}']


def test_forged_seats_questions_and_texts_are_refused_and_invisible() -> None:
    room, (ana, ben) = playing("ludoteca")
    mover, other = (ana, ben) if ana.legal() else (ben, ana)
    action, question = str(mover.legal()[0]), room.host.question(mover.seat)
    before = len(mover.frames)
    for number, (seat, asked, text) in enumerate(
        [
            (mover.seat, question, action),
            (7, question, action),
            (other.seat, "nonsense", action),
            (other.seat, room.host.question(other.seat), "\x1b]0;x\x07"),
        ],
        1,
    ):
        other._sends(m.Act(seat, number, asked, text))
    found = [room.reader.read(frame) for frame in other.frames[-4:]]
    rules = [each.refusal.rule for each in found if isinstance(each, m.Answer) and each.refusal]
    assert rules[:3] == ["no-seat", "no-seat", "too-late"]
    assert len(rules) == 4
    assert room.host.match.journal == []
    assert mover.frames[before:] == []


def test_an_illegal_key_is_answered_here_and_sends_nothing() -> None:
    _room, (ana, ben) = playing("ludoteca")
    mover, other = (ana, ben) if ana.legal() else (ben, ana)
    sent = len(other.sent)
    with pytest.raises(IllegalActionError):
        other.act(mover.legal()[0])
    assert len(other.sent) == sent


def test_walking_sends_nothing() -> None:
    _room, (ana, _) = playing("ludoteca")
    sent = len(ana.sent)
    assert ana.port is not None
    for _ in range(20):
        ana.port.view(ana.seat), ana.port.take(), ana.port.game_time, ana.port.tick()
    assert len(ana.sent) == sent


# --- pausing, taking back, falling out ------------------------------------------------------------


def test_a_pause_is_anybodys_unless_the_host_keeps_it() -> None:
    _room, (ana, ben) = playing("six", options={"untimed": True})
    ben.ask("pause")
    assert ana.heard()[-1] == "paused"
    assert ana.port is not None
    assert ana.port.standing.paused
    ana.ask("go-on")
    assert ben.heard()[-1] == "goes-on"
    _room, (ana, ben) = playing("six", terms={"pause_by": "host"})
    ben.ask("pause")
    assert ben.heard()[-1] == "pause-host"


def test_a_move_is_taken_back_when_all_people_agree() -> None:
    room, (ana, ben) = playing("ludoteca")
    mover, other = (ana, ben) if ana.legal() else (ben, ana)
    mover.act(mover.legal()[0])
    assert mover.port is not None
    assert other.port is not None
    mover.port.request(Request.TAKE_BACK_REDRAWN, mover.seat)
    assert other.table is not None
    (proposal,) = other.table.proposals
    assert (proposal.what, proposal.asked) == ("take-back-redrawn", (other.member,))
    other.agree(proposal.number, False)
    assert mover.heard()[-1] == "refused"
    assert len(room.host.match.journal) == 1
    mover.port.request(Request.TAKE_BACK, mover.seat)
    other.agree(other.table.proposals[0].number, True)
    assert mover.heard()[-3:] == ["proposed", "agrees", "taken-back"]
    assert [entry.text for entry in room.host.match.journal] == ["redraw unseen 1"]
    assert other.port.take()[-1].again


@pytest.mark.parametrize("agrees", [True, False])
def test_who_is_not_asked_decides_no_proposal(agrees: bool) -> None:
    room, (ana, ben) = playing("ludoteca")
    cleo = room.join("Cleo")  # she watches
    mover, other = (ana, ben) if ana.legal() else (ben, ana)
    mover.act(mover.legal()[0])
    assert mover.port is not None
    mover.port.request(Request.TAKE_BACK, mover.seat)
    (proposal,) = room.table.shown().proposals
    for each in (cleo, mover):
        other.heard()
        each.agree(proposal.number, agrees)
        assert each.heard()[-1] == "proposal-gone"
        assert other.heard() == []
    assert room.table.shown().proposals == (proposal,)


@pytest.mark.parametrize("game", registry.own())
def test_a_take_back_changes_nobodys_cards(game: str) -> None:
    room, people = playing(game, several(game))
    for _ in range(12):
        mover = next((each for each in people if each.legal()), None)
        if mover is None or room.host.is_over:
            room.pass_time(2_000)
            continue
        known = [room.host.view(each.seat) for each in people]
        length = len(room.host.match.journal)
        mover.act(mover.legal()[0])
        if room.host.is_over:
            break
        assert mover.port is not None
        mover.port.request(Request.TAKE_BACK_REDRAWN, mover.seat)
        for other in people:
            if other is not mover and other.table is not None and other.table.proposals:
                other.agree(other.table.proposals[0].number, True)
        assert "taken-back" in mover.heard()
        timed = room.host.match.game.timed
        if not timed:
            assert [room.host.view(each.seat) for each in people] == known
            kept = [entry.text for entry in room.host.match.journal[length:]]
            assert kept in ([], [f"redraw unseen {room.host.taken_back}"])
        mover.act(mover.legal()[0])
        room.pass_time(2_000)
    assert room.host.taken_back > 3


def test_nothing_is_taken_back_while_somebody_is_away() -> None:
    room, (ana, ben, cem) = playing("ludoteca", 3)
    mover = next(each for each in (ana, ben, cem) if each.legal())
    away, there = (each for each in (ana, ben, cem) if each is not mover)
    mover.act(mover.legal()[0])
    assert mover.port is not None
    mover.port.request(Request.TAKE_BACK, mover.seat)
    assert there.table is not None
    room.fall_out(away)  # and what was proposed before is closed
    assert there.table.proposals == ()
    mover.heard()
    mover.port.request(Request.TAKE_BACK, mover.seat)
    assert mover.heard() == ["take-back-away"]
    assert (len(room.host.match.journal), room.host.taken_back) == (1, 0)


def test_who_falls_out_comes_back_to_the_same_chair_and_is_told_what_happened() -> None:
    room, (ana, ben) = playing("ludoteca")
    room.fall_out(ben)
    assert ana.heard()[-1] == "fell-out"
    if ana.legal():
        ana.act(ana.legal()[0])
    happened = len(room.host.match.journal)
    room.enter(ben)
    assert ana.heard()[-1] == "back"
    assert ben.port is not None
    assert sum(len(update.chairs[1].events) > 0 for update in ben.port.take()) >= happened
    assert ben.port.question(1) == room.host.question(1)


@pytest.mark.parametrize("game", registry.own())
def test_who_comes_back_is_sent_what_was_missed_alone_and_nothing_begins_anew(game: str) -> None:
    room, (_, ben) = playing(game)
    _one_acts(room)
    room.deliver()
    room.fall_out(ben)
    port, known = ben.port, ben.hello("").known
    for _ in range(3):
        _one_acts(room)
        room.deliver()
    before = len(ben.frames)
    room.enter(ben)
    came = [msgspec.json.decode(frame) for frame in ben.frames[before:]]
    assert "began" not in [each["type"] for each in came]
    updates = [each["revision"] for each in came if each["type"] == "update"]
    assert updates == list(range(known + 1, known + 1 + len(updates)))
    assert updates, "something was missed"
    assert ben.port is port


def _one_acts(room: Room) -> None:
    """Let the first who may act do what a bot does."""
    host = room.host
    seats = [seat for seat in host.match.state.to_act() if seat >= 0]
    if not seats:  # dice roll
        room.pass_time(3000)
        return
    seat = min(seats)
    host.act(seat, think(host.match.game.bot("easy"), host.view(seat), Random(1)))
    room.table.tick()


def test_what_was_lost_on_the_way_is_told_in_order_on_coming_back() -> None:
    room, (ana, ben) = playing("ludoteca")
    room.people[ana.member] = Person(room, ["Nobody"])  # its line is dead, and nobody knows yet
    for _ in range(5):
        mover = ana if 0 in room.host.match.state.to_act() else ben
        action = next(iter(room.host.match.state.legal_actions(mover.seat)))
        room.host.act(mover.seat, action)
        room.table.tick()
        room.deliver()
    happened = len(room.host.match.journal)
    room.enter(ana)
    assert ana.port is not None
    updates = ana.port.take()
    assert len(updates) == happened == 5
    assert ana.port.question(0) == room.host.question(0)
    assert ana.heard()[-1] == "back"


def test_who_was_killed_comes_back_with_what_was_told_before() -> None:
    room, (ana, ben) = playing("ludoteca")
    for _ in range(6):
        mover = ana if ana.legal() else ben
        mover.act(mover.legal()[0])
    assert ben.port is not None
    told = [update.chairs[1].events for update in ben.port.take()]
    room.fall_out(ben)
    again = Person(room, ["Ben"])
    again.token = ben.token
    room.enter(again)
    assert again.port is not None
    assert [update.chairs[1].events for update in again.port.past] == told
    assert list(again.legal()) == list(ben.legal())
    mover = ana if ana.legal() else again
    mover.act(mover.legal()[0])
    assert mover.take_late() == []


def test_the_others_choose_what_becomes_of_who_is_missing() -> None:
    room, (ana, ben) = playing("ludoteca", terms={"wait": 5})
    room.fall_out(ben)
    ana.heard()
    room.pass_time(5_000)
    assert ana.heard() == ["missing"]
    ana.choose(1, "wait")
    room.pass_time(4_000)
    assert ana.heard() == ["waits"]
    room.pass_time(1_000)
    assert ana.heard() == ["missing"]
    ana.choose(1, "bot")
    assert ana.heard() == ["bot-plays"]
    if ana.legal():
        ana.act(ana.legal()[0])
    room.pass_time(60_000)
    assert ana.legal()
    room.enter(ben)
    assert ana.heard() == ["took-chair-back", "back"]
    assert not room.host.players[1].is_bot


def test_the_match_ends_when_all_who_are_left_want_that() -> None:
    room, (ana, ben, cleo) = playing("ludoteca", 3, terms={"wait": 5})
    room.fall_out(ben)
    room.pass_time(5_000)
    ana.choose(1, "end")
    assert cleo.heard()[-1] == "wants-end"
    cleo.choose(1, "end")
    assert cleo.heard()[-2:] == ["ended", "gathering"]
    assert room.table.matches.phase == "gathering"


def test_a_match_does_not_end_because_the_last_one_who_was_asked_fell_out_too() -> None:
    room, (ana, ben) = playing("ludoteca", terms={"wait": 5})
    room.fall_out(ben)
    room.pass_time(5_000)
    assert ana.heard()[-1] == "missing"
    room.fall_out(ana)
    assert room.table.matches.phase == "playing"
    assert room.host.paused
    room.enter(ana)
    room.pass_time(5_000)
    assert ana.heard()[-1] == "missing"


def test_leaving_on_purpose_gives_the_chair_to_a_bot_for_good() -> None:
    room, (ana, ben) = playing("ludoteca")
    ben._sends(m.Leave())
    assert ana.heard()[-2:] == ["bot-plays", "went"]
    assert refused(room, hello("Ben", token=ben.token)) == "token-unknown"


def test_a_match_stands_while_nobody_is_there() -> None:
    room, (ana, ben) = playing("six")
    room.fall_out(ana)
    assert not room.host.paused
    room.fall_out(ben)
    assert room.host.paused
    time = room.host.game_time
    room.pass_time(600_000)
    room.enter(ana)
    assert not room.host.paused
    assert room.host.game_time == time


def test_a_return_match_needs_everybody() -> None:
    room, (ana, ben) = playing("cubus")
    while room.table.matches.phase == "playing":
        mover = next(each for each in (ana, ben) if each.legal())
        mover.act(mover.legal()[-1])
    assert ana.heard()[-1] == "over"
    ana.ask("again")
    assert ben.heard()[-1] == "proposed-again"
    ben.ask("again")
    told = ben.heard()
    assert told[-1] == "began"
    assert "gathering" not in told  # nothing is to be chosen: the same game is played again
    assert len(room.keeper.hosts) == 2
    assert room.table.matches.phase == "playing"


# --- the host's powers, chat ------------------------------------------------------------------


def test_only_the_hosts_person_has_its_powers() -> None:
    room = Room()
    ana, ben = room.join("Ana", host=True), room.join("Ben")
    ben.power("remove", ana.member)
    assert ben.heard()[-1] == "not-host"
    ana.power("mute", ben.member)
    ben.say("hello")
    assert ben.heard()[-1] == "muted"
    ana.power("remove", ben.member)
    assert ana.heard()[-1] == "removed"
    assert ben.status is Status.ENDED
    assert ben.problem is not None
    assert ben.problem.rule == "removed"
    assert refused(room, hello("Ben", token=ben.token)) == "token-unknown"


def test_the_hosts_person_has_no_power_over_themselves() -> None:
    room = Room()
    ana, ben = room.join("Ana", host=True), room.join("Ben")
    ben.heard()
    for what in ("remove", "mute", "unmute"):
        ana.power(what, ana.member)  # type: ignore[arg-type]
        assert ana.heard()[-1] == "no-member"
    assert ana.status is Status.AT_TABLE
    assert ben.heard() == []


def test_how_long_somebody_hears_is_said_now_and_then() -> None:
    room = Room()
    ana = room.join("Ana")
    ana.hearing(3000)
    room.watch.ms += 9_999
    assert ana.heard() == ["came"]
    ana.hearing(4000)
    assert ana.heard() == ["too-often"]
    assert next(iter(room.table.members)).hearing == 3000
    room.watch.ms += 1
    ana.hearing(5000)
    assert ana.heard() == []
    assert next(iter(room.table.members)).hearing == 5000


def test_chat_is_bounded_and_one_line() -> None:
    room = Room()
    ana, ben = room.join("Ana"), room.join("Ben")
    ana.say(" good \n morning ")
    said = [each for each in ben.take() if isinstance(each, m.Said)]
    assert said == [m.Said(1, "Ana", "good morning")]
    ana._sends(m.Say("\x1b[2J"))
    for _ in range(5):
        ana.say(prepared="well-played")
    assert ana.heard()[-2:] == ["chat-signs", "chat-often"]
    room.watch.ms += 3_000
    ben.take()
    ana.say("again")
    assert len(ben.take()) == 1


# --- the host's own end -----------------------------------------------------------------------


def test_a_host_that_is_started_again_finds_everybody() -> None:
    room, (ana, ben) = playing("ludoteca")
    for _ in range(4):
        mover = ana if ana.legal() else ben
        mover.act(mover.legal()[0])
    journal = list(room.host.match.journal)
    again = Room(keeper=room.keeper, watch=room.watch)
    assert again.table.matches.phase == "playing"
    assert again.host.paused
    ana.room = ben.room = again
    again.enter(ben)
    again.enter(ana)
    assert again.host.match.journal == journal
    assert not again.host.paused
    mover = ana if ana.legal() else ben
    mover.act(mover.legal()[0])
    assert len(again.host.match.journal) == 5
    assert refused(again, hello("Eve", token="cd" * 16)) == "token-unknown"


def test_the_hosts_person_needs_no_token_to_find_back_to_their_own_table() -> None:
    room = Room(m.SetUp("ludoteca", 2), 2)
    ana, ben = room.join("Ana", host=True), room.join("Ben")
    again = Room(keeper=room.keeper, watch=room.watch)
    ana_again = again.join("Ana", host=True)
    assert ana_again.port is not None
    assert ana_again.port.chairs == (0,)
    assert ana_again.table is not None
    assert [member.host for member in ana_again.table.members] == [True, False]
    ben.room = again
    again.enter(ben)
    assert ana_again.heard()[-1] == "back"
    assert ana.port is not None


def test_who_was_there_another_evening_holds_up_nobody_and_needs_no_code() -> None:
    room = Room()
    ana, ben = room.join("Ana", host=True), room.join("Ben")
    again = Room(keeper=room.keeper, watch=room.watch)
    ana = again.join("Ana", host=True)
    assert ana.table is not None
    assert [member.names for member in ana.table.members] == [("Ana",)]
    ana.set_up(SET_UP)
    ana.start()
    assert [chair.name for chair in ana.table.chairs] == ["Ana", "Bob"]
    ben.room = again
    again.enter(ben)
    assert ana.heard()[-1] == "back"
    assert ben.port is not None
    assert ben.port.chairs == (None,)


def test_the_time_to_get_ready_runs_anew_for_who_comes_or_sits_down() -> None:
    room = Room()
    ana = room.join("Ana", host=True)
    ana.set_up(SET_UP)
    room.pass_time(29_000)
    ben = room.join("Ben")
    room.pass_time(29_000)
    assert ana.table is not None
    ana.start()
    assert ana.heard()[-1] == "not-all-ready"
    ben.sit(watches=True)
    ben.sit(watches=False)
    room.pass_time(29_000)
    ana.start()
    assert ana.heard()[-1] == "not-all-ready"
    room.pass_time(1_000)
    assert ana.heard()[-1] == "may-start"
    room.fall_out(ben)
    room.enter(ben)
    ana.start()
    assert ana.heard()[-1] == "not-all-ready"


def test_the_chat_is_off_for_all_until_the_host_has_it_on_again() -> None:
    room = Room()
    ana, ben = room.join("Ana", host=True), room.join("Ben")
    ben.power("chat-off")
    assert ben.heard()[-1] == "not-host"
    ana.power("chat-off")
    assert (ana.heard()[-1], ben.heard()[-1]) == ("chat-off", "chat-off")
    for person in (ana, ben):
        person.say("hello")
        person.say(prepared="hello")
        assert person.heard() == ["chat-off"] * 2
    assert not [frame for frame in ben.frames if b'"said"' in frame]
    again = Room(keeper=room.keeper)  # the host was started again
    assert not again.table.matches.chat
    ana.power("chat-on")
    ben.heard()
    ana.say("hello")
    assert [frame for frame in ben.frames if b'"said"' in frame]
