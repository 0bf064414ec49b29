// The page's own voice (Web Speech), with voices of this device only, and sounds.

function localVoice(language) {
  const wanted = language.toLowerCase().split("-")[0];
  const voices = speechSynthesis.getVoices().filter((voice) => voice.localService);
  const fits = voices.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === wanted);
  return fits.find((voice) => voice.default) ?? fits[0] ?? null;
}

export class Voice {
  constructor() {
    this.on = false;
    // Voices are loaded late; asking begins it.
    if ("speechSynthesis" in window) speechSynthesis.getVoices();
  }

  /** Resolves to whether this device has a voice of its own for a language. */
  async has(language) {
    if (!("speechSynthesis" in window)) return false;
    if (!localVoice(language)) {
      await new Promise((resolve) => {
        speechSynthesis.addEventListener("voiceschanged", resolve, { once: true });
        setTimeout(resolve, 1000);
      });
    }
    return localVoice(language) !== null;
  }

  say(text, urgent, language) {
    if (!this.on || !text) return;
    const voice = localVoice(language);
    if (!voice) return;
    if (urgent) speechSynthesis.cancel();
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.voice = voice;
    spoken.lang = voice.lang;
    speechSynthesis.speak(spoken);
  }

  stop() {
    if ("speechSynthesis" in window) speechSynthesis.cancel();
  }
}

const loaded = new Map();
let context = null;
let touched = false;
for (const kind of ["keydown", "pointerdown"]) {
  addEventListener(kind, () => { touched = true; }, { capture: true, once: true });
}

async function decoded(name) {
  const answer = await fetch(`sounds/${name}.wav`);
  return context.decodeAudioData(await answer.arrayBuffer());
}

/** Play a sound at a side, from -1 (left) to 1, as loud in each ear as the client has it.
 * The server sends none as long as sounds are switched off; before the first key or touch of the
 * person's own browsers refuse, and nothing is lost. */
export async function play(name, volume, pan = 0) {
  if (!touched || !/^([a-z][a-z0-9_]*\/)?[a-z0-9-]+$/.test(name)) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume().catch(console.info);
    if (!loaded.has(name)) loaded.set(name, decoded(name));
    const source = context.createBufferSource();
    source.buffer = await loaded.get(name);
    const sides = context.createChannelMerger(2);
    [1 - pan, 1 + pan].forEach((share, side) => {
      const gain = context.createGain();
      gain.gain.value = Math.min(1, share) * Math.min(1, volume / 100);
      source.connect(gain);
      gain.connect(sides, 0, side);
    });
    sides.connect(context.destination);
    source.start();
  } catch (error) {
    loaded.delete(name);
    console.info(error);
  }
}
