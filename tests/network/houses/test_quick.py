"""Quick match: the first two who fit sit down, and nobody meets whom they never meet."""

from __future__ import annotations

from braillespiel.house.quick import BOT_MS, QuickMatch, QuickPair, QuickWish


class Waiting:
    def __init__(self) -> None:
        self.now = 0
        self.apart: dict[str, set[str]] = {}
        self.away: set[str] = set()
        self.quick = QuickMatch(
            lambda key: self.apart.get(key, set()),
            lambda: self.now,
            lambda key, table: key not in self.away,
        )


def test_the_first_who_fits_is_taken_and_waits_no_more() -> None:
    quick = Waiting().quick
    assert quick.look("ana", QuickWish("six")) is None
    assert quick.look("ben", QuickWish("six", "de", unhurried=False)) == QuickPair(
        ("ana", "ben"), QuickWish("six", "de", unhurried=True)
    )
    assert quick.look("cem", QuickWish("six")) is None
    assert quick.others("ana") == 1


def test_another_game_or_language_does_not_fit() -> None:
    quick = Waiting().quick
    quick.look("ana", QuickWish("six", "de"))
    assert quick.look("ben", QuickWish("logomachy", "de")) is None
    assert quick.look("cem", QuickWish("six", "fr")) is None
    assert quick.look("dan", QuickWish()) == QuickPair(("ana", "dan"), QuickWish("six", "de"))


def test_a_blocked_person_is_never_matched_and_not_counted() -> None:
    room = Waiting()
    room.apart = {"ana": {"eve"}, "eve": {"ana"}}
    room.quick.look("ana", QuickWish())
    assert room.quick.look("eve", QuickWish()) is None
    assert room.quick.others("ana") == room.quick.others("eve") == 0


def test_who_looks_twice_is_never_matched_with_themselves() -> None:
    quick = Waiting().quick
    quick.look("ana", QuickWish("six"))
    assert quick.look("ana", QuickWish()) is None
    assert quick.others("ben") == 1
    quick.stop("ana")
    assert quick.look("ben", QuickWish()) is None


def test_who_plays_with_a_bot_meanwhile_is_found_at_that_table() -> None:
    quick = Waiting().quick
    assert quick.look("ana", QuickWish("six"), "table") is None
    assert (quick.at("ana"), quick.at("ben")) == ("table", None)
    assert quick.look("ben", QuickWish()) == QuickPair(
        ("ana", "ben"), QuickWish("six"), "table", "ana"
    )


def test_whoever_comes_back_to_a_bot_finds_who_waits() -> None:
    quick = Waiting().quick
    quick.look("ben", QuickWish())
    assert quick.look("ana", QuickWish("six"), "table") == QuickPair(
        ("ben", "ana"), QuickWish("six"), "table", "ana"
    )


def test_two_who_both_play_with_a_bot_stay_where_they_are() -> None:
    quick = Waiting().quick
    quick.look("ana", QuickWish("six"), "one")
    assert quick.look("ben", QuickWish("six"), "other") is None


def test_a_brisk_table_is_not_for_whoever_wants_it_unhurried() -> None:
    quick = Waiting().quick
    quick.look("ana", QuickWish("six", unhurried=False), "table")
    assert quick.look("ben", QuickWish("six")) is None
    quick.stop("ben")
    found = quick.look("cem", QuickWish(unhurried=False))
    assert found is not None
    assert not found.wish.unhurried


def test_who_is_not_there_now_is_passed_over() -> None:
    room = Waiting()
    room.quick.look("ana", QuickWish(), "table")
    room.away = {"ana"}
    assert room.quick.look("ben", QuickWish()) is None


def test_whoever_plays_with_a_bot_is_offered_none() -> None:
    room = Waiting()
    room.quick.look("ana", QuickWish(), "table")
    room.now = BOT_MS
    assert room.quick.to_ask() == []


def test_a_bot_is_offered_once_and_not_before_its_time() -> None:
    room = Waiting()
    room.quick.look("ana", QuickWish())
    room.now = BOT_MS - 1
    assert room.quick.to_ask() == []
    room.now = BOT_MS
    assert room.quick.to_ask() == ["ana"]
    assert room.quick.to_ask() == []
