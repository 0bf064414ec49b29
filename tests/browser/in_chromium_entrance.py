"""In front of the table, in Chromium: who comes, who was here before, lost and found again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from braillespiel.web import messages as w
from tests.browser.chromium import Browser
from tests.browser.fake import FakeServer, entrance, screen
from tests.browser.shown import Shown, picture
from tests.support.patience import HANGS_S

TOKEN = "0123456789abcdef0123456789abcdef"


def _arrive(browser: Browser, fake: FakeServer, **kept: object) -> Shown:
    shown = Shown(browser, fake)
    browser.open(fake.address + "icon.svg")
    shown.keep(**{"reader": "reader", "dress": "keys", **kept})
    browser.open(fake.address)
    browser.until(lambda: browser.run("return document.querySelector('h1')"))
    return shown


def test_somebody_takes_a_seat(browser: Browser, fake: FakeServer) -> None:
    shown = _arrive(browser, fake)
    browser.button("An den Tisch")
    assert fake.next("open")["token"] == ""
    for name, value in (("code", "204816"), ("first", "Lena"), ("second", "Tim")):
        browser.run("document.getElementById(arguments[0]).focus()", name)
        browser.keys(value)
    browser.keys("\ue007")
    told = fake.next("enter")
    assert told == {"type": "enter", "code": "204816", "names": ["Lena", "Tim"], "watches": False}
    fake.tell(w.Keep(token=TOKEN), screen(picture("logomachy, hand"), True))
    shown.settle()
    assert browser.focused().startswith("gelbe 3")
    assert browser.run("return localStorage.getItem('braillespiel.token')") == f'"{TOKEN}"'
    assert "Lena" not in browser.run("return JSON.stringify(localStorage)")


def test_a_page_that_was_put_aside_while_somebody_typed_comes_back_by_enter(
    browser: Browser, fake: FakeServer
) -> None:
    shown = _arrive(browser, fake)
    browser.button("An den Tisch")
    for name, value in (("code", "204816"), ("first", "Le")):
        browser.run("document.getElementById(arguments[0]).focus()", name)
        browser.keys(value)
    fake.seen()
    fake.tell(w.Ended("Hier ist lange nichts geschehen. Lade die Seite neu.", aside=True))
    browser.keys("na")
    assert fake.closed.wait(HANGS_S)
    assert browser.live() == {"polite": "", "assertive": ""}
    assert browser.run("return document.getElementById('first').value") == "Lena"
    assert fake.seen() == []
    browser.keys("\ue007")
    assert fake.next("open")["token"] == ""
    assert fake.next("enter")["names"] == ["Lena"]
    fake.tell(w.Keep(token=TOKEN), screen(picture("logomachy, hand"), True))
    shown.settle()
    assert browser.focused().startswith("gelbe 3")


def test_whoever_waits_to_be_let_in_reads_and_hears_it_and_what_was_typed_stays(
    browser: Browser, fake: FakeServer
) -> None:
    _arrive(browser, fake)
    browser.button("An den Tisch")
    for name, value in (("code", "204816"), ("first", "Lena")):
        browser.run("document.getElementById(arguments[0]).focus()", name)
        browser.keys(value)
    browser.keys("\ue007")
    fake.next("enter")
    fake.tell(entrance(note="Warte einen Moment."))
    look = "return document.getElementById('note')?.textContent"
    browser.until(lambda: browser.run(look) == "Warte einen Moment.")
    browser.hears("assertive", "Warte einen Moment.")
    assert browser.run("return document.getElementById('first').value") == "Lena"
    assert browser.run("return document.activeElement.id") == "first"
    fake.tell(entrance(problem="Du wurdest nicht hereingelassen."))
    browser.hears("assertive", "Du wurdest nicht hereingelassen.")


def test_a_wrong_code_is_told_at_the_field(browser: Browser, fake: FakeServer) -> None:
    _arrive(browser, fake)
    browser.button("An den Tisch")
    for name, value in (("code", "1"), ("first", "Lena")):
        browser.run("document.getElementById(arguments[0]).focus()", name)
        browser.keys(value)
    browser.keys("\ue007")
    fake.next("enter")
    fake.tell(entrance(problem="Dieser Code stimmt nicht."))
    browser.until(lambda: browser.run("return document.activeElement.id") == "code")
    browser.hears("assertive", "Dieser Code stimmt nicht.")
    browser.run("document.getElementById('first').focus()")  # whoever comes back reads it there
    line = next(line for line in browser.tree() if "textbox" in line and "Code" in line)
    assert "description=Dieser Code stimmt nicht." in line
    assert "invalid" in line
    assert browser.run("return document.getElementById('first').value") == "Lena"


def test_a_wrong_name_is_told_at_the_name(browser: Browser, fake: FakeServer) -> None:
    _arrive(browser, fake)
    browser.button("An den Tisch")
    fake.tell(entrance(problem="Lena ist schon da.", problem_of="name"))
    browser.until(lambda: browser.run("return document.activeElement.id") == "first")
    browser.hears("assertive", "Lena ist schon da.")
    browser.run("document.getElementById('code').focus()")
    name = next(line for line in browser.tree() if "textbox" in line and "Dein Name" in line)
    assert "description=Lena ist schon da." in name
    assert "invalid" in name
    code = next(line for line in browser.tree() if "textbox" in line and "Code" in line)
    assert "invalid" not in code


@pytest.mark.parametrize(("empty", "code"), [("code", ""), ("first", "204816")])
def test_an_empty_field_is_read_again(
    browser: Browser, fake: FakeServer, empty: str, code: str
) -> None:
    _arrive(browser, fake)
    browser.button("An den Tisch")
    browser.run(
        "const [empty, code] = arguments; document.getElementById('code').value = code;"
        "document.getElementById(empty).focus(); window.came = [];"
        "document.addEventListener('focusin', (event) => came.push(event.target.id))",
        empty,
        code,
    )
    browser.keys("\ue007")
    browser.until(lambda: browser.run("return came") == [empty])


def test_the_question_that_was_answered_is_not_met_again(
    browser: Browser, fake: FakeServer
) -> None:
    _arrive(browser, fake)
    browser.run("localStorage.removeItem('braillespiel.reader')")
    browser.open(fake.address)
    browser.click("Ja, mein Screenreader liest")
    assert browser.run("return document.querySelector('[data-leaving]').isConnected")
    browser.keys("\ue004")
    assert browser.run("return document.activeElement.id") == "code"


def test_a_device_asks_who_comes_before_it_uses_a_token(browser: Browser, fake: FakeServer) -> None:
    shown = _arrive(browser, fake, token=TOKEN)
    browser.button("Jemand anders")
    assert fake.next("open")["token"] == ""
    fake.on_open.append((screen(picture("logomachy, hand")), w.Past(("Louis spielt rote 7.",))))
    browser.click("Ich saß hier")
    assert fake.next("open")["token"] == TOKEN
    shown.settle()
    assert browser.focused().startswith("gelbe 3")
    past = browser.run("return document.querySelector('.past').textContent")
    assert "Louis spielt rote 7." in past


def test_somebody_else_gets_the_form(browser: Browser, fake: FakeServer) -> None:
    _arrive(browser, fake, token=TOKEN)
    browser.click("Jemand anders")
    browser.button("An den Tisch")
    assert browser.run("return document.activeElement.id") == "title"


def _reload(browser: Browser) -> None:
    browser.driver.refresh()


def _go_back_and_forth(browser: Browser) -> None:
    browser.driver.back()
    assert browser.run("return document.getElementById('page')") is None
    browser.driver.forward()


@pytest.mark.parametrize("come_again", [_reload, _go_back_and_forth])
def test_reload_and_back_keep_the_chair(
    browser: Browser, fake: FakeServer, come_again: Callable[[Browser], None]
) -> None:
    shown = _arrive(browser, fake)
    browser.button("An den Tisch")
    fake.tell(w.Keep(token=TOKEN), screen(picture("logomachy, hand"), True))
    shown.settle()
    fake.seen()
    fake.on_open.extend([(entrance(),), (screen(picture("logomachy, hand")),)])
    come_again(browser)
    assert fake.next("open")["token"] == ""
    assert fake.next("open")["token"] == TOKEN
    shown.settle()
    assert browser.focused().startswith("gelbe 3")


def test_forgetting_leaves_nothing(browser: Browser, fake: FakeServer) -> None:
    with browser.media(prefers_color_scheme="dark"):
        _arrive(browser, fake, token=TOKEN, settings={"theme": "safe"})
        browser.click("Dieses Gerät vergessen")
        browser.until(lambda: browser.run("return localStorage.length") == 0)
        sentence = "Dieses Gerät weiß nichts mehr von dir."
        browser.hears("assertive", sentence)
        assert fake.next("open")["settings"] == {"theme": "safe"}
        assert fake.next("open") == {
            "type": "open", "languages": fake_languages(browser), "token": "", "settings": {},
            "dress": "keys",
        }  # fmt: skip


def fake_languages(browser: Browser) -> list[str]:
    """Return the languages of the browser."""
    return list(browser.run("return [...new Set(navigator.languages)]"))


def test_a_lost_connection_comes_back_by_itself(browser: Browser, fake: FakeServer) -> None:
    shown = _arrive(browser, fake)
    browser.button("An den Tisch")
    fake.tell(w.Keep(token=TOKEN), screen(picture("logomachy, hand"), True))
    shown.settle()
    fake.seen()
    fake.accepts = False
    fake.cut()
    lost = "Verbindung verloren. Dein Platz bleibt dir."
    status = "return document.querySelector('.status').textContent"
    browser.until(lambda: browser.run(status) == lost)
    assert browser.focused().startswith("gelbe 3")
    fake.on_open.append((screen(picture("logomachy, hand")),))
    fake.accepts = True
    browser.click("Noch einmal verbinden")
    assert fake.next("open")["token"] == TOKEN
    shown.settle()
    assert browser.run("return document.querySelector('.status').hidden")
    assert browser.focused().startswith("gelbe 3")


def test_a_connection_that_ends_with_a_reason_is_not_said_to_be_lost(
    browser: Browser, fake: FakeServer
) -> None:
    shown = _arrive(browser, fake)
    browser.button("An den Tisch")
    fake.tell(w.Keep(token=TOKEN), screen(picture("logomachy, hand"), True))
    shown.settle()
    browser.run(
        "window.said = []; const region = document.getElementById('assertive');"
        "new MutationObserver(() => said.push(region.textContent)).observe(region,"
        " {childList: true, characterData: true, subtree: true})"
    )
    why = "Die Klasse ist zu Ende."
    fake.tell(w.Ended(why, again=True))
    fake.accepts = False
    fake.cut()
    status = "return document.querySelector('.status')"
    browser.until(lambda: browser.run(f"{status}.hidden ? '' : {status[7:]}.textContent") == why)
    fake.on_open.append((screen(picture("logomachy, hand")), w.Said("Los.", urgent=True)))
    fake.accepts = True
    browser.click("Noch einmal verbinden")
    browser.until(lambda: "Los." in browser.run("return said"))
    assert not [one for one in browser.run("return said") if "verloren" in one]


def test_a_table_that_forgot_the_seat_says_so_and_nothing_of_it_stays(
    browser: Browser, fake: FakeServer
) -> None:
    shown = _arrive(browser, fake)
    browser.button("An den Tisch")
    fake.tell(
        w.Keep(token=TOKEN), screen(picture("logomachy, hand"), True), w.Said("Du bist dran.")
    )
    shown.settle()
    fake.on_open.append((entrance(remembered=True),))
    fake.cut()
    sentence = "Der Tisch kennt deinen Platz nicht mehr. Mit dem Code bekommst du einen neuen."
    browser.hears("assertive", sentence, part=True)
    browser.button("An den Tisch")
    assert browser.run("return localStorage.getItem('braillespiel.token')") is None
    fake.tell(screen(picture("logomachy, hand"), True))
    shown.settle()
    assert browser.run("return document.querySelectorAll('.past li').length") == 0


def test_it_is_over(browser: Browser, fake: FakeServer) -> None:
    shown = _arrive(browser, fake)
    browser.button("An den Tisch")
    fake.tell(screen(picture("logomachy, hand"), True))
    shown.settle()
    fake.tell(w.Ended("Dein Platz ist jetzt in einem anderen Tab offen."))
    browser.until(lambda: browser.focused() == "Wieder an den Tisch")
    line = next(line for line in browser.tree() if "Wieder an den Tisch" in line)
    assert "description=Dein Platz ist jetzt in einem anderen Tab offen." in line


def test_the_dress_is_kept(browser: Browser, fake: FakeServer) -> None:
    shown = _arrive(browser, fake)
    browser.button("An den Tisch")
    fake.tell(screen(picture("logomachy, hand"), True))
    shown.settle()
    first = browser.run("return document.querySelector('button').textContent")
    browser.click(first)
    assert fake.next("wears") == {"type": "wears", "dress": "touch"}
    browser.rests()
    assert browser.run("return document.querySelectorAll('[role=grid]').length") == 0
    browser.driver.refresh()
    browser.button("An den Tisch")
    assert fake.next("open")["dress"] == "touch"


def test_a_second_tab_gets_a_seat_of_its_own(browser: Browser, fake: FakeServer) -> None:
    shown = _arrive(browser, fake)
    browser.button("An den Tisch")
    fake.tell(w.Keep(token=TOKEN), screen(picture("logomachy, hand"), True))
    shown.settle()
    fake.seen()
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    try:
        browser.open(fake.address)
        note = "In einem anderen Tab sitzt du schon am Tisch. Hier bekommst du einen zweiten Platz."
        look = "return document.getElementById('note')?.textContent"
        browser.until(lambda: browser.run(look) == note)
        assert fake.next("open")["token"] == ""
        browser.button("An den Tisch")
    finally:
        browser.driver.close()
        browser.driver.switch_to.window(first)


def test_a_copy_of_a_tab_does_not_take_its_seat(browser: Browser, fake: FakeServer) -> None:
    shown = _arrive(browser, fake)
    browser.button("An den Tisch")
    fake.tell(w.Keep(token=TOKEN), screen(picture("logomachy, hand"), True))
    shown.settle()
    kept = browser.run("return {...sessionStorage}")
    fake.seen()
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    try:
        browser.open(fake.address + "icon.svg")
        browser.run("Object.assign(sessionStorage, arguments[0])", kept)
        browser.open(fake.address)
        browser.button("An den Tisch")
        assert [told["token"] for told in fake.seen()] == [""]
    finally:
        browser.driver.close()
        browser.driver.switch_to.window(first)


def test_a_page_without_a_voice_of_its_own_says_so(browser: Browser, fake: FakeServer) -> None:
    _arrive(browser, fake)
    browser.run("speechSynthesis.getVoices = () => [{lang: 'de-DE', localService: false}]")
    browser.click("Seite liest vor")
    sentence = "Dieser Browser hat keine Stimme für deine Sprache."
    browser.hears("assertive", sentence)
    assert browser.button("Seite liest vor").get_attribute("aria-pressed") == "false"


_SPOKEN = """
window.spoken = [];
speechSynthesis.getVoices = () => [
  {lang: "de-DE", localService: false, name: "far"},
  {lang: "de-DE", localService: true, name: "near"},
];
window.SpeechSynthesisUtterance = class extends EventTarget {
  constructor(text) {
    super();
    this.text = text;
  }
};
speechSynthesis.speak = (one) => spoken.push(one.voice.name + ": " + one.text);
"""


def test_the_page_speaks_with_a_voice_of_the_device(browser: Browser, fake: FakeServer) -> None:
    shown = _arrive(browser, fake, reader="")
    browser.run(_SPOKEN)
    browser.click("Nein, die Seite soll vorlesen")
    browser.until(lambda: browser.run("return spoken.length"))
    fake.tell(w.Keep(token=TOKEN), screen(picture("logomachy, hand"), True))
    assert fake.next("speaks")["on"] is True
    fake.tell(w.Said("Louis spielt rote 7."))
    shown.settle()
    assert browser.run("return spoken") == [
        "near: Setz dich an den Tisch",
        "near: Louis spielt rote 7.",
    ]
    assert browser.live() == {"polite": "", "assertive": ""}
