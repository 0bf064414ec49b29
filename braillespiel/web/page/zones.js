// Zones in two dresses: grids whose cells have the focus, or lists of real buttons.

import { Nodes, arrange, button, el, isLeaving, set, text } from "./dom.js";
import { drawing, face, hasFace, isCard } from "./looks.js";
import { control, hasControls, named, touchControl } from "./controls.js";

const BLANK = "\u2800";
const GLIDE = { duration: 150, easing: "ease-out" };
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const moves = (state) => !calm.matches && !state.reduced_motion;

/** Return the tiles of a panel by rows, as they lie. */
export function rowsOf(panel) {
  if (!panel.tiles.length) return [{ number: 0, tiles: [null] }];
  if (panel.menu) return panel.tiles.map((tile, number) => ({ number, tiles: [tile] }));
  if (!["rows", "grid", "hex"].includes(panel.shape)) return [{ number: 0, tiles: panel.tiles }];
  const down = panel.shape === "hex" ? 1 : 0;
  const rows = new Map();
  for (const tile of panel.tiles) {
    const row = tile.place[down];
    if (!rows.has(row)) rows.set(row, []);
    rows.get(row).push(tile);
  }
  return [...rows.keys()]
    .sort((one, other) => one - other)
    .map((row, order) => ({
      number: panel.shape === "hex" ? order : row,
      tiles: rows.get(row).sort((a, b) => a.place[1 - down] - b.place[1 - down]),
    }));
}

export class Zones {
  /** `act` has point(key), step(key, by); `words` gives the sentences of the page. */
  constructor(act, words, still = false) {
    this.still = still; // only to be seen: the table behind a menu
    this.act = act;
    this.words = words;
    this.dress = "keys";
    this.places = new Map(); // by the id of a panel: its nodes, and what they show
    this.drawn = new WeakMap();
    this.gliding = [];
    this.root = el("div", { class: still ? "zones behind" : "zones", inert: still, "aria-hidden": still ? "true" : null });
  }

  wear(dress) {
    if (dress === this.dress) return;
    this.dress = dress;
    this.places.clear();
  }

  /** Show the panels; what stays the same stays the same node. */
  show(state) {
    this.state = state;
    const shown = state.order.filter((id) => state.panels.has(id));
    const lies = shown.map((id) => state.panels.get(id).tiles.map((tile) => tile.key)).join();
    const spots = this.lies !== lies && this.titled === state.title && moves(state) && this.spots();
    [this.lies, this.titled] = [lies, state.title];
    arrange(this.root, shown.map((id) => this.panel(state.panels.get(id))));
    if (spots) requestAnimationFrame(() => this.travel(spots));
    for (const id of this.places.keys()) if (!shown.includes(id)) this.places.delete(id);
  }

  /** Return where every tile is drawn, by its key. */
  spots() {
    const found = new Map();
    for (const { nodes } of this.places.values()) {
      for (const [name, node] of nodes.kept) {
        if (name.startsWith("tile ") && node instanceof Node) found.set(name, node.getBoundingClientRect());
      }
    }
    return found;
  }

  /** Let what has changed its place glide there. */
  travel(spots) {
    for (const one of this.gliding) one.cancel(); // they go on from where they are seen
    this.gliding = [];
    const now = this.spots();
    for (const { nodes } of this.places.values()) {
      for (const [name, node] of nodes.kept) {
        const [from, to] = [spots.get(name), now.get(name)];
        if (!from || !to || !from.width) continue;
        const [x, y] = [from.left - to.left, from.top - to.top];
        if (Math.abs(x) + Math.abs(y) < 4) continue;
        const way = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
        this.gliding.push(node.animate(way, GLIDE));
      }
    }
  }

  find(panel, key) {
    return this.places.get(panel)?.nodes.kept.get(`tile ${key}`) ?? null;
  }

  /** Return the node that has the focus, as (panel, key, number in its panel). */
  focused() {
    const node = document.activeElement?.closest?.("[data-tile]");
    if (!node || !this.root.contains(node)) return null;
    const section = node.closest("[data-panel]");
    const all = [...section.querySelectorAll("[data-tile]")];
    return { panel: section.dataset.panel, key: node.dataset.tile, number: all.indexOf(node) };
  }

  /** Return what lies nearest to where something was. */
  near(before) {
    const section = this.places.get(before.panel)?.section;
    const all = section ? [...section.querySelectorAll("[data-tile]")] : [];
    return all[Math.min(before.number, all.length - 1)] ?? null;
  }

