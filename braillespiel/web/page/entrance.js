// In front of the table: who comes, with which code, in which language; and who was here before.

import { arrange, button, el, leave, set, text } from "./dom.js";

export class Entrance {
  /**
   * `on` has enter(code, names, watches), goIn(name, word), language(tag), me(), other(), forget(),
   * reads(who), says(sentence).
   */
  constructor(on) {
    this.on = on;
    this.root = el("div", { class: "entrance" });
    this.told = null;
    this.fields = null;
  }

  /**
   * Show the form. `told` is the server's message; `state` has `asksWho` (a token is there),
   * `asksReader` (nobody said yet who reads aloud), `note` (a sentence above the form).
   */
  show(told, state) {
    const again = this.told !== null && this.told.language === told.language && this.fields;
    this.told = told;
    const words = (key) => told.words[key] ?? key;
    if (again && this.who === state.asksWho && !state.note) {
      this.problem(told);
      return;
    }
    this.who = state.asksWho;
    const before = this.fields && {
      code: this.fields.code.value,
      first: this.fields.first?.value,
      second: this.fields.second?.value,
      watch: this.fields.watch?.checked,
      word: this.fields.word?.value,
    };
    this.fields = null;
    const looks = told.at === "helper" ? words("helper") : words("welcome");
    const leads = words(told.at === "desk" ? "desk" : "projector");
    const title = told.at && told.at !== "helper" ? leads : told.house || looks;
    const head = el("h1", { id: "title", tabindex: "-1" }, title);
    const kids = [head];
    for (const about of told.about ?? []) kids.push(el("p", {}, about));
    if (told.warning) kids.push(el("p", { class: "problem" }, told.warning));
    if (state.note) kids.push(el("p", { id: "note" }, state.note));
    if (state.asksWho) kids.push(...this.asked(words));
    else kids.push(this.form(told, words, before));
    if (state.asksReader) kids.push(this.reader(words));
    if (!state.asksWho) kids.push(this.language(told, words));
    arrange(this.root, kids);
    this.problem(told);
  }

  reader(words) {
    const group = el("div", { role: "group", "aria-labelledby": "reader", class: "panel" });
    const answer = (who) => () => {
      document.getElementById("title").focus();
      leave(group);
      this.on.reads(who);
    };
    group.append(
      el("h2", { id: "reader" }, words("reader-question")),
      el(
        "div",
        { class: "choices" },
        button(words("reader-yes"), answer("reader")),
        button(words("reader-no"), answer("none")),
        button(words("reader-speak"), answer("speech")),
      ),
    );
    return group;
  }

  asked(words) {
    const group = el("div", { role: "group", "aria-labelledby": "who", class: "panel" });
    group.append(
      el("h2", { id: "who" }, words(this.told.house ? "house-who" : "who")),
      el(
        "div",
        { class: "choices" },
        button(words(this.told.house ? "house-who-me" : "who-me"), () => this.on.me()),
        button(words("who-other"), () => this.on.other()),
      ),
    );
    const forget = words(this.told.house ? "house-forget" : "forget");
    return [group, button(forget, () => this.on.forget(), { class: "forget" })];
  }

  language(told, words) {
    const choice = el("select", { id: "language" });
    for (const [tag, name] of Object.entries(told.languages)) {
      const one = el("option", { value: tag, lang: tag }, name);
      one.selected = tag === told.language;
      choice.append(one);
    }
    choice.addEventListener("change", () => this.on.language(choice.value));
    return el("p", { class: "field" }, el("label", { for: "language" }, words("language")), choice);
  }

  form(told, words, before) {
    const field = (id, label, attributes, value) => {
      const input = el("input", { id, autocomplete: "off", ...attributes });
      input.value = value ?? "";
      return [el("p", { class: "field" }, el("label", { for: id }, label), input), input];
    };
    const [codeRow, code] = field(
      "code", words(told.at ? "code-once" : "code"), { inputmode: "numeric", maxlength: "20", required: true }, before?.code,
    );
    const [firstRow, first] = field(
      "first", words(told.house ? "house-name" : "name"), { maxlength: "40", required: true }, before?.first,
    );
    const [wordRow, word] = field("word", words("house-word"), { maxlength: "60", required: true },
      before?.word);
    const [secondRow, second] = field("second", words("name-second"), { maxlength: "40" },
      before?.second);
    const watch = el("input", { id: "watch", type: "checkbox" });
    watch.checked = before?.watch ?? false;
    const watchRow = el("label", { class: "check" }, watch, words("watch"));
    const problem = el("p", { id: "problem", class: "problem", hidden: true });
    const inHouse = told.closed ? [firstRow, wordRow] : [firstRow];
    const atTable = [codeRow, firstRow, secondRow, watchRow];
    const rows = told.at ? [codeRow] : told.house ? inHouse : atTable;
    const enters = words(told.house ? "house-enter" : "enter");
    const submit = told.at ? words("unlock") : enters;
    const form = el(
      "form",
      { class: "panel", novalidate: true },
      problem, ...rows, el("p", {}, el("button", { type: "submit", class: "main" }, submit)),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (told.at) {
        if (code.value.trim()) this.on.unlock(code.value.trim());
        else focusAnew(code);
        return;
      }
      const needed = told.house ? (told.closed ? [first, word] : [first]) : [code, first];
      const missing = needed.find((one) => !one.value.trim());
      if (missing) {
        focusAnew(missing);
        return;
      }
      if (told.house) {
        this.on.goIn(first.value.trim(), told.closed ? word.value.trim() : "");
        return;
      }
      const names = [first.value.trim(), second.value.trim()].filter(Boolean);
      this.on.enter(code.value.trim(), names, watch.checked);
    });
    this.fields = { code, first, second, watch, word, problem };
    return form;
  }

  /** Say why one was not let in: it describes the field that mends it, which gets the focus. */
  problem({ problem: sentence = "", problem_of = "code" }) {
    if (!this.fields) return;
    const { code, first, word, problem } = this.fields;
    // What no field mends (somebody banned, say) is read at the one that is there.
    const mends = { code, name: first, word }[problem_of];
    const wrong = [mends, first, code].find((field) => this.root.contains(field));
    text(problem, sentence);
    problem.hidden = !sentence;
    for (const field of [code, first, word]) {
      const told = sentence && field === wrong;
      set(field, { "aria-describedby": null, "aria-invalid": told ? "true" : null });
    }
    if (!sentence) return;
    focusAnew(wrong);
    this.on.says(sentence);
    // Orca says a description that changes where the focus is, besides what the focus says itself:
    // it describes the field for whoever comes back to it.
    const describe = () => set(wrong, { "aria-describedby": problem.hidden ? null : "problem" });
    wrong.addEventListener("blur", describe, { once: true });
  }
}

/** Focus a field so that it is read also where it has the focus already. */
function focusAnew(field) {
  document.activeElement?.blur();
  field.focus();
}
