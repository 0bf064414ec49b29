// What the browser keeps: settings, and the token of the chair. Names are not kept.

const PREFIX = "braillespiel.";

function area(kind) {
  try {
    const found = window[kind];
    found.setItem(PREFIX + "try", "1");
    found.removeItem(PREFIX + "try");
    return found;
  } catch {
    const held = new Map(); // storage is switched off: it lasts as long as the page
    return {
      getItem: (name) => held.get(name) ?? null,
      setItem: (name, value) => held.set(name, value),
      removeItem: (name) => held.delete(name),
    };
  }
}

const device = area("localStorage");
const tab = area("sessionStorage");

function read(name, fallback) {
  try {
    return JSON.parse(device.getItem(PREFIX + name)) ?? fallback;
  } catch {
    return fallback;
  }
}

function write(name, value) {
  try {
    device.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // full: the page goes on with what it knows
  }
}

const OWN = ["dress", "letters", "reader", "settings", "token"];

export const kept = {
  get dress() {
    const usual = matchMedia("(pointer: coarse)").matches ? "touch" : "keys";
    return read("dress", usual) === "touch" ? "touch" : "keys";
  },
  set dress(value) {
    write("dress", value);
  },
  /** Whether somebody has chosen a dress here. */
  get dressed() {
    return read("dress", null) !== null;
  },
  /** Whether letters and digits are keys. */
  get letters() {
    return read("letters", true) !== false;
  },
  set letters(value) {
    write("letters", value);
  },
  /** Who reads aloud: "reader", "none", "speech", or empty where nobody has been asked. */
  get reader() {
    return String(read("reader", ""));
  },
  set reader(value) {
    write("reader", value);
  },
  /** The settings; before anything was chosen the theme is that of the system. */
  get settings() {
    const found = read("settings", null);
    if (found && typeof found === "object") return found;
    return matchMedia("(prefers-color-scheme: light)").matches ? { theme: "light" } : {};
  },
  set settings(value) {
    write("settings", value);
  },
  get token() {
    return String(read("token", ""));
  },
  /** The token of this tab: it comes through a reload, not into another tab. */
  get tabToken() {
    return tab.getItem(PREFIX + "token") ?? "";
  },
  /** Keep a token; that of a desk for this tab alone. */
  keepToken(token, tabOnly) {
    if (token) {
      if (!tabOnly) write("token", token);
      tab.setItem(PREFIX + "token", token);
    } else {
      if (this.token === this.tabToken) device.removeItem(PREFIX + "token");
      tab.removeItem(PREFIX + "token");
    }
  },
  dropTabToken() {
    tab.removeItem(PREFIX + "token");
    tab.removeItem(PREFIX + "table");
  },
  /** The table of a house at which this tab sits. */
  get table() {
    return tab.getItem(PREFIX + "table") ?? "";
  },
  set table(value) {
    tab.setItem(PREFIX + "table", value);
  },
  forget() {
    for (const name of OWN) device.removeItem(PREFIX + name);
    this.dropTabToken();
  },
};

// A tab notes that it leaves the page: loaded again, it is the same one. A copy of a tab, which gets
// all that its tab keeps, has no such note.
const left = tab.getItem(PREFIX + "left") !== null;
tab.removeItem(PREFIX + "left");
addEventListener("pagehide", () => tab.setItem(PREFIX + "left", "1"));
addEventListener("pageshow", () => tab.removeItem(PREFIX + "left"));

// So long others may take to say that they have the seat. A tab that was here waits for none of them.
const ANSWER_MS = left ? 20 : 120;

/** Resolves to whether another tab of this browser has the seat with this token. */
export function takenElsewhere(token) {
  if (!token || !("BroadcastChannel" in window)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const asking = new BroadcastChannel(PREFIX + "tabs");
    const done = (answer) => {
      asking.close();
      resolve(answer);
    };
    asking.onmessage = (event) => {
      if (event.data === "here " + token) done(true);
    };
    asking.postMessage("who " + token);
    setTimeout(() => done(false), ANSWER_MS);
  });
}

/** Answer other tabs that ask; `seated` tells the token of the seat that is open here. */
export function answerTabs(seated) {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(PREFIX + "tabs");
  channel.onmessage = (event) => {
    const token = seated();
    if (token && event.data === "who " + token) channel.postMessage("here " + token);
  };
}
