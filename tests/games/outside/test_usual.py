"""What games of a few lines say and offer by themselves: persons, an end without scores."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from braillespiel.engine.contract import GameError, IllegalActionError
from braillespiel.games import registry
from braillespiel.games.presenter import Presenter
from braillespiel.games.usual import FREE, Action, FieldPresenter, FieldTable, TableView
from braillespiel.testing import demands
from braillespiel.ui.screens.grid_screen import GridScreen
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase
from tests.support.packages import installed, write_metadata
from tests.support.player import Player

GAME = """
from braillespiel.engine.chance import shuffle
from braillespiel.games.usual import Action, CardTable, Did, TableGame, person


class Cards(CardTable):
    deck = tuple(f"{colour}{number}" for colour in "yr" for number in range(1, 7))
    asked: int = 0

    def begin(self):
        super().begin()
        self.stock = list(self.deck)
        shuffle(self.chance.draw(), self.stock)
        self.hands = [[self.stock.pop() for _ in range(3)] for _ in range(self.seats)]

    def actions(self):
        others = [seat for seat in range(self.seats) if seat != self.turn]
        return [Action("ask", (card, person(seat))) for card in self.hand for seat in others]

    def do(self, action):
        seat = self.turn
        self.asked += 1
        self.next()
        return [Did(seat, "ask", (action.about[0][1:], action.about[1]))]

    def winners(self):
        return [self.turn] if self.asked == 4 else None


class Askers(TableGame):
    id = "askers"
    table = Cards
    max_seats = 3


GAME = Askers()
"""
PRESENTER = """
from braillespiel.games.usual import CardPresenter


class PRESENTER(CardPresenter):
    game_id = "askers"
"""
WORDS = """
askers-title = Askers
askers-summary = Ask somebody. 2 or 3 players.
askers-do-ask = Ask for { $what }
    .braille = ?{ $what }
askers-did-ask = { $name } asks: { $what }.
    .braille = { $name } { $what }?
askers-did-ask-you = You ask: { $what }.
    .braille = { $what }?
