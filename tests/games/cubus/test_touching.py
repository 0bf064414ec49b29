"""Builds stay in one piece with the pile, unless the option allows boxes by themselves."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games import registry
from braillespiel.games.cubus.builds import BuildContext
from braillespiel.games.cubus.game import GAME
from braillespiel.games.cubus.legality import overlooked
from braillespiel.games.cubus.picture import falls_apart, pieces_seen
from braillespiel.games.cubus.pile import pieces
from braillespiel.games.cubus.presenter import CubusPresenter
from braillespiel.games.cubus.search import search
from braillespiel.games.cubus.zones import key_cell
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import without_marks
from tests.games.cubus.drawn import do, drawn, state

APART = "build 1,0,1"
"""Three tiles make a box anywhere: the younger children's variant counts it."""


def desk(language: str, seat: int = 0) -> CubusPresenter:
    words = Words(language, ("client", *registry.catalogues("cubus")))
    return CubusPresenter(words, ["Al", "Bo"], seat)


@pytest.mark.parametrize(
    ("plan", "on_the_plan", "seen"),
    [
        ({(0, 0): 1}, 1, 1),
        ({(0, 0): 1, (1, 0): 1}, 1, 1),
        ({(0, 0): 1, (2, 0): 1}, 2, 2),
        ({(0, 0): 2, (1, -1): 2}, 2, 1),
        ({}, 0, 0),
    ],
)
def test_tiles_hang_together_edge_to_edge(
    plan: dict[tuple[int, int], int], on_the_plan: int, seen: int
) -> None:
    assert (pieces(plan), pieces_seen(plan)) == (on_the_plan, seen)


def test_what_touches_in_the_picture_may_be_built_though_not_side_by_side() -> None:
    match = drawn("0,2/2,0", "lrc", "", options={"children": True})
    before = match.state.view(0).heights
    apart = [cell for cell in ((3, 0), (0, 3)) if falls_apart(before, {**before, cell: 1})]
    assert apart == [(3, 0), (0, 3)]
    assert pieces_seen(before) == 1


@given(st.integers(0, 2**31))
@settings(max_examples=20, derandomize=True, deadline=None)
def test_columns_side_by_side_are_always_seen_in_one_piece(seed: int) -> None:
    rng, plan = Random(seed), {(0, 0): 1}
    for _ in range(rng.randrange(1, 14)):
        x, y = rng.choice(sorted(plan))
        dx, dy = rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
        plan[x + dx, y + dy] = rng.randrange(1, 5)
    assert (pieces(plan), pieces_seen(plan)) == (1, 1)


def test_a_box_by_itself_is_refused_and_the_option_allows_it() -> None:
    match = drawn("1", "lrc", "", options={"children": True})
    with pytest.raises(IllegalActionError) as refused:
        do(match, 0, APART)
    assert refused.value.rule == "build-apart"
    said = desk("de").refusal(refused.value, match.state.view(0))
    assert (said.full, said.brief, said.braille) == (
        "Das Bild muss in einem Stück bleiben: Alles liegt mit einer Kante am Stapel.",
        "Das Bild muss in einem Stück bleiben",
        "ein stück bleiben",
    )
    said = desk("en").refusal(refused.value, match.state.view(0))
    assert said.full == (
        "The picture must stay in one piece: everything touches the pile edge to edge."
    )
    free = drawn("1", "lrc", "", options={"children": True, "touching": False})
    do(free, 0, APART)
    assert free.state.scores() == [1, 0]
    assert GAME.resolve({}, stored=True)["touching"] is False, "as in matches begun before"


def test_what_stands_apart_already_may_stay_so() -> None:
    match = drawn("1,0,1,0", "lrc", "", options={"children": True})
    do(match, 0, "build 1,0,1,1")
    with pytest.raises(IllegalActionError):
        do(match, 1, "build 1,0,1,1,0,1")


@pytest.mark.parametrize("touching", [True, False])
def test_search_list_and_zone_name_no_box_by_itself(touching: bool) -> None:
    bent = {(n, 0): 1 for n in range(4)} | {(0, n): 1 for n in range(4)}
    context = BuildContext(bent, frozenset(), (1, 1, 1, 0), True, touching=touching)
    piles = [found.build.pile for found in search(context)]
    piles += [build.pile for build in overlooked(context)]
    options = {"children": True, "touching": touching}
    match = drawn("1,1,1,1/1,0,0,0/1,0,0,0/1,0,0,0", "lrc", "", options=options)
    piles += [b.pile for b in match.state.legal_actions(0) if hasattr(b, "pile")]
    [zone] = [zone for zone in desk("de").zones(match.state.view(0)) if zone.id == "places"]
    cells = [key_cell(item.key) for item in zone.items]
    piles += [{**state(match).geometry.heights, cell: 1} for cell in cells if cell]
    assert len(piles) > 6
    assert (max(map(pieces_seen, piles)) == 1) is touching


def test_the_build_mode_says_so_before_it_is_tried() -> None:
    match = drawn("1", "lrc", "", options={"children": True})
    presenter = desk("de")
    draft = presenter.run("build", match.state.view(0), None, None).draft
    assert draft is not None
    for command, column in (("raise", "c1,0"), ("raise", "c2,0"), ("lower", "c1,0")):
        told = draft.run(command, draft.zones()[0], column)
    assert told.phrase is not None
    assert told.phrase.full == (
        "Höhe 0. Steht nicht am Stapel; eine Kiste mehr, "
        "verbraucht eine linke Seite, eine rechte Seite und einen Deckel"
    )
    assert told.phrase.braille == "h0 allein! +1 l1 r1 d1"


def test_taking_down_after_building_up_begins_to_count_anew_and_says_so() -> None:
    match = drawn("1,1", "l", "r", options={"knock": "off", "play": "both"}, points=[7, 4])
    do(match, 0, "pass")
    [_, dismantling] = do(match, 1, "pass")
    told = {}
    for language in ("de", "en"):
        [announced] = desk(language).announce(dismantling, match.state.view(0))
        told[language] = announced.phrase
    assert told["de"].full == (
        "Abbau-Spiel: 2 Kisten stehen. Ab jetzt zählen nur die Plättchen. "
        "Das Aufbauen endete so: du 7 Punkte und Bo 4 Punkte."
    )
    assert without_marks(told["en"].braille) == "down 2 built you 7 Bo 4"
    offered = [option.id for option in GAME.offered(match.options)]
    assert "both_counts" in offered
    assert "both_counts" not in [option.id for option in GAME.offered(GAME.resolve({}))]
