// What a sighted helper sees: whose turn it is, and what the pupil beside them reads and hears.

import { el, set, text } from "./dom.js";

export class HelperPage {
  constructor() {
    this.title = el("h1", { id: "title", tabindex: "-1" });
    this.turn = el("p", { class: "turn" });
    this.bar = el("div", { class: "bar" }, this.title, this.turn);
    this.why = el("p", { class: "why" });
    this.line = passage("reads");
    this.said = passage("hears");
    this.told = el("p", { class: "summary" });
    this.main = el(
      "main", { class: "beside" }, this.bar, this.why, this.line.root, this.said.root, this.told,
    );
  }

  /** Show it; return the turn if it is another one: only that is told to a reader. */
  show({ title, turn, kind, why, reads, line, hears, said, spoken, told }) {
    const news = this.turn.textContent === turn ? "" : turn;
    text(this.title, title);
    text(this.turn, turn);
    set(this.turn, { hidden: !turn });
    set(this.bar, { "data-kind": kind || null });
    this.explain(why);
    fill(this.line, reads, line, spoken);
    fill(this.said, hears, said, spoken);
    text(this.told, told);
    return news;
  }

  /** Nobody knows any more whether this still holds: nothing of the pupil stays. */
  blank() {
    text(this.turn, "");
    set(this.turn, { hidden: true });
    set(this.bar, { "data-kind": null });
    this.explain("");
    fill(this.line, "", "", "");
    fill(this.said, "", "", "");
  }

  /** The link has ended: not even the name stays. */
  end() {
    this.blank();
    text(this.title, "");
    text(this.told, "");
  }

  explain(why) {
    text(this.why, why);
    set(this.why, { hidden: !why });
  }
}

function passage(id) {
  const head = el("h2", { id });
  const body = el("p", { class: "seen" });
  return { head, body, root: el("section", { class: "panel", "aria-labelledby": id }, head, body) };
}

function fill(passage, head, body, lang) {
  text(passage.head, head);
  text(passage.body, body);
  set(passage.body, { lang: lang || null });
  set(passage.root, { hidden: !body });
}
