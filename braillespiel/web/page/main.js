// The page: it shows what the server tells and sends what a person does. It has no sentence.

import { arrange, button, el, isLeaving, set, text } from "./dom.js";
import { Entrance } from "./entrance.js";
import { HelperPage } from "./helper.js";
import { listen } from "./keys.js";
import { answerTabs, kept, takenElsewhere } from "./kept.js";
import { Link } from "./link.js";
import { Live } from "./live.js";
import { Table } from "./table.js";
import { duck, melody, play, room } from "./sounds.js";
import { Voice } from "./voice.js";

const page = document.getElementById("page");
let told = {}; // the sentences of the page
const words = (key) => told[key] ?? "";
const regions = {
  polite: document.getElementById("polite"),
  assertive: document.getElementById("assertive"),
};
const live = new Live(regions, words);
const voice = new Voice();
voice.onSpeaking = duck;
const NAMED_KEYS = ["Space", "Enter", "Backspace"];

const at = /^\/(desk|projector|helper)$/.exec(location.pathname)?.[1] ?? ""; // "" is a seat's page
let dress = kept.dress;
let language = "";
let seated = false;
let token = "";
let offered = ""; // a token that may be used once its owner says so
let secondTab = false;
let asking = null; // other tabs, whether one of them has the seat; null once that is known
let asked = null; // what the entrance wants to send once there is a connection
let note = "";
let ended = ""; // why the server lets the connection go, until there is another
let tapped = "";
let lastSent = 0;
let lastOwnFocus = 0;
let follows = false; // the page's focus says what the last picture brought
let moving = false;
let scale = 100; // as the page is drawn

const fresh = () => ({
  title: "", order: [], behind: [], panels: new Map(), focus: null, paragraphs: [], unsaid: "",
  line: null, bar: { turn: "", kind: "", sentence: "" }, buttons: [],
  braille: [], prints: [], magnified: "", theme: "", scale: 100, reduced_motion: false,
  curtain: false, language: "", stops: new Map(),
});
let state = fresh();

// -- what the page is made of ----------------------------------------------------------------

const wearing = button("", () => wear(dress === "keys" ? "touch" : "keys"));
const letters = button("", () => {
  kept.letters = !kept.letters;
  frame();
  if (seated) table.show(state);
});
const speaking = button("", () => speak(!voice.on));
const forgetting = button("", forget);
const status = el("p", { class: "status", hidden: true });
const retry = button("", () => link.connect(), { hidden: true });
const toolsHead = el("summary");
const tools = el(
  "details", { class: "tools", hidden: true }, toolsHead,
  el("div", {}, wearing, letters, speaking, forgetting),
);
const sign = el("img", { src: "icon.svg", alt: "" });
const brand = el("span", { class: "brand", "aria-hidden": "true" }, sign, "braillespiel");

const link = new Link({ open: opened, message: take, lost });

const act = {
  point(key) {
    tapped = key;
    send({ type: "point", key });
  },
  step: (key, by) => send({ type: "step", key, by }),
  press: (key) => send({ type: "press", key }),
  typed: (typed) => send({ type: "typed", text: typed }),
  takes: (key) => dress === "keys" && (kept.letters || NAMED_KEYS.includes(key)),
};
const table = new Table(act, words);
const beside = new HelperPage();
const entrance = new Entrance({
  enter: (code, names, watches) => ask({ type: "enter", code, names, watches }),
  goIn: (name, word) => ask({ type: "go-in", name, ...(word && { word }) }),
  unlock: (code) => ask({ type: "unlock", code }),
  says: (sentence) => say(sentence, true),
  language(tag) {
    kept.settings = { ...kept.settings, language: tag };
    open("");
  },
  me() {
    open(offered);
  },
  other() {
    offered = "";
    showEntrance({ ...lastEntrance, problem: "" });
    focusTitle();
  },
  forget,
  reads(who) {
    kept.reader = who;
    if (who === "speech") speak(true);
    frame();
  },
});
const header = el("header", {}, brand, tools, status, retry);
page.replaceChildren(header, el("div", { id: "content" }));
const content = page.lastChild;
let lastEntrance = null;

listen({
  press(name, key) {
    const here = state.focus?.[1];
    if (key && here !== key) send({ type: "point", key, act: false });
    send({ type: "press", key: name });
  },
  command: () => table.command.focus(),
  letters: () => kept.letters && dress === "keys",
  dress: () => dress,
});

document.addEventListener("focusin", (event) => {
  if (!moving) lastOwnFocus = performance.now();
  const tile = event.target.closest("[data-tile]");
  if (moving || !tile || !seated || dress !== "keys") return;
  const panel = tile.closest("[data-panel]").dataset.panel;
  state.stops.set(panel, tile.dataset.tile);
  const key = tile.dataset.tile;
  const here = state.focus;
  if (key && (!here || here[0] !== panel || here[1] !== key)) {
    send({ type: "point", key, act: false });
  }
});