  /** Return the section of a panel; only what has changed since it was shown last is touched. */
  panel(panel) {
    const shown = this.places.get(panel.id);
    if (!shown || isLeaving(shown.section)) {
      const section = el("div", { "data-panel": panel.id });
      this.places.set(panel.id, { section, nodes: new Nodes(), panel: null, titled: null });
    }
    const place = this.places.get(panel.id);
    const titled = panel.name === this.state.title;
    if (place.panel !== panel || place.titled !== titled) {
      place.panel = panel;
      place.titled = titled;
      this.nodes = place.nodes;
      this.build(place.section, panel, titled);
      place.nodes.sweep();
    }
    this.mark(place);
    return place.section;
  }

  build(section, panel, titled) {
    const head = this.nodes.get("head", () =>
      el("h2", { id: this.still ? null : `head-${panel.id}` }, el("span"), el("span", { class: "summary" })),
    );
    text(head.firstChild, panel.name);
    text(head.lastChild, panel.summary ? panel.signs.list + panel.summary : "");
    set(section, {
      class: "panel", "data-shape": panel.shape, "data-menu": Boolean(panel.menu),
      "data-role": panel.role || null, "data-acts": Boolean(panel.acts),
      "data-pictured": Boolean(panel.drawing?.length) && !panel.menu,
    });
    const body = this.dress === "keys" ? this.keys(panel, titled) : this.touch(panel, titled);
    const kids = [...(titled ? [] : [head]), ...body];
    if (panel.drawing?.length) kids.push(this.draw(panel));
    arrange(section, kids);
  }

  /** Mark where the focus is, and what of a panel is its Tab stop. */
  mark({ section, nodes, panel }) {
    const focus = this.state.focus;
    const here = focus && focus[0] === panel.id ? focus[1] : null;
    set(section, { "data-here": here !== null });
    for (const shape of nodes.kept.get("drawing")?.querySelectorAll("polygon") ?? []) {
      shape.classList.toggle("here", Boolean(here) && shape.dataset.key === here);
    }
    if (this.dress !== "keys" || this.still) return;
    const stop = this.stop(panel, here);
    const noted = panel.menu && this.state.paragraphs.length > 0;
    for (const { key } of panel.tiles.length ? panel.tiles : [{ key: "" }]) {
      set(nodes.kept.get(`tile ${key}`), {
        tabindex: key === stop ? 0 : -1,
        "aria-describedby": noted && key === here ? "notes" : null,
      });
    }
  }

  draw(panel) {
    const told = JSON.stringify(panel.drawing);
    const holder = this.nodes.get("drawing", () =>
      el("div", { class: "drawn", "aria-hidden": "true" }),
    );
    if (this.drawn.get(holder) !== told) {
      this.drawn.set(holder, told);
      holder.replaceChildren(drawing(panel.drawing));
    }
    return holder;
  }

  rowName(panel, number) {
    return panel.rows[number] || this.words("row").replace("$n", number + 1);
  }

  place(node, panel, tile) {
    if (!tile) return;
    if (panel.shape === "grid") {
      node.style.gridColumn = String(tile.place[1] - this.least(panel, 1) + 2);
    }
  }

  least(panel, axis) {
    return Math.min(...panel.tiles.map((tile) => tile.place[axis]));
  }

  /** Say how far to the right a row of hexagons begins, in hexagons. */
  shift(node, panel, tiles) {
    if (panel.shape !== "hex" || !tiles[0]) return;
    const starts = panel.tiles.map((tile) => tile.place[0] + tile.place[1] / 2);
    const own = tiles[0].place[0] + tiles[0].place[1] / 2;
    node.style.setProperty("--shift", String(own - Math.min(...starts)));
  }

  // -- keys ------------------------------------------------------------------------------

  keys(panel, titled) {
    const named = titled ? "title" : `head-${panel.id}`;
    const controls = panel.menu && hasControls(panel);
    const was = this.nodes.kept.get("body")?.getAttribute("role");
    // A cell that became a control would keep half of what it told readers.
    if (was && (was === "toolbar") !== Boolean(controls)) this.nodes.forget(["body", "row", "tile"]);
    if (controls) {
      const bar = this.nodes.get("body", () => el("div", { class: "rows" }));
      set(bar, { role: "toolbar", "aria-orientation": "vertical", "aria-labelledby": named });
      arrange(bar, panel.tiles.map((tile) => this.control(panel, tile)));
      return [bar];
    }
    const grid = this.nodes.get("body", () => el("div", { class: "rows" }));
    set(grid, { role: "grid", "aria-orientation": null, "aria-labelledby": named });
    const rows = rowsOf(panel).map(({ number, tiles }) => this.row(panel, number, tiles));
    arrange(grid, rows);
    return [grid];
  }

