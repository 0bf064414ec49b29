// The page at the table: zones, text, a line being typed, actions, command field, what was said.

import { Nodes, arrange, button, el, set, text } from "./dom.js";
import { viewer } from "./looks.js";
import { Zones } from "./zones.js";

const LISTED = 200;
const SHOWN_KEYS = /^((Shift\+)?[A-Z0-9]|Space|Enter|Backspace)$/;

export class Table {
  /**
   * `act` has point(key), step(key, by), press(key), typed(text), takes(key): whether it is one
   * of the keyboard's; `words` gives sentences.
   */
  constructor(act, words) {
    this.act = act;
    this.words = words;
    this.zones = new Zones(act, words);
    this.behind = new Zones({ point() {}, step() {} }, words, true);
    this.buttons = new Nodes();
    this.state = null;
    this.build();
  }

  build() {
    this.title = el("h1", { id: "title", tabindex: "-1" });
    // For eyes. Whose turn it is stands nowhere else in the text, so readers find it here, unasked;
    // the sentence is the first of the list below already. Neither is live: both are said.
    this.turn = el("p", { class: "turn" });
    this.newest = el("p", { class: "news", "aria-hidden": "true" });
    this.bar = el("div", { class: "bar" }, this.title, this.turn, this.newest);
    this.notes = el("div", { id: "notes" });
    this.unsaid = el("p", { id: "unsaid", hidden: true });
    this.input = el("input", { id: "line", autocomplete: "off", spellcheck: "false" });
    this.lineLabel = el("label", { for: "line" });
    this.lineSend = el("button", { type: "submit", class: "main" });
    this.line = el("form", { class: "panel line" }, this.lineLabel, this.input, this.lineSend);
    this.line.addEventListener("submit", (event) => {
      event.preventDefault();
      this.act.typed(this.input.value);
    });
    this.actions = el("div", { role: "toolbar", "data-actions": "", class: "actions" });
    this.described = el("div", { hidden: true });
    this.open = button("", () => this.command.focus());
    this.command = el("input", {
      id: "command", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
      enterkeyhint: "send", maxlength: "200",
    });
    this.commandLabel = el("label", { for: "command" });
    this.commandSend = el("button", { type: "submit" });
    this.commandForm = el(
      "form", { class: "command" }, this.commandLabel, this.command, this.commandSend,
    );
    this.commandForm.addEventListener("submit", (event) => {
      event.preventDefault();
      const typed = this.command.value;
      this.command.value = "";
      this.act.typed(typed);
    });
    this.pastHead = el("h2", { id: "past" });
    this.pastEmpty = el("p");
    this.pastList = el("ul", { role: "list" });
    this.past = el(
      "section", { class: "past", "aria-labelledby": "past" },
      this.pastHead, this.pastEmpty, this.pastList,
    );
    this.braille = el("div", { class: "viewer", "aria-hidden": "true", hidden: true });
    this.magnified = el("div", { class: "magnified", "aria-hidden": "true", hidden: true });
    this.dock = el("div", { class: "dock" }, this.actions, this.commandForm);
    const measured = new ResizeObserver(() => this.measure());
    [this.bar, this.actions].forEach((one) => measured.observe(one));
    this.main = el(
      "main", { class: "table" }, this.bar, this.notes, this.line, this.zones.root, this.unsaid,
      this.behind.root, this.dock, this.described, this.magnified, this.braille, this.past,
    );
  }

  wear(dress) {
    this.zones.wear(dress);
    if (this.state) this.show(this.state);
  }