// A browser lets a page speak after the first tap or key, not before.
for (const kind of ["pointerup", "keyup"]) {
  addEventListener(kind, () => kept.reader === "speech" && !voice.on && speak(true), { once: true });
}
if (at === "projector") addEventListener("resize", fit);
answerTabs(() => (seated ? token : ""));
document.documentElement.dataset.dress = dress;
document.documentElement.dataset.at = at;
history.replaceState(null, ""); // it has come whole, and may be loaded again as often another time
begin();

// -- connection ----------------------------------------------------------------------------

function begin() {
  const mine = kept.tabToken;
  asking = takenElsewhere(mine || (at ? "" : kept.token)).then((taken) => {
    asking = null;
    secondTab = taken;
    if (taken) kept.dropTabToken();
    token = taken ? "" : mine;
    offered = at || taken || mine ? "" : kept.token;
  });
  link.connect();
}

function opened() {
  ended = "";
  const mine = asked;
  asked = null;
  // Without the sentences the page could show nothing: they come with the entrance.
  if (mine?.type !== "open") open(Object.keys(told).length ? token : "");
  if (mine) send(mine);
}

function open(used) {
  const languages = [...new Set(navigator.languages ?? [])].slice(0, 16);
  const sat = kept.table;
  const where = { ...(at && { at }), ...(sat && { table: sat }) };
  ask({ type: "open", languages, token: used, settings: kept.settings, dress, ...where });
}

/** Send what the entrance wants: the server may have let its connection go meanwhile. */
function ask(message) {
  if (link.up) {
    send(message);
    return;
  }
  asked = message;
  link.wake();
}

function send(message) {
  lastSent = performance.now();
  if (!link.send(message) && seated) say(words("lost"), true);
}

function lost() {
  const sentence = ended || (at === "helper" ? words("helper-lost") : words("lost"));
  if (!sentence) return;
  if (status.hidden && !ended) say(sentence, true);
  text(status, sentence);
  status.hidden = false;
  retry.hidden = at === "helper";
  if (beside.main.isConnected) beside.blank();
}

function back() {
  if (status.hidden) return;
  const here = document.activeElement === retry;
  status.hidden = retry.hidden = true;
  if (here) focusTitle();
  say(words("returned"), false);
}