  row(panel, number, tiles) {
    const first = panel.menu && tiles[0] ? tiles[0].key : number;
    const row = this.nodes.get(`row ${first}`, () => el("div", { role: "row" }));
    const name = this.rowName(panel, number);
    set(row, { "aria-label": name, class: "row" });
    this.shift(row, panel, tiles);
    const cells = tiles.map((tile) => this.cell(panel, tile));
    if (!panel.menu && panel.rows[number]) {
      const label = this.nodes.get(`label ${first}`, () =>
        el("span", { class: "rowname", "aria-hidden": "true" }),
      );
      cells.unshift(text(label, name));
    }
    arrange(row, cells);
    return row;
  }

  cell(panel, tile) {
    const key = tile ? tile.key : "";
    const cell = this.nodes.get(`tile ${key}`, () => {
      const made = el("div", { role: "gridcell", "data-tile": this.still ? null : key });
      made.addEventListener("click", () => key && this.act.point(key));
      return made;
    });
    const card = Boolean(tile) && !panel.menu && isCard(tile, panel.shape);
    set(cell, {
      "aria-roledescription": this.words(card ? "card" : "item"),
      "aria-brailleroledescription": BLANK,
      class: "tile",
    });
    this.fill(cell, panel, tile);
    this.place(cell, panel, tile);
    return cell;
  }

  control(panel, tile) {
    const node = this.nodes.get(`tile ${tile.key}`, () => {
      const made = el("div", { "data-tile": tile.key });
      made.addEventListener("click", () => this.act.point(tile.key));
      return made;
    });
    set(node, { class: "tile" });
    control(node, panel, tile);
    return node;
  }

  /** In every panel one cell is a Tab stop: where the focus is, else where it was, else the first. */
  stop(panel, here) {
    const keys = panel.tiles.map((tile) => tile.key);
    if (keys.includes(here)) return here;
    const last = this.state.stops.get(panel.id);
    return keys.includes(last) ? last : (keys[0] ?? "");
  }

  /** Draw a tile anew where it has changed. */
  fill(node, panel, tile) {
    const empty = panel.empty || this.words("empty");
    const told = JSON.stringify([tile, panel.shape, tile ? "" : empty]);
    if (this.drawn.get(node) === told) return;
    this.drawn.set(node, told);
    const drawn = Boolean(tile) && hasFace(tile, panel.shape);
    set(node, {
      "data-drawn": drawn,
      "data-pile": drawn && panel.shape === "piles",
      "data-live": Boolean(tile?.live) && !panel.menu,
    });
    const name = tile ? named(panel, tile) : empty;
    const label = node.querySelector(":scope > .name");
    if (label && drawn === Boolean(node.querySelector(":scope > .face"))) {
      text(label, name);
      if (drawn) node.querySelector(":scope > .face").replaceWith(face(tile, panel.shape));
      return;
    }
    const kids = drawn ? [face(tile, panel.shape)] : [];
    node.replaceChildren(...kids, el("span", { class: "name" }, name));
  }

  // -- touch -----------------------------------------------------------------------------

  touch(panel, titled) {
    if (!panel.tiles.length) {
      const empty = this.nodes.get("body", () => el("p"));
      return [text(empty, panel.empty || this.words("empty"))];
    }
    const rows = panel.menu ? [{ number: 0, tiles: panel.tiles }] : rowsOf(panel);
    const found = [];
    for (const { number, tiles } of rows) {
      if (!panel.menu && panel.rows[number]) {
        const head = this.nodes.get(`label ${number}`, () =>
          el(titled ? "h2" : "h3", { class: "rowname" }),
        );
        found.push(text(head, panel.rows[number]));
      }
      const list = this.nodes.get(`body ${number}`, () =>
        el("ul", { class: "row", role: "list" }),
      );
      this.shift(list, panel, tiles);
      arrange(list, tiles.map((tile) => this.item(panel, tile)));
      found.push(list);
    }
    return found;
  }

  item(panel, tile) {
    const item = this.nodes.get(`item ${tile.key}`, () => el("li"));
    this.place(item, panel, tile);
    if (panel.menu && tile.control && tile.control.kind !== "item") {
      const kids = this.nodes.get(`tile ${tile.key}`, () =>
        touchControl(panel, tile, this.act, this.words),
      );
      kids.update(tile);
      arrange(item, kids.nodes);
      return item;
    }
    const pressed = this.nodes.get(`tile ${tile.key}`, () =>
      button("", () => this.act.point(tile.key), { "data-tile": tile.key }),
    );
    set(pressed, { class: "tile" });
    this.fill(pressed, panel, tile);
    arrange(item, [pressed]);
    return item;
  }
}
