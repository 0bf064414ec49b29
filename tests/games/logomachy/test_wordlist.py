"""The word lists: what they know, how they are read, and what is said where one is missing."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread

import pytest

from braillespiel.engine.contract import IllegalActionError, thought_out
from braillespiel.games.logomachy import cards, wordfinder, wordlist
from braillespiel.games.logomachy.cards import letter_counts
from braillespiel.games.logomachy.game import GAME
from braillespiel.games.logomachy.wordlist import LONGEST, UNSAID, WordList, spelled_languages
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.words.catalogue import use_own_words
from tests.games.logomachy.tables import play, presenter, table
from tests.support import pseudo
from tests.support.patience import HANGS_S
from tests.support.player import Player

SAMPLES = Path(__file__).parent / "words"


def sample(name: str) -> list[str]:
    lines = (SAMPLES / name).read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


@pytest.fixture(autouse=True)
def _read_anew() -> Iterator[None]:
    wordlist._read.cache_clear()
    yield
    wordlist._read.cache_clear()


@pytest.mark.parametrize("language", spelled_languages())
def test_everyday_words_are_known_and_names_abbreviations_and_scraps_are_not(language: str) -> None:
    words = WordList(language)
    everyday, others = sample(f"everyday.{language}.txt"), sample(f"others.{language}.txt")
    assert (len(everyday), len(others)) == (1000, 500)
    missed = [word for word in everyday if not words.has(word)]
    assert len(missed) <= 10, missed
    let_in = [word for word in others if words.has(word)]
    assert len(let_in) <= 10, let_in


@pytest.mark.parametrize(
    ("language", "known", "unknown"),
    [
        ("de", "hummel molch minze bargeld strasse", "london berlin usa eg ig iq abk xii icq"),
        ("en", "house cat bee newt mint", "london usa ez ir ci nasa"),
        ("fr", "maison ete coeur abeille menthe", "nasa yd ylm berlin"),
    ],
)
def test_words_once_missed_are_known_and_what_was_let_in_is_not(
    language: str, known: str, unknown: str
) -> None:
    words = WordList(language)
    assert [word for word in known.split() if not words.has(word)] == []
    assert [word for word in unknown.split() if words.has(word)] == []


@pytest.mark.parametrize("language", spelled_languages())
def test_every_line_of_a_list_is_a_word_of_the_cards_and_a_class(language: str) -> None:
    file = wordlist._file(language)
    assert file is not None
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    known = dict(WordList(language).words())
    assert len(known) == len(lines) > 100_000
    letters = set(letter_counts(language))
    for line in lines:
        word, kind = line.split(" ")
        assert known[word] == int(kind)
        assert kind in "123459"
        assert 2 <= len(word) <= LONGEST
        assert letters.issuperset(word)
    assert lines == sorted(lines, key=lambda line: line.split(" ")[0])


def test_words_with_accents_are_said_as_they_are_written_and_felt_as_they_are_spelled() -> None:
    assert [wordlist.written(word, "fr") for word in ("cle", "coeur", "foret", "roi")] == [
        "clé",
        "cœur",
        "forêt",
        "roi",
    ]
    assert wordlist.written("cle", "en") == "cle"
    state = table("e x / b", "c l a", {"letters": True, "language": "fr"})
    seen = presenter(state, 0, "fr")
    action = GAME.parse_action("spell c,l,e")
    label = seen.label(state.view(0), action)
    assert ("clé" in label.full, "clé" in label.brief, "cle" in label.braille) == (True,) * 3
    (event,) = play(state, "spell c,l,e")
    (told,) = seen.announce(event, state.view(0))
    assert "clé" in told.phrase.full
    assert "cle" in told.phrase.braille


def test_what_is_written_with_accents_is_in_the_list_as_cards_spell_it() -> None:
    words = dict(WordList("fr").words())
    accented = wordlist._written("fr")
    assert len(accented) > 100_000
    assert accented.keys() <= words.keys()
    assert [card for card, word in accented.items() if card == word] == []


def test_lines_are_read_whole_whatever_the_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "ab 1\nabc 2\nabcd 3\n"
    for block in (1, 4, 5, 6, 100):
        monkeypatch.setattr(wordlist, "_BLOCK", block)
        lines = [line for some in wordlist._blocks(text) for line in some.split("\n")]
        assert lines == ["ab 1", "abc 2", "abcd 3"]
    assert list(wordlist._blocks("")) == []


def test_an_own_list_adds_and_takes_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    (tmp_path / "words-de.txt").write_text("Glückskäs\n- Haus\n\nMaus\n", "utf-8")
    words = WordList("de")
    assert words.has("glückskäs")
    assert not words.has("haus")
    kinds = dict(words.words())
    assert kinds["glückskäs"] == UNSAID
    assert kinds["maus"] < UNSAID


@pytest.fixture
def added(tmp_path: Path) -> Iterator[Path]:
    """Yield the folder of a language that somebody brings, with a deck of letters and a list."""
    home = pseudo.write(tmp_path / "words")
    use_own_words(home.parent)
    yield home
    use_own_words(None)


def test_a_language_brings_its_letters_and_words_as_files(added: Path) -> None:
    assert spelled_languages() == ("de", "en", "fr", "xx")
    assert sum(letter_counts("xx").values()) == 80
    words = WordList("xx")
    assert not words.missing
    assert dict(words.words()) == {
        **dict.fromkeys(("pán", "rát", "tól", "nét", "máp", "cár", "art"), 1),
        "séáñ": 3,
    }
    state = GAME.setup(2, GAME.resolve({"letters": True, "language": "xx"}), 1)
    assert set(state.public.settings.deck) >= {"ñ", "é", "é.4"}
    found = thought_out(wordfinder.words_in_reach(words, ["ñ", "p"], ["s", "é", "á", "n"], 8))
    assert found == [("pán", "p"), ("séáñ", "ñ")]


def test_it_is_chosen_for_who_speaks_it_and_called_as_it_calls_itself(
    added: Path, tmp_path: Path
) -> None:
    player = Player(tmp_path, "xx")
    setup = MatchSetup(player.ui, "logomachy")
    option = next(each for each in GAME.options if each.id == "language")
    assert setup.options["language"] == "xx"
    shown = setup._option_entry(option).value
    assert shown is not None
    assert shown().full == "Psěúdó"


@pytest.mark.parametrize(
    "letters",
    ["a = 80", "A = 70\nb = 10", "ab = 40\nc = 40", "a = 40\nb = true\nc = 39", "a = 7", "= =", ""],
)
def test_letters_that_make_no_deck_are_not_offered(added: Path, letters: str) -> None:
    (added / "letters" / "logomachy.toml").write_text(letters, "utf-8")
    cards._counts.cache_clear()
    assert ("xx" in spelled_languages()) == (letters == "a = 80")


def test_letters_without_words_are_not_offered(added: Path) -> None:
    (added / "lists" / "logomachy.txt").unlink()
    assert "xx" not in spelled_languages()


def test_rude_words_are_played_by_people_only() -> None:
    assert WordList("de").has("arsch")
    state = table("h x / b", "a r s c", {"letters": True})
    state.secret.hands[0] = ["h"]
    assert play(state.clone(), "spell a,r,s,c,h")
    look = wordfinder.words_in_reach(WordList("de"), ["h"], ["a", "r", "s", "c"], 8)
    found = thought_out(look)
    assert "arsch" not in [word for word, _ in found]
    assert ("harsch", "h") not in found
    assert len(found) > 1


def test_without_a_list_the_game_says_which_package_brings_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(wordlist, "_file", lambda language: None)
    state = table("h x / b", "a u s", {"letters": True})
    with pytest.raises(IllegalActionError) as refused:
        play(state, "spell h,a,u,s")
    assert (refused.value.rule, refused.value.details) == (
        "no-words",
        {"package": "braillespiel-words-de"},
    )
    said = presenter(state).refusal(refused.value, state.view(0))
    assert said.full == "Keine Wortliste: Das Paket braillespiel-words-de bringt sie."
    opening = GAME.setup(2, GAME.resolve({"letters": True, "language": "fr"}), 1)
    told = presenter(opening, 0, "en").teller._words_missing(opening.view(0))
    assert [each.phrase.full for each in told] == [
        "Without a word list you can only lay cards: the package braillespiel-words-fr provides it."
    ]
    assert presenter(opening).teller._words_missing(table("r7 / b1").view(0)) == []


def test_a_list_is_not_ready_while_it_is_being_read(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = Event(), Event()

    def read(language: str) -> dict[str, int]:
        begun.set()
        go_on.wait(HANGS_S)
        return {"haus": 1}

    read.cache_clear = lambda: None  # type: ignore[attr-defined]
    monkeypatch.setattr(wordlist, "_read", read)
    words = WordList("de")
    assert words.ready()
    reader = Thread(target=words.prepare)
    reader.start()
    assert begun.wait(HANGS_S)
    assert not words.ready()
    go_on.set()
    reader.join(HANGS_S)
    assert words.ready()
    assert words.has("haus")


@dataclass(eq=False)
class Slow:
    """A lexicon that is ready at the fourth question."""

    asked: list[bool] = field(default_factory=list)
    missing: str = ""

    def ready(self) -> bool:
        self.asked.append(len(self.asked) > 2)
        return self.asked[-1]

    def has(self, word: str) -> bool:
        return word in dict(self.words())

    def words(self) -> list[tuple[str, int]]:
        assert self.asked[-1], "asked while it is being read"
        return [("haus", 1), ("aus", 3), ("hau", 9)]


def test_a_bot_goes_on_waiting_while_the_list_is_being_read() -> None:
    lexicon = Slow()
    found: list[tuple[str, str]] = []

    def look() -> Generator[None, None, None]:
        found.extend((yield from wordfinder.words_in_reach(lexicon, ["h"], ["a", "u", "s"], 8)))

    slices = len(list(look()))
    assert found == [("haus", "h")]
    assert lexicon.asked == [False, False, False, True]
    assert slices >= 3


def test_a_match_with_letters_reads_its_list_beside_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside: list[Callable[[], None]] = []
    read: list[str] = []
    player = Player(tmp_path)
    monkeypatch.setattr(player.app, "in_background", beside.append)
    monkeypatch.setattr(WordList, "prepare", lambda words: read.append(words.language))
    player.play("logomachy", letters=True, language="fr")
    assert read == []
    for work in beside:
        work()
    assert read == ["fr"]


def test_a_match_with_numbers_reads_no_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WordList, "prepare", lambda words: pytest.fail("a list is read"))
    GAME.prepare(GAME.resolve({}))
