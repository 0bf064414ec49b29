"""Each fault that a game of another package may have: its test at a local and at a served table."""

from __future__ import annotations

import pytest

from tests.games.outside import test_fence, test_served
from tests.network.houses import test_outside

ROWS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "raises in zones, announcements, actions": (
        (
            "test_one_that_raises_is_named_with_its_package",
            "test_a_rule_that_raises_leaves_the_table_as_it_was",
            "test_what_is_shown_after_every_key_tells_its_fault_once",
            "test_by_a_display_alone_a_fault_is_told_with_its_own_way_out",
            "test_what_is_asked_before_a_match_is_named_with_its_package",
            "test_a_hint_that_does_not_come_names_the_package",
            "test_a_third_thing_that_is_marked_names_the_package",
        ),
        (
            "test_what_it_does_is_refused_and_the_other_table_goes_on",
            "test_a_page_at_a_served_table_is_told_what_is_wrong",
            "test_a_page_is_told_once_what_fails_after_every_key",
            "test_a_page_answers_although_its_game_cannot_say_whether_it_is_over",
            "test_what_is_asked_of_it_before_a_match_is_refused_and_something_else_is_played",
            "test_what_a_page_asks_untried_names_the_package",
        ),
    ),
    "has a bot that raises or chooses illegally": (
        (
            "test_a_bot_that_raises_pauses_the_match_once",
            "test_a_bot_that_chooses_illegally_pauses_the_match_once",
        ),
        ("test_a_bot_that_fails_is_told_once_and_another_plays_on",),
    ),
    "lacks a sentence": (
        ("test_a_sentence_that_is_missing_is_told_by_kind_and_seat",),
        ("test_a_page_is_told_kind_and_seat_of_what_has_no_sentence",),
    ),
    "returns no zones, or one key twice": (
        ("test_no_zones_are_told_and_a_key_counts_once",),
        ("test_a_page_at_a_served_table_is_told_what_is_wrong",),
    ),
    "has 20,000 events or items": (
        (
            "test_very_many_things_are_counted",
            "test_twenty_thousand_events_are_forty_sentences",
        ),
        (
            "test_what_it_does_is_refused_and_the_other_table_goes_on",
            "test_a_page_at_a_served_table_is_told_what_is_wrong",
        ),
    ),
    "tells two million letters": (
        ("test_two_million_letters_are_cut_off",),
        ("test_a_page_at_a_served_table_is_told_what_is_wrong",),
    ),
    "loops": (
        (
            "test_a_loop_is_told_by_ear_and_cells_and_broken_off",
            "test_a_loop_of_a_bot_pauses_the_match",
            "test_what_is_asked_before_a_match_and_loops_is_broken_off",
            "test_a_hint_that_does_not_come_names_the_package",
            "test_a_third_thing_that_is_marked_names_the_package",
        ),
        (
            "test_what_it_does_is_refused_and_the_other_table_goes_on",
            "test_zones_that_loop_are_never_shown_to_anybody",
            "test_dealing_that_loops_begins_no_match_and_says_why",
            "test_the_very_deal_of_a_match_is_tried_before_it_begins",
            "test_what_no_trial_foresaw_is_not_called_again_for_a_while",
            "test_where_one_function_does_not_come_back_the_others_are_called_until_another_hangs",
            "test_what_is_asked_of_it_before_a_match_is_refused_and_something_else_is_played",
            "test_what_a_page_asks_untried_names_the_package",
            "test_one_that_loops_is_refused_at_its_table_and_another_table_goes_on",
        ),
    ),
    "sleeps in a system call": (
        ("test_a_sleep_in_the_system_is_told_and_ends_by_itself",),
        ("test_what_it_does_is_refused_and_the_other_table_goes_on",),
    ),
    "takes 8 s to import": (
        ("test_a_package_that_is_read_for_long_holds_up_no_list",),
        (
            "test_packages_are_read_before_a_table_is_served",
            "test_what_was_listed_is_kept_until_other_games_are",
        ),
    ),
}


@pytest.mark.parametrize("row", ROWS)
def test_each_row_has_its_tests(row: str) -> None:
    local, served = ROWS[row]
    assert local
    assert served
    assert [name for name in local if not hasattr(test_fence, name)] == []
    known = {*vars(test_served), *vars(test_outside)}
    assert [name for name in served if name not in known] == []