const takers = {
  entrance(message) {
    told = message.words;
    language = message.language;
    set(document.documentElement, { lang: language });
    if (asking) {
      asking.then(() => takers.entrance(message));
      return;
    }
    const forgotten = words(message.house ? "house-forgotten" : "forgotten");
    if (token && message.problem) {
      token = ""; // it is known, and not let in
    } else if (token) {
      // This tab sat at the table before it was loaded again.
      if (message.remembered) {
        kept.keepToken("");
        token = "";
        note = forgotten;
      } else {
        open(token);
        return;
      }
    } else if (message.remembered) {
      kept.keepToken("");
      offered = "";
      note = forgotten;
    }
    if (message.free && !message.problem) {
      send({ type: "unlock" });
      return;
    }
    if (seated) table.remember([]); // the next person is none of the last one's business
    seated = false;
    theme(message.theme ?? "dark");
    set(document.documentElement, { "data-curtain": false });
    note = message.note || note;
    say(note, true);
    showEntrance(message);
    back();
  },
  lent(message) {
    told = message.words;
    language = message.language;
    document.documentElement.lang = language;
    if (message.dress && !kept.dressed && message.dress !== dress) {
      dress = message.dress;
      document.documentElement.dataset.dress = dress;
      if (seated) table.wear(dress); // the teacher's yes came later
      send({ type: "wears", dress });
    }
    if (seated) frame();
  },
  screen: showScreen,
  "helper-page"(message) {
    const first = !beside.main.isConnected;
    language = message.language;
    if (document.title !== message.title) document.title = message.title;
    set(document.documentElement, { lang: language });
    const news = beside.show(message);
    if (first) {
      seated = true;
      theme(kept.settings.theme ?? "dark");
      arrange(content, [beside.main]);
      frame();
      focusTitle();
    }
    back();
    say(news, false);
  },
  said(message) {
    const listed = message.listed ?? true;
    const spoken = message.spoken ?? true;
    if (listed) table.happened(message.text);
    if (follows && !voice.on && message.rest !== undefined) {
      say(beyondTitle(message.rest), message.urgent ?? false);
    } else if (spoken) {
      say(message.text, message.urgent ?? false);
    } else if (listed || !(dress === "touch" && isTapped())) {
      say(message.text, true);
    }
  },
  past: (message) => table.remember(message.said),
  sound: (message) => play(message.name, message.volume ?? 100, message.pan ?? 0),
  tones: (message) => melody(message.tones, message.volume ?? 100),
  room: (message) => room(message.name ?? "", message.volume ?? 0),
  keep(message) {
    if (message.settings !== undefined) kept.settings = message.settings;
    if (message.token !== undefined) {
      token = message.token;
      kept.keepToken(token, Boolean(at));
    }
    if (message.table !== undefined) kept.table = message.table;
  },
  file(message) {
    const url = URL.createObjectURL(new Blob([message.text], { type: "text/plain;charset=utf-8" }));
    el("a", { href: url, download: message.name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60000); // once the browser has read it
  },
  "offered-file"(message) {
    const how = message.download ? { download: true } : { target: "_blank", rel: "noopener" };
    const way = el("a", { href: message.path, hidden: true, ...how });
    document.body.append(way);
    way.click();
    way.remove();
  },
  ended(message) {
    if (message.again) {
      ended = message.text;
      say(ended, true);
      return;
    }
    link.rest();
    if (message.aside && entrance.root.isConnected) return; // what is typed there stays
    seated = false;
    token = "";
    kept.dropTabToken();
    const again = button(words("again"), () => location.reload(), { class: "main" });
    const head = el("h1", { id: "title", tabindex: "-1" }, "braillespiel");
    const why = el("p", { id: "why" }, message.text);
    if (at === "helper") {
      beside.end();
      status.hidden = true;
      document.title = words("title");
      set(head, { "aria-describedby": "why" });
      arrange(content, [el("main", { class: "beside" }, head, why)]);
      frame();
      focus(head);
      return;
    }
    const main = el("main", {}, head, why, again);
    set(again, { "aria-describedby": "why" });
    arrange(content, [main]);
    frame();
    focus(again);
  },
};

function take(message) {
  takers[message.type]?.(message);
}

// -- showing -------------------------------------------------------------------------------

function frame() {
  text(toolsHead, words("tools"));
  tools.hidden = !words("tools") || at === "helper";
  set(document.documentElement, { "data-seated": seated });
  text(wearing, words(dress === "keys" ? "dress-touch" : "dress-keys"));
  text(letters, words("keys-on"));
  set(letters, { "aria-pressed": String(kept.letters) });
  text(speaking, words("speech"));
  set(speaking, { "aria-pressed": String(voice.on) });
  text(forgetting, words(lastEntrance?.house ? "house-forget" : "forget"));
  text(retry, words("retry"));
  letters.hidden = !seated || dress === "touch";
  table.commandForm.hidden = !seated || at === "helper";
  forgetting.hidden = seated;
}

function showEntrance(message) {
  lastEntrance = message;
  document.title = words("title");
  const was = document.activeElement;
  if (secondTab) note = words(message.house ? "house-tab" : "tab");
  const asksReader = !kept.reader && at !== "helper";
  if (!content.contains(entrance.root)) arrange(content, [el("main", {}, entrance.root)]);
  entrance.show(message, { asksWho: Boolean(offered), asksReader, note });
  note = "";
  frame();
  if (was !== document.body && (!was.isConnected || isLeaving(was))) {
    if (was.id) focus(document.getElementById(was.id) ?? title());
    else focusTitle();
  }
}

function showScreen(message) {
  const first = !seated;
  const before = { title: state.title, focus: JSON.stringify(state.focus), line: state.line };
  const held = first ? null : table.zones.focused();
  const was = document.activeElement;
  const inside = first || was === document.body || table.zones.root.contains(was) ||
    table.actions.contains(was) || table.line.contains(was) || was === table.title;
  if (first) {
    state = fresh();
    seated = true;
    secondTab = false;
  }
  const values = held ? valueAt(held) : "";
  merge(message);
  table.show(state);
  if (message.panels && at === "projector") requestAnimationFrame(fit);
  if (first) {
    table.wear(dress);
    arrange(content, [table.main]);
    frame();
    back();
    if (voice.on || kept.reader === "none") tellVoice();
  } else {
    back();
  }
  outside();
  const stays = held !== null && table.zones.find(held.panel, held.key) !== null;
  const anew =
    (before.title !== state.title && !stays) || (before.line === null) !== (state.line === null);
  const changed = anew || before.focus !== JSON.stringify(state.focus);
  const own = Boolean(message.moves) && lastOwnFocus <= lastSent;
  const wanted = changed || Boolean(message.goes);
  follows = false;
  if (first || (own && wanted && inside)) follows = follow(anew || first);
  else if (held && held.key === state.focus?.[1]) follows = values !== valueAt(held) && isValued();
  if (document.activeElement === document.body || isLeaving(document.activeElement)) {
    rescue(held, was, inside, anew);
  }
}

function merge(message) {
  const { panels, type, moves, goes, ...plain } = message;
  Object.assign(state, plain);
  for (const panel of panels ?? []) state.panels.set(panel.id, panel);
  const there = new Set([...state.order, ...state.behind]);
  for (const id of state.panels.keys()) if (!there.has(id)) state.panels.delete(id);
}

/**
 * What the picture says about the whole page. Only what has changed is set: a language set anew,
 * although it is the same, costs a browser the style of every element.
 */
function outside() {
  const root = document.documentElement;
  if (document.title !== state.title) document.title = state.title;
  if (state.language) language = state.language;
  theme(state.theme || "dark");
  if (scale !== state.scale) {
    scale = state.scale;
    root.style.setProperty("--scale", String(scale / 100));
  }
  set(root, {
    lang: language, "data-still": state.reduced_motion, "data-curtain": state.curtain,
    "data-large": scale > 150,
  });
}

/** The screen for all shows everything at once: the largest type with which it still fits. */
function fit() {
  const root = document.documentElement;
  const fits = (size) => {
    root.style.setProperty("--fit", String(size / 100));
    return root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth;
  };
  let [low, high] = [50, 400];
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  set(root, { "data-full": !fits(low) });
}

function theme(name) {
  set(document.documentElement, { "data-theme": name });
}

/** Bring the focus to where the person's own key has led; return whether it says what is there. */
function follow(anew) {
  if (state.line !== null) {
    focus(table.input);
    table.input.select();
    return true;
  }
  if (dress === "touch") {
    if (anew) focusTitle();
    return anew;
  }
  const node = state.focus ? table.zones.find(state.focus[0], state.focus[1]) : null;
  const was = document.activeElement;
  focus(node ?? table.title);
  return document.activeElement !== was; // where it was already, a reader says nothing
}

/** What had the focus is gone or has lost it: that or its neighbour gets it. */
function rescue(held, was, inside, anew) {
  if (!inside || was === document.body) return;
  follows = true;
  if (dress === "touch" && anew) return focusTitle();
  const goal = state.focus ? table.zones.find(...state.focus) : null;
  const near = held ? table.zones.near(held) : null;
  const same = held && state.focus && held.panel === state.focus[0];
  focus((same ? goal : near) ?? goal ?? table.title);
}

function valueAt(held) {
  const panel = state.panels.get(held.panel);
  const tile = panel?.tiles.find((one) => one.key === held.key);
  return tile ? `${tile.value} ${tile.control?.on}` : "";
}

function isValued() {
  const role = document.activeElement.getAttribute("role");
  const valued = ["checkbox", "slider", "spinbutton"].includes(role);
  return valued || document.activeElement.type === "checkbox";
}

/** Return what of a sentence is left where the focus has just said the title. */
function beyondTitle(sentence) {
  if (document.activeElement !== table.title || !sentence.startsWith(state.title)) return sentence;
  return sentence.slice(state.title.length).replace(/^[.?!:\s]+/, "");
}

function isTapped() {
  return tapped !== "" && state.focus?.[1] === tapped;
}

function focus(node) {
  moving = true;
  node?.focus();
  moving = false;
}

function title() {
  return document.getElementById("title");
}

/** A new screen is seen from its beginning: the title itself stays in sight wherever one is. */
function focusTitle() {
  focus(title());
  scrollTo(0, 0);
}

// -- around it -----------------------------------------------------------------------------

function say(sentence, urgent) {
  if (voice.on) voice.say(sentence, urgent, language);
  else live.say(sentence, urgent);
}

function wear(wanted) {
  dress = wanted;
  kept.dress = dress;
  document.documentElement.dataset.dress = dress;
  table.wear(dress);
  frame();
  if (seated) send({ type: "wears", dress });
}

/** Tell whether the page speaks, or nobody does: then it is known when a sentence is over. */
function tellVoice() {
  send({ type: "speaks", on: voice.on, nobody: kept.reader === "none" });
}

async function speak(on) {
  if (on && !(await voice.has(language))) {
    live.say(words("speech-none"), true);
    return;
  }
  voice.on = on;
  if (!on) voice.stop();
  kept.reader = on ? "speech" : kept.reader === "speech" ? "none" : kept.reader;
  frame();
  if (seated) tellVoice();
  if (on) voice.say(title()?.textContent ?? "", true, language);
}

function forget() {
  kept.forget();
  token = offered = "";
  dress = kept.dress;
  document.documentElement.dataset.dress = dress;
  note = words("forget-done");
  open("");
  if (document.activeElement === document.body) focusTitle();
}
