"""The page in Chromium: what readers get of it, what axe finds, keys, focus, sizes.

The accessibility trees are kept in ``trees/``; BRAILLESPIEL_RECORD=1 writes them anew.
"""

from __future__ import annotations

import os
import wave
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from braillespiel import resources
from braillespiel.games import registry
from braillespiel.output.picture import Panel, Picture, Tile
from braillespiel.web import messages as w
from tests.browser.chromium import Browser
from tests.browser.fake import FakeServer, screen
from tests.browser.shown import DRESSES, Shown, picture
from tests.support import pseudo
from tests.window.screens import pictures

TREES = Path(__file__).with_name("trees")
GAMES = registry.own()
KINDS = (
    *(f"{game}, marked" for game in GAMES), "hexaducto, piles", "ludoteca, scores", "main menu",
    "settings 2", "settings 5", "help",
)  # fmt: skip
TYPED = Picture("Wie heißt du?", line="Lena")
TEXT = Picture("Regeln", paragraphs=("Alle ziehen reihum.", "Wer nichts mehr hat, gewinnt."))


def screens(language: str = "de") -> dict[str, Picture]:
    """Return every screen by name."""
    found = {name: picture(name, language) for name in pictures(language) if name != "question"}
    return {**found, "typed": TYPED, "text": TEXT}


@pytest.mark.parametrize("dress", DRESSES)
def test_what_readers_get(browser: Browser, fake: FakeServer, dress: str) -> None:
    shown = Shown(browser, fake)
    shown.load(picture(KINDS[0]), dress)
    wrong = []
    for name in (*KINDS, "typed", "text"):
        shown.show(screens()[name], True)
        browser.rests()
        got = "\n".join(browser.tree()) + "\n"
        file = TREES / f"{dress}, {name}.txt"
        if os.environ.get("BRAILLESPIEL_RECORD"):
            file.parent.mkdir(exist_ok=True)
            file.write_text(got, encoding="utf-8")
        elif got != file.read_text(encoding="utf-8"):
            wrong.append(f"{file.name}\n{got}")
    assert not wrong, "\n".join(wrong)


_TOO_SMALL = """
const found = [];
for (const one of document.querySelectorAll("button, input, select, [data-tile]")) {
  const box = (one.type === "checkbox" ? one.closest("label") : one).getBoundingClientRect();
  if (one.checkVisibility() && (box.width < 43.9 || box.height < 43.9))
    found.push(`${one.textContent || one.id} ${box.width} × ${box.height}`);
}
return found;
"""
_WIDER = """
const root = document.documentElement;
if (root.scrollWidth <= innerWidth) return [];
return [...document.querySelectorAll("*")].filter(
  (one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest("[data-shape]")
).map((one) => one.tagName + " " + one.className).concat(root.scrollWidth);
"""


_CUT = """
const found = [];
for (const one of document.querySelectorAll("body *")) {
  const style = getComputedStyle(one);
  if (!one.checkVisibility() || !one.innerText?.trim() || style.clipPath !== "none") continue;
  if (one.closest(".face")) continue; // letter and number of a card, the same in every language
  const hides = (way) => ["hidden", "clip"].includes(way);
  if ((hides(style.overflowX) && one.scrollWidth > one.clientWidth + 1)
      || (hides(style.overflowY) && one.scrollHeight > one.clientHeight + 1)
      || style.textOverflow === "ellipsis")
    found.push(`${one.tagName} ${one.className}: ${one.innerText.slice(0, 40)}`);
}
return found;
"""


@pytest.mark.parametrize("dress", DRESSES)
@pytest.mark.parametrize(("across", "scale"), [(360, 100), (1366, 100), (1366, 400)])
def test_nothing_is_cut_off_in_a_language_of_long_words(
    browser: Browser, fake: FakeServer, dress: str, across: int, scale: int
) -> None:
    browser.size(across, 768)
    shown = Shown(browser, fake)
    every = screens(pseudo.CODE)
    shown.load(every["main menu"], dress)
    found = {}
    for name, one in every.items():
        shown.show(replace(one, scale=scale), True)
        browser.rests()
        faults = [*browser.run(_WIDER), *browser.run(_CUT)]
        if faults:
            found[name] = faults[:6]
    assert found == {}


