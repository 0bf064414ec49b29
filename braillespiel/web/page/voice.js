// The page's own voice (Web Speech), with voices of this device only.

function localVoice(language) {
  const wanted = language.toLowerCase().split("-")[0];
  const voices = speechSynthesis.getVoices().filter((voice) => voice.localService);
  const fits = voices.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === wanted);
  return fits.find((voice) => voice.default) ?? fits[0] ?? null;
}

export class Voice {
  constructor() {
    this.on = false;
    /** Told whether something is being said. */
    this.onSpeaking = () => {};
    this.unended = new Set();
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
    if (urgent) this.cancel();
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.voice = voice;
    spoken.lang = voice.lang;
    for (const kind of ["end", "error"]) spoken.addEventListener(kind, () => this.ended(spoken));
    this.unended.add(spoken);
    this.onSpeaking(true);
    speechSynthesis.speak(spoken);
  }

  ended(spoken) {
    if (this.unended.delete(spoken) && !this.unended.size) this.onSpeaking(false);
  }

  cancel() {
    this.unended.clear();
    speechSynthesis.cancel();
  }

  stop() {
    if (!("speechSynthesis" in window)) return;
    this.cancel();
    this.onSpeaking(false);
  }
}
