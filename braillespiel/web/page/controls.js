// Settings: what a menu's tile is for a screen reader, in both dresses.

import { button, el, set, text } from "./dom.js";

/** Return what a tile is called: what it is, its value, how it stands. */
export function named({ signs }, tile, value = tile.value) {
  const name = [tile.text, value].filter(Boolean).join(signs.label);
  return [name, tile.state].filter(Boolean).join(signs.list);
}

export function hasControls(panel) {
  return panel.tiles.some((tile) => tile.control && tile.control.kind !== "item");
}

/** Dress a focusable node as what the tile is; arrows change it at the server. */
export function control(node, panel, tile) {
  const { kind, on, low, high, now } = tile.control;
  const roles = { check: "checkbox", slider: "slider", choice: "spinbutton" };
  const valued = kind === "slider" || kind === "choice";
  const shown = named(panel, tile, "");
  set(node, {
    role: roles[kind] ?? "button",
    "data-kind": kind,
    "aria-checked": kind === "check" ? String(on) : null,
    "aria-label": valued ? shown : null,
    "aria-valuemin": kind === "slider" ? low : null,
    "aria-valuemax": kind === "slider" ? high : null,
    "aria-valuenow": kind === "slider" ? now : null,
    "aria-valuetext": valued ? tile.value : null,
  });
  const value = kind === "check" ? "" : tile.value;
  let name = node.querySelector(".name");
  if (!name) {
    name = el("span", { class: "name" });
    node.append(name, " ", el("span", { class: "value" }));
  }
  text(name, shown);
  text(node.lastChild, value);
  fillBar(node, tile);
}

function fillBar(node, tile) {
  const { kind, low, high, now } = tile.control;
  if (kind === "slider" && high > low) {
    node.style.setProperty("--share", `${(100 * (now - low)) / (high - low)}%`);
  }
}

/** Return what stands for a setting in a list of buttons: `nodes`, and `update(tile)`. */
export function touchControl(panel, tile, act, words) {
  if (tile.control.kind === "check") return check(panel, tile, act);
  const value = el("span", { class: "value", id: `value-${tile.key}` });
  const less = button("", () => act.step(tile.key, -1), { class: "step" });
  const more = button("", () => act.step(tile.key, 1), { class: "step" });
  return {
    nodes: [value, less, more],
    update(now) {
      text(value, named(panel, now));
      text(less, words("less"));
      text(more, words("more"));
      set(less, { "aria-label": words("less") + panel.signs.list + now.text });
      set(more, { "aria-label": words("more") + panel.signs.list + now.text });
    },
    focus: () => more.focus(),
  };
}

function check(panel, tile, act) {
  const box = el("input", { type: "checkbox", "data-tile": tile.key });
  const name = el("span");
  const label = el("label", { class: "check" }, box, name);
  box.addEventListener("click", (event) => {
    event.preventDefault(); // the server ticks it
    act.point(tile.key);
  });
  return {
    nodes: [label],
    update(now) {
      // After the click's own handling, which puts a prevented box back.
      setTimeout(() => {
        box.checked = now.control.on;
      });
      text(name, named(panel, now, ""));
    },
    focus: () => box.focus(),
  };
}