  show(state) {
    const words = this.words;
    this.state = state;
    text(this.title, state.title);
    this.tell(state.bar);
    arrange(this.notes, this.paragraphs(state));
    set(this.notes, { hidden: !state.paragraphs.length });
    text(this.unsaid, state.unsaid);
    set(this.unsaid, { hidden: !state.unsaid });
    const typing = state.line !== null;
    if (typing && (this.line.hidden || this.input.dataset.was !== state.line)) {
      this.input.value = state.line;
      this.input.dataset.was = state.line;
    }
    set(this.line, { hidden: !typing });
    text(this.lineLabel, state.title);
    text(this.lineSend, words("command-send"));
    this.zones.show(state);
    const over = state.behind.length > 0;
    const menus = state.order.length > 0 && state.order.every((id) => state.panels.get(id)?.menu);
    set(this.main, { "data-over": over, "data-menus": menus });
    set(this.behind.root, { hidden: !over });
    this.behind.show({ ...state, title: "", order: state.behind, focus: null, paragraphs: [] });
    this.toolbar(state.buttons);
    text(this.commandLabel, words("command"));
    set(this.command, { placeholder: words("command-hint") });
    text(this.commandSend, words("command-send"));
    text(this.pastHead, words("past"));
    text(this.pastEmpty, words("past-empty"));
    if (this.brailled !== state.braille || this.printed !== state.prints) {
      this.brailled = state.braille;
      this.printed = state.prints;
      viewer(this.braille, state.braille, state.prints);
    }
    text(this.magnified, state.magnified);
    set(this.magnified, { hidden: !state.magnified });
  }

  tell({ turn, kind, sentence }) {
    text(this.turn, turn);
    text(this.newest, sentence);
    set(this.bar, { "data-kind": kind || null });
    set(this.turn, { hidden: !turn });
    set(this.newest, { hidden: !sentence || sentence === turn });
  }

  /** What gets the focus lies under neither the bar nor the actions; too high a bar does not stay. */
  measure() {
    const high = this.bar.offsetHeight;
    const stays = high < innerHeight * 0.5;
    set(this.bar, { "data-stays": stays });
    document.documentElement.style.setProperty("--bar", `${stays ? high : 0}px`);
    document.documentElement.style.setProperty("--actions", `${this.actions.offsetHeight}px`);
  }

  paragraphs(state) {
    const kids = [...this.notes.children].slice(0, state.paragraphs.length);
    while (kids.length < state.paragraphs.length) kids.push(el("p"));
    kids.forEach((kid, number) => text(kid, state.paragraphs[number]));
    return kids;
  }

  toolbar(buttons) {
    const { takes } = this.act;
    const told = [buttons, takes("/"), takes("Enter"), this.words("actions")];
    if (this.tooled === JSON.stringify(told)) return;
    this.tooled = JSON.stringify(told);
    set(this.actions, { "aria-label": this.words("actions") });
    const had = this.actions.querySelector("[tabindex='0']");
    const descriptions = [];
    const all = buttons.map(({ key, text: label }) => {
      const id = `key-${key}`;
      const one = this.buttons.get(key, () =>
        button("", () => this.act.press(key), { tabindex: "-1" }),
      );
      const told = SHOWN_KEYS.test(key) && takes(key);
      if (told) descriptions.push(el("span", { id }, this.keyName(key)));
      set(one, { "aria-describedby": told ? id : null });
      return text(one, label);
    });
    const slash = takes("/") ? "key-slash" : null;
    set(this.open, { tabindex: "-1", "aria-describedby": slash });
    if (slash) descriptions.push(el("span", { id: slash }, "/"));
    all.push(text(this.open, this.words("command-open")));
    this.described.replaceChildren(...descriptions);
    this.buttons.sweep();
    const stop = all.includes(had) ? had : all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
    arrange(this.actions, all);
  }

  keyName(key) {
    return key.split("+").map((part) => this.words(`key-${part.toLowerCase()}`) || part).join(" ");
  }

  /** Write down what happened, the newest first. */
  happened(sentence) {
    this.pastList.prepend(el("li", {}, sentence));
    while (this.pastList.children.length > LISTED) this.pastList.lastChild.remove();
    set(this.pastEmpty, { hidden: true });
  }

  /** Write all down anew; the oldest comes first. */
  remember(sentences) {
    this.pastList.replaceChildren();
    this.pastEmpty.hidden = sentences.length > 0;
    for (const sentence of sentences) this.happened(sentence);
  }
}