@pytest.mark.parametrize("dress", DRESSES)
@pytest.mark.parametrize(("across", "scale"), [(320, 100), (1280, 400)])
def test_nothing_scrolls_sideways_and_nothing_is_small(
    browser: Browser, fake: FakeServer, dress: str, across: int, scale: int
) -> None:
    browser.size(across, 640)
    shown = Shown(browser, fake)
    shown.load(picture("main menu"), dress)
    found = {}
    for name, one in screens().items():
        shown.show(replace(one, scale=scale), True)
        browser.rests()
        faults = [*browser.run(_WIDER), *browser.run(_TOO_SMALL)]
        if faults:
            found[name] = faults[:6]
    assert found == {}


def test_forced_colours_leave_edges_patterns_and_the_focus(
    browser: Browser, fake: FakeServer
) -> None:
    shown = Shown(browser, fake)
    with browser.media(forced_colors="active"):
        shown.load(picture("ludoteca, hand"))
        told = browser.run(
            "const style = (s) => getComputedStyle(document.querySelector(s));"
            "return [matchMedia('(forced-colors: active)').matches,"
            " style('.face').borderTopWidth, style('.face').borderTopStyle,"
            " style('.strip').backgroundImage !== 'none',"
            " style('[data-tile]:focus').outlineStyle,"
            " style('.face').borderTopColor !== style('.face').backgroundColor]"
        )
    assert told == [True, "2px", "solid", True, "solid", True]


def _hand(*keys: str, focus: str = "") -> Picture:
    tiles = tuple(Tile(key, f"Karte {key}", symbol=key) for key in keys)
    other = Panel("own", "Tisch", "list", (Tile("t", "Stapel"),))
    hand = Panel("hand", "Hand", "list", tiles, empty="Keine Karte.")
    return Picture("SIX", (hand, other), ("hand", focus or (keys[0] if keys else "")))


def test_the_focus_stays_on_its_card_and_goes_to_the_neighbour(
    browser: Browser, fake: FakeServer
) -> None:
    shown = Shown(browser, fake)
    shown.load(_hand("a", "b", "c", "d", focus="c"))
    assert browser.focused() == "Karte c"
    node = browser.run("return document.activeElement")
    shown.show(_hand("d", "c", focus="c"))
    assert browser.focused() == "Karte c"
    assert browser.run("return document.activeElement === arguments[0]", node)
    shown.show(_hand("e", "d", "f", focus="f"))
    assert browser.focused() == "Karte f"
    shown.show(_hand())
    assert browser.focused() == "Keine Karte."
    shown.show(_hand("a", "b"))
    assert browser.focused() == "Karte a"