askers-rules-1 = How it goes
askers-rules-1-text = Ask somebody for a card.
"""


@pytest.fixture(autouse=True)
def askers(tmp_path: Path) -> Iterator[None]:
    folder = tmp_path / "installed"
    write_metadata(folder, "askers", "1", {"askers": "the_askers"})
    (folder / "the_askers" / "words").mkdir(parents=True)
    for file, text in (
        ("__init__.py", ""),
        ("game.py", GAME),
        ("presenter.py", PRESENTER),
        ("words/en.ftl", WORDS),
    ):
        (folder / "the_askers" / file).write_text(dedent(text), encoding="utf-8")
    with installed(folder):
        yield


def _presenter(names: tuple[str, ...], seat: int) -> Presenter:
    words = Words("en", registry.catalogues("askers"))
    return registry.presenter_type("askers")(words, names, seat)


@pytest.mark.parametrize("number", range(len(demands("six"))))
def test_a_game_whose_actions_name_persons_keeps_all_demands(number: int) -> None:
    demands("askers")[number]()


def test_a_person_is_said_by_name_and_found_at_their_cards() -> None:
    game = registry.game("askers")
    state = game.setup(3, {}, 1)
    seat = state.table.turn
    other = (seat + 1) % 3
    names = ("Ada", "Ben", "Cat")
    one = _presenter(names, seat)
    view = state.view(seat)
    action = next(each for each in view.legal_actions() if f"seat-{other + 1}" in each.about)
    assert one.label(view, action).full.endswith(f" {names[other]}")
    assert f"opponent-{other}" in one.touches(action)
    (event, *_) = state.apply(seat, action)
    theirs = _presenter(names, other)
    (told,) = theirs.announce(event, state.view(other))
    assert told.phrase.full.endswith(" you.")


def test_an_end_without_scores_says_who_has_won_and_no_numbers() -> None:
    game = registry.game("askers")
    state = game.setup(2, {}, 1)
    one = _presenter(("Ada", "Ben"), 0)
    assert "open" not in one.opening(state.view(0))[0].phrase.full
    while not state.is_over():
        state.apply(state.table.turn, state.view(state.table.turn).legal_actions()[0])
    said = one.result(state.view(0)).full
    assert said == ("You win." if state.winners() == [0] else "Ben wins.")


TYPED = {"put a1": "taken", "put z9": "not-now", "put": "not-now", "wave a1": "not-now"}


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("typed", TYPED)
def test_a_field_says_taken_only_of_a_cell_that_it_has(typed: str) -> None:
    game = registry.game("tictactoe")
    state = game.setup(2, {}, 1)
    (first,) = state.to_act()
    state.apply(first, game.parse_action("put a1"))
    with pytest.raises(IllegalActionError, match=TYPED[typed]):
        state.apply(1 - first, game.parse_action(typed))


NO_POINTS = {
    "en": (
        "This game counts no points. Marks: you X 0, Louis O 1",
        "no points m you x 0 Louis o 1",
    ),
    "de": (
        "Dieses Spiel zählt keine Punkte. Zeichen: du X 0, Louis O 1",
        "keine punkte z du x 0 Louis o 1",
    ),
    "fr": (
        "Ce jeu ne compte pas de points. Pièces\u00a0: toi X 0, Louis O 1",
        "pas de points pc toi x 0 Louis o 1",
    ),
}
"""What S says, and what is felt of it, on a field where no points are counted."""


@pytest.mark.gaps  # the example speaks no French
@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("language", NO_POINTS)
def test_s_tells_no_noughts_where_no_points_are_counted(tmp_path: Path, language: str) -> None:
    here = Player(tmp_path / "home", language, settings={"double-press-ms": 0})
    here.play("tictactoe")
    spoken, felt = NO_POINTS[language]
    assert here.press("S") == [spoken]
    assert here.said[-1].braille == felt
    pieces = spoken.split(". ")[1].replace("\u00a0", "").split(": ")[0]
    assert here.press("Shift+S") == [f"{pieces}. {spoken.split(': ')[1].split(', ')[0]}"]
    assert here.press("Down") == [spoken.split(", ")[1]]
    here.app.close()


HELD = {"en": "Cards in hand", "de": "Karten auf der Hand", "fr": "Cartes en main"}


@pytest.mark.parametrize("language", HELD)
def test_s_tells_how_many_cards_are_left_where_no_points_are_counted(language: str) -> None:
    state = registry.game("askers").setup(2, {}, 1)
    words = Words(language, registry.catalogues("askers"))
    one = registry.presenter_type("askers")(words, ("Ada", "Ben"), 0)
    said = one.scores(state.view(0)).full
    assert HELD[language] in said
    assert said.endswith(f"{words.phrase('askers-score-you', count=3).full}, Ben 3")
    assert "scores" not in {zone.id for zone in one.zones(state.view(0))}


def test_where_nothing_is_counted_no_table_of_scores_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = registry.unbounded_presenter("askers")
    monkeypatch.setattr(kind, "held", lambda self, view: None)
    here = Player(tmp_path / "home", "en")
    here.play("askers")
    assert here.press("Shift+S") == ["This game counts no points."]
    assert here.press("S") == ["This game counts no points."]
    assert not isinstance(here.ui.screen, GridScreen)
    assert here.errors == []
    here.app.close()


@pytest.mark.usefixtures("examples")
def test_no_nought_lies_at_the_end_of_a_wide_line_where_no_points_are_counted(
    tmp_path: Path,
) -> None:
    here = Player(tmp_path / "home", "en", columns=80)
    found = {}
    for game in ("tictactoe", "eights"):
        here.play(game)
        found[game] = [part.braille for part, _ in here.table.standing()]
    assert found["tictactoe"] == []
    assert found["eights"][0] == "7p"
    here.app.close()


ROWS = {"en": "3 rows, 3 columns", "de": "3 Reihen, 3 Spalten", "fr": "3 rangées, 3 colonnes"}


@pytest.mark.gaps  # the example speaks no French
@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("language", ROWS)
def test_the_opening_of_a_field_tells_its_size_once(tmp_path: Path, language: str) -> None:
    here = Player(tmp_path / "home", language)
    here.play("tictactoe")
    assert " ".join(each.speech for each in here.said).count(ROWS[language]) == 1
    assert " ".join(each.braille for each in here.said).count("3x3") == 1
    here.app.close()


@pytest.mark.usefixtures("examples")
def test_the_opening_tells_what_the_first_zone_does_not(tmp_path: Path) -> None:
    here = Player(tmp_path / "home", "en")
    here.play("eights")
    assert "; open " in " ".join(each.speech for each in here.said)
    here.app.close()


T_SAYS = {
    "en": ("Your turn, with X. Possible: 8 moves.", "your turn: x 8 moves"),
    "de": ("Du bist dran, mit X. Möglich: 8 Züge.", "dran: x 8 züge"),
    "fr": ("À toi, avec X. Possible\u00a0: 8 coups.", "à toi: x 8 coups"),
}


@pytest.mark.gaps  # the example speaks no French
@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("language", T_SAYS)
def test_t_says_what_can_be_done(tmp_path: Path, language: str) -> None:
    here = Player(tmp_path / "home", language, settings={"double-press-ms": 0})
    table = here.play("tictactoe")
    turn = T_SAYS[language][0].split(". ")[0]
    assert here.said[-1].speech == f"{turn}."  # a turn that begins says no more than that
    assert here.press("T") == [T_SAYS[language][0]]
    assert here.said[-1].braille == T_SAYS[language][1]
    while not table.over and len(table.view().legal_actions()) > 2:
        here.press("B", "Tab", "Enter")
    if not table.over:
        labels = [
            table.presenter.label(table.view(), each).full for each in table.view().legal_actions()
        ]
        assert here.press("T")[0].endswith(f": {', '.join(labels)}.")
    here.app.close()


@pytest.mark.usefixtures("examples")
def test_t_says_what_can_be_done_without_a_thing(tmp_path: Path) -> None:
    here = Player(tmp_path / "home", "en")
    table = here.play("eights")
    things = {each.about[0] for each in table.view().legal_actions() if each.about}
    assert len(things) == 3
    assert here.press("T") == ["Your turn. Possible: 3 moves, Draw a card."]
    here.app.close()


NOT_FIT = {
    "en": ("It does not fit: yellow 3.", "no fit"),
    "de": ("Das passt nicht: gelbe 3.", "passt nicht"),
}


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("language", NOT_FIT)
def test_enter_on_what_cannot_be_played_tells_the_rule_of_the_game(
    tmp_path: Path, language: str
) -> None:
    here = Player(tmp_path / "home", language, settings={"double-press-ms": 0})
    here.play("eights")
    assert here.press("C", "Enter") == [NOT_FIT[language][0]]
    assert here.said[-1].braille == NOT_FIT[language][1]
    assert here.sounds.played[-1] == "error"
    here.press("D")  # the top card and the stock are no cards that are played
    assert NOT_FIT[language][0] not in here.press("Enter")
    assert "Your turn. Possible: 3 moves, Draw a card." in here.said[-1].speech or language == "de"
    here.app.close()


TAKEN = {"en": "This cell is taken: ", "de": "Das Kästchen ist belegt: "}


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("language", TAKEN)
def test_enter_on_a_taken_cell_says_that_it_is(tmp_path: Path, language: str) -> None:
    here = Player(tmp_path / "home", language, settings={"double-press-ms": 0})
    table = here.play("tictactoe")
    cells = table.view().table.cells
    taken = next(cell for cell, piece in enumerate(cells) if piece >= 0)
    here.press("B")
    table.point(table.view().table.name(taken))
    assert here.press("Enter") == [f"{TAKEN[language]}{table.view().table.name(taken)}."]
    here.app.close()


@pytest.mark.usefixtures("examples")
def test_where_cards_are_played_alone_the_marks_are_what_is_wrong(tmp_path: Path) -> None:
    here = Player(tmp_path / "home", "en", settings={"double-press-ms": 0})
    here.play("eights")
    said = here.press("C", "Space", "Right", "Enter")
    assert said[0].startswith("The marked cards do nothing together.")
    here.app.close()


def test_what_no_rule_is_named_for_is_said_as_before(tmp_path: Path) -> None:
    here = Player(tmp_path / "home", "en", settings={"double-press-ms": 0})
    here.play("askers")
    assert here.press("D", "Enter")[0].startswith("Nothing to do with it now: ")
    here.app.close()


class _Columns(FieldTable):
    """Pieces are dropped into columns, as in the game of a newcomer."""

    rows, columns = 2, 3

    def actions(self) -> list[Action]:
        return [Action("drop", (each,)) for each in "abc" if self.at(f"{each}1") == FREE]

    def refusal(self, action: Action) -> str:
        full = action.verb == "drop" and len(action.about[0]) == 1
        return "full" if full and self.at(f"{action.about[0]}1") != FREE else ""

    def winners(self) -> list[int] | None:
        return None


class _ColumnsPresenter(FieldPresenter):
    game_id = "askers"

    def touches(self, action: Action) -> tuple[str, ...]:
        return tuple(f"{action.about[0]}{row}" for row in (1, 2))

    def refusal(self, error: GameError, view: Any) -> Phrase:
        return Phrase.plain(f"{error.rule} {error.details['action']}")


def test_a_cell_is_meant_by_its_column_where_the_game_says_so() -> None:
    table = _Columns(seats=2, cells=[1, FREE, FREE, 0, FREE, FREE])
    view = TableView(0, table, registry.game("askers"))
    one = _ColumnsPresenter(Words("en", registry.catalogues("askers")), ("Ada", "Ben"), 0)
    assert one.why_not(view, "a2", ()) == Phrase.plain("full drop a")
    assert one.why_not(view, "b2", ()) is None
    assert one.why_not(view, "count-0", ()) is None


TRICKS = """
from braillespiel.games.usual import Action, CardTable, Did, TableGame, Told


