"""The letter game, rule by rule, and its word lists."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.match import Entry, Match
from braillespiel.engine.simulate import play as play_match
from braillespiel.engine.simulate import think
from braillespiel.games.logomachy.cards import face, letter_counts
from braillespiel.games.logomachy.events import Cleared, Dealt, Laid, MatchOver, WordTaken
from braillespiel.games.logomachy.game import GAME
from braillespiel.games.logomachy.wordlist import WordList, in_cards, spelled_languages
from tests.games.logomachy.tables import play, presenter, table
from tests.support.player import Player

LETTERS = {"letters": True}


def refusal(hands: str, middle: str, action: str) -> tuple[str, dict]:  # type: ignore[type-arg]
    state = table(hands, middle, LETTERS)
    before = state.to_position()
    with pytest.raises(IllegalActionError) as refused:
        play(state, action)
    assert state.to_position() == before
    return refused.value.rule, refused.value.details


def test_four_cards_for_everybody_and_four_in_the_middle() -> None:
    state = GAME.setup(3, GAME.resolve(LETTERS), 1)
    assert [len(hand) for hand in state.secret.hands] == [4, 4, 4]
    assert len(state.public.middle) == 4
    assert len(state.public.settings.deck) == 80
    assert state.public.settings.rounds == 1


def test_a_word_of_one_own_card_and_middle_cards_is_taken() -> None:
    state = table("h x / b", "a u s z", LETTERS)
    assert play(state, "spell h,a,u,s") == [WordTaken(0, "h", ("h", "a", "u", "s"))]
    assert state.public.taken[0] == ["h", "a", "u", "s"]
    assert (state.public.middle, state.secret.hands[0], state.public.turn) == (["z"], ["x"], 1)
    assert state.scores() == [4, 0]


def test_otherwise_a_card_is_laid() -> None:
    state = table("h x / b", "a u s", LETTERS)
    assert play(state, "play x") == [Laid(0, "x")]
    assert state.public.middle == ["a", "u", "s", "x"]


def test_who_clears_the_middle_forces_the_next_one_to_lay() -> None:
    state = table("h / b", "a u s", LETTERS)
    assert play(state, "spell h,a,u,s")[1] == Cleared(0, False)
    with pytest.raises(IllegalActionError) as refused:
        play(state, "spell b")
    assert refused.value.rule == "no-middle-card"
    assert state.scores() == [4, 0]


def test_an_unknown_word_is_refused_with_no_loss_of_turn() -> None:
    assert refusal("h / b", "a u s", "spell u,h,s,a") == ("word-unknown", {"word": "uhsa"})


@pytest.mark.parametrize(
    ("action", "rule", "details"),
    [
        ("spell a,u,s", "one-own-card", {"count": 0}),
        ("spell h,a,u,s,e", "one-own-card", {"count": 2}),
        ("spell h,a,u,t", "not-here", {"card": "t"}),
        ("spell h,a,a,u,s", "twice", {}),
        ("play q", "not-in-hand", {"card": "q"}),
        ("play h take a", "no-such-action", {}),
    ],
)
def test_wrong_words_are_refused_by_their_rule(
    action: str, rule: str, details: dict[str, object]
) -> None:
    assert refusal("h e / b", "a u s", action) == (rule, details)


def test_new_cards_four_each_only_when_nobody_has_any() -> None:
    state = table("h / ", "a", LETTERS, stock="b c d e f g i j k", dealer=1)
    dealt = play(state, "play h")[1]
    assert isinstance(dealt, Dealt)
    assert (dealt.hands, dealt.aside) == ((("b", "c", "d", "e"), ("f", "g", "i", "j")), 1)


def test_the_most_cards_win() -> None:
    state = table("h / ", "a", LETTERS, taken="b c / d e f")
    assert play(state, "play h")[-1] == MatchOver((1,), (2, 3))


def test_a_replay_needs_no_word_list(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_match(GAME, [GAME.bot("normal")] * 2, LETTERS, 3)
    spelled = [entry.text for entry in match.journal if entry.text.startswith("spelled ")]
    assert spelled
    monkeypatch.setattr(WordList, "has", lambda self, word: pytest.fail("asked the word list"))
    again = Match(GAME, 2, LETTERS, seed=3)
    again.replay(match.journal)
    assert again.to_position() == match.to_position()


def test_nobody_can_type_a_word_as_already_accepted() -> None:
    with pytest.raises(Exception, match="action-unknown"):
        GAME.parse_action("spelled u,h,s,a")


@pytest.mark.parametrize(
    ("language", "known", "unknown"),
    [
        ("de", ["haus", "öl", "strasse", "katze"], ["uhsa", "km", "straße", "h", "cat's"]),
        ("en", ["house", "cat", "naive"], ["hosue", "dvd", "cat's", "a"]),
        ("fr", ["maison", "ete", "coeur", "ou"], ["été", "qzt", "l'eau"]),
    ],
)
def test_the_word_lists_know_words_and_no_others(
    language: str, known: list[str], unknown: list[str]
) -> None:
    words = WordList(language)
    assert [word for word in known if not words.has(word)] == []
    assert [word for word in unknown if words.has(word)] == []


@pytest.mark.parametrize(
    ("word", "language", "spelled"),
    [
        ("Straße", "de", "strasse"),
        ("Ölig", "de", "ölig"),
        ("Été", "fr", "ete"),
        ("Cœur", "fr", "coeur"),
        ("naïve", "en", "naive"),
    ],
)
def test_words_are_spelled_in_the_letters_of_the_cards(
    word: str, language: str, spelled: str
) -> None:
    assert in_cards(word, language) == spelled


@pytest.mark.parametrize("language", spelled_languages())
def test_a_letter_deck_has_80_cards_and_every_letter(language: str) -> None:
    counts = letter_counts(language)
    assert sum(counts.values()) == 80
    assert set("abcdefghijklmnopqrstuvwxyz") <= set(counts)
    assert ("ö" in counts) == (language == "de")
    assert max(counts, key=lambda letter: counts[letter]) == "e"


def test_bots_find_words_and_better_ones_find_longer_ones() -> None:
    state = table("h x / b", "a u s e t", LETTERS)
    found = {
        level: think(GAME.bot(level), state.view(0), Random(1))
        for level in ("easy", "normal", "hard")
    }
    lengths = {level: len(getattr(action, "cards", "x")) for level, action in found.items()}
    assert 2 <= lengths["easy"] <= lengths["normal"] <= lengths["hard"]
    assert lengths["normal"] >= 5
    for action in found.values():
        state.clone().apply(0, action)


def test_bots_lay_a_card_where_no_word_is_in_reach() -> None:
    state = table("q x / b", "z", LETTERS)
    for level in ("easy", "normal", "hard"):
        assert str(think(GAME.bot(level), state.view(0), Random(1))) in ("play q", "play x")


def test_a_word_needs_as_many_letters_as_the_option_says() -> None:
    state = table("h / b", "e u", LETTERS)
    with pytest.raises(IllegalActionError) as refused:
        play(state, "spell h,e")
    assert (refused.value.rule, refused.value.details) == (
        "word-short",
        {"word": "he", "shortest": 3},
    )
    said = presenter(state).refusal(refused.value, state.view(0))
    assert said.full == ("he ist zu kurz: Ein Wort braucht hier 3 Buchstaben. Du bist weiter dran.")
    assert said.braille == "he zu kurz, ab 3"
    assert play(table("d / b", "u", LETTERS | {"shortest": 2}), "spell d,u")
    with pytest.raises(IllegalActionError):
        play(table("h / b", "a u s", LETTERS | {"shortest": 5}), "spell h,a,u,s")


def test_matches_from_before_keep_their_two_letters_and_their_accepted_words() -> None:
    match = Match(GAME, 2, LETTERS, seed=3, stored=True)
    assert match.options["shortest"] == 2
    again = Match(GAME, 2, LETTERS | {"shortest": 4}, seed=3)
    card = again.state.secret.hands[again.state.public.turn][0]
    other = again.state.public.middle[0]
    again.replay([Entry(again.state.public.turn, f"spelled {card},{other}", 0)])
    assert len(again.journal) == 1


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_use_no_rarer_words_than_the_option_allows(level: str) -> None:
    kinds = dict(WordList("de").words())
    for words, rarest in (("everyday", 1), ("common", 2), ("rare", 4)):
        options = LETTERS | {"bot_words": words}
        match = play_match(GAME, [GAME.bot(level)] * 2, options, 5)
        spelled = [
            "".join(face(card) for card in entry.text.removeprefix("spelled ").split(","))
            for entry in match.journal
            if entry.text.startswith("spelled ")
        ]
        assert spelled
        assert max(kinds[word] for word in spelled) <= rarest
        assert min(map(len, spelled)) >= 3


@pytest.mark.parametrize("options", [{}, LETTERS], ids=["numbers", "letters"])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_nothing_that_a_seat_cannot_know_changes_a_choice(
    level: str, options: dict[str, bool]
) -> None:
    state, rng = GAME.setup(2, GAME.resolve(options), 4), Random(4)
    for step in range(12):
        seat = state.public.turn
        if step % 4 == 1:
            other = state.redrawn(seat, Random(step))
            assert other.to_position() != state.to_position()
            chosen = {
                think(GAME.bot(level), each.view(seat), Random(step)) for each in (state, other)
            }
            assert len(chosen) == 1
        state.apply(seat, rng.choice(state.legal_actions(seat)))


def test_at_a_table_the_rules_are_those_of_its_own_game(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("logomachy", letters=True, language="en")
    player.press("F4")
    letters = [entry.text.full for entry in player.ui.screen.entries]  # type: ignore[attr-defined]
    assert letters == ["The letter game", "Which words count", "How to form a word"]
    other = Player(tmp_path / "other", "en")
    other.play("logomachy")
    other.press("F4")
    numbers = [entry.text.full for entry in other.ui.screen.entries]  # type: ignore[attr-defined]
    assert len(numbers) == 9
    assert not set(numbers) & set(letters)
