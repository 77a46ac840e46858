/** Tell a player who looks elsewhere that the table waits: a blinking title, and two tones if they are turned on. */
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

function tone(at: number, pitch: number): void {
  if (!context) return;
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.type = 'sine';
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
  voice.connect(loudness).connect(context.destination);
  voice.start(at);
  voice.stop(at + 0.55);
}

export function ring(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume().then(() => {
    if (!context) return;
    tone(context.currentTime, 587.3);
    tone(context.currentTime + 0.16, 880);
  });
}

/** A notification of the browser, while the page is in the background; a press leads to the table. */
export function notify(title: string, text: string, table: string): void {
  if (!settings.notify || !document.hidden || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body: text, tag: table });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones allow it to service workers only
  }
}

/** Set the title of the window; while the page is hidden it alternates with `calling`. Returns a function that stops it. */
export function showTitle(plain: string, calling: string): () => void {
  document.title = calling || plain;
  if (!calling) return () => {};
  let on = true;
  const timer = setInterval(() => {
    on = !on || !document.hidden;
    document.title = on ? calling : plain;
  }, 1000);
  return () => clearInterval(timer);
}
