// Elements are made and changed here, by calls alone: no text ever becomes markup.

const SVG = "http://www.w3.org/2000/svg";

/** Set attributes; null and false take one away, true sets an empty one. */
export function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) {
      if (node.hasAttribute(name)) node.removeAttribute(name);
    } else {
      const text = value === true ? "" : String(value);
      if (node.getAttribute(name) !== text) node.setAttribute(name, text);
    }
  }
  return node;
}

export function el(tag, attributes = {}, ...kids) {
  const node = set(document.createElement(tag), attributes);
  node.append(...kids.filter((kid) => kid !== null));
  return node;
}

export function svg(tag, attributes = {}, ...kids) {
  const node = set(document.createElementNS(SVG, tag), attributes);
  node.append(...kids);
  return node;
}

export function text(node, value) {
  if (node.textContent !== value) node.textContent = value;
  return node;
}

export function button(label, act, attributes = {}) {
  const node = el("button", { type: "button", ...attributes }, label);
  node.addEventListener("click", act);
  return node;
}

/** What has had the focus stays so long after that: Orca, on a slow computer, reads the new one. */
const LEAVES_MS = 1000;
const leaving = new Map(); // each with the role that it had

/**
 * Make `wanted` the children of `parent`. What has the focus is never moved, the others are put
 * around it: an element that is moved loses the focus. What has it and is not wanted any more
 * stays a moment longer, out of sight and behind the others; `isLeaving` tells of it.
 */
export function arrange(parent, wanted) {
  const stay = new Set(wanted);
  for (const node of wanted) comeBack(node);
  const here = document.activeElement;
  const beside = here?.parentNode === parent && parent.matches("[role=row], [role=toolbar]");
  for (const kid of [...parent.childNodes]) {
    if (stay.has(kid) || leaving.has(kid)) continue;
    if (kid.contains(here)) leave(kid);
    else if (beside) part(kid);
    else kid.remove();
  }
  if (!wanted.length) return;
  let pivot = wanted.findIndex((node) => node.parentNode === parent && node.contains(here));
  if (pivot < 0) {
    pivot = 0;
    if (parent.firstChild !== wanted[0]) parent.prepend(wanted[0]);
  }
  for (let n = pivot - 1; n >= 0; n--) {
    if (wanted[n + 1].previousSibling !== wanted[n]) wanted[n + 1].before(wanted[n]);
  }
  for (let n = pivot + 1; n < wanted.length; n++) {
    if (wanted[n - 1].nextSibling !== wanted[n]) wanted[n - 1].after(wanted[n]);
  }
}

/** Take away what has the focus or has just had it. */
export function leave(node) {
  hide(node);
  setTimeout(() => leaving.has(node) && part(node), LEAVES_MS);
}

/**
 * Take away a neighbour of what has the focus. Orca takes a cell that goes for any cell of its row,
 * believes without a word that the focus is in the first one now, and is silent when it gets there.
 * Of a picture that goes Orca wants to know nothing; Chromium needs a moment to tell that it is one.
 */
function part(node) {
  if (!leaving.has(node)) hide(node);
  set(node, { role: "img" });
  setTimeout(() => {
    if (leaving.delete(node)) node.remove();
  }, LEAVES_MS);
}

function hide(node) {
  leaving.set(node, node.getAttribute("role"));
  node.classList.add("unseen");
  node.dataset.leaving = "";
  for (const each of [node, ...node.querySelectorAll("*")]) {
    set(each, {
      "data-tile": null, "data-panel": null, "data-menu": null, "data-here": null,
      tabindex: each.matches("button, input, select") ? -1 : null,
    });
  }
}

/** What was about to leave is wanted again. */
function comeBack(node) {
  if (!leaving.has(node)) return;
  set(node, { role: leaving.get(node) });
  leaving.delete(node);
  node.classList.remove("unseen");
  delete node.dataset.leaving;
  for (const head of node.querySelectorAll("h1")) head.tabIndex = -1;
}

/** Whether a node is there for a moment only. */
export function isLeaving(node) {
  return [...leaving.keys()].some((one) => one.contains(node));
}

/** Keeps nodes by name, so that what is still there stays the same node. */
export class Nodes {
  constructor() {
    this.kept = new Map();
    this.used = new Set();
  }

  get(name, make) {
    this.used.add(name);
    const kept = this.kept.get(name);
    // What is about to leave does not come back: it would be gone a moment later.
    if (kept && !(kept instanceof Node && isLeaving(kept))) return kept;
    this.kept.set(name, make());
    return this.kept.get(name);
  }

  /** Forget the nodes of these kinds: the first words of their names. */
  forget(kinds) {
    for (const name of this.kept.keys()) {
      if (kinds.includes(name.split(" ")[0])) this.kept.delete(name);
    }
  }

  /** Forget what was not asked for since the last call. */
  sweep() {
    for (const name of this.kept.keys()) if (!this.used.has(name)) this.kept.delete(name);
    this.used.clear();
  }
}
