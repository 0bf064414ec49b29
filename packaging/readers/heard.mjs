// What the screen reader of this system says while the first match is begun. Not run yet.
// Needs @guidepup/guidepup and an installed braillespiel; ends with 1 where a line is missing.
import { spawn } from "node:child_process";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { nvda, voiceOver } from "@guidepup/guidepup";

const onWindows = process.platform === "win32";
const reader = onWindows ? nvda : voiceOver;
const program = onWindows
  ? [join(process.env.LOCALAPPDATA, "Programs/braillespiel/python/pythonw.exe"), ["-P", "-m", "braillespiel"]]
  : [join(process.cwd(), "braillespiel.app/Contents/MacOS/braillespiel"), []];
const data = join(homedir(), ".braillespiel-heard");

// Each key and what must be heard after it; the same lines as in docs/windows.en.md.
const steps = [
  [null, "Welcome to braillespiel"],
  ["ArrowDown", "Learn first"],
  ["Home", "Yes, choose a game"],
  ["Enter", "Which game?"],
  ["ArrowRight", "Build one pile of boxes"],
  ["F1", "What you can do here"],
  ["Escape", "Which game?"],
  ["Escape", "main menu"],
];

await reader.start();
const game = spawn(program[0], [...program[1], "play", "--front-end", "window", "--lang", "en"], {
  env: { ...process.env, BRAILLESPIEL_HOME: data },
});
let missing = 0;
try {
  await sleep(10_000);
  for (const [key, wanted] of steps) {
    if (key) await reader.press(key);
    await sleep(2_000);
    const heard = (await reader.spokenPhraseLog()).join("\n");
    const there = heard.includes(wanted);
    console.log(`${there ? "heard" : "MISSING"}: ${key ?? "start"}: ${wanted}`);
    if (!there) missing += 1;
  }
  console.log((await reader.spokenPhraseLog()).join("\n"));
} finally {
  game.kill();
  await reader.stop();
}
process.exit(missing ? 1 : 0);
