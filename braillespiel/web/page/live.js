// The two live regions. One region at a time, one text a change, never close to a focus change:
// readers drop what comes together.

export const APART_MS = 150;
const CLEARED_MS = 5000;

export class Live {
  /** `regions` holds the elements polite and assertive; both are there from the beginning. */
  constructor(regions) {
    this.regions = regions;
    this.waiting = { assertive: [], polite: [] };
    this.free = 0;
    this.timer = null;
    this.clearing = null;
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

  plan() {
    if (this.timer !== null) return;
    const wait = Math.max(0, this.free - performance.now());
    this.timer = setTimeout(() => {
      this.timer = null;
      this.tell();
    }, wait);
  }

  tell() {
    if (performance.now() < this.free) return this.plan();
    const name = this.waiting.assertive.length ? "assertive" : "polite";
    const texts = this.waiting[name];
    if (!texts.length) return;
    const region = this.regions[name];
    const whole = texts.join(" ");
    this.free = performance.now() + APART_MS;
    if (region.textContent === whole) {
      region.textContent = "";
    } else {
      texts.length = 0;
      delete region.dataset.waiting;
      region.textContent = whole;
      clearTimeout(this.clearing);
      this.clearing = setTimeout(() => this.clear(), CLEARED_MS);
    }
    if (this.waiting.assertive.length || this.waiting.polite.length) this.plan();
  }

  /** What was said long ago is not to be met when the page is read through. */
  clear() {
    for (const region of Object.values(this.regions)) region.textContent = "";
  }
}
