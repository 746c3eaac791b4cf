const BEEP_EVERY_MS = 1200;
const BEEPS = 50;
/** Two tones, the second a fourth above the first. */
const TONES_HZ = [880, 1175];
const TONE_SECONDS = 0.18;
const LOUDNESS = 0.25;

/** A sound that repeats for a minute, made by the browser: there is no file to fetch, so it rings offline too. */
export class Alarm {
  private context: AudioContext | undefined;
  private repeating: number | undefined;

  /** Opens the sound; call it from a click. Browsers without sounds stay silent. */
  prepare(): void {
    if (typeof AudioContext === "undefined") return;
    this.context ??= new AudioContext();
    void this.context.resume();
  }

  start(): void {
    if (this.repeating !== undefined) return;
    let beeps = 0;
    const beep = () => {
      this.beep();
      beeps += 1;
      if (beeps >= BEEPS) this.stop();
    };
    this.repeating = window.setInterval(beep, BEEP_EVERY_MS);
    beep();
  }

  stop(): void {
    window.clearInterval(this.repeating);
    this.repeating = undefined;
  }

  private beep(): void {
    // Phones that lie beside the pan.
    if ("vibrate" in navigator) navigator.vibrate(TONE_SECONDS * 2000);
    TONES_HZ.forEach((frequency, place) => this.tone(frequency, place * TONE_SECONDS));
  }

  private tone(frequency: number, afterSeconds: number): void {
    if (this.context === undefined) return;
    const start = this.context.currentTime + afterSeconds;
    const oscillator = this.context.createOscillator();
    const gain = this.context.createGain();
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(LOUDNESS, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    oscillator.connect(gain).connect(this.context.destination);
    oscillator.start(start);
    oscillator.stop(start + TONE_SECONDS);
  }
}