class Tricks(CardTable):
    deck = tuple(f"{colour}{number}" for colour in "yr" for number in range(1, 7))
    lies: list[str] = []

    def begin(self):
        super().begin()
        self.turn = 1
        self.hands = [["y3", "y4", "y5"], ["y1", "y2", "y6"]]

    def actions(self):
        return [Action("play", (self.hand[0],)), Action("turn", (self.hand[0],))]

    def do(self, action):
        seat = self.turn
        told = [Did(seat, action.verb, action.about)]
        if action.verb == "turn":
            self.hand.reverse()
            return told
        self.lies.append(self.hand.pop(0))
        self.next()
        if len(self.lies) == 2:
            self.turn, self.lies = 0, []
            told.append(Told("trick", 0))
        return told

    def winners(self):
        return None if any(self.hands) else [0]


class Askers(TableGame):
    id = "askers"
    table = Tricks


GAME = Askers()
"""
TRICK_WORDS = """
askers-did-turn = { $name } turns { $what }.
askers-did-turn-you = You turn { $what }.
askers-do-turn = Turn { $what }
askers-told-trick = { $name } takes the trick.
askers-told-trick-you = You take the trick.
"""
YOURS = {"en": "Your turn.", "de": "Du bist dran.", "fr": "À toi."}


@pytest.fixture
def tricks(tmp_path: Path) -> Iterator[None]:
    """Have a game instead in which whoever takes a trick leads to the next one."""
    package = tmp_path / "installed" / "the_askers"
    (package / "game.py").write_text(dedent(TRICKS), encoding="utf-8")
    words = (package / "words" / "en.ftl").read_text(encoding="utf-8")
    (package / "words" / "en.ftl").write_text(words + TRICK_WORDS, encoding="utf-8")
    with installed(tmp_path / "installed"):
        yield


@pytest.mark.gaps  # the game speaks English
@pytest.mark.usefixtures("tricks")
@pytest.mark.parametrize("language", YOURS)
def test_who_closes_a_trick_and_leads_to_the_next_is_told_so(tmp_path: Path, language: str) -> None:
    here = Player(tmp_path / "home", language, settings={"double-press-ms": 0})
    here.play("askers")  # the other one has led
    here.press("C", "Enter")
    assert len(here.said) == 1  # several things can be done: which is asked
    said = here.press("Enter")
    assert said[-2:] == ["You take the trick.", YOURS[language]]
    assert here.said[-1].braille == here.ui.words.phrase("your-turn").braille
    assert here.sounds.played[-1] == "turn"
    here.app.close()


@pytest.mark.usefixtures("tricks")
def test_who_goes_on_after_a_plain_action_is_not_told_each_time(tmp_path: Path) -> None:
    here = Player(tmp_path / "home", "en", settings={"double-press-ms": 0})
    table = here.play("askers")
    here.press("C", "Enter")
    said = here.press("Down", "Enter")
    assert table.my_turn()
    assert not any(YOURS["en"] in each for each in said)
    here.app.close()
