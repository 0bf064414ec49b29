// The two live regions. One region at a time, one text a change, never close to a focus change:
// readers drop what comes together. Each change is a whole new text, so that nothing is lost
// without aria-atomic. With it Orca would read what stands there once it gets to it: of two texts
// the second one twice, and nothing of one that is cleared by then.

import { el } from "./dom.js";

export const APART_MS = 150;
// So long what is polite waits after any other text: Orca says it first where it finds both waiting,
// and a busy Chromium tells only the last of two that are close to each other.
const CALM_MS = 500;
const CLEARED_MS = 5000;
// Of the texts that came into one element Orca, where it comes late, says the last alone: each comes
// into another one of its kind.
const PLACES = 4;
const ENDED = /[.!?:…。！？：؟।։]["“”«»」]?$/;
// Chromium tells Orca nothing of a text that is gone and back at once, and Orca says nothing of what
// it has said last, whichever region that was in.
const AGAIN = "\u00a0";

export class Live {
  /**
   * `regions` holds the elements polite and assertive; both are there from the beginning. `words`
   * gives what stands between sentences.
   */
  constructor(regions, words) {
    this.regions = regions;
    this.words = words;
    this.waiting = { assertive: [], polite: [] };
    this.free = 0; // when the next text may be told
    this.calm = 0; // when the next polite one may be
    this.told = {}; // what each region told last
    this.texts = 0; // how many texts have been told
    this.timer = null;
    this.clearing = null;
    for (const [kind, region] of Object.entries(regions)) {
      for (let n = 0; n < PLACES; n++) region.append(el("div", { "aria-live": kind }));
    }
    document.addEventListener("focusin", () => this.hold());
  }

  /** Nothing is said within the next moments: the focus says something itself. */
  hold() {
    this.free = Math.max(this.free, performance.now() + APART_MS);
  }

  say(text, urgent) {
    if (!text) return;
    const name = urgent ? "assertive" : "polite";
    this.waiting[name].push(text);
    this.regions[name].dataset.waiting = "";
    this.plan();
  }

  /** Return what comes between a sentence and the next one; some have their end already. */
  between(said) {
    const stop = this.words("sentence") || ". ";
    return ENDED.test(said) ? stop.replace(/^\S+/, "") : stop;
  }

  plan() {
    clearTimeout(this.timer);
    const from = this.waiting.assertive.length ? this.free : Math.max(this.free, this.calm);
    const wait = Math.max(0, from - performance.now());
    this.timer = setTimeout(() => this.tell(), wait);
  }

  tell() {
    if (performance.now() < this.free) return this.plan();
    const name = this.waiting.assertive.length ? "assertive" : "polite";
    if (name === "polite" && performance.now() < this.calm) return this.plan();
    const texts = this.waiting[name];
    if (!texts.length) return;
    const region = this.regions[name];
    const sentence = texts.reduce((said, next) => said + this.between(said) + next);
    if (region.textContent.trim() === sentence) {
      empty(region);
    } else {
      let whole = sentence;
      while (Object.values(this.told).includes(whole)) whole += AGAIN;
      this.told[name] = whole;
      texts.length = 0;
      delete region.dataset.waiting;
      empty(region);
      region.children[this.texts++ % PLACES].textContent = whole;
      clearTimeout(this.clearing);
      this.clearing = setTimeout(() => this.clear(), CLEARED_MS);
    }
    this.free = performance.now() + APART_MS;
    this.calm = performance.now() + CALM_MS;
    if (this.waiting.assertive.length || this.waiting.polite.length) this.plan();
  }

  /** What was said long ago is not to be met when the page is read through. */
  clear() {
    for (const region of Object.values(this.regions)) empty(region);
  }
}

function empty(region) {
  for (const each of region.children) if (each.textContent) each.textContent = "";
}
