"""SIX' sand glass as one page that works offline: silent and still until it is lifted."""

from __future__ import annotations

import json
from html import escape

from braillespiel.kit.document import page
from braillespiel.words.catalogue import Words

SHORTEST, LONGEST = 110, 130
"""Seconds that the glass runs, by lot between them, so that nobody counts along."""

_SCRIPT = """<style>button{font-size:2.5rem;min-width:44%%;min-height:40vh}</style>
<script>
"use strict";
const words = %(words)s, shortest = %(shortest)d, longest = %(longest)d;
const turn = document.getElementById("turn"), lift = document.getElementById("lift");
const status = document.getElementById("said");
let end = null, awake = null, sound = null;
const say = text => { status.textContent = text; };
// A tone is [hertz, seconds]; the two results differ in pitch, number and length: by one ear.
function tones(list) {
  try {
    sound = sound || new AudioContext();
    let at = sound.currentTime;
    for (const [hertz, seconds] of list) {
      const one = sound.createOscillator();
      one.frequency.value = hertz;
      one.connect(sound.destination);
      one.start(at);
      one.stop(at + seconds);
      at += seconds + 0.15;
    }
  } catch (error) { console.info(error); }
}
function buzz(pattern) { if (navigator.vibrate) navigator.vibrate(pattern); }
// The wall clock: a device that sleeps stops every other one.
turn.onclick = () => {
  const lot = crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
  end = Date.now() + 1000 * (shortest + (longest - shortest) * lot);
  lift.disabled = false;
  say(words.runs);
  tones([[660, 0.2]]);
  buzz(80);
  if (navigator.wakeLock) {
    navigator.wakeLock.request("screen").then(lock => { awake = lock; }, console.info);
  }
};
lift.onclick = () => {
  if (end === null) return;
  const left = Math.ceil((end - Date.now()) / 1000);
  end = null;
  lift.disabled = true;
  if (awake) { awake.release(); awake = null; }
  if (left <= 0) {
    say(words.over);
    tones([[880, 0.2], [880, 0.2], [880, 0.2]]);
    buzz([150, 100, 150, 100, 150]);
  } else {
    say(left === 1 ? words.one : words.left.replace("%(number)s", left));
    tones([[220, 0.9]]);
    buzz(900);
  }
};
</script>
"""
_NUMBER = 987
"""Stands for a number in a sentence until the page knows it; no language puts a sign into it."""


def glass(words: Words) -> bytes:
    """Return the page, with the sentences of a language."""
    sentence = words("kit-glass-left", seconds=_NUMBER)
    said = {
        "runs": words("kit-glass-runs"),
        "over": words("kit-glass-over"),
        "one": words("kit-glass-left", seconds=1),
        "left": sentence,
    }
    body = (
        f"<p>{escape(words('kit-glass-text'))}</p>\n"
        f'<button id="turn">{escape(words("kit-glass-turn"))}</button>\n'
        f'<button id="lift" disabled>{escape(words("kit-glass-lift"))}</button>\n'
        '<p role="status" id="said"></p>'
    )
    script = _SCRIPT % {
        "words": json.dumps(said, ensure_ascii=True).replace("<", "\\u003c"),
        "shortest": SHORTEST,
        "longest": LONGEST,
        "number": str(_NUMBER),
    }
    return page(words("kit-glass"), words.language, body, script)
