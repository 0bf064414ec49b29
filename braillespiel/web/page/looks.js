// How things look: cards with letters and patterns, hexagons, drawings. Readers get none of it.

import { el, svg, text } from "./dom.js";
import { figure, isListed, listed } from "./figures.js";

const PATTERNS = {
  yellow: "dots", red: "rising", green: "vertical", blue: "horizontal", purple: "crossed",
  orange: "zigzag", grey: "rings", black: "solid", stripes: "vertical", diagonals: "rising",
  "stripes-left": "falling", "stripes-right": "rising", cross: "crossed", open: "crossed",
};
const KINDS = [...new Set(Object.values(PATTERNS)), "grid"];

function kindOf(pattern) {
  const kind = PATTERNS[pattern] ?? pattern;
  return KINDS.includes(kind) ? kind : "";
}

/** Return whether a tile is a card, for readers too. */
export function isCard(tile, shape) {
  return shape === "hex" || Boolean(tile.symbol || tile.back);
}

/** Return whether a tile has a face; what has none shows its words. */
export function hasFace(tile, shape) {
  return isCard(tile, shape) || Boolean(tile.figure);
}

/** Return the face of a tile, drawn. */
export function face(tile, shape) {
  if (isListed(tile)) return listed(tile);
  const counted = /^(cards|tile-[a-z]+)-(\d+)$/.exec(tile.figure);
  if (counted) tile = { ...tile, symbol: counted[2], back: counted[1] === "cards" };
  const kind = kindOf(tile.pattern);
  const sign = tile.figure ? figure(tile.figure) : null;
  const card = el("span", {
    class: "face",
    "aria-hidden": "true",
    "data-colour": tile.back ? "back" : tile.colour || "plain",
    "data-empty": /^[–·]$/.test(tile.symbol) || (tile.back && tile.symbol === "0"),
    "data-wide": /\d \d/.test(tile.symbol),
    "data-many": tile.back && Number(tile.symbol) > 1,
    "data-dice": tile.figure.startsWith("dice-") && (/[1-6]/.test(tile.figure) || "unseen"),
    "data-form": shape === "hex" ? "hex" : shape === "grid" ? "cell" : "card",
  });
  if (shape === "hex") {
    const corners = "50,1 99,25.5 99,74.5 50,99 1,74.5 1,25.5";
    const edge = svg("polygon", { points: corners });
    card.append(svg("svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none" }, edge));
  }
  if (tile.back && tile.symbol !== "0") card.append(el("span", { class: "lattice" }));
  if (tile.letter && !tile.back) card.append(el("span", { class: "letter" }, tile.letter));
  const symbol = tile.symbol || (shape === "hex" && !tile.back ? tile.text.slice(0, 2) : "");
  if (tile.prints?.length) card.append(brailled(symbol, tile.prints));
  else if (symbol) card.append(el("span", { class: "symbol" }, symbol));
  if (sign) card.append(sign);
  if (kind && !tile.back) card.append(el("span", { class: "strip", "data-pattern": kind }));
  if (tile.live && !tile.back) card.append(el("span", { class: "notch" }));
  if (tile.marked) card.append(el("span", { class: "tick" }, "\u2713"));
  return card;
}

const SHADES = ["light", "medium", "dark", "white", "black"];

/** Return a panel's drawing: polygons, the later ones over the earlier ones. */
export function drawing(outlines) {
  const xs = outlines.flatMap((one) => one.corners.map((corner) => corner[0]));
  const ys = outlines.flatMap((one) => one.corners.map((corner) => corner[1]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
  const rim = Math.max(wide, high) / 60;
  const box = [left - rim, top - rim, wide + 2 * rim, high + 2 * rim].join(" ");
  const shapes = outlines.map((one) =>
    svg("polygon", {
      points: one.corners.map((corner) => corner.join(",")).join(" "),
      class: one.ghost ? "ghost" : SHADES.includes(one.shade) ? one.shade : "light",
      "data-key": one.key,
    }),
  );
  const dots = outlines.filter((one) => one.pattern).map((one) => patterned(one, rim));
  const whole = svg("svg", { viewBox: box, class: "drawing", "aria-hidden": "true" });
  whole.append(...shapes, ...dots.flat());
  const most = 4.5; // rem for a unit
  whole.style.width = `min(100%, ${wide * most}rem)`;
  return whole;
}

/** Return the pattern of an outline: lines between two of its edges. */
function patterned(outline, rim) {
  const [a, b, c, d] = outline.corners;
  if (!d) return [];
  const kind = kindOf(outline.pattern);
  const at = (from, to, share) => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const found = [];
  for (let n = 1; n < 6; n++) {
    const share = n / 5;
    const pairs = [];
    const slanting = (one, two, three, four) => {
      pairs.push([at(one, two, share), at(one, four, share)]);
      if (n < 5) pairs.push([at(three, two, share), at(three, four, share)]);
    };
    if (n < 5 && (kind === "vertical" || kind === "grid")) pairs.push([at(a, b, share), at(d, c, share)]);
    if (n < 5 && (kind === "horizontal" || kind === "grid")) pairs.push([at(a, d, share), at(b, c, share)]);
    if (kind === "rising" || kind === "crossed") slanting(a, b, c, d);
    if (kind === "falling" || kind === "crossed") slanting(b, a, d, c);
    for (const [[x1, y1], [x2, y2]] of pairs) {
      found.push(svg("line", { x1, y1, x2, y2, "stroke-width": rim / 2, class: "line" }));
    }
  }
  return found;
}

/** Return a row of cells, and under them what they say in print. */
function brailled(row, prints) {
  const cells = el("span", { class: "cells" }, ...[...row].map((cell) => el("span", {}, cell)));
  const ink = el("span", { class: "ink" });
  for (const [start, count, words] of prints) {
    const one = text(el("span"), words);
    one.style.left = `${start}em`;
    one.style.width = `${Math.max(1, count)}em`;
    ink.append(one);
  }
  return el("span", { class: "braillerow" }, cells, ink);
}

/** Put the Braille line and the magnifier on the screen, for those who look on. */
export function viewer(node, rows, prints) {
  node.replaceChildren(...rows.map((row, number) => brailled(row, prints[number] ?? [])));
  node.hidden = rows.length === 0;
}
