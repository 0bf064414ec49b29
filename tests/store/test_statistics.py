"""Statistics: played, won, best, in a row, by option and level of the bots."""

import pytest

from braillespiel.store.opening import Store
from braillespiel.store.records import OptionValue, Outcome, StoredPlayer
from braillespiel.store.statistics import PlayedElsewhere, StatisticsSummary
from tests.store.conftest import FakeClock


def play(
    store: Store,
    scores: list[int],
    winners: list[int],
    players: tuple[str, ...] = ("Ada", "bot easy"),
    options: dict[str, OptionValue] | None = None,
    game: str = "six",
) -> None:
    seated = [
        StoredPlayer(name, "bot", name[4:]) if name.startswith("bot ") else StoredPlayer(name)
        for name in players
    ]
    match = store.matches.create(game, 1, len(seated), options or {}, seated)
    store.matches.finish(match, scores, winners)


def test_nothing_played_sums_up_to_nothing(store: Store) -> None:
    assert store.statistics.summary("six") == StatisticsSummary()
    assert store.statistics.games() == []


def test_wins_best_mean_and_streaks(store: Store, clock: FakeClock) -> None:
    for scores, winners in (
        ([9, 1], [0]),
        ([8, 2], [0]),
        ([1, 7], [1]),
        ([5, 5], [0, 1]),
    ):
        clock.now += 1
        play(store, scores, winners)
    assert store.statistics.summary("six") == StatisticsSummary(
        matches=4, wins=3, best=9, mean=5.75, streak=1, longest_streak=2, shared=1
    )
    assert store.statistics.summary("six", low_wins=True).best == 1


def test_a_match_counts_once_however_often_it_is_finished(store: Store) -> None:
    match = store.matches.create("six", 1, 1, {}, [StoredPlayer("Ada")])
    store.matches.finish(match, [3], [0])
    store.matches.finish(match, [4], [0])
    assert store.statistics.summary("six").matches == 1
    assert store.statistics.summary("six").best == 4


def test_several_people_at_one_computer_are_one_match_and_each_has_an_own_sum(
    store: Store,
) -> None:
    play(store, [3, 8, 9], [2], ("Ada", "Ben", "bot hard"))
    play(store, [3, 8, 1], [1], ("Ada", "Ben", "bot hard"))
    both = store.statistics.summary("six")
    assert (both.matches, both.wins, both.best) == (2, 1, 8)
    ada = store.statistics.summary("six", player="Ada")
    assert (ada.matches, ada.wins, ada.best) == (2, 0, 3)
    assert store.statistics.players("six") == ["Ada", "Ben"]


def test_a_match_over_a_network_counts_for_those_who_sat_here(store: Store) -> None:
    players = [
        StoredPlayer("Ada"),
        StoredPlayer("Ben"),
        StoredPlayer("Cleo"),
        StoredPlayer("B", "bot", "hard"),
    ]
    outcome = Outcome([3, 8, 5, 1], [1])
    number = store.statistics.count_elsewhere(
        PlayedElsewhere("six", {"untimed": True}, players, {0, 2}, outcome, 5)
    )
    summary = store.statistics.summary("six")
    assert (summary.matches, summary.wins, summary.best, summary.elsewhere) == (1, 0, 5, 1)
    assert store.statistics.players("six") == ["Ada", "Cleo"]
    assert [(one.player, one.opponent, one.won) for one in store.statistics.against("six")] == [
        ("", "", 0),
        ("Ada", "Ben", 0),
        ("Ada", "Cleo", 0),
        ("Cleo", "Ada", 0),
        ("Cleo", "Ben", 0),
    ]
    play(store, [3, 8], [0])
    assert store.statistics.summary("six").elsewhere == 1
    store.statistics.uncount(number)
    assert store.statistics.summary("six").matches == 1


def test_a_match_that_is_kept_for_others_counts_not_here(store: Store) -> None:
    match = store.matches.create("six", 1, 2, {}, [StoredPlayer("Ada"), StoredPlayer("Ben")])
    store.matches.sync(match, [], 0, Outcome([3, 8], [1]), counts=False)
    assert store.statistics.games() == []
    [line] = store.matches.finished()
    assert line.winners == [1]


def test_bots_alone_do_not_count(store: Store) -> None:
    play(store, [3, 8], [1], ("bot easy", "bot hard"))
    assert store.statistics.games() == []


@pytest.mark.parametrize(
    ("option", "level", "matches"),
    [
        (("timer", True), None, 1),
        (("timer", 1), None, 0),
        (("rounds", 3), None, 2),
        (None, "hard", 1),
        (("rounds", 3), "easy", 1),
    ],
)
def test_narrowed_down_by_option_and_level(
    store: Store, option: tuple[str, OptionValue] | None, level: str | None, matches: int
) -> None:
    play(store, [1, 2], [1], ("Ada", "bot easy"), {"timer": True, "rounds": 3})
    play(store, [1, 2], [1], ("Ada", "bot hard"), {"timer": False, "rounds": 3})
    assert store.statistics.summary("six", option=option, level=level).matches == matches


def test_a_reset_forgets_one_game_or_all_but_no_match(store: Store) -> None:
    for game in ("six", "cubus", "ludoteca"):
        play(store, [1, 2], [1], game=game)
    store.statistics.reset("six")
    assert store.statistics.games() == ["cubus", "ludoteca"]
    store.statistics.reset()
    assert store.statistics.games() == []
    assert len(store.matches.finished()) == 3


def test_a_result_damaged_by_hand_is_left_out(store: Store) -> None:
    play(store, [1, 2], [1])
    play(store, [1, 2], [1])
    with store.database.transaction() as execute:
        execute("UPDATE results SET levels = 'x' WHERE match = 1")
    assert store.statistics.summary("six").matches == 1
