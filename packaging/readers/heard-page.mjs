// What the screen reader of this system says of the page in a browser, from the entrance to the
// table. Not run yet. Needs @guidepup/guidepup and the project's packages; ends with 1 where a
// line is missing.
import { spawn, spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { nvda, voiceOver } from "@guidepup/guidepup";

const onWindows = process.platform === "win32";
const reader = onWindows ? nvda : voiceOver;
const port = "8765";
const code = "314159";

// What is done, and what must be heard after it: a key, or a text that is typed. The sentences are
// those of the catalogue of the page.
const steps = [
  ["key", "Tab", "Code of the table, six digits"],
  ["type", code, ""],
  ["key", "Tab", "Your name"],
  ["type", "Ada", ""],
  ["key", "Tab", "Name of a second person at this device"],
  ["key", "Tab", "Watch only"],
  ["key", "Tab", "Go to the table"],
  ["key", "Enter", ""],
];

const options = ["--port", "0", "--web-port", port, "--code", code, "--loopback-only", "--plain", "--lang", "en"];
const table = spawn("python", ["-P", "-m", "braillespiel", "serve", "six", "--seats", "2", ...options], {
  stdio: "inherit",
});
let missing = 0;
try {
  await sleep(15_000);
  await reader.start();
  const address = `http://localhost:${port}/`;
  if (onWindows) spawnSync("cmd", ["/c", "start", "msedge", address]);
  else spawnSync("open", ["-a", "Safari", address]);
  await sleep(15_000);
  for (const [how, what, wanted] of steps) {
    if (how === "type") await reader.type(what);
    else await reader.press(what);
    await sleep(2_000);
    if (!wanted) continue;
    const there = (await reader.spokenPhraseLog()).join("\n").includes(wanted);
    console.log(`${there ? "heard" : "MISSING"}: ${what}: ${wanted}`);
    if (!there) missing += 1;
  }
  await sleep(5_000);
  console.log((await reader.spokenPhraseLog()).join("\n"));
} finally {
  table.kill();
  await reader.stop();
}
process.exit(missing ? 1 : 0);
