/** Small sounds. They are synthesised, so nothing is loaded. All but the one at one's turn are off by default. */
import { settings } from "$/settings.svelte";
import type { Playback } from "./playback.svelte";

let context: AudioContext | null = null;
let sounding = 0; // notes that are not over

function note(frequency: number, length: number, loudness: number, shape: OscillatorType, delay = 0): void {
  const played = (context ??= new AudioContext());
  void played.resume();
  sounding += 1;
  const start = played.currentTime + delay;
  const tone = played.createOscillator();
  const volume = played.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(frequency, start);
  tone.frequency.exponentialRampToValueAtTime(frequency * 0.6, start + length);
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(played.destination);
  tone.start(start);
  tone.stop(start + length);
  tone.onended = () => {
    sounding -= 1;
    if (!sounding) void played.suspend(); // otherwise the device computes silence for as long as the table is open
  };
}

/** Tells a player that it is their turn, also in a tab that is not looked at. A browser that was not touched yet stays silent. */
export function soundTurn(): void {
  if (!settings.turnSound || navigator.userActivation?.hasBeenActive === false) return;
  note(660, 0.22, 0.09, "triangle");
  note(880, 0.3, 0.08, "triangle", 0.13);
}

/** Plays a sound for each event of a table. */
export function playSounds(playback: Playback): void {
  playback.heard = ({ event }) => {
    if (!settings.sounds || document.hidden) return;
    if (event.type === "Placed" || event.type === "Entered" || event.type === "Moved") note(140, 0.09, 0.16, "triangle");
    else if (event.type === "Revealed" || event.type === "TurnedDown") note(420, 0.08, 0.06, "triangle");
    else if (event.type === "Eliminated") note(90, 0.25, 0.2, "sawtooth");
    else if (event.type === "Gained" || event.type === "TookPot" || event.type === "Waited") {
      note(1400, 0.12, 0.05, "sine");
      note(1900, 0.14, 0.04, "sine", 0.05);
    } else if (event.type === "GameOver") for (const [place, tone] of [523, 659, 784].entries()) note(tone, 0.4, 0.1, "triangle", place * 0.14);
  };
}
