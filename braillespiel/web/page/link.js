// The socket to the server. It comes back by itself; a key that cannot be sent is not kept.

const LONGEST_MS = 8000;
const NEXT_MS = 100;
const SLOW_MS = 6000; // a host that does not answer, where there is another one

// Where the page is served: a house has several hosts, for when its own one fails.
const told = document.querySelector('meta[name="hosts"]').content.split(" ").filter(Boolean);
const hosts = [...new Set([new URL(".", location.href).href, ...told])];
let at = 0;
export const here = (path) => new URL(path, hosts[at]);

export class Link {
  /** `on` has the methods open(), message(told) and lost(). */
  constructor(on) {
    this.on = on;
    this.socket = null;
    this.wait = 500;
    this.timer = null;
    this.wanted = true;
    for (const kind of ["online", "pageshow", "focus"]) {
      addEventListener(kind, () => this.hurry());
    }
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.hurry();
    });
  }

  get up() {
    return this.socket !== null && this.socket.readyState === WebSocket.OPEN;
  }

  connect() {
    this.wanted = true;
    clearTimeout(this.timer);
    this.timer = null;
    const url = here("seat");
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(url);
    let opened = false;
    this.socket = socket;
    const slow = hosts.length > 1 && setTimeout(() => socket.close(), SLOW_MS);
    socket.onopen = () => {
      clearTimeout(slow);
      opened = true;
      this.wait = 500;
      this.on.open();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.on.message(JSON.parse(event.data));
    };
    socket.onclose = () => {
      clearTimeout(slow);
      if (this.socket !== socket) return;
      this.socket = null;
      if (!this.wanted) return;
      this.on.lost();
      if (!opened) at = (at + 1) % hosts.length;
      const soon = !opened && at > 0;
      this.timer = setTimeout(() => this.connect(), soon ? NEXT_MS : this.wait);
      if (!soon) this.wait = Math.min(LONGEST_MS, this.wait * 2);
    };
  }

  /** Somebody is back, or the network is: try at once. */
  hurry() {
    if (this.timer !== null) this.connect();
  }

  /** There is something to send: come back, if no attempt is under way. */
  wake() {
    if (this.socket === null) this.connect();
  }

  /** Do not come back by itself. */
  rest() {
    this.wanted = false;
    clearTimeout(this.timer);
    this.timer = null;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  send(message) {
    if (!this.up) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
