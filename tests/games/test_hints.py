"""What a hint says first: the card or place to press, then why; a larger catch is named."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, Advice, Tick, thought_out
from braillespiel.games import registry
from braillespiel.games.logomachy.actions import Play
from braillespiel.games.six.actions import Lift
from braillespiel.games.six.bot import LIFTS
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, begun, without_marks
from tests.games.hexaducto.drawn import drawn
from tests.games.logomachy.tables import table as cards
from tests.games.ludoteca.tables import table as rows
from tests.support.facts import facts
from tests.support.player import Player


def hints(player: Player) -> dict[str, Phrase]:
    """Return how each legal action is told as a hint, by its text."""
    table = player.table
    view = table.view()
    return {
        str(action): table.presenter.hint(view, Advice(action, ""))
        for action in view.legal_actions()
    }


def told(phrase: Phrase) -> tuple[str, str, str]:
    return phrase.full, phrase.brief, without_marks(phrase.braille)


def started(tmp_path: Path, game: str, language: str = "en", **options: Any) -> Player:
    player = Player(tmp_path, language)
    player.play(game, seats=2, **options)
    return player


def act(player: Player, text: str) -> None:
    table = player.table
    table.port.submit(table.seat, table.port.game.parse_action(text))
    player.settle()


def test_ludoteca_says_how_many_cards_go_and_why_one_is_drawn(tmp_path: Path) -> None:
    player = started(tmp_path, "ludoteca")
    assert told(hints(player)["take"]) == (
        "8 Parents: take from the discard pile. Fits a row",
        "8 Parents: take. Fits",
        "take p8 fits 1",
    )
    act(player, "draw")
    found = hints(player)
    assert told(found["lay e6+e5+e4"]) == (
        "Run 6 5 4 Parents: you draw one. 3 cards fewer in hand",
        "Run 6 5 4 Parents. Minus 3",
        "p654: you draw 1 -3",
    )
    assert found["lay a3"].full == (
        "3 Lending: lay it. One card fewer in hand. Or more at once. "
        "Run 6 5 4 Parents: you draw one"
    )


def test_hexaducto_says_how_many_points_go(tmp_path: Path) -> None:
    player = started(tmp_path, "hexaducto", "de")
    act(player, "turn 0,-2")
    player.wait(3000)
    assert told(hints(player)["take"]) == (
        "1 von der Ablage nehmen. 6 Punkte weniger",
        "1 nehmen. Minus 6",
        "1 nehmen -6",
    )
    assert told(hints(player)["draw"]) == (
        "Vom Ziehstapel ziehen. Ein guter Zug",
        "Ziehen",
        "ziehen tipp",
    )


def test_hexaducto_names_the_place_before_the_line_that_is_finished(tmp_path: Path) -> None:
    player = started_puzzle(tmp_path)
    act(player, "take")
    assert told(hints(player)["place 1,0"]) == (
        "Top right corner, instead of 9. Finishes run 5, 6",
        "Top right: 9 out. Finishes run 5, 6",
        "tr for 9 ok run 5 6",
    )


def started_puzzle(tmp_path: Path) -> Player:
    """Return a player at a puzzle of two cards, 5 and 9, with a 6 to take."""
    player = Player(tmp_path, "en")
    table = player.play("hexaducto", puzzle="easy", seats=1)
    table.port.host.match.state = drawn("5   9", discard=6, puzzle="easy")
    table.refresh()
    return player


def test_a_hint_reads_alike_for_every_action(tmp_path: Path) -> None:
    for language, frame in (("de", "Ein guter Zug"), ("en", "A good move")):
        for game in ("ludoteca", "hexaducto", "cubus"):
            player = started(tmp_path / language / game, game, language)
            view, presenter = player.table.view(), player.table.presenter
            for action in view.legal_actions():
                reason = presenter.gain(view, action)
                label = begun(presenter.advised(view, action)).full
                said = presenter.hint(view, Advice(action, "")).full
                why = frame if reason is None else begun(reason).full
                assert said.startswith(f"{label}. {why}")


def test_cubus_names_the_place_first_and_why_one_passes(tmp_path: Path) -> None:
    found = hints(started(tmp_path, "cubus"))
    assert told(found["build 2"]) == (
        "Column 1, row 1 to height 2, uses a left side and a right side. One point, one more box",
        "Column 1, row 1 to height 2, 1 left, 1 right. One point",
        "1/1:2 l1 r1 p1 +1",
    )
    assert told(found["pass"]) == (
        "I cannot build. No build found",
        "I cannot build. No build found",
        "pass no build",
    )


@pytest.mark.parametrize(
    ("game", "language"), [(game, told) for game in registry.own() for told in facts(game).HINTS]
)
def test_h_says_the_hint_at_once_and_nothing_before_it(
    tmp_path: Path, game: str, language: str
) -> None:
    player = started(tmp_path, game, language)
    heard, felt = facts(game).HINTS[language]
    assert player.press("H") == [heard]
    assert player.cells == felt
    (*_, last) = player.ui.announcer.history.kept_in("all")
    assert last.phrase.normal == heard
    player.app.close()
    assert player.errors == []


def test_a_hint_tells_how_much_better_it_is_than_the_next_best(tmp_path: Path) -> None:
    table = started(tmp_path, "hexaducto").table
    view, presenter = table.view(), table.presenter
    first, second, *_ = view.legal_actions()
    better = Advice(first, second=second, lead=4.3)
    label, other = begun(presenter.label(view, first)).full, presenter.label(view, second).full
    assert presenter.hint(view, better).full == f"{label}. About 4 points fewer than: {other}"
    even = Advice(first, second=second)
    assert presenter.hint(view, even).full == f"{label}. About as good as: {other}"


def test_logomachy_says_that_the_middle_is_cleared(tmp_path: Path) -> None:
    table = started(tmp_path, "logomachy").table
    view = table.view()
    view.public.middle[:] = view.public.middle[:1]
    (taken,) = view.public.middle
    clearing = Play(view.known.hand[0], (taken,))
    said = table.presenter.hint(view, Advice(clearing)).full
    assert said.startswith("Yellow 3 takes ")
    assert said.endswith(". 2 cards, and the middle is clear: one chip")


def test_what_comes_second_is_not_named_again_as_more(tmp_path: Path) -> None:
    table = started(tmp_path, "logomachy").table
    view = table.view()
    plays = sorted(view.legal_actions(), key=lambda play: len(play.take))
    said = table.presenter.hint(view, Advice(plays[0], second=plays[-1], lead=9)).full
    assert "9 percent" in said
    assert "Or " not in said


@pytest.mark.parametrize(
    ("game", "state", "action", "second", "said"),
    [
        (
            "ludoteca",
            rows("s5 r7 r6 r5 k2", "e2"),
            "lay s5",
            "lay r7+r6+r5",
            "5 Play culture: lay it. One card fewer in hand. "
            "Or more at once. Run 7 6 5 Room design: you draw one",
        ),
        (
            "ludoteca",
            rows("s5 r7 r6 r5 k2", "e2"),
            "discard s5",
            "lay r7+r6+r5",
            "5 Play culture: discard it. "
            "Promises about 9 points more than: Run 7 6 5 Room design: you draw one",
        ),
        (
            "logomachy",
            cards("r3 b7 / b1", "b3 g5 y2"),
            "play r3 take b3",
            "play b7 take g5,y2",
            "Red 3 takes blue 3. 2 cards at once. "
            "Or blue 7 takes green 5 and yellow 2: 3 cards at once",
        ),
    ],
)
def test_a_larger_catch_that_comes_second_is_named_once(
    game: str, state: Any, action: str, second: str, said: str
) -> None:
    words = Words("en", ("client", *registry.catalogues(game)))
    presenter = registry.presenter_type(game)(words, ("Ada", "Ben"), 0)
    legal = {str(one): one for one in state.legal_actions(0)}
    advice = Advice(legal[action], second=legal[second], lead=9)
    assert presenter.hint(state.view(0), advice).full == said


def test_an_advice_keeps_the_lead_over_the_second_best() -> None:
    ranked = [("a", 0.5), ("b", 0.3), ("c", 0.1)]
    found = Advice.of(ranked, 0.04, 100)
    assert (found.action, found.second, round(found.lead)) == ("a", "b", 20)
    assert Advice.of(ranked, 0.3).lead == 0, "that little may be luck"
    assert Advice.of(ranked[:1], 0.3) == Advice("a")


@pytest.mark.parametrize("run_ms", [0, 200_000])
def test_six_says_why_the_tube_is_lifted_or_is_not(tmp_path: Path, run_ms: int) -> None:
    table = started(tmp_path, "six").table
    state, rng = table.port.host.match.state.clone(), Random(1)
    while True:
        seat = min(state.to_act() - {CLOCK}, default=None)
        legal = {} if seat is None else {str(one): one for one in state.legal_actions(seat)}
        heard = [one for text, one in legal.items() if text.startswith("heard")]
        if "lift" in legal and not heard:
            break
        if seat is None:
            state.apply(CLOCK, Tick(state.deadline()))
        else:
            state.apply(seat, rng.choice(heard or list(legal.values())))
    view = state.view(seat)
    view.public.run = run_ms
    found = thought_out(registry.game("six").bot("hard").advise(view, Random(1)))
    assert found.note in (("sand",) if not run_ms else ("risk", "behind", "empty", "won"))
    assert isinstance(found.action, Lift) == (found.note in LIFTS)
    action, reason = NOTES[found.note]
    assert re.fullmatch(rf"{action}[^.]*\. {reason}", table.presenter.hint(view, found).full)


NOTES = {
    "sand": ("Roll", "There is probably sand left"),
    "risk": ("Roll", "You would give back more than you can win"),
    "behind": ("Roll", "Lifting now would not win you the match: collect more first"),
    "empty": ("Lift the tube", "The sand glass is probably empty"),
    "won": ("Lift the tube", "You are ahead even if you have to give back a card"),
}
"""How a hint of SIX begins and what it goes on with, by what the bot judged."""