def test_the_focus_does_not_follow_others(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(_hand("a", "b", "c"))
    shown.show(_hand("a", "b", "c", focus="b"))
    assert browser.focused() == "Karte a"
    browser.keys("s")  # the server learns first where this person is
    assert fake.next("point") == {"type": "point", "key": "a", "act": False}
    assert fake.next("press") == {"type": "press", "key": "S"}
    shown.show(_hand("a", "b", "c", focus="a"))
    shown.show(_hand("a", "b", "c", focus="c"), True)
    assert browser.focused() == "Karte c"


def test_what_the_focus_reached_already_is_said(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(_hand("a", "b"))
    shown.show(_hand("a", "b", focus="b"))
    assert browser.focused() == "Karte a"
    shown.show(_hand("a", "b", focus="a"), True, w.Said("Karte a", spoken=False, listed=False))
    browser.hears("assertive", "Karte a")


def test_a_key_that_asks_for_where_one_is_takes_the_focus_back_from_a_button(
    browser: Browser, fake: FakeServer
) -> None:
    shown = Shown(browser, fake)
    here = picture("logomachy, hand")
    shown.load(here)
    card = browser.focused()
    for goes, focused in ((False, here.buttons[0].text), (True, card)):
        browser.run("document.querySelector('[data-actions] button').focus()")
        browser.keys("c")
        assert fake.next("press") == {"type": "press", "key": "C"}
        said = w.Said(card, spoken=not goes, listed=False, rest="")
        fake.tell(screen(here, True, goes=goes), said)
        shown.settle()
        assert browser.focused() == focused


_TOUCHED = """
window.touched = new Set();
new MutationObserver((all) => {
  for (const one of all) {
    const node = one.target.parentElement?.closest("[data-tile]") ?? one.target;
    if (node.className !== "magnified") {
      touched.add(`${one.attributeName ?? one.type} ${node.dataset?.tile ?? node.nodeName}`);
    }
  }
}).observe(document, {childList: true, subtree: true, attributes: true, characterData: true});
"""


def test_a_key_touches_only_what_it_changes(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(_hand("a", "b", "c"))
    browser.run(_TOUCHED)
    fake.tell(w.Screen(focus=("hand", "b"), moves=True))
    shown.settle()
    assert browser.focused() == "Karte b"
    assert browser.run("return [...touched].sort()") == ["tabindex a", "tabindex b"]


_OBSERVE = """
window.told = [];
for (const id of ["polite", "assertive"]) {
  new MutationObserver(() => told.push([id, document.getElementById(id).textContent,
    performance.now()])).observe(document.getElementById(id), {childList: true, subtree: true});
}
addEventListener("focusin", () => told.push(["focus", "", performance.now()]), true);
"""


def test_the_live_regions_speak_one_after_the_other(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(_hand("a", "b"))
    browser.until(lambda: browser.live()["polite"] == "")
    browser.run(_OBSERVE)
    fake.tell(
        screen(_hand("a", "b", focus="b"), True),
        w.Said("Louis spielt."),
        w.Said("Du bist dran."),
        w.Said("Punkte 3.", urgent=True),
        w.Said("Karte b", spoken=False, listed=False, rest=""),
    )
    browser.hears("polite", "Louis spielt. Du bist dran.")
    fake.tell(w.Said("Punkte 3.", urgent=True))
    browser.until(lambda: browser.run("return told.length") >= 5)
    told = browser.run("return told")
    assert [tuple(one[:2]) for one in told[:5]] == [
        ("focus", ""),
        ("assertive", "Punkte 3."),
        ("polite", "Louis spielt. Du bist dran."),
        ("assertive", ""),
        ("assertive", "Punkte 3.\u00a0"),
    ]
    for before, after in pairwise(told[:5]):
        assert after[2] - before[2] >= 149, told
    listed = browser.run("return [...document.querySelectorAll('.past li')].map(e=>e.textContent)")
    assert listed == ["Punkte 3.", "Punkte 3.", "Du bist dran.", "Louis spielt."]


def test_no_text_is_the_one_that_any_region_told_last(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(_hand("a", "b"))
    browser.until(lambda: browser.live()["polite"] == "")
    browser.run(_OBSERVE)
    said = "return told.filter((one) => one[1])"
    regions = ("polite", "assertive", "polite", "assertive", "assertive")
    for count, region in enumerate(regions, 1):
        fake.tell(w.Said("Du bist dran.", urgent=region == "assertive"))
        browser.until(lambda count=count: len(browser.run(said)) == count)
    told = [tuple(one[:2]) for one in browser.run(said)]
    blanks = (0, 1, 2, 0, 1)
    assert told == [
        (region, "Du bist dran." + count * "\u00a0")
        for region, count in zip(regions, blanks, strict=True)
    ]


_PRESS = """
const [key, how] = arguments;
const event = new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true, ...how});
document.activeElement.dispatchEvent(event);
return event.defaultPrevented;
"""
_NOT_OURS = (
    *((key, {name: True}) for key in ("s", "ArrowRight", "Home", "Enter", " ", "/", "1")
      for name in ("ctrlKey", "altKey", "metaKey")),
    *((f"F{n}", {}) for n in range(1, 13)),
    ("Tab", {}), ("Tab", {"shiftKey": True}), ("Escape", {}), ("PageUp", {}), ("PageDown", {}),
    ("Insert", {}), ("CapsLock", {}), ("Delete", {}), ("ContextMenu", {}), ("+", {}), ("Shift", {}),
)  # fmt: skip


@pytest.mark.parametrize("place", ["[data-tile]", "[data-actions] button"])
def test_no_key_of_the_browser_or_of_a_reader_is_taken(
    browser: Browser, fake: FakeServer, place: str
) -> None:
    shown = Shown(browser, fake)
    shown.load(_hand("a", "b"))
    shown.show(replace(picture("logomachy, hand")))
    browser.run("document.querySelector(arguments[0]).focus()", place)
    shown.settle()
    fake.seen()
    taken = [key for key in _NOT_OURS if browser.run(_PRESS, *key)]
    assert taken == []
    assert [told for told in fake.seen() if told["type"] == "press"] == []


def test_keys_that_are_taken(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("logomachy, hand"))
    keys = {
        "ArrowLeft": "Left", "ArrowRight": "Right", "ArrowUp": "Up", "ArrowDown": "Down",
        "Home": "Home", "End": "End", "Enter": "Enter", " ": "Space", "Backspace": "Backspace",
        "1": "1", "s": "S", "ä": "Ä",
    }  # fmt: skip
    for key, name in keys.items():
        assert browser.run(_PRESS, key, {})
        assert fake.next("press")["key"] == name
    assert browser.run(_PRESS, "S", {"shiftKey": True})
    assert fake.next("press")["key"] == "Shift+S"
    assert browser.run(_PRESS, "ArrowUp", {"shiftKey": True})
    assert fake.next("press")["key"] == "Shift+Up"


def test_letters_as_keys_can_be_switched_off(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("logomachy, hand"))
    browser.click("Buchstabentasten gelten")
    browser.run("document.querySelector('[data-tile]').focus()")
    assert [key for key in ("s", "1", "/") if browser.run(_PRESS, key, {})] == []
    assert browser.run(_PRESS, "ArrowRight", {})
    browser.open(fake.address)
    browser.until(lambda: browser.run("return document.querySelector('[data-tile]')"))
    assert browser.button("Buchstabentasten gelten").get_attribute("aria-pressed") == "false"


def test_the_command_field_keeps_the_focus_and_hears_all(
    browser: Browser, fake: FakeServer
) -> None:
    shown = Shown(browser, fake)
    shown.load(_hand("a", "b"))
    browser.keys("/")
    assert browser.run("return document.activeElement.id") == "command"
    browser.keys("b7", "\ue007")
    assert fake.next("typed") == {"type": "typed", "text": "b7"}
    said = w.Said("Karte b, 2 von 2", spoken=False, listed=False)
    shown.show(_hand("a", "b", focus="b"), True, said)
    assert browser.run("return document.activeElement.id") == "command"
    assert browser.run("return document.activeElement.value") == ""
    browser.hears("assertive", "Karte b, 2 von 2")


def test_the_toolbar_is_one_tab_stop(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("logomachy, hand"))
    names = [button.text for button in picture("logomachy, hand").buttons]
    stops = browser.run(
        "return [...document.querySelectorAll('[data-actions] button')]"
        ".filter(b => b.tabIndex === 0).map(b => b.textContent)"
    )
    assert stops == names[:1]
    browser.run("document.querySelector('[data-actions] button').focus()")
    browser.keys("\ue014", "\ue014")
    assert browser.focused() == names[2]
    browser.keys("\ue012", "\ue007")
    assert fake.next("press")["key"] == picture("logomachy, hand").buttons[1].key


def test_a_setting_is_changed_by_touch(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("settings 2"), "touch")
    name = picture("settings 2").panels[0].tiles[0]
    more = browser.until(
        lambda: browser.run(
            "return [...document.querySelectorAll('button')].find("
            "b => b.getAttribute('aria-label') === arguments[0])",
            f"Mehr, {name.text}",
        )
    )
    more.click()
    assert fake.next("step") == {"type": "step", "key": name.key, "by": 1}


def test_markup_in_names_stays_text(browser: Browser, fake: FakeServer) -> None:
    evil = "<img src=x onerror=alert(1)><script>document.title='x'</script>"
    shown = Shown(browser, fake)
    tile = Tile("k", evil, evil, evil, symbol=evil, colour='"><b>', pattern="</style>")
    zone = Panel("z", evil, "rows", (tile,), rows=(evil,), summary=evil)
    for dress in DRESSES:
        shown.load(_hand("a"), dress)
        shown.show(Picture(evil, (zone,), ("z", "k"), paragraphs=(evil,)), True, w.Said(evil))
        assert browser.run("return document.querySelectorAll('main img, main script').length") == 0
        assert browser.driver.title == evil
        assert browser.run("return document.querySelector('.past li').textContent") == evil


_LISTENING = """
const made = window.made = [];
const plain = AudioContext.prototype.createGain;
AudioContext.prototype.createGain = function () {
  const gain = plain.call(this);
  made.push(gain);
  return gain;
};
const start = AudioBufferSourceNode.prototype.start;
window.begun = [];
AudioBufferSourceNode.prototype.start = function (...when) {
  window.begun.push([this.buffer.duration, ...made.splice(0).map((one) => one.gain.value)]);
  return start.apply(this, when);
};
"""


def test_sounds_come_from_their_side_after_a_key_of_ones_own(
    browser: Browser, fake: FakeServer
) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("hexaducto, hand"), DRESSES[0])
    browser.run(_LISTENING)
    fake.tell(w.Sound("card", 80, -0.5))
    browser.keys("s")
    fake.tell(w.Sound("card", 80, -0.5), w.Sound("turn", 40))
    browser.until(lambda: browser.run("return window.begun.length === 2"))
    begun = sorted(browser.run("return window.begun"))
    with wave.open(str(resources.folder("sounds") / "card.wav")) as card:
        assert begun[0][0] == pytest.approx(card.getnframes() / card.getframerate(), abs=0.01)
    assert begun[0][1:] == pytest.approx([0.8, 0.4])
    assert begun[1][1:] == pytest.approx([0.4, 0.4])


_ROOMS = """
window.rooms = [];
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  if (this.loop) window.rooms.push(this);
  return start.apply(this, when);
};
"""


def test_a_room_tone_begins_after_a_key_of_ones_own_and_is_one_loop(
    browser: Browser, fake: FakeServer
) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("hexaducto, hand"), DRESSES[0])
    browser.run(_ROOMS)
    fake.tell(w.Room("room-six", 50))
    shown.show(picture("hexaducto, hand"))
    assert browser.run("return window.rooms.length") == 0
    browser.keys("s")
    browser.until(lambda: browser.run("return window.rooms.length === 1"))
    length, rate = browser.run("const it = rooms[0].buffer; return [it.length, it.sampleRate]")
    with wave.open(str(resources.folder("sounds") / "room-six.wav")) as room:
        assert (length, rate) == (room.getnframes(), room.getframerate()), "its ends would not meet"
    fake.tell(w.Room("room-six", 80), w.Room("room-cubus", 50))
    browser.until(lambda: browser.run("return window.rooms.length === 2"))
    fake.tell(w.Room())
    browser.run("rooms[1].addEventListener('ended', () => { window.over = true; })")
    browser.until(lambda: browser.run("return window.over === true"))
    assert browser.run("return window.rooms.length") == 2


_DUCKED = """
const done = arguments[arguments.length - 1];
(async () => {
  const { RoomTone } = await import("./sounds.js");
  const rate = 22050;
  const on = new OfflineAudioContext(1, 8 * rate, rate);
  const answer = await fetch(`sounds/${arguments[0]}.wav`);
  const loop = await on.decodeAudioData(await answer.arrayBuffer());
  const room = new RoomTone(on, loop, 100, false);
  on.suspend(2).then(() => { room.duck(true); on.resume(); });
  on.suspend(4).then(() => { room.duck(false); on.resume(); });
  on.suspend(7).then(() => { room.end(); on.resume(); });
  const made = (await on.startRendering()).getChannelData(0);
  const bare = loop.getChannelData(0);
  const above = (from, to) => {
    let [got, given] = [0, 0];
    for (let at = Math.round(from * rate); at < to * rate; at += 1) {
      got += made[at] ** 2;
      given += bare[at % bare.length] ** 2;
    }
    return 10 * Math.log10(got / given);
  };
  const jump = (samples) => {
    let most = 0;
    for (let at = 1; at < samples.length; at += 1) {
      most = Math.max(most, Math.abs(samples[at] - samples[at - 1]));
    }
    return most;
  };
  done({
    full: above(1, 2), ducked: above(2.25, 4), half: above(4.7, 4.8), back: above(5.6, 7),
    rest: made.slice(7.7 * rate).some((sample) => sample !== 0),
    clicks: jump(made) > 1.01 * Math.max(jump(bare), Math.abs(bare[0] - bare[bare.length - 1])),
  });
})();
"""


@pytest.mark.parametrize("name", ["room-cubus", "room-six"])
def test_speech_takes_12_db_off_a_room_tone_in_the_page_too(
    browser: Browser, fake: FakeServer, name: str
) -> None:
    Shown(browser, fake).load(picture("hexaducto, hand"), DRESSES[0])
    got = browser.driver.execute_async_script(_DUCKED, name)
    assert got["full"] == pytest.approx(0, abs=0.1)
    assert got["ducked"] == pytest.approx(-12, abs=0.5)
    assert -10 < got["half"] < -2
    assert got["back"] == pytest.approx(0, abs=0.1)
    assert not got["rest"]
    assert not got["clicks"]


_VOICE = """
const { Voice } = await import("./voice.js");
const said = [];
const local = { localService: true, lang: "de", default: true };
Object.defineProperty(window, "speechSynthesis", { configurable: true, value: {
  getVoices: () => [local], speak: (one) => said.push(one), cancel() {}, addEventListener() {},
} });
window.SpeechSynthesisUtterance = class extends EventTarget {
  constructor(text) { super(); this.text = text; }
};
const told = [];
const voice = new Voice();
voice.onSpeaking = (speaking) => told.push(speaking);
voice.on = true;
const end = (one) => said[one].dispatchEvent(new Event("end"));
voice.say("eins", true, "de");
voice.say("zwei", false, "de");
end(0);
told.push("one is left");
end(1);
voice.say("drei", false, "de");
voice.say("vier", true, "de");
end(2);
told.push("the newer one goes on");
said[3].dispatchEvent(new Event("error"));
voice.say("fuenf", false, "de");
voice.stop();
return told;
"""


def test_the_page_knows_when_its_own_voice_speaks(browser: Browser, fake: FakeServer) -> None:
    Shown(browser, fake).load(picture("hexaducto, hand"), DRESSES[0])
    script = f"const done = arguments[0]; (async () => {{ {_VOICE} }})().then(done, done);"
    assert browser.driver.execute_async_script(script) == [
        *(True, True, "one is left", False),
        *(True, True, "the newer one goes on", False),
        *(True, False),
    ]


def test_tones_are_heard_at_their_pitch_and_side(browser: Browser, fake: FakeServer) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("hexaducto, hand"), DRESSES[0])
    browser.run("""
      const start = OscillatorNode.prototype.start;
      window.tones = [];
      OscillatorNode.prototype.start = function (...when) {
        window.tones.push(this.frequency.value);
        return start.apply(this, when);
      };
    """)
    fake.tell(w.Tones(((12, 0.0),), 50))
    browser.keys("s")
    fake.tell(w.Tones(((0, -1.0), (12, 1.0)), 50))
    browser.until(lambda: browser.run("return window.tones.length === 2"))
    assert browser.run("return window.tones") == pytest.approx([262, 524])


def test_nothing_is_refused_by_the_policy_of_the_page(browser: Browser, fake: FakeServer) -> None:
    browser.driver.get_log("browser")
    shown = Shown(browser, fake)
    for dress in DRESSES:
        shown.load(picture("hexaducto, hand"), dress)
        for one in screens().values():
            shown.show(one, True)
    told = [str(one["message"]) for one in browser.driver.get_log("browser")]
    assert [one for one in told if "favicon" not in one] == []
