"""What those who see the page are shown, and that nobody else meets it: zones, menus, projector."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pygame
import pytest

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.output.picture import Bar, Panel, Picture, Tile
from braillespiel.table.host import Player, TableHost
from braillespiel.table.port import LocalPort
from braillespiel.ui.match.seats import Seats
from braillespiel.ui.network.page import drawing
from braillespiel.ui.picture import zone_panel
from braillespiel.web import messages as w
from tests.browser.chromium import Browser
from tests.browser.fake import FakeServer, screen
from tests.browser.shown import DRESSES, Shown, picture
from tests.table.hosts import Disk

GAMES = registry.own()
SIZES = ((360, 740), (768, 1024), (1366, 768), (1920, 1080))
_OUTSIDE = """
return [...document.querySelectorAll(arguments[0])].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
}).map((one) => `${one.textContent.slice(0, 40)} ${one.getBoundingClientRect().bottom}`);
"""
_SCROLLS = """
const root = document.documentElement;
return [root.scrollHeight > innerHeight, root.scrollWidth > innerWidth,
  ...[...document.querySelectorAll(".panel, .row, .bar")].filter(
    (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible")
  .map((one) => one.className)];
"""


def crowd(game: str, seats: int) -> Picture:
    """Return a match in full swing as everybody may see it."""
    rules = registry.game(game)
    names = ["Ada", "Benjamin", "Zoe", "Tom", "Lea", "Jan"][:seats]
    match = Match(rules, seats, rules.resolve({}), 7)
    host = TableHost(match, [Player(name) for name in names], Disk(), None, lambda: 0)
    port = LocalPort(host, (None,))
    rng = Random(seats)
    for _ in range(14 * seats):
        choices = [
            (seat, action)
            for seat in sorted(match.state.to_act())
            for action in match.state.legal_actions(seat)
        ]
        if match.state.is_over() or not choices:
            break
        match.apply(*rng.choice(choices))
    view = match.state.view(None)
    presenter = Seats(port, "de").presenter(None)
    acting = frozenset(view.to_act())
    signs = presenter.words.signs
    panels = [
        zone_panel(zone, frozenset(), frozenset(), signs, "", acting)
        for zone in presenter.zones(view)
    ]
    bar = Bar(f"{names[-1]} ist dran.", "other", "Ada legt etwas, und alle sehen es.")
    first = panels[0].tiles[0].key if panels[0].tiles else ""
    return Picture(game.capitalize(), tuple(panels), (panels[0].id, first), bar=bar)


def middle_of_ludoteca() -> Picture:
    """Return one's own turn with a full hand and a long discard pile."""
    shown = picture("ludoteca, hand")
    hand, *others = shown.panels
    more = tuple(replace(hand.tiles[0], key=f"more-{n}") for n in range(2))
    hand = replace(hand, tiles=(*hand.tiles, *more))
    discarded = next(panel for panel in others if panel.id == "discarded")
    pile = tuple(replace(discarded.tiles[0], key=f"discarded-{n}") for n in range(40))
    others = [replace(one, tiles=pile) if one is discarded else one for one in others]
    return replace(shown, panels=(hand, *others))


def test_a_whole_ludoteca_and_its_actions_are_in_sight_at_once(
    browser: Browser, fake: FakeServer
) -> None:
    browser.size(1366, 768)
    shown = Shown(browser, fake)
    for one in (picture("ludoteca, hand"), middle_of_ludoteca()):
        shown.load(one)
        assert browser.run(_OUTSIDE, ".bar, .zones > .panel, .actions button") == []
        zones = browser.run("return document.querySelectorAll('.zones > .panel').length")
        assert zones == len(one.panels)


@pytest.mark.parametrize(("across", "down"), SIZES)
def test_actions_are_in_sight_at_every_size(
    browser: Browser, fake: FakeServer, across: int, down: int
) -> None:
    browser.size(across, down)
    shown = Shown(browser, fake)
    shown.load(picture("main menu"), "touch")
    wrong = {}
    for game in GAMES:
        shown.show(picture(f"{game}, hand"), True)
        if found := browser.run(_OUTSIDE, "[data-actions] button"):
            wrong[game] = found
    assert wrong == {}


def test_no_card_of_a_long_pile_covers_the_value_of_another(
    browser: Browser, fake: FakeServer
) -> None:
    browser.size(1280, 800)
    shown = Shown(browser, fake)
    one = middle_of_ludoteca()
    pile = one.panels[-1]
    assert pile.id == "discarded"
    tiles = [replace(tile, symbol="h10") if n % 2 else tile for n, tile in enumerate(pile.tiles)]
    shown.load(replace(one, panels=(*one.panels[:-1], replace(pile, tiles=tuple(tiles)))))
    overlapping = """
    const faces = [...document.querySelectorAll("[data-panel='discarded'] .face")];
    return [faces.length, ...faces.slice(1).filter((face, n) =>
      face.getBoundingClientRect().left < faces[n].getBoundingClientRect().right)
      .map((face) => face.textContent)];
    """
    assert browser.run(overlapping) == [len(tiles)]


def test_on_a_phone_what_has_the_focus_lies_under_no_action(
    browser: Browser, fake: FakeServer
) -> None:
    browser.size(360, 740)
    shown = Shown(browser, fake)
    shown.load(middle_of_ludoteca(), "touch")
    under = """
    const actions = document.querySelector("[data-actions]");
    const top = () => actions.getBoundingClientRect().top;
    const wrong = [];
    for (const one of document.querySelectorAll(".zones button")) {
      one.focus();
      const box = one.getBoundingClientRect();
      if (box.bottom > top() && getComputedStyle(actions).position === "sticky")
        wrong.push(`${one.textContent}: ${box.bottom} of ${top()}`);
    }
    return [actions.scrollWidth > actions.clientWidth, ...wrong];
    """
    assert browser.run(under) == [False]


@pytest.mark.parametrize("theme", ["dark", "light", "yellow", "safe"])
@pytest.mark.parametrize(("across", "down"), [(360, 740), (1366, 768)])
def test_blurred_to_a_tenth_of_sight_each_state_still_looks_different(
    browser: Browser, fake: FakeServer, theme: str, across: int, down: int
) -> None:
    """Seen at 20/200, a letter of 10 px is one spot: what is left are areas of light and dark."""
    browser.size(across, down)
    shown = Shown(browser, fake)
    shown.load(picture("ludoteca, hand", theme=theme), "keys")
    seen: dict[str, list[tuple[int, ...]]] = {}
    for kind in ("own", "paused", "other"):
        told = Bar("It is somebody's turn now.", kind, "Bea lays red 5.")
        shown.show(picture("ludoteca, hand", theme=theme, bar=told))
        box = browser.run(
            "const box = document.querySelector('.bar').getBoundingClientRect();"
            "return [0, box.top, innerWidth, box.height]"
        )
        whole = pygame.image.load(io.BytesIO(browser.driver.get_screenshot_as_png()))
        head = whole.subsurface(pygame.Rect([round(float(edge)) for edge in box]))
        small = pygame.transform.smoothscale(head.convert(24), (across // 20, 4))
        seen[kind] = [tuple(small.get_at((x, y))) for x in range(across // 20) for y in range(4)]
    for one, other in (("own", "paused"), ("own", "other"), ("paused", "other")):
        apart = sum(
            max(abs(a - b) for a, b in zip(first, second, strict=True)) > 60
            for first, second in zip(seen[one], seen[other], strict=True)
        )
        assert apart >= 5, (one, other, apart)


# -- menus beside the table --------------------------------------------------------------------


@pytest.mark.parametrize("dress", DRESSES)
def test_behind_a_menu_the_table_is_drawn_inert_and_in_no_tree(
    browser: Browser, fake: FakeServer, dress: str
) -> None:
    browser.size(1366, 768)
    shown = Shown(browser, fake)
    table = picture("ludoteca, hand")
    shown.load(table, dress)
    menu = replace(picture("ludoteca, menu"), behind=table.panels)
    shown.show(menu, True)
    browser.rests()
    with_it = browser.tree()
    assert browser.run(
        "const b = document.querySelector('.behind'), box = b.getBoundingClientRect();"
        "return [b.inert, b.getAttribute('aria-hidden'), b.querySelectorAll('.panel').length,"
        " b.querySelectorAll('.face').length > 20, box.width > 600, getComputedStyle(b).opacity]"
    ) == [True, "true", len(table.panels), True, True, "1"]
    beside = browser.run(
        "const [m, b] = ['.zones:not(.behind)', '.behind'].map("
        "(one) => document.querySelector(one).getBoundingClientRect());"
        "return [m.left >= b.right, Math.abs(m.top - b.top) < 20]"
    )
    assert beside == [True, True]
    stops = browser.run(
        "const b = document.querySelector('.behind');"
        "return [...b.querySelectorAll('*')].filter((one) => (one.focus(), "
        "document.activeElement === one)).length"
    )
    assert stops == 0
    fake.seen()
    browser.run("document.querySelector('.behind .tile').click()")
    browser.run(
        "const box = document.querySelector('.behind .tile').getBoundingClientRect();"
        "document.elementFromPoint(box.left + 5, box.top + 5)?.click()"
    )
    shown.settle()
    assert [one for one in fake.seen() if one["type"] in ("point", "press")] == []
    shown.show(replace(menu, behind=()), True)
    browser.rests()
    assert browser.tree() == with_it
    assert browser.run("return document.querySelector('.behind').children.length") == 0


def test_on_a_phone_the_menu_comes_first_and_the_table_below(
    browser: Browser, fake: FakeServer
) -> None:
    browser.size(360, 740)
    shown = Shown(browser, fake)
    table = picture("six, hand")
    shown.load(table, "touch")
    shown.show(replace(picture("six, menu"), behind=table.panels), True)
    places = browser.run(
        "return ['.zones:not(.behind)', '.behind'].map("
        "(one) => document.querySelector(one).getBoundingClientRect().top)"
    )
    assert places[0] < places[1]


def test_a_new_screen_is_seen_from_its_beginning_on_a_phone(
    browser: Browser, fake: FakeServer
) -> None:
    browser.size(360, 740)
    shown = Shown(browser, fake)
    shown.load(picture("ludoteca, hand"), "touch")
    browser.run("scrollTo(0, document.documentElement.scrollHeight)")
    browser.run("[...document.querySelectorAll('.tile')].at(-1).focus()")
    assert browser.run("return scrollY") > 300
    fake.tell(w.Screen(magnified=""))
    browser.keys("\ue007")
    fake.next("point")
    shown.show(picture("ludoteca, menu"), True)
    assert browser.run("return [scrollY, document.activeElement.id]") == [0, "title"]


# -- drawings ----------------------------------------------------------------------------------


def _faces(browser: Browser, *tiles: Tile, shape: str = "list", shown: Shown) -> list[Any]:
    zone = Panel("z", "Zone", shape, tiles, role="hand")
    shown.show(Picture("Tisch", (zone,), ("z", tiles[0].key)), True)
    found = browser.run(
        "return [...document.querySelectorAll('.face')].map((one) => { const s ="
        " getComputedStyle(one); return {dice: one.querySelectorAll('.die').length,"
        " pips: one.querySelectorAll('.die circle').length, figures:"
        " one.querySelectorAll('.figure').length, border: s.borderTopStyle,"
        " shadow: s.boxShadow !== 'none', text: one.textContent, fill: s.backgroundColor}; })"
    )
    return list(found)


def test_dice_pillars_tiles_hands_and_piles_are_drawn(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("main menu"))
    told = _faces(
        browser,
        Tile("a", "Würfel", symbol="7", figure="dice-25"),
        Tile("b", "Würfel", symbol="?", figure="dice-000"),
        Tile("c", "Raum 3", symbol="3", colour="blue", letter="r", figure="room"),
        Tile("d", "Raum", symbol="–", colour="blue", letter="r", figure="room"),
        Tile("e", "3 Handkarten", figure="cards-3"),
        Tile("f", "eine linke", figure="tile-left-1"),
        Tile("g", "Stapel", symbol="0", back=True),
        shown=shown,
    )
    assert [one["dice"] for one in told] == [2, 3, 0, 0, 0, 0, 0]
    assert [one["pips"] for one in told] == [7, 0, 0, 0, 0, 0, 0]
    assert [one["figures"] for one in told] == [0, 0, 1, 1, 0, 1, 0]
    assert [one["border"] for one in told][2:] == ["solid", "dashed", "solid", "solid", "dashed"]
    assert [one["shadow"] for one in told] == [False, False, False, False, True, False, False]
    assert told[4]["text"] == "3"
    assert told[5]["text"] == "1"
    clear = "rgba(0, 0, 0, 0)"
    assert [one["fill"] == clear for one in told] == [True, True, False, True, False, False, True]
    browser.rests()
    tree = browser.tree()
    cells = [line.strip() for line in tree if "gridcell" in line]
    roles = ["Karte"] * 4 + ["Angabe"] * 2 + ["Karte"]
    assert [line.rpartition("roledescription=")[2] for line in cells] == roles
    assert cells[4].startswith('gridcell "3 Handkarten"')


def test_the_focus_is_a_hexagon_around_a_hexagon(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    for forced in ("none", "active"):
        with browser.media(forced_colors=forced):
            shown.load(picture("hexaducto, own table"))
            told = browser.run(
                "const here = document.activeElement, ring = here.querySelector('polygon');"
                "const other = document.querySelectorAll('[data-shape=hex] polygon')[5];"
                "const [r, o] = [ring, other].map((one) => getComputedStyle(one));"
                "return [getComputedStyle(here).outlineStyle, parseFloat(r.strokeWidth) >= 8,"
                " r.stroke !== o.stroke]"
            )
        assert told == ["none", True, True]


def test_the_pile_of_cubus_is_large_and_its_patterns_cover_whole_faces(
    browser: Browser, fake: FakeServer
) -> None:
    browser.size(1366, 768)
    shown = Shown(browser, fake)
    shown.load(picture("cubus, hand"))
    told = browser.run(
        "const d = document.querySelector('.drawing'), box = d.getBoundingClientRect();"
        "const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);"
        "const wide = (one) => { const b = one.getBBox(); return [b.x, b.y, b.width, b.height]; };"
        "const faces = [...d.querySelectorAll('polygon')].map(wide);"
        "const lines = [...d.querySelectorAll('line')].map(wide);"
        "return {unit: box.width / d.viewBox.baseVal.width / rem, faces, lines}"
    )
    assert told["unit"] > 4
    left, top, wide, high = told["faces"][0]
    on_it = [line for line in told["lines"] if left - 0.01 <= line[0] <= left + wide - 0.01]
    assert min(line[1] for line in on_it) < top + high * 0.3
    assert max(line[1] + line[3] for line in on_it) > top + high * 0.8
    gaps = sorted(line[1] + line[3] for line in on_it)
    assert max(b - a for a, b in pairwise(gaps)) < high * 0.25, "no bare stripe"


def test_print_stands_under_the_cells_that_write_it(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("main menu"))
    line = Tile("dots-0", "Punkte 125 0 1235", symbol="⠓⠀⠗⠶", prints=((0, 1, "h"), (2, 2, "r7")))
    zone = Panel("rows", "Die Zeile von Mia", "list", (line,), role="other")
    shown.show(Picture("Lehrerpult", (zone,), ("rows", "dots-0")), True)
    under = browser.run(
        "const cells = [...document.querySelectorAll('.face .cells span')].map("
        "(one) => one.getBoundingClientRect().left);"
        "return [...document.querySelectorAll('.face .ink span')].map((one) => {"
        " const box = one.getBoundingClientRect();"
        " return [one.textContent, cells.findIndex((left) => Math.abs(left - box.left) < 3),"
        " box.height > 5]; })"
    )
    assert under == [["h", 0, True], ["r7", 2, True]]


# -- gliding -----------------------------------------------------------------------------------

_WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  moved.push([this.dataset.tile, timing.duration]);
  return animate.call(this, frames, timing);
};
window.running = () => document.getAnimations().length;
"""


def _hand(*keys: str) -> Picture:
    tiles = tuple(Tile(key, f"Karte {key}", symbol=key) for key in keys)
    return Picture("SIX", (Panel("hand", "Hand", "list", tiles),), ("hand", keys[0]))


@pytest.mark.parametrize("still", ["", "setting", "system"])
def test_what_changes_its_place_glides_and_with_less_motion_nothing_does(
    browser: Browser, fake: FakeServer, still: str
) -> None:
    shown = Shown(browser, fake)
    wish = "reduce" if still == "system" else "no-preference"
    with browser.media(prefers_reduced_motion=wish):
        shown.load(replace(_hand("a", "b", "c"), reduced_motion=still == "setting"))
        browser.run(_WATCH)
        shown.show(replace(_hand("b", "a", "c"), reduced_motion=still == "setting"))
        browser.run("return new Promise((done) => requestAnimationFrame(() => done()))")
        expected = [] if still else [["a", 150], ["b", 150]]
        browser.until(lambda: sorted(browser.run("return moved")) == expected)
        if still:
            assert browser.run("return running()") == 0
        browser.until(lambda: browser.run("return running()") == 0)
        shown.show(replace(_hand("b", "a", "c", "d"), reduced_motion=still == "setting"))
        shown.settle()
        assert sorted(browser.run("return moved")) == expected, "what is new does not glide"


# -- the screen for all ------------------------------------------------------------------------


def _project(browser: Browser, fake: FakeServer, shown: Picture) -> None:
    fake.usual = (screen(shown),)
    browser.open(fake.address + "projector")
    browser.until(lambda: browser.driver.title == shown.title)
    fit = "return document.documentElement.style.getPropertyValue('--fit')"
    browser.until(lambda: browser.run(fit))
    browser.run("return new Promise((done) => requestAnimationFrame(() => done()))")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_the_projector_scrolls_and_the_type_is_as_large_as_it_fits(
    browser: Browser, fake: FakeServer, game: str
) -> None:
    browser.size(1920, 1080)
    rules = registry.game(game)
    for seats in range(2, min(6, rules.max_seats) + 1):
        table = crowd(game, seats)
        _project(browser, fake, table)
        assert browser.run(_SCROLLS) == [False, False], (game, seats)
        assert browser.run(_OUTSIDE, ".bar, .zones > .panel, .face") == [], (game, seats)
        larger = browser.run(
            "const root = document.documentElement, fit = Number(root.style.getPropertyValue("
            "'--fit')); root.style.setProperty('--fit', String(fit + 0.05));"
            "const full = root.scrollHeight > innerHeight || root.scrollWidth > innerWidth;"
            "root.style.setProperty('--fit', String(fit)); return full || fit > 3.9"
        )
        assert larger, (game, seats, "larger type would fit too")


def test_the_projector_shows_no_controls_no_list_and_no_focus(
    browser: Browser, fake: FakeServer
) -> None:
    browser.size(1920, 1080)
    _project(browser, fake, crowd("logomachy", 3))
    fake.tell(w.Said("Ada legt Rot 3.", listed=True))
    unseen = browser.run(
        "return [...document.querySelectorAll('header, .actions, .command, .past, .viewer')]"
        ".filter((one) => one.checkVisibility()).map((one) => one.className)"
    )
    assert unseen == []
    outlines = browser.run(
        "document.querySelector('[data-tile]').focus();"
        "return [...document.querySelectorAll('[data-tile], h1')].map("
        "(one) => getComputedStyle(one).outlineStyle)"
    )
    assert set(outlines) == {"none"}


# -- on paper ----------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["dark", "yellow"])
def test_on_paper_stand_the_table_and_what_has_happened_black_on_white(
    browser: Browser, fake: FakeServer, theme: str
) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("ludoteca, hand", theme=theme))
    fake.tell(w.Said("Louis wirft 8 Eltern ab."))
    shown.settle()
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    try:
        told = browser.run(
            "const seen = (one) => document.querySelector(one).checkVisibility();"
            "const style = getComputedStyle(document.body);"
            "return [['.past', '.zones', '.bar', '.turn'].map(seen), ['header', '.actions',"
            " '.command', '.viewer'].map(seen), style.backgroundColor, style.color,"
            " getComputedStyle(document.querySelector('.zones')).backgroundColor]"
        )
    finally:
        browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    white, black = "rgb(255, 255, 255)", "rgb(0, 0, 0)"
    assert told == [[True] * 4, [False] * 4, white, black, white]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_code_of_a_class_is_drawn_at_least_a_hundred_px_high(
    browser: Browser, fake: FakeServer, language: str
) -> None:
    browser.size(1920, 1080)
    address = "https://192.168.178.123:43593/"
    told = {"de": ("Adresse", "Komm herein: Klasse 5b"), "en": ("Address", "Come in: class 5b")}
    named, title = told[language]
    tiles = (Tile("address", f"{named}: {address}"), Tile("code", "Code 20, 48, 16."))
    menu = Panel("menu", title, "list", tiles, menu=True, drawing=drawing(address))
    _project(browser, fake, Picture(title, (menu,), ("menu", "address")))
    assert browser.run(_SCROLLS) == [False, False]
    assert browser.run(_OUTSIDE, ".tile, .drawing") == []
    high = browser.run(
        "const style = getComputedStyle(document.querySelector('[data-tile=code]'));"
        "const pen = document.createElement('canvas').getContext('2d'); pen.font = style.font;"
        "return pen.measureText('0').actualBoundingBoxAscent"
    )
    assert high >= 100, "the digits alone"
    square = browser.run(
        "const box = document.querySelector('.drawing').getBoundingClientRect();"
        "return [box.width, box.height]"
    )
    assert min(square) >= 400
    assert max(square) <= 0.7 * 1080
