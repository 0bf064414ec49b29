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

/** Play a sound; the server sends none as long as sounds are switched off. */
export function play(name, volume) {
  if (!/^([a-z][a-z0-9_]*\/)?[a-z0-9-]+$/.test(name)) return;
  if (!loaded.has(name)) loaded.set(name, new Audio(`sounds/${name}.wav`));
  const sound = loaded.get(name).cloneNode();
  sound.volume = Math.min(1, volume / 100);
  sound.play().catch(() => {}); // before the first tap browsers refuse; nothing is lost
}
