// Sounds: earcons and tones at their side, and the room tone of a game below everything else.

import { here } from "./link.js";

const DUCKED = 10 ** (-12 / 20);
const DOWN_S = 0.2;
const UP_S = 1.5;
const FADE_S = 0.6;
const SILENT = 10 ** (-48 / 20);
// What the files of room tones have: decoded at another rate their ends would not meet.
const ROOM_RATE = 22050;
const LOWEST_HZ = 262;
const TONE_S = 0.09;
const EDGE_S = 0.008;
const PEAK = 0.35;

const loaded = new Map();
let context = null;
let touched = false;
const NAME = /^([a-z][a-z0-9_]*\/)?[a-z0-9-]+$/;
for (const kind of ["keydown", "pointerdown"]) {
  addEventListener(kind, begun, { capture: true, once: true });
}

function begun() {
  touched = true;
  if (wanted.name) room(wanted.name, wanted.volume);
}

function awake() {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(console.info);
}

async function decoded(name, decoder = context) {
  const answer = await fetch(here(`sounds/${name}.wav`));
  return decoder.decodeAudioData(await answer.arrayBuffer());
}

/** Connect a node to both ears at a side, from -1 (left) to 1, as loud as the client has it. */
function toEars(node, pan, loudness) {
  const sides = context.createChannelMerger(2);
  [1 - pan, 1 + pan].forEach((share, side) => {
    const gain = context.createGain();
    gain.gain.value = Math.min(1, share) * loudness;
    node.connect(gain);
    gain.connect(sides, 0, side);
  });
  sides.connect(context.destination);
}

/** Play a sound at a side, from -1 (left) to 1, as loud in each ear as the client has it.
 * The server sends none as long as sounds are switched off; before the first key or touch of the
 * person's own browsers refuse, and nothing is lost. */
export async function play(name, volume, pan = 0) {
  if (!touched || !NAME.test(name)) return;
  try {
    awake();
    if (!loaded.has(name)) loaded.set(name, decoded(name));
    const source = context.createBufferSource();
    source.buffer = await loaded.get(name);
    toEars(source, pan, Math.min(1, volume / 100));
    source.start();
  } catch (error) {
    loaded.delete(name);
    console.info(error);
  }
}

/** Play tones of (semitone above middle C, side) one after the other. */
export function melody(tones, volume) {
  if (!touched) return;
  awake();
  tones.forEach(([semitone, pan], number) => {
    const from = context.currentTime + number * TONE_S;
    const tone = context.createOscillator();
    tone.frequency.value = LOWEST_HZ * 2 ** (semitone / 12);
    const edge = context.createGain();
    edge.gain.setValueAtTime(0, from);
    edge.gain.linearRampToValueAtTime(PEAK, from + EDGE_S);
    edge.gain.setValueAtTime(PEAK, from + TONE_S - EDGE_S);
    edge.gain.linearRampToValueAtTime(0, from + TONE_S);
    tone.connect(edge);
    toEars(edge, pan, Math.min(1, volume / 100));
    tone.start(from);
    tone.stop(from + TONE_S);
  });
}

// -- room tone -----------------------------------------------------------------------------

function glide(gain, to, seconds, now) {
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(Math.max(SILENT, gain.value), now);
  gain.exponentialRampToValueAtTime(Math.max(SILENT, to), now + seconds);
}

/** One loop, which gives way to speech by 12 dB. */
export class RoomTone {
  constructor(on, buffer, volume, speaking) {
    this.on = on;
    this.fade = on.createGain();
    this.under = on.createGain();
    this.fade.gain.value = SILENT;
    this.under.gain.value = speaking ? DUCKED : 1;
    this.source = on.createBufferSource();
    this.source.buffer = buffer;
    this.source.loop = true;
    this.source.connect(this.fade);
    this.fade.connect(this.under);
    this.under.connect(on.destination);
    this.source.start();
    this.louder(volume);
  }

  louder(volume) {
    glide(this.fade.gain, Math.min(1, volume / 100), FADE_S, this.on.currentTime);
  }

  duck(speaking) {
    const [to, seconds] = speaking ? [DUCKED, DOWN_S] : [1, UP_S];
    glide(this.under.gain, to, seconds, this.on.currentTime);
  }

  end() {
    glide(this.fade.gain, SILENT, FADE_S, this.on.currentTime);
    this.source.stop(this.on.currentTime + FADE_S);
  }
}

let wanted = { name: "", volume: 0 };
let sounding = null;
let speaks = false;

/** Let the room tone `name` sound at a volume, "" for none; after the first key or touch. */
export async function room(name, volume) {
  const before = wanted;
  wanted = { name, volume };
  if (!touched) return;
  if (sounding && name === before.name) {
    sounding.louder(volume);
    return;
  }
  sounding?.end();
  sounding = null;
  if (!NAME.test(name)) return;
  const mine = wanted;
  try {
    awake();
    if (!loaded.has(name)) {
      loaded.set(name, decoded(name, new OfflineAudioContext(1, 1, ROOM_RATE)));
    }
    const buffer = await loaded.get(name);
    if (wanted.name === mine.name && !sounding) {
      sounding = new RoomTone(context, buffer, wanted.volume, speaks);
    }
  } catch (error) {
    loaded.delete(name);
    console.info(error);
  }
}

/** Let the room tone give way to speech, or come back. */
export function duck(speaking) {
  if (speaking === speaks) return;
  speaks = speaking;
  sounding?.duck(speaking);
}
