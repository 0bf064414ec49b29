// Keys, while a cell or a toolbar has the focus. None of the browser's, none of a reader's.

const NAMES = {
  ArrowUp: "Up", ArrowDown: "Down", ArrowLeft: "Left", ArrowRight: "Right", Home: "Home",
  End: "End", Enter: "Enter", " ": "Space", Backspace: "Backspace",
};

/** Return the name of a key for the server, empty where it is none that the page takes. */
export function keyName(event, letters) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return "";
  const name = NAMES[event.key];
  if (name) return event.shiftKey && event.key.startsWith("Arrow") ? `Shift+${name}` : name;
  if (!letters || !/^[\p{L}\p{Nd}]$/u.test(event.key)) return "";
  const upper = event.key.toUpperCase();
  const base = [...upper].length === 1 ? upper : event.key;
  return event.shiftKey && /\p{L}/u.test(event.key) ? `Shift+${base}` : base;
}

/** Walk in a toolbar; return whether the key was one of its own. */
export function walkToolbar(event, bar) {
  const all = [...bar.querySelectorAll("button[tabindex]")];
  const here = all.indexOf(document.activeElement);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  let to = -1;
  if (step) to = (here + step + all.length) % all.length;
  if (event.key === "Home") to = 0;
  if (event.key === "End") to = all.length - 1;
  if (to < 0 || here < 0 || event.shiftKey) return false;
  all.forEach((one, number) => (one.tabIndex = number === to ? 0 : -1));
  all[to].focus();
  return true;
}

/**
 * Listen to keys. `on` has press(name), command(); `letters()` tells whether letters are keys,
 * `dress()` how the page is dressed.
 */
export function listen(on) {
  document.addEventListener("keydown", (event) => {
    const target = event.target;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    const tile = target.closest("[data-tile]");
    const bar = target.closest("[data-actions]");
    if ((!tile && !bar) || event.ctrlKey || event.altKey || event.metaKey) return;
    const own = tile && on.dress() === "keys";
    if (event.key === "/" && on.letters()) {
      event.preventDefault();
      on.command();
      return;
    }
    if (bar && walkToolbar(event, bar)) {
      event.preventDefault();
      return;
    }
    const name = keyName(event, on.letters());
    if (!name) return;
    const single = !(event.key in NAMES);
    if (!own && !single && name !== "Backspace") return; // a button's own keys, the page's scrolling
    event.preventDefault();
    on.press(name, tile ? tile.dataset.tile : "");
  });
}
