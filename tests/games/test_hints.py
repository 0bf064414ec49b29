"""What a hint says first: its gain or reason; a larger catch that the hand has is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.engine.contract import Advice
from braillespiel.words.phrase import Phrase, begun, without_marks
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
        "Fits a row. 8 Parents: take from the discard pile",
        "Fits. 8 Parents: take",
        "fits 1 take p8",
    )
    act(player, "draw")
    found = hints(player)
    assert told(found["lay e6+e5+e4"]) == (
        "3 cards fewer in hand. Run 6 5 4 Parents: you draw one",
        "Minus 3. Run 6 5 4 Parents",
        "-3 p654: you +1",
    )
    assert found["lay a3"].full == (
        "One card fewer in hand. Lay: 3 Lending. Or more at once. Run 6 5 4 Parents: you draw one"
    )


def test_hexaducto_says_how_many_points_go(tmp_path: Path) -> None:
    player = started(tmp_path, "hexaducto", "de")
    act(player, "turn 0,-2")
    player.wait(3000)
    assert told(hints(player)["take"]) == (
        "6 Punkte weniger. 1 von der Ablage nehmen",
        "Minus 6. 1 nehmen",
        "-6 1 nehmen",
    )
    assert told(hints(player)["draw"]) == (
        "Guter Zug. Vom Ziehstapel ziehen",
        "Tipp. Ziehen",
        "tipp ziehen",
    )


def test_a_hint_reads_alike_for_every_action(tmp_path: Path) -> None:
    for language, frame in (("de", "Guter Zug. "), ("en", "Good move. ")):
        for game in ("ludoteca", "hexaducto", "cubus"):
            player = started(tmp_path / language / game, game, language)
            view, presenter = player.table.view(), player.table.presenter
            for action in view.legal_actions():
                reason = presenter.gain(view, action)
                label = begun(presenter.label(view, action)).full
                said = presenter.hint(view, Advice(action, "")).full
                if reason is None:
                    assert said.startswith(frame + label)
                elif reason.full:
                    assert said.startswith(f"{reason.full}. {label}")


def test_cubus_names_points_first_and_why_one_passes(tmp_path: Path) -> None:
    found = hints(started(tmp_path, "cubus"))
    assert told(found["build 2"]) == (
        "One point, one more box: column 1, row 1 to height 2, uses a left side and a right side",
        "One point: column 1, row 1 to height 2, 1 left, 1 right",
        "p1 +1 1/1:2 l1 r1",
    )
    assert told(found["pass"]) == (
        "No build found. I cannot build",
        "No build found. I cannot build",
        "no build pass",
    )


BY_KEY = {
    ("logomachy", "en"): ("3 cards. Take red 1 and blue 1 with green 2", "⠼⠉⠀⠃⠛⠸⠀⠁⠗⠀⠁⠃"),
    ("logomachy", "de"): (
        "3 Karten. Rote 1 und blaue 1 nehmen, Karte grüne 2",
        "⠒⠀⠛⠆⠸⠀⠗⠂⠀⠃⠂",
    ),
    ("ludoteca", "en"): ("Hint. Draw from the draw pile", "⠓⠊⠝⠞⠀⠙⠗⠁⠺"),
    ("ludoteca", "de"): ("Tipp. Ziehen vom Nachziehstapel", "⠞⠊⠏⠏⠀⠵⠊⠑⠓⠑⠝"),
    ("hexaducto", "en"): ("Hint. Draw from the draw pile", "⠓⠊⠝⠞⠀⠙⠗⠁⠺"),
    ("hexaducto", "de"): ("Tipp. Vom Ziehstapel ziehen", "⠞⠊⠏⠏⠀⠵⠊⠑⠓⠑⠝"),
    ("six", "en"): ("Hint. Roll, 3 dice", "⠓⠊⠝⠞⠀⠗⠕⠇⠇⠀⠼⠉"),
    ("six", "de"): ("Tipp. Würfeln, 3 Würfel", "⠞⠊⠏⠏⠀⠺⠳⠗⠋⠑⠇⠝⠀⠒"),
    ("cubus", "en"): (
        "One point: column 1, row 1 to height 2, uses a left and a right",
        "⠏⠼⠁⠀⠬⠼⠁⠀⠼⠁⠌⠼⠁⠸⠼⠃⠀⠇⠼⠁⠀⠗⠼⠁",
    ),
    ("cubus", "de"): (
        "Ein Punkt: Spalte 1, Reihe 1 auf Höhe 2, verbraucht eine linke und eine rechte",
        "⠏⠂⠀⠬⠂⠀⠂⠌⠂⠸⠆⠀⠇⠂⠀⠗⠂",
    ),
}


@pytest.mark.parametrize(("game", "language"), BY_KEY)
def test_h_says_the_hint_at_once_and_nothing_before_it(
    tmp_path: Path, game: str, language: str
) -> None:
    player = started(tmp_path, game, language)
    heard, felt = BY_KEY[game, language]
    assert player.press("H") == [heard]
    assert player.cells == felt
    (*_, last) = player.ui.announcer.history.kept_in("all")
    assert last.phrase.normal == heard
    player.app.close()
    assert player.errors == []
