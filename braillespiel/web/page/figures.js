// Small drawings on cards and lists: lines in the ink of what they stand on. Readers get none of it.

import { el, svg } from "./dom.js";

const LINES = {
  lending: "M3 5h8v14H3zM6 5v14M14 8h7m-3-3 3 3-3 3M21 16h-7m3-3-3 3 3 3",
  culture: "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
  children: "M12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6M12 9v7m0 0-4 5m4-5 4 5M5 8l7 4 7-4",
  room: "M3 12l9-8 9 8M6 10v10h12V10M10 20v-6h4v6",
  parents: "M8 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6M17 7a2 2 0 1 1 0 5 2 2 0 0 1 0-5M2 20c0-5 2-7 6-7s6 2 6 7M17 15c3 0 4 2 4 5",
  choice: "M3 6l2 2 4-4M13 6h8M3 13l2 2 4-4M13 13h8M3 20l2 2 4-4M13 20h8",
  pupil: "M12 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6M5 20c0-5 3-7 7-7s7 2 7 7",
  hand: "M6 11v4c0 4 2 6 6 6s6-2 6-6V7M6 11V8m3 4V5m3 7V3m3 9V5",
  lost: "M4 4l16 16M9 6a9 9 0 0 1 11 3M4 9l2-1M8 14a5 5 0 0 1 3-2M12 19h.01",
  stuck: "M8 9a4 4 0 1 1 5 4c-1 .5-1 1-1 3M12 20h.01",
  away: "M5 12h14",
  table: "M3 9h18M6 9v10M18 9v10",
  paused: "M9 5v14M15 5v14",
};

function drawn(path, more = {}) {
  const line = svg("path", { d: path });
  return svg("svg", { viewBox: "0 0 24 24", class: "figure", "aria-hidden": "true", ...more }, line);
}

const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** Return one die; 0 is a face that nobody has seen yet. */
function die(face) {
  const whole = svg("svg", { viewBox: "0 0 30 30", class: "die", "data-unseen": !face });
  whole.append(svg("rect", { x: 1, y: 1, width: 28, height: 28, rx: 5 }));
  for (const at of PIPS[face] ?? []) {
    whole.append(svg("circle", { cx: 7 + 8 * (at % 3), cy: 7 + 8 * Math.floor(at / 3), r: 2.6 }));
  }
  return whole;
}

const LOZENGES = {
  left: ["6,3 17,9 17,21 6,15", "medium", "M6 8l11 13M6 13l5 5M9 5l8 9"],
  right: ["18,3 7,9 7,21 18,15", "dark", "M18 8 7 21M18 13l-5 5M15 5l-8 9"],
  closed: ["12,5 23,12 12,19 1,12", "light", ""],
  open: ["12,5 23,12 12,19 1,12", "light", "M6.5 8.5l11 7M17.5 8.5l-11 7"],
};

function lozenge(kind) {
  const [points, shade, lines] = LOZENGES[kind];
  const shape = svg("polygon", { points, class: shade });
  return svg("svg", { viewBox: "0 0 24 24", class: "figure lozenge" }, shape, svg("path", { d: lines }));
}

/** Return a drawing by its name, null where there is none of that name. */
export function figure(name) {
  const [kind, more] = name.split("-");
  if (kind === "dice") return el("span", { class: "dice" }, ...[...more].map((one) => die(Number(one))));
  if (kind === "tile" && more in LOZENGES) return lozenge(more);
  return kind in LINES ? drawn(LINES[kind]) : null;
}

/** Return whether a tile is a line of a list: somebody, or a table. */
export const isListed = (tile) => /^(pupil|table)(-|$)/.test(tile.figure);

/** Return somebody of the desk's list: what they need first, then who they are and what they do. */
export function listed(tile) {
  const [kind, need] = tile.figure.split("-");
  const path = LINES[need] ?? (need ? LINES.stuck : LINES[kind]);
  return el(
    "span", { class: "face listed", "aria-hidden": "true", "data-need": need },
    drawn(path), el("b", {}, tile.text),
    ...tile.facts.map((fact) => el("span", { class: "fact" }, fact)),
    tile.marked ? el("span", { class: "tick" }, "\u2713") : null,
  );
}
